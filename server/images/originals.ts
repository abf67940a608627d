// Merchants' photos as they came: on disk, else fetched once; one that could not be fetched is left to the retries.
import { fail, ok, type Result } from '#contract/result.ts';
import { createFairQueue, type FairQueueLimits } from '#server/fair-queue.ts';
import { dominantColor } from '#server/images/encode.ts';
import type { ImageFiles } from '#server/images/image-files.ts';
import type { PictureRecords } from '#server/images/picture-records.ts';
import {
  fetchPhoto,
  MAX_PHOTO_BYTES,
  type PhotoError,
  type RemoteAccess,
} from '#server/images/remote-photo.ts';
import type { Log } from '#server/log.ts';

export interface Originals {
  /**
   * Has the photo on disk, fetched if need be. Fails at once where an earlier fetch failed, so that a host that is down is not
   * asked for each shopper who looks.
   */
  readonly ensure: (imageId: string, url: string) => Promise<Result<void, OriginalError>>;
  /** Fetches the photo although an earlier fetch failed. */
  readonly retry: (imageId: string, url: string) => Promise<Result<void, OriginalError>>;
  /**
   * A photo that is there, which may be 12 MB: to be read when it is encoded, not by what waits for that. Undefined: it is gone
   * again.
   */
  readonly read: (imageId: string) => Promise<Buffer | undefined>;
  /** Resolves when every failure is recorded. */
  readonly recorded: () => Promise<void>;
}

/** `failed_before`: this time it was not tried. `overloaded`: too many fetches wait; nothing is remembered of it. */
export type OriginalError = PhotoError | 'failed_before' | 'overloaded';

export interface OriginalsDeps {
  readonly access: RemoteAccess;
  readonly records: PictureRecords;
  /** ms since 1970. */
  readonly now: () => number;
  readonly log: Pick<Log, 'warn'>;
}

/** Each host is a client of the queue: one that does not answer holds up its own photos alone. */
const FETCH_LIMITS: FairQueueLimits = {
  concurrency: 12,
  concurrencyOfClient: 4,
  maxWaiting: 800,
  maxWaitingOfClient: 400,
};
/** Of the photos that the disk does not take, held in memory until their turn; of larger ones the oldest go. */
const MAX_UNKEPT_BYTES = 4 * MAX_PHOTO_BYTES;

export function createOriginals(files: ImageFiles, deps: OriginalsDeps): Originals {
  const inFlight = new Map<string, Promise<Result<void, OriginalError>>>();
  /** What the disk did not take, by image, the oldest first. */
  const unkept = new Map<string, Buffer>();
  const fetches = createFairQueue(FETCH_LIMITS);
  /** Failures on their way to the database: a shopper does not wait for it, since an import may hold its lock. */
  const recordings = new Map<string, Promise<void>>();

  async function load(imageId: string, url: string, isRetry: boolean): Promise<Result<void, OriginalError>> {
    if (await files.hasOriginal(imageId)) return ok(undefined);
    if (!isRetry && (await hasFailed(imageId))) return fail('failed_before');
    // Until it is on disk: what has been fetched must not wait in memory while others are fetched.
    const fetching = fetches.run(URL.parse(url)?.host ?? null, () => fetchAndKeep(imageId, url));
    if (typeof fetching === 'string') return fail('overloaded');
    const fetched = await fetching;
    if (fetched.ok) {
      const { tint, isKept } = fetched.value;
      // An import may hold the database's lock: others are fetched meanwhile.
      if (isKept) await deps.records.saveFetched(imageId, tint).catch(warnUnkept(imageId));
      return ok(undefined);
    }
    const reason = fetched.error;
    deps.log.warn({ imageId, reason }, 'a photo could not be fetched');
    const recording = record(imageId, reason);
    if (isRetry) await recording;
    return fail(reason);
  }

  /** `tint`: its dominant colour. What the disk does not take is shown nevertheless, and fetched again for the next who asks. */
  async function fetchAndKeep(
    imageId: string,
    url: string,
  ): Promise<Result<{ tint: string; isKept: boolean }, PhotoError>> {
    const fetched = await fetchPhoto(url, deps.access);
    if (!fetched.ok) return fetched;
    const tint = await dominantColor(fetched.value);
    if (tint === undefined) return fail('not_a_picture');
    unkept.delete(imageId);
    try {
      await files.writeOriginal(imageId, fetched.value);
      return ok({ tint, isKept: true });
    } catch (error) {
      warnUnkept(imageId)(error);
      hold(imageId, fetched.value);
      return ok({ tint, isKept: false });
    }
  }

  function hold(imageId: string, photo: Buffer): void {
    unkept.set(imageId, photo);
    let held = [...unkept.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
    for (const [oldest, { byteLength }] of unkept) {
      if (held <= MAX_UNKEPT_BYTES) return;
      unkept.delete(oldest);
      held -= byteLength;
    }
  }

  function warnUnkept(imageId: string): (error: unknown) => void {
    return (error) => deps.log.warn({ imageId, err: error }, 'a photo that was fetched could not be kept');
  }

  async function hasFailed(imageId: string): Promise<boolean> {
    return recordings.has(imageId) || (await deps.records.failureOf(imageId)) !== undefined;
  }

  function record(imageId: string, reason: PhotoError): Promise<void> {
    const recording = deps.records
      .saveFailure(imageId, reason, deps.now())
      .catch((error: unknown) => deps.log.warn({ imageId, err: error }, 'a failed fetch was not recorded'))
      .finally(() => recordings.delete(imageId));
    recordings.set(imageId, recording);
    return recording;
  }

  function once(imageId: string, url: string, isRetry: boolean): Promise<Result<void, OriginalError>> {
    const running = inFlight.get(imageId);
    if (running !== undefined) return running;
    const started = load(imageId, url, isRetry).finally(() => inFlight.delete(imageId));
    inFlight.set(imageId, started);
    return started;
  }

  return {
    ensure: (imageId, url) => once(imageId, url, false),
    retry: (imageId, url) => once(imageId, url, true),
    read: async (imageId) => unkept.get(imageId) ?? files.readOriginal(imageId),
    recorded: async () => void (await Promise.all(recordings.values())),
  };
}
