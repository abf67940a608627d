// What this context knows of the disk: shown while the disk does not respond, and put back when its database was deleted.
import type { Cart } from '#contract/cart.ts';
import { mayReplace, newerCart } from '#outbox/cached-cart.ts';
import type { CartState, OutboxEntry } from '#outbox/entry.ts';

export interface KnownEntries {
  /** In the order of sending. */
  all(): OutboxEntry[];
  /** Rows read from the disk, of all kinds if `kind` is null; `isComplete`: it has no others. */
  read(rows: readonly OutboxEntry[], kind: OutboxEntry['kind'] | null, isComplete: boolean): void;
  readCart(state: CartState): void;
  /** The disk took it. */
  savedCart(cart: Cart, at: number, before: string | null | undefined): void;
  /** Delivered, refused or discarded. */
  remove(ids: readonly string[]): void;
  /** As last read or saved, with the entries as they are known now. */
  cartState(): CartState;
}

export function createKnownEntries(): KnownEntries {
  const entries = new Map<string, OutboxEntry>();
  let cart: Pick<CartState, 'cachedCart' | 'deadLetters'> = { cachedCart: null, deadLetters: [] };
  const read: KnownEntries['read'] = (rows, kind, isComplete) => {
    if (isComplete)
      for (const [id, entry] of entries) if (kind === null || entry.kind === kind) entries.delete(id);
    for (const row of rows) entries.set(row.id, row);
  };
  const all = () => [...entries.values()].sort((a, b) => a.seq - b.seq);
  return {
    all,
    read,
    readCart({ cachedCart, deadLetters, pending }) {
      cart = { cachedCart, deadLetters };
      read(pending, 'cart', true);
    },
    savedCart(saved, at, before) {
      if (mayReplace(cart.cachedCart, saved, before))
        cart = { ...cart, cachedCart: newerCart(cart.cachedCart, saved, at) };
    },
    remove(ids) {
      for (const id of ids) entries.delete(id);
    },
    cartState: () => ({ ...cart, pending: all().filter((entry) => entry.kind === 'cart') }),
  };
}
