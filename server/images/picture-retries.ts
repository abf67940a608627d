// Tries again to fetch pictures that failed: on one node at a time, a few at once, each after growing pauses.
import type { Result } from '#contract/result.ts';
import { imageById } from '#store/images.ts';
import { acquireLease } from '#store/leases.ts';
import { deletePictureFailure, duePictures } from '#store/picture-failures.ts';
import type { Store } from '#store/store.ts';

/** At most so many pictures a minute. */
export const RETRIES_PER_MINUTE = 30;
/** A run every so often, and its share of the pictures of a minute. */
export const RETRY_INTERVAL_MS = 10_000;
const RETRIES_PER_RUN = (RETRIES_PER_MINUTE * RETRY_INTERVAL_MS) / 60_000;
/** Longer than a run can take, and long enough that a node that takes over keeps the pace. */
const LEASE_MS = 90_000;
const LEASE_NAME = 'picture-retries';

export interface PictureRetriesDeps {
  readonly store: Store;
  /** Different for every node and every start of it. */
  readonly holder: string;
  /** ms since 1970. */
  readonly now: () => number;
  readonly retry: (imageId: string, url: string) => Promise<Result<unknown, unknown>>;
  /** Ends the run between two pictures. */
  readonly isCanceled?: () => boolean;
}

/** One run: how many pictures came. Nothing is done where another node holds the lease. */
export async function retryDuePictures(deps: PictureRetriesDeps): Promise<number> {
  const { store, holder, now, retry } = deps;
  const due = await duePictures(store.db, now(), RETRIES_PER_RUN);
  if (due.length === 0) return 0;
  const lease = { name: LEASE_NAME, holder, now: now(), durationMs: LEASE_MS };
  if (!(await acquireLease(store, lease))) return 0;
  let fetched = 0;
  for (const imageId of due) {
    if (deps.isCanceled?.() === true) break;
    const image = await imageById(store.db, imageId);
    const isPhoto = image?.source.kind === 'remote';
    const outcome = isPhoto ? await retry(imageId, image.source.url) : undefined;
    if (outcome?.ok === true) fetched += 1;
    // Also where the photo was on this node's disk already, and where the catalogue no longer knows the picture.
    if (outcome?.ok !== false) await store.transaction((tx) => deletePictureFailure(tx, imageId));
  }
  return fetched;
}
