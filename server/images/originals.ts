// A merchant's photo as it came: from disk, else fetched once; one that could not be fetched is left to the retries.
import { fail, ok, type Result } from '#contract/result.ts';
import { createFairQueue, type FairQueueLimits } from '#server/fair-queue.ts';
import { dominantColor } from '#server/images/encode.ts';
import type { ImageFiles } from '#server/images/image-files.ts';
import type { PictureRecords } from '#server/images/picture-records.ts';
import { fetchPhoto, type PhotoError, type RemoteAccess } from '#server/images/remote-photo.ts';
import type { Log } from '#server/log.ts';

export interface Originals {
  /** Fails at once where an earlier fetch failed, so that a host that is down is not asked for each shopper who looks. */
  readonly get: (imageId: string, url: string) => Promise<Result<Buffer, OriginalError>>;
  /** Fetches the photo although an earlier fetch failed. */
  readonly retry: (imageId: string, url: string) => Promise<Result<Buffer, OriginalError>>;
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

export function createOriginals(files: ImageFiles, deps: OriginalsDeps): Originals {
  const inFlight = new Map<string, Promise<Result<Buffer, OriginalError>>>();
  const fetches = createFairQueue(FETCH_LIMITS);
  /** Failures on their way to the database: a shopper does not wait for it, since an import may hold its lock. */
  const recordings = new Map<string, Promise<void>>();

  async function load(
    imageId: string,
    url: string,
    isRetry: boolean,
  ): Promise<Result<Buffer, OriginalError>> {
    const stored = await files.readOriginal(imageId);
    if (stored !== undefined) return ok(stored);
    if (!isRetry && (await hasFailed(imageId))) return fail('failed_before');
    const fetching = fetches.run(URL.parse(url)?.host ?? null, () => fetchPhoto(url, deps.access));
    if (typeof fetching === 'string') return fail('overloaded');
    const fetched = await fetching;
    const tint = fetched.ok ? await dominantColor(fetched.value) : undefined;
    if (fetched.ok && tint !== undefined) {
      await keep(imageId, fetched.value, tint);
      return fetched;
    }
    const reason = fetched.ok ? 'not_a_picture' : fetched.error;
    deps.log.warn({ imageId, reason }, 'a photo could not be fetched');
    const recording = record(imageId, reason);
    if (isRetry) await recording;
    return fail(reason);
  }

  /** What neither disk nor database takes is shown nevertheless, and fetched again for the next who asks. */
  async function keep(imageId: string, photo: Buffer, tint: string): Promise<void> {
    try {
      await files.writeOriginal(imageId, photo);
      await deps.records.saveFetched(imageId, tint);
    } catch (error) {
      deps.log.warn({ imageId, err: error }, 'a photo that was fetched could not be kept');
    }
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

  function once(imageId: string, url: string, isRetry: boolean): Promise<Result<Buffer, OriginalError>> {
    const running = inFlight.get(imageId);
    if (running !== undefined) return running;
    const started = load(imageId, url, isRetry).finally(() => inFlight.delete(imageId));
    inFlight.set(imageId, started);
    return started;
  }

  return {
    get: (imageId, url) => once(imageId, url, false),
    retry: (imageId, url) => once(imageId, url, true),
    recorded: async () => void (await Promise.all(recordings.values())),
  };
}
