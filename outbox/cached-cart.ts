// Which cart stays cached after a response: the newer one, with its unacknowledged notices.
import type { Cart, CartNotice } from '#contract/cart.ts';
import type { CachedCart } from '#outbox/entry.ts';

/** Number of acknowledged notices remembered, the newest. */
const MAX_ACKNOWLEDGED = 100;

/** Responses may arrive out of order: of one cart the higher version wins; another cart replaces the old one. */
export function newerCart(cached: CachedCart | null, cart: Cart, at: number): CachedCart {
  if (cached === null || cached.cart.cartId !== cart.cartId)
    return { cart, notices: cart.notices, acknowledged: [], at };
  if (cart.version < cached.cart.version) return cached;
  const { acknowledged } = cached;
  const fresh = cart.notices.filter((notice) => !acknowledged.some((seen) => isSameNotice(seen, notice)));
  return { cart, notices: mergeNotices(cached.notices, fresh), acknowledged, at };
}

/** Marks all notices as acknowledged, so that they do not return with the next response. */
export function acknowledgedCart(cached: CachedCart): CachedCart {
  const acknowledged = [...cached.acknowledged, ...cached.notices].slice(-MAX_ACKNOWLEDGED);
  return { ...cached, notices: [], acknowledged };
}

/** `before` may differ, as the server merges intermediate changes. */
function isSameNotice(a: CartNotice, b: CartNotice): boolean {
  return a.kind === b.kind && a.articleId === b.articleId && a.after === b.after;
}

/** One notice per kind and article, from the first value to the last. */
function mergeNotices(before: readonly CartNotice[], now: readonly CartNotice[]): CartNotice[] {
  const merged = new Map<string, CartNotice>();
  for (const notice of [...before, ...now]) {
    const key = `${notice.kind} ${notice.articleId}`;
    const earlier = merged.get(key);
    merged.set(key, earlier === undefined ? notice : { ...notice, before: earlier.before });
  }
  return [...merged.values()];
}
