// Which cart is kept when an answer comes: the newer, with the notices that nobody has acknowledged yet.
import type { Cart, CartNotice } from '#contract/cart.ts';
import type { KeptCart } from '#outbox/entry.ts';

/** Answers may overtake one another: within one cart the higher version wins, another cart replaces the old one. */
export function newerCart(kept: KeptCart | null, cart: Cart, at: number): KeptCart {
  if (kept === null || kept.cart.cartId !== cart.cartId) return { cart, notices: cart.notices, at };
  if (cart.version < kept.cart.version) return kept;
  return { cart, notices: joinNotices(kept.notices, cart.notices), at };
}

/** One notice a kind and article: what it was at first, what it is at last. */
function joinNotices(before: readonly CartNotice[], now: readonly CartNotice[]): CartNotice[] {
  const joined = new Map<string, CartNotice>();
  for (const notice of [...before, ...now]) {
    const key = `${notice.kind} ${notice.articleId}`;
    const known = joined.get(key);
    joined.set(key, known === undefined ? notice : { ...notice, before: known.before });
  }
  return [...joined.values()];
}
