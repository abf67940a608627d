// A merchant's photo as the server holds it: from disk, else fetched once; a failure is remembered for a while.
import type { Result } from '#contract/result.ts';
import { fail, ok } from '#contract/result.ts';
import { dominantColor } from '#server/images/encode.ts';
import type { ImageFiles } from '#server/images/image-files.ts';
import { fetchPhoto, type PhotoRefusal, type RemoteAccess } from '#server/images/remote-photo.ts';
import { createWorkLanes } from '#server/images/work-lanes.ts';

export interface Originals {
  get(imageId: string, url: string): Promise<Result<Buffer, PhotoRefusal>>;
}

export interface OriginalsDeps {
  readonly access: RemoteAccess;
  /** Unix time, ms. */
  readonly now: () => number;
  readonly log: { warn(text: string, facts: Readonly<Record<string, unknown>>): void };
  /** Told the placeholder colour of each photo that was fetched, #rrggbb, so that the catalogue can keep it. */
  readonly learnTint?: ((imageId: string, tint: string) => Promise<void>) | undefined;
}

/** A host that is down is not asked again for each shopper who looks. */
const REST_AFTER_FAILURE_MS = 5 * 60_000;
const FETCHES_AT_ONCE = 8;
const MAX_REMEMBERED = 10_000;

export function createOriginals(files: ImageFiles, deps: OriginalsDeps): Originals {
  const underway = new Map<string, Promise<Result<Buffer, PhotoRefusal>>>();
  const fetches = createWorkLanes({ atOnce: FETCHES_AT_ONCE });
  const failed = new Map<string, { why: PhotoRefusal; until: number }>();

  async function load(imageId: string, url: string): Promise<Result<Buffer, PhotoRefusal>> {
    const kept = await files.readOriginal(imageId);
    if (kept !== undefined) return ok(kept);
    const earlier = failed.get(imageId);
    if (earlier !== undefined && earlier.until > deps.now()) return fail(earlier.why);
    const fetched = await (fetches.now(() => fetchPhoto(url, deps.access)) ?? fail('not_reached' as const));
    const tint = fetched.ok ? await dominantColor(fetched.value) : undefined;
    if (!fetched.ok || tint === undefined) {
      const why = fetched.ok ? 'not_a_picture' : fetched.error;
      if (failed.size >= MAX_REMEMBERED) failed.clear();
      failed.set(imageId, { why, until: deps.now() + REST_AFTER_FAILURE_MS });
      deps.log.warn('a photo could not be had', { imageId, why });
      return fail(why);
    }
    failed.delete(imageId);
    await files.writeOriginal(imageId, fetched.value);
    await deps.learnTint?.(imageId, tint);
    return fetched;
  }

  return {
    get(imageId, url) {
      const running = underway.get(imageId);
      if (running !== undefined) return running;
      const started = load(imageId, url).finally(() => underway.delete(imageId));
      underway.set(imageId, started);
      return started;
    },
  };
}
