// The terms of a cart's discount codes as pricing asks for them: in the market's currency, and with the uses that are left.
import type { Market } from '#contract/market.ts';
import type { DiscountCode, EnteredDiscountCode } from '#commerce/pricing/pricing.ts';
import { type ChildCategories, childCategories, termsIn } from '#server/shop/discount-terms.ts';
import { discountCodesByCode, type StoredDiscountCode, usesOfCode } from '#store/discount-codes.ts';
import type { Db } from '#store/store.ts';

/** Codes in the spelling that is compared, each with its terms or null; `customer` null: not known. */
export async function enteredCodes(
  db: Db,
  codes: readonly string[],
  market: Market,
  customer: string | null,
): Promise<EnteredDiscountCode[]> {
  const stored = await discountCodesByCode(db, codes);
  const childrenOf = await childCategories(db, [...stored.values()]);
  const entered: EnteredDiscountCode[] = [];
  for (const code of codes) {
    const found = stored.get(code);
    const terms = found === undefined ? null : await termsOf(db, found, childrenOf, market, customer);
    entered.push({ code, terms });
  }
  return entered;
}

async function termsOf(
  db: Db,
  stored: StoredDiscountCode,
  childrenOf: ChildCategories,
  market: Market,
  customer: string | null,
): Promise<DiscountCode | null> {
  const { maxUses, maxUsesPerCustomer } = stored;
  const terms = termsIn(market, stored, childrenOf);
  if (terms === null) return null;
  const isLimited = maxUses !== null || maxUsesPerCustomer !== null;
  const uses = isLimited ? await usesOfCode(db, stored.code, customer) : { total: 0, byCustomer: 0 };
  const left = (most: number | null, used: number) => (most === null ? null : Math.max(0, most - used));
  return {
    ...terms,
    usesLeft: left(maxUses, uses.total),
    customerUsesLeft: left(maxUsesPerCustomer, uses.byCustomer),
  };
}
