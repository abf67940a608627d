// One page of the hits in order, and the cursor that says where the next one begins.
import { shopError } from '#contract/errors.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { Hits } from '#engine/facets/pass.ts';
import { hashText } from '#engine/hash.ts';

export interface Page {
  /** Places in `hits`, best first. */
  readonly places: readonly number[];
  /** Undefined: this was the last page. */
  readonly cursor: string | undefined;
}

/** What a cursor belongs to: the catalogue's epoch and the question; of another it is broken. */
export interface CursorScope {
  readonly epoch: string;
  readonly question: string;
}

/** The key after which a page begins; -1 at the start. */
export function readCursor(cursor: string | null, scope: CursorScope): Result<number> {
  if (cursor === null) return ok(-1);
  const [epoch, key, seal, ...rest] = cursor.split('.');
  const after = Number.parseInt(key ?? '', 36);
  const isOurs =
    rest.length === 0 &&
    epoch === hashText(scope.epoch) &&
    Number.isSafeInteger(after) &&
    cursor === writeCursor(after, scope) &&
    seal !== undefined;
  return isOurs
    ? ok(after)
    : fail(shopError('broken_cursor', { field: 'cursor', detail: 'not of this list' }));
}

/** Whether the engine of this epoch made the cursor: it alone can go on from it. */
export function isCursorOf(cursor: string, epoch: string): boolean {
  return cursor.startsWith(`${hashText(epoch)}.`);
}

/** Epoch, last key, and a seal over both and the question. */
function writeCursor(key: number, { epoch, question }: CursorScope): string {
  return `${hashText(epoch)}.${key.toString(36)}.${hashText(`${epoch}\n${key}\n${question}`)}`;
}

/** At most `limit` hits after the key `after`. */
export function cutPage(hits: Hits, limit: number, after: number, scope: CursorScope): Page {
  const { places, isMore } = bestAfter(hits, limit, after);
  const last = places.at(-1);
  return { places, cursor: isMore && last !== undefined ? writeCursor(hits.keys[last]!, scope) : undefined };
}

/** A bounded heap whose root is the worst place kept: the hits are never sorted as a whole. */
function bestAfter(hits: Hits, limit: number, after: number): { places: number[]; isMore: boolean } {
  const { keys } = hits;
  const heap: number[] = [];
  let isMore = false;
  for (let place = 0; place < hits.count; place += 1) {
    const key = keys[place]!;
    if (key <= after) continue;
    if (heap.length < limit) {
      heap.push(place);
      siftUp(heap, keys);
      continue;
    }
    isMore = true;
    if (key > keys[heap[0]!]!) continue;
    heap[0] = place;
    siftDown(heap, keys);
  }
  return { places: heap.sort((a, b) => keys[a]! - keys[b]!), isMore };
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
