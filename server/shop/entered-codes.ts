// The terms of a cart's discount codes as pricing asks for them: in the market's currency, and with the uses that are left.
import type { Market } from '#contract/market.ts';
import type { DiscountCode, EnteredDiscountCode } from '#commerce/pricing/pricing.ts';
import { childCategories, termsIn } from '#server/shop/discount-terms.ts';
import { discountCodesByCode, type StoredDiscountCode, usesOfCode } from '#store/discount-codes.ts';
import { openPaymentOf, paymentById } from '#store/payments.ts';
import type { Db } from '#store/store.ts';

/** Whose cart the codes are in. */
interface CodeHolder {
  /** What its own open payment holds is none of the uses. */
  readonly cartId: string;
  /** Null: not known. */
  readonly customer: string | null;
}

/** Codes in the spelling that is compared, each with its terms or null. */
export async function enteredCodes(
  db: Db,
  codes: readonly string[],
  market: Market,
  { cartId, customer }: CodeHolder,
): Promise<EnteredDiscountCode[]> {
  const stored = await discountCodesByCode(db, codes);
  const childrenOf = await childCategories(db, [...stored.values()]);
  const ownOrderId = [...stored.values()].some(isLimited) ? await orderBeingPaid(db, cartId) : null;
  const entered: EnteredDiscountCode[] = [];
  for (const code of codes) {
    const found = stored.get(code);
    const terms = found === undefined ? null : termsIn(market, found, childrenOf);
    if (found === undefined || terms === null) entered.push({ code, terms: null });
    else entered.push({ code, terms: { ...terms, ...(await usesLeft(db, found, customer, ownOrderId)) } });
  }
  return entered;
}

function isLimited({ maxUses, maxUsesPerCustomer }: StoredDiscountCode): boolean {
  return maxUses !== null || maxUsesPerCustomer !== null;
}

async function orderBeingPaid(db: Db, cartId: string): Promise<string | null> {
  const paymentId = await openPaymentOf(db, cartId);
  const payment = paymentId === undefined ? undefined : await paymentById(db, paymentId);
  return payment?.doc.orderId ?? null;
}

async function usesLeft(
  db: Db,
  stored: StoredDiscountCode,
  customer: string | null,
  ownOrderId: string | null,
): Promise<Pick<DiscountCode, 'usesLeft' | 'customerUsesLeft'>> {
  const uses = isLimited(stored)
    ? await usesOfCode(db, stored.code, customer, ownOrderId)
    : { total: 0, byCustomer: 0 };
  const left = (most: number | null, used: number) => (most === null ? null : Math.max(0, most - used));
  return {
    usesLeft: left(stored.maxUses, uses.total),
    customerUsesLeft: left(stored.maxUsesPerCustomer, uses.byCustomer),
  };
}
