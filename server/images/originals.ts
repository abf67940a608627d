// A merchant's photo as the server holds it: from disk, else fetched once; a failure is remembered for a while.
import type { Result } from '#contract/result.ts';
import { fail, ok } from '#contract/result.ts';
import { dominantColor } from '#server/images/encode.ts';
import type { ImageFiles } from '#server/images/image-files.ts';
import type { Log } from '#server/log.ts';
import { fetchPhoto, type PhotoError, type RemoteAccess } from '#server/images/remote-photo.ts';
import { createTaskQueue } from '#server/images/task-queue.ts';

export interface Originals {
  get(imageId: string, url: string): Promise<Result<Buffer, PhotoError>>;
}

export interface OriginalsDeps {
  readonly access: RemoteAccess;
  /** Unix time, ms. */
  readonly now: () => number;
  readonly log: Pick<Log, 'warn'>;
  /** Told the placeholder colour of each photo that was fetched, #rrggbb, so that the catalogue can keep it. */
  readonly saveTint?: ((imageId: string, tint: string) => Promise<void>) | undefined;
}

/** A host that is down is not asked again for each shopper who looks. */
const RETRY_AFTER_FAILURE_MS = 5 * 60_000;
const MAX_CONCURRENT_FETCHES = 8;
const MAX_REMEMBERED_FAILURES = 10_000;

export function createOriginals(files: ImageFiles, deps: OriginalsDeps): Originals {
  const inFlight = new Map<string, Promise<Result<Buffer, PhotoError>>>();
  const fetches = createTaskQueue({ concurrency: MAX_CONCURRENT_FETCHES });
  const failed = new Map<string, { why: PhotoError; until: number }>();

  async function load(imageId: string, url: string): Promise<Result<Buffer, PhotoError>> {
    const stored = await files.readOriginal(imageId);
    if (stored !== undefined) return ok(stored);
    const earlier = failed.get(imageId);
    if (earlier !== undefined && earlier.until > deps.now()) return fail(earlier.why);
    const fetched = await (fetches.runForeground(() => fetchPhoto(url, deps.access)) ??
      fail('not_reached' as const));
    const tint = fetched.ok ? await dominantColor(fetched.value) : undefined;
    if (!fetched.ok || tint === undefined) {
      const why = fetched.ok ? 'not_a_picture' : fetched.error;
      if (failed.size >= MAX_REMEMBERED_FAILURES) failed.clear();
      failed.set(imageId, { why, until: deps.now() + RETRY_AFTER_FAILURE_MS });
      deps.log.warn({ imageId, why }, 'a photo could not be had');
      return fail(why);
    }
    failed.delete(imageId);
    await files.writeOriginal(imageId, fetched.value);
    await deps.saveTint?.(imageId, tint);
    return fetched;
  }

  return {
    get(imageId, url) {
      const running = inFlight.get(imageId);
      if (running !== undefined) return running;
      const started = load(imageId, url).finally(() => inFlight.delete(imageId));
      inFlight.set(imageId, started);
      return started;
    },
  };
}
