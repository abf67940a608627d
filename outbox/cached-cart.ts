// Merges a cart of the server into the cached one: the newer version, with the notices not acknowledged yet.
import type { Cart, CartNotice } from '#contract/cart.ts';
import type { CachedCart } from '#outbox/entry.ts';

/** The most recently acknowledged notices that are remembered. */
const MAX_ACKNOWLEDGED = 100;

/** Responses may arrive out of order: of one cart the higher version wins, another cart replaces the cached one. */
export function newerCart(cached: CachedCart | null, cart: Cart, at: number): CachedCart {
  if (cached === null || cached.cart.cartId !== cart.cartId)
    return { cart, notices: cart.notices, acknowledged: [], at };
  if (cart.version < cached.cart.version) return cached;
  const { acknowledged } = cached;
  const fresh = cart.notices.filter((notice) => !acknowledged.some((seen) => isSameNotice(seen, notice)));
  return { cart, notices: mergeNotices(cached.notices, fresh), acknowledged, at };
}

/** The shopper has seen its notices; the next response does not bring them back. */
export function acknowledgedCart(cached: CachedCart): CachedCart {
  const acknowledged = [...cached.acknowledged, ...cached.notices].slice(-MAX_ACKNOWLEDGED);
  return { ...cached, notices: [], acknowledged };
}

/** `before` may differ: the server drops intermediate steps. */
function isSameNotice(a: CartNotice, b: CartNotice): boolean {
  return a.kind === b.kind && a.articleId === b.articleId && a.after === b.after;
}

/** One notice per kind and article: from its first value to its last. */
function mergeNotices(before: readonly CartNotice[], now: readonly CartNotice[]): CartNotice[] {
  const merged = new Map<string, CartNotice>();
  for (const notice of [...before, ...now]) {
    const key = `${notice.kind} ${notice.articleId}`;
    const known = merged.get(key);
    merged.set(key, known === undefined ? notice : { ...notice, before: known.before });
  }
  return [...merged.values()];
}
