// A merchant's photo as the server holds it: from disk, else fetched once; a failure is remembered for a while.
import type { Result } from '#contract/result.ts';
import { fail, ok } from '#contract/result.ts';
import { isDecodable } from './encode.ts';
import type { ImageFiles } from './image-files.ts';
import { fetchPhoto, type PhotoRefusal, type RemoteAccess } from './remote-photo.ts';
import { createWorkLanes } from './work-lanes.ts';

export interface Originals {
  get(imageId: string, url: string): Promise<Result<Buffer, PhotoRefusal>>;
}

/** A host that is down is not asked again for each shopper who looks. */
const REST_AFTER_FAILURE_MS = 5 * 60_000;
const FETCHES_AT_ONCE = 8;
const MAX_REMEMBERED = 10_000;

export function createOriginals(files: ImageFiles, access: RemoteAccess, now: () => number): Originals {
  const underway = new Map<string, Promise<Result<Buffer, PhotoRefusal>>>();
  const fetches = createWorkLanes({ atOnce: FETCHES_AT_ONCE });
  const failed = new Map<string, { why: PhotoRefusal; until: number }>();

  async function load(imageId: string, url: string): Promise<Result<Buffer, PhotoRefusal>> {
    const kept = await files.readOriginal(imageId);
    if (kept !== undefined) return ok(kept);
    const earlier = failed.get(imageId);
    if (earlier !== undefined && earlier.until > now()) return fail(earlier.why);
    const fetched = await (fetches.now(() => fetchPhoto(url, access)) ?? fail('not_reached' as const));
    const photo =
      fetched.ok && !(await isDecodable(fetched.value)) ? fail('not_a_picture' as const) : fetched;
    if (photo.ok) {
      failed.delete(imageId);
      await files.writeOriginal(imageId, photo.value);
    } else {
      if (failed.size >= MAX_REMEMBERED) failed.clear();
      failed.set(imageId, { why: photo.error, until: now() + REST_AFTER_FAILURE_MS });
    }
    return photo;
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
