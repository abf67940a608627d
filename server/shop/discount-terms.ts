// Stored terms of a discount as pricing asks for them: in a market's currency, and for all categories below those that are named.
import type { Market } from '#contract/market.ts';
import type { DiscountTerms } from '#commerce/pricing/pricing.ts';
import { readListings } from '#store/catalogue-read.ts';
import type { StoredDiscountTerms } from '#store/discount-terms.ts';
import type { Db } from '#store/store.ts';

/** Ids of the categories below each. */
export type ChildCategories = ReadonlyMap<string, readonly string[]>;

/** Null: the discount does not exist for the market, which it does not name, or in whose currency it says no amount or minimum. */
export function termsIn(
  market: Market,
  stored: StoredDiscountTerms,
  childrenOf: ChildCategories,
): DiscountTerms | null {
  const { effect, categoryIds, productIds, excludesReduced } = stored;
  const amount = effect.kind === 'amount' ? effect.amounts[market.currency] : 0;
  const minimum = stored.minimum === null ? null : stored.minimum[market.currency];
  const isOfMarket = stored.markets === null || stored.markets.includes(market.code);
  if (!isOfMarket || amount === undefined || minimum === undefined) return null;
  return {
    effect:
      effect.kind === 'amount'
        ? { kind: 'amount', amount }
        : effect.kind === 'percent'
          ? effect
          : { kind: 'free-shipping', methodIds: null },
    target: { categoryIds: withBelow(categoryIds, childrenOf), productIds, excludesReduced },
    markets: stored.markets,
    from: stored.from,
    until: stored.until,
    minimum,
    isStackable: stored.isStackable,
  };
}

/** Looked up only where one of the discounts is for categories. */
export async function childCategories(
  db: Db,
  discounts: readonly StoredDiscountTerms[],
): Promise<ChildCategories> {
  const children = new Map<string, string[]>();
  if (discounts.every(({ categoryIds }) => categoryIds.length === 0)) return children;
  for (const { listingId, parentId } of await readListings(db))
    if (parentId !== null) children.set(parentId, [...(children.get(parentId) ?? []), listingId]);
  return children;
}

/** Products are of the lowest categories: one above is meant with all below it. */
function withBelow(categoryIds: readonly string[], childrenOf: ChildCategories): string[] {
  const all = new Set(categoryIds);
  // A set may grow while it is walked; what is in it already is not walked again.
  for (const id of all) for (const child of childrenOf.get(id) ?? []) all.add(child);
  return [...all];
}
