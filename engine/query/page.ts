// One page of the sorted hits, and the cursor from which the next page continues.
import { shopError } from '#contract/errors.ts';
import { MAX_LIMIT } from '#contract/limits.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { Hits } from '#engine/facets/hits.ts';
import { hashText } from '#contract/hash.ts';
import type { PinnedHit } from '#engine/query/merchandising.ts';

export interface Page {
  /** Indexes into `hits`, best first. */
  readonly hitIndexes: readonly number[];
  /** Undefined on the last page. */
  readonly cursor: string | undefined;
}

/** What a cursor is valid for: one catalogue epoch and one request. */
export interface CursorScope {
  readonly epoch: string;
  readonly requestKey: string;
  /** Limit of the first page: partial matches fill up to as many products, on every page alike. */
  readonly firstPageLimit: number;
}

/** Where a page begins: the number of hits on earlier pages, and the sort key of the last unpinned one; -1 when there is none. */
export interface PageStart {
  readonly offset: number;
  readonly afterKey: number;
}
const FIRST_PAGE: PageStart = { offset: 0, afterKey: -1 };

export function readCursor(cursor: string | null, scope: CursorScope): Result<PageStart> {
  if (cursor === null) return ok(FIRST_PAGE);
  const [, key, count] = cursor.split('.');
  const start = { offset: Number.parseInt(count ?? '', 36), afterKey: Number.parseInt(key ?? '', 36) };
  const isNumeric = Number.isSafeInteger(start.offset) && Number.isSafeInteger(start.afterKey);
  return isNumeric && cursor === writeCursor(start, scope)
    ? ok(start)
    : fail(shopError('broken_cursor', { field: 'cursor', detail: 'not of this list' }));
}

/** The first page's limit as stated by the cursor, else `limit`. Not verified: readCursor must accept the cursor too. */
export function firstPageLimitOf(cursor: string | null, limit: number): number {
  const requested = Number.parseInt(cursor?.split('.')[3] ?? '', 36);
  return requested >= 1 && requested <= MAX_LIMIT ? requested : limit;
}

/** Whether the engine of this epoch made the cursor; only that engine can continue from it. */
export function isCursorOfEpoch(cursor: string, epoch: string): boolean {
  return cursor.startsWith(`${hashText(epoch)}.`);
}

/** Epoch, last key, offset, first page's limit, and a checksum over all of it and the request. */
function writeCursor(
  { offset, afterKey }: PageStart,
  { epoch, requestKey, firstPageLimit }: CursorScope,
): string {
  const checksum = hashText(`${epoch}\n${afterKey}\n${offset}\n${firstPageLimit}\n${requestKey}`);
  return [
    hashText(epoch),
    ...[afterKey, offset, firstPageLimit].map((number) => number.toString(36)),
    checksum,
  ].join('.');
}

/**
 * At most `limit` hits from `start` on. `pinnedHits` (ascending, none beyond the last hit, the same on every page) are
 * at their positions, the others around them in key order. Overwrites the keys of the pinned hits.
 */
export function takePage(
  hits: Hits,
  limit: number,
  start: PageStart,
  scope: CursorScope,
  pinnedHits: readonly PinnedHit[] = [],
): Page {
  // Below every cursor's key, so that no page selects them by key.
  for (const { hitIndex } of pinnedHits) hits.keys[hitIndex] = -1;
  const end = Math.min(start.offset + limit, hits.count);
  const pinnedHere = pinnedHits.filter(({ position }) => position > start.offset && position <= end);
  const byKey = bestAfter(hits, end - start.offset - pinnedHere.length, start.afterKey);
  const last = byKey.at(-1);
  const afterKey = last === undefined ? start.afterKey : hits.keys[last]!;
  const hitIndexes = byKey;
  for (const { hitIndex, position } of pinnedHere)
    hitIndexes.splice(position - start.offset - 1, 0, hitIndex);
  const hasMore = end < hits.count && hitIndexes.length > 0;
  return {
    hitIndexes,
    cursor: hasMore ? writeCursor({ offset: end, afterKey }, scope) : undefined,
  };
}

/** A bounded heap whose root is the worst of the best hits so far: the hits are never sorted as a whole. */
function bestAfter(hits: Hits, limit: number, afterKey: number): number[] {
  const { keys } = hits;
  const heap: number[] = [];
  if (limit <= 0) return heap;
  for (let hitIndex = 0; hitIndex < hits.count; hitIndex += 1) {
    const key = keys[hitIndex]!;
    if (key <= afterKey) continue;
    if (heap.length < limit) {
      heap.push(hitIndex);
      siftUp(heap, keys);
      continue;
    }
    if (key > keys[heap[0]!]!) continue;
    heap[0] = hitIndex;
    siftDown(heap, keys);
  }
  return heap.sort((a, b) => keys[a]! - keys[b]!);
}

function siftUp(heap: number[], keys: Float64Array): void {
  let at = heap.length - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (keys[heap[parent]!]! >= keys[heap[at]!]!) return;
    swap(heap, at, parent);
    at = parent;
  }
}

function siftDown(heap: number[], keys: Float64Array): void {
  for (let at = 0; ; ) {
    let worst = at;
    for (const child of [2 * at + 1, 2 * at + 2]) {
      if (child < heap.length && keys[heap[child]!]! > keys[heap[worst]!]!) worst = child;
    }
    if (worst === at) return;
    swap(heap, at, worst);
    at = worst;
  }
}

function swap(heap: number[], one: number, other: number): void {
  const swapped = heap[one]!;
  heap[one] = heap[other]!;
  heap[other] = swapped;
}
