// Which cart is kept when an answer comes: the newer, with the notices that nobody has acknowledged yet.
import type { Cart, CartNotice } from '#contract/cart.ts';
import type { CachedCart } from '#outbox/entry.ts';

/** What is remembered of acknowledged notices, the newest. */
const MAX_ACKNOWLEDGED = 100;

/** Answers may overtake one another: within one cart the higher version wins, another cart replaces the old one. */
export function newerCart(cached: CachedCart | null, cart: Cart, at: number): CachedCart {
  if (cached === null || cached.cart.cartId !== cart.cartId)
    return { cart, notices: cart.notices, acknowledged: [], at };
  if (cart.version < cached.cart.version) return cached;
  const { acknowledged } = cached;
  const fresh = cart.notices.filter((notice) => !acknowledged.some((seen) => isSameNotice(seen, notice)));
  return { cart, notices: mergeNotices(cached.notices, fresh), acknowledged, at };
}

/** The shopper has seen its notices; they do not come back with the next answer. */
export function acknowledgedCart(cached: CachedCart): CachedCart {
  const acknowledged = [...cached.acknowledged, ...cached.notices].slice(-MAX_ACKNOWLEDGED);
  return { ...cached, notices: [], acknowledged };
}

/** What it was before may differ: the server forgets steps in between. */
function isSameNotice(a: CartNotice, b: CartNotice): boolean {
  return a.kind === b.kind && a.articleId === b.articleId && a.after === b.after;
}

/** One notice a kind and article: what it was at first, what it is at last. */
function mergeNotices(before: readonly CartNotice[], now: readonly CartNotice[]): CartNotice[] {
  const joined = new Map<string, CartNotice>();
  for (const notice of [...before, ...now]) {
    const key = `${notice.kind} ${notice.articleId}`;
    const known = joined.get(key);
    joined.set(key, known === undefined ? notice : { ...notice, before: known.before });
  }
  return [...joined.values()];
}
