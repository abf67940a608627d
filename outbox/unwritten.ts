// What was decided here and is not on the disk yet: shown as done, and given to the disk when it takes writes again.
import type { CartNotice } from '#contract/cart.ts';
import type { OutboxStore } from '#outbox/entry.ts';
import type { MemoryStore } from '#outbox/memory-store.ts';

export interface Unwritten {
  /** Ids of entries on disk still, or perhaps: delivered, refused or discarded. */
  readonly removed: Set<string>;
  /** Ids of dead letters on disk still, or perhaps: discarded, or tried again from memory. */
  readonly withdrawn: Set<string>;
  /** Notices of the cart that the shopper has read. */
  readonly seenNotices: Set<CartNotice>;
  /** The disk lacks the cart that is in memory. */
  isCartUnwritten: boolean;
  /** What cannot be said by an id, in its order; each may be repeated. */
  readonly decisions: ((store: OutboxStore) => Promise<void>)[];
}

/** What of `removed` the disk is to delete: one that waits in memory as refused is given to it as such. */
export function deletedFrom(
  { removed }: Pick<Unwritten, 'removed'>,
  memory: Pick<MemoryStore, 'has' | 'holds'>,
): string[] {
  return [...removed].filter((id) => memory.has(id) || !memory.holds(id));
}

export function createUnwritten(): Unwritten {
  return {
    removed: new Set(),
    withdrawn: new Set(),
    seenNotices: new Set(),
    isCartUnwritten: false,
    decisions: [],
  };
}
