// What an order costs: the one place where lines, discounts, shipping, tax and gift cards become totals (docs/pricing.md).
import { sum } from '#commerce/pricing/arithmetic.ts';
import { checkInput } from '#commerce/pricing/check-input.ts';
import { codeVerdicts } from '#commerce/pricing/code-verdicts.ts';
import { bestCombination } from '#commerce/pricing/combination.ts';
import { eligibleDiscounts } from '#commerce/pricing/eligibility.ts';
import { payWithGiftCards } from '#commerce/pricing/gift-card-payment.ts';
import type { QuoteInput } from '#commerce/pricing/quote-input.ts';
import type { Quote, QuotedLine, QuotedShipping, TaxPart } from '#commerce/pricing/quote-result.ts';
import { shippingDue } from '#commerce/pricing/shipping.ts';
import { orderTaxes, placeOfTax } from '#commerce/pricing/tax.ts';

export {
  accountBalance,
  expireCard,
  issueCard,
  type LedgerEntry,
  type LedgerPosting,
  type LedgerRefusal,
  redeemCard,
  refundCard,
  voidCard,
} from '#commerce/pricing/gift-card-ledger.ts';
export type {
  DiscountCampaign,
  DiscountCode,
  DiscountTerms,
  EnteredDiscountCode,
  QuoteInput,
  TaxRates,
} from '#commerce/pricing/quote-input.ts';
export type { AppliedDiscount, CodeRefusal, CodeVerdict, Quote } from '#commerce/pricing/quote-result.ts';
export { withoutTax } from '#commerce/pricing/tax.ts';

/** Pure: the same question has the same answer. Throws a RangeError for a question that is broken. */
export function quote(input: QuoteInput): Quote {
  checkInput(input);
  const { now, market } = input;
  const { isIncluded, regions } = market.tax;
  const gross = input.lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  const { method, due, ...shippingTerms } = shippingDue(input);
  const eligible = eligibleDiscounts(input, method);
  const order = bestCombination(eligible.discounts, gross, due);
  const shippingCharged = order.waivedBy === null ? due : 0;
  const charges = order.lines.map(({ charged }) => charged);
  const taxes = orderTaxes(input, charges, method, shippingCharged);

  const lines = input.lines.map(({ lineId, quantity, unitPrice }, at): QuotedLine => {
    const { charged = 0, discounts = [] } = order.lines[at] ?? {};
    const base = { lineId, quantity, unitPrice, gross: gross[at] ?? 0, discounts, charged };
    return { ...base, ...withTax(charged, taxes.lines[at] ?? [], isIncluded) };
  });
  const shipping: QuotedShipping = {
    ...shippingTerms,
    methodId: method?.methodId ?? null,
    charged: shippingCharged,
    reason: order.waivedBy === null ? shippingTerms.reason : 'discount',
    waivedBy: order.waivedBy,
    distanceToFree: shippingCharged === 0 ? null : shippingTerms.distanceToFree,
    ...withTax(shippingCharged, taxes.shipping, isIncluded),
  };

  const subtotal = sum(gross);
  const tax = sum(taxes.byRate.map((part) => part.tax));
  const total = sum([...lines, shipping].map((one) => one.total));
  const cardsBought = sum(lines.map((line, at) => (input.lines[at]?.kind === 'gift-card' ? line.total : 0)));
  const giftCards = payWithGiftCards(input.giftCards, total - cardsBought, market.currency, now);
  const paidByCards = sum(giftCards.map(({ used }) => used));
  return {
    currency: market.currency,
    taxIncluded: isIncluded,
    isTaxEstimate: placeOfTax(input, method) === null && regions.length > 0,
    lines,
    shipping,
    discounts: order.applied.filter(({ saved }) => saved > 0),
    codes: codeVerdicts(input.codes, eligible, order, gross, due),
    giftCards,
    totals: {
      subtotal,
      discount: subtotal - sum(charges),
      shipping: shippingCharged,
      taxes: taxes.byRate,
      tax,
      net: total - tax,
      total,
      giftCards: paidByCards,
      toPay: total - paidByCards,
    },
  };
}

function withTax(
  charged: number,
  taxes: readonly TaxPart[],
  isIncluded: boolean,
): Pick<QuotedLine, 'net' | 'tax' | 'total' | 'taxes'> {
  const tax = sum(taxes.map((part) => part.tax));
  return isIncluded
    ? { net: charged - tax, tax, total: charged, taxes }
    : { net: charged, tax, total: charged + tax, taxes };
}
