// One page of the hits in order, and the cursor that says where the next one begins.
import { shopError } from '#contract/errors.ts';
import { MAX_LIMIT } from '#contract/limits.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { Hits } from '#engine/facets/hits.ts';
import { hashText } from '#engine/hash.ts';
import type { PinnedHit } from '#engine/query/merchandising.ts';

export interface Page {
  /** Places in `hits`, best first. */
  readonly hitIndexes: readonly number[];
  /** Undefined: this was the last page. */
  readonly cursor: string | undefined;
}

/** What a cursor belongs to: the catalogue's epoch and the question; of another it is broken. */
export interface CursorScope {
  readonly epoch: string;
  readonly requestKey: string;
  /** Products that the first page asked for: what misses words fills up to so many, on every page alike. */
  readonly firstPageLimit: number;
}

/** Where a page begins: how many hits stand on the pages before it, and the key of the last that was there by its key; -1 when none was. */
export interface PageStart {
  readonly offset: number;
  readonly afterKey: number;
}
const FIRST_PAGE: PageStart = { offset: 0, afterKey: -1 };

export function readCursor(cursor: string | null, scope: CursorScope): Result<PageStart> {
  if (cursor === null) return ok(FIRST_PAGE);
  const [, key, count] = cursor.split('.');
  const start = { offset: Number.parseInt(count ?? '', 36), afterKey: Number.parseInt(key ?? '', 36) };
  const isNumbered = Number.isSafeInteger(start.offset) && Number.isSafeInteger(start.afterKey);
  return isNumbered && cursor === writeCursor(start, scope)
    ? ok(start)
    : fail(shopError('broken_cursor', { field: 'cursor', detail: 'not of this list' }));
}

/** What the first page of this list asked for: `limit` where this is the first. Not to be believed before readCursor took the cursor. */
export function firstPageLimitOf(cursor: string | null, limit: number): number {
  const asked = Number.parseInt(cursor?.split('.')[3] ?? '', 36);
  return asked >= 1 && asked <= MAX_LIMIT ? asked : limit;
}

/** Whether the engine of this epoch made the cursor: it alone can go on from it. */
export function isCursorOfEpoch(cursor: string, epoch: string): boolean {
  return cursor.startsWith(`${hashText(epoch)}.`);
}

/** Epoch, last key, number shown, number first asked for, and a seal over all of it and the question. */
function writeCursor(
  { offset, afterKey }: PageStart,
  { epoch, requestKey, firstPageLimit }: CursorScope,
): string {
  const seal = hashText(`${epoch}\n${afterKey}\n${offset}\n${firstPageLimit}\n${requestKey}`);
  return [
    hashText(epoch),
    ...[afterKey, offset, firstPageLimit].map((number) => number.toString(36)),
    seal,
  ].join('.');
}

/**
 * At most `limit` hits from `start` on. `placed` (rising, none behind the last hit, the same on every page) stand at
 * their positions, the others in the order of their keys around them. Writes into the keys of the placed ones.
 */
export function takePage(
  hits: Hits,
  limit: number,
  start: PageStart,
  scope: CursorScope,
  pinnedHits: readonly PinnedHit[] = [],
): Page {
  // A key that is before every page: these are not found by it.
  for (const { hitIndex: place } of pinnedHits) hits.keys[place] = -1;
  const end = Math.min(start.offset + limit, hits.count);
  const here = pinnedHits.filter(({ position }) => position > start.offset && position <= end);
  const byKey = bestAfter(hits, end - start.offset - here.length, start.afterKey);
  const last = byKey.at(-1);
  const after = last === undefined ? start.afterKey : hits.keys[last]!;
  const places = byKey;
  for (const { hitIndex: place, position } of here) places.splice(position - start.offset - 1, 0, place);
  const isMore = end < hits.count && places.length > 0;
  return {
    hitIndexes: places,
    cursor: isMore ? writeCursor({ offset: end, afterKey: after }, scope) : undefined,
  };
}

/** A bounded heap whose root is the worst place kept: the hits are never sorted as a whole. */
function bestAfter(hits: Hits, limit: number, after: number): number[] {
  const { keys } = hits;
  const heap: number[] = [];
  if (limit <= 0) return heap;
  for (let place = 0; place < hits.count; place += 1) {
    const key = keys[place]!;
    if (key <= after) continue;
    if (heap.length < limit) {
      heap.push(place);
      siftUp(heap, keys);
      continue;
    }
    if (key > keys[heap[0]!]!) continue;
    heap[0] = place;
    siftDown(heap, keys);
  }
  return heap.sort((a, b) => keys[a]! - keys[b]!);
}

function siftUp(heap: number[], keys: Float64Array): void {
  let at = heap.length - 1;
  while (at > 0) {
    const above = (at - 1) >> 1;
    if (keys[heap[above]!]! >= keys[heap[at]!]!) return;
    swap(heap, at, above);
    at = above;
  }
}

function siftDown(heap: number[], keys: Float64Array): void {
  for (let at = 0; ; ) {
    let worst = at;
    for (const below of [2 * at + 1, 2 * at + 2]) {
      if (below < heap.length && keys[heap[below]!]! > keys[heap[worst]!]!) worst = below;
    }
    if (worst === at) return;
    swap(heap, at, worst);
    at = worst;
  }
}

function swap(heap: number[], one: number, other: number): void {
  const kept = heap[one]!;
  heap[one] = heap[other]!;
  heap[other] = kept;
}
