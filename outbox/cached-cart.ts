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
  const before = cached.cart.currency === cart.currency ? cached : movedTo(cart, cached);
  const { acknowledged } = before;
  const fresh = cart.notices.filter((notice) => !acknowledged.some((seen) => isSameNotice(seen, notice)));
  return { cart, notices: mergeNotices(before.notices, fresh), acknowledged, at };
}

/** Whether a cart that was asked for when the device had the one with the id `before` may take the place of the cached one. */
export function mayReplace(
  cached: CachedCart | null,
  cart: Cart,
  before: string | null | undefined,
): boolean {
  if (cached === null || before === undefined) return true;
  return cached.cart.cartId === before || cached.cart.cartId === cart.cartId;
}

/** Marks notices as acknowledged, so that they do not return with the next response. `seen`: these, or all. */
export function acknowledgedCart(
  cached: CachedCart,
  seen: readonly CartNotice[] = cached.notices,
): CachedCart {
  const acknowledged = [...cached.acknowledged, ...seen].slice(-MAX_ACKNOWLEDGED);
  const notices = cached.notices.filter((notice) => !seen.some((one) => isSameNotice(one, notice)));
  return { ...cached, notices, acknowledged };
}

const keyOf = ({ kind, articleId }: CartNotice) => `${kind} ${articleId}`;

/**
 * The notices of a cart that has another currency now: a price of before keeps its own, and goes with its notice unless one
 * follows it, as a last price has none but the cart's. Nor is one that was acknowledged the same as any of now.
 */
function movedTo({ currency, notices: now }: Cart, { cart, notices, acknowledged }: CachedCart) {
  const isPrice = ({ kind }: CartNotice) => kind === 'price-changed';
  const followed = new Set(now.map(keyOf));
  return {
    notices: notices
      .filter((notice) => !isPrice(notice) || followed.has(keyOf(notice)))
      .map(({ beforeCurrency = cart.currency, ...notice }) =>
        isPrice(notice) && beforeCurrency !== currency ? { ...notice, beforeCurrency } : notice,
      ),
    acknowledged: acknowledged.filter((notice) => !isPrice(notice)),
  };
}

/** `before` may differ, as the server merges intermediate changes. */
function isSameNotice(a: CartNotice, b: CartNotice): boolean {
  return keyOf(a) === keyOf(b) && a.after === b.after;
}

/** One notice per kind and article, from the first value to the last. */
function mergeNotices(before: readonly CartNotice[], now: readonly CartNotice[]): CartNotice[] {
  const merged = new Map<string, CartNotice>();
  for (const notice of [...before, ...now]) {
    const earlier = merged.get(keyOf(notice));
    merged.set(keyOf(notice), earlier === undefined ? notice : sinceEarlier(earlier, notice));
  }
  return [...merged.values()];
}

/** An amount of before goes with its currency; absent: that of the cart. */
function sinceEarlier(
  { before, beforeCurrency }: CartNotice,
  { beforeCurrency: _later, ...notice }: CartNotice,
): CartNotice {
  return { ...notice, before, ...(beforeCurrency === undefined ? {} : { beforeCurrency }) };
}
