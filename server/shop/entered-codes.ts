// The terms of a cart's discount codes as pricing asks for them: in the market's currency, and with the uses that are left.
import type { Market } from '#contract/market.ts';
import type { DiscountCode, EnteredDiscountCode } from '#commerce/pricing/pricing.ts';
import { readListings } from '#server/store/catalogue-read.ts';
import { discountCodesByCode, type StoredDiscountCode, usesOfCode } from '#server/store/discount-codes.ts';
import type { Db } from '#server/store/store.ts';

/** Codes in the spelling that is compared, each with its terms or null; `customer` null: not known. */
export async function enteredCodes(
  db: Db,
  codes: readonly string[],
  market: Market,
  customer: string | null,
): Promise<EnteredDiscountCode[]> {
  const stored = await discountCodesByCode(db, codes);
  const isOfCategories = [...stored.values()].some(({ categoryIds }) => categoryIds.length > 0);
  const childrenOf = isOfCategories ? await childListings(db) : new Map<string, string[]>();
  const entered: EnteredDiscountCode[] = [];
  for (const code of codes) {
    const found = stored.get(code);
    const withBelowOf = (categoryIds: readonly string[]) => withBelow(categoryIds, childrenOf);
    entered.push({
      code,
      terms: found === undefined ? null : await termsOf(db, found, withBelowOf, market, customer),
    });
  }
  return entered;
}

/** Null: it does not exist for this market, which it does not name, or in whose currency it says no amount or minimum. */
async function termsOf(
  db: Db,
  stored: StoredDiscountCode,
  withBelowOf: (categoryIds: readonly string[]) => string[],
  market: Market,
  customer: string | null,
): Promise<DiscountCode | null> {
  const { effect, categoryIds, productIds, excludesReduced, maxUses, maxUsesPerCustomer } = stored;
  const amount = effect.kind === 'amount' ? effect.amounts[market.currency] : 0;
  const minimum = stored.minimum === null ? null : stored.minimum[market.currency];
  const isOfMarket = stored.markets === null || stored.markets.includes(market.code);
  if (!isOfMarket || amount === undefined || minimum === undefined) return null;
  const isLimited = maxUses !== null || maxUsesPerCustomer !== null;
  const uses = isLimited ? await usesOfCode(db, stored.code, customer) : { total: 0, byCustomer: 0 };
  const left = (most: number | null, used: number) => (most === null ? null : Math.max(0, most - used));
  return {
    effect:
      effect.kind === 'amount'
        ? { kind: 'amount', amount }
        : effect.kind === 'percent'
          ? effect
          : { kind: 'free-shipping', methodIds: null },
    target: { categoryIds: withBelowOf(categoryIds), productIds, excludesReduced },
    markets: stored.markets,
    from: stored.from,
    until: stored.until,
    minimum,
    isStackable: stored.isStackable,
    usesLeft: left(maxUses, uses.total),
    customerUsesLeft: left(maxUsesPerCustomer, uses.byCustomer),
  };
}

async function childListings(db: Db): Promise<Map<string, string[]>> {
  const children = new Map<string, string[]>();
  for (const { listingId, parentId } of await readListings(db))
    if (parentId !== null) children.set(parentId, [...(children.get(parentId) ?? []), listingId]);
  return children;
}

/** Products are of the lowest categories: one above is meant with all below it. */
function withBelow(
  categoryIds: readonly string[],
  childrenOf: ReadonlyMap<string, readonly string[]>,
): string[] {
  const all = new Set(categoryIds);
  // A set may grow while it is walked; what is in it already is not walked again.
  for (const id of all) for (const child of childrenOf.get(id) ?? []) all.add(child);
  return [...all];
}
