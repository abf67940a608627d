// What an order costs: the one place where lines, discounts, shipping, tax and gift cards become totals (docs/pricing.md).
import { sum } from '#server/pricing/arithmetic.ts';
import { checkInput } from '#server/pricing/check-input.ts';
import { applyDiscounts, bestCombination, type DiscountedOrder } from '#server/pricing/combination.ts';
import { type EligibleDiscounts, eligibleDiscounts } from '#server/pricing/eligibility.ts';
import { payWithGiftCards } from '#server/pricing/gift-card-payment.ts';
import type { QuoteInput } from '#server/pricing/quote-input.ts';
import type {
  CodeVerdict,
  Quote,
  QuotedLine,
  QuotedShipping,
  TaxPart,
} from '#server/pricing/quote-result.ts';
import { isShipped, type ShippingDue, shippingDue } from '#server/pricing/shipping.ts';
import { rateOf, ratesAt, shareByRates, type TaxableAmount, taxesOf } from '#server/pricing/tax.ts';

export type { QuoteInput } from '#server/pricing/quote-input.ts';
export type { Quote } from '#server/pricing/quote-result.ts';

/** Pure: the same question has the same answer. Throws a RangeError for a question that is broken. */
export function quote(input: QuoteInput): Quote {
  checkInput(input);
  const gross = input.lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  const shipping = shippingDue(input);
  const eligible = eligibleDiscounts(input, shipping);
  const order = bestCombination(eligible.discounts, gross, shipping.due);
  const { lines, shipping: quotedShipping, taxes } = taxed(input, gross, order, shipping);
  const { isIncluded, regions } = input.market.tax;
  const tax = sum(taxes.map((part) => part.tax));
  const subtotal = sum(gross);
  const discount = subtotal - sum(lines.map(({ charged }) => charged));
  const total = sum(lines.map((line) => line.total)) + quotedShipping.total;
  const bought = sum(input.lines.map(({ kind }, at) => (kind === 'gift-card' ? (gross[at] ?? 0) : 0)));
  const giftCards = payWithGiftCards(input.giftCards, total - bought, input.market.currency, input.now);
  const paidByCards = sum(giftCards.map(({ used }) => used));
  return {
    currency: input.market.currency,
    taxIncluded: isIncluded,
    isTaxEstimate: input.address === null && regions.length > 0,
    lines,
    shipping: quotedShipping,
    discounts: order.applied.filter(({ saved }) => saved > 0),
    codes: verdicts(input, eligible, order, gross, shipping.due),
    giftCards,
    totals: {
      subtotal,
      discount,
      shipping: quotedShipping.charged,
      taxes,
      tax,
      net: total - tax,
      total,
      giftCards: paidByCards,
      toPay: total - paidByCards,
    },
  };
}

function taxed(
  { lines, market, address }: QuoteInput,
  gross: readonly number[],
  order: DiscountedOrder,
  { method, due, distanceToFree, fee, reason, isChosen, refusal }: ShippingDue,
): { lines: QuotedLine[]; shipping: QuotedShipping; taxes: readonly TaxPart[] } {
  const { isIncluded } = market.tax;
  const rates = ratesAt(market.tax, address);
  const charges = lines.map(
    (line, at): TaxableAmount & { readonly at: number; readonly isShipped: boolean } => ({
      at,
      isShipped: isShipped(line),
      rate: rateOf(rates, line.taxCategory),
      charged: order.lines[at]?.charged ?? 0,
    }),
  );
  const articles = charges.filter(({ at }) => lines[at]?.kind === 'article');
  const charged = order.waivedBy === null ? due : 0;
  const carried =
    method === null || method.taxCategory === null
      ? articles.filter((line) => line.isShipped)
      : [{ rate: rateOf(rates, method.taxCategory), charged: 1 }];
  const shares = shareByRates(charged, carried, rates.standard);
  const { parts, byRate } = taxesOf([...articles, ...shares], isIncluded);
  const partOf = new Map(articles.map(({ at }, index) => [at, parts[index]]));
  return {
    lines: lines.map(({ lineId, quantity, unitPrice }, at) => {
      const { charged: price = 0, discounts = [] } = order.lines[at] ?? {};
      const part = partOf.get(at);
      const taxes = part === undefined ? [] : [part];
      const amounts = { charged: price, ...withTax(price, taxes, isIncluded) };
      return { lineId, quantity, unitPrice, gross: gross[at] ?? 0, discounts, ...amounts, taxes };
    }),
    shipping: {
      methodId: method?.methodId ?? null,
      isChosen,
      refusal,
      fee,
      charged,
      reason: order.waivedBy === null ? reason : 'discount',
      waivedBy: order.waivedBy,
      distanceToFree: charged === 0 ? null : distanceToFree,
      ...withTax(charged, parts.slice(articles.length), isIncluded),
      taxes: parts.slice(articles.length),
    },
    taxes: byRate,
  };
}

function withTax(
  charged: number,
  taxes: readonly TaxPart[],
  isIncluded: boolean,
): Pick<QuotedLine, 'net' | 'tax' | 'total'> {
  const tax = sum(taxes.map((part) => part.tax));
  return isIncluded
    ? { net: charged - tax, tax, total: charged }
    : { net: charged, tax, total: charged + tax };
}

function verdicts(
  { codes }: QuoteInput,
  { discounts, rejections }: EligibleDiscounts,
  { applied }: DiscountedOrder,
  gross: readonly number[],
  due: number,
): CodeVerdict[] {
  const instead = applied.filter(({ saved }) => saved > 0).map(({ source, id }) => ({ source, id }));
  return codes.map(({ code }, at): CodeVerdict => {
    const rejection = rejections[at];
    if (rejection !== undefined) return { code, state: 'refused', ...rejection };
    const isThis = ({ source, id }: { source: string; id: string }) => source === 'code' && id === code;
    const used = applied.find(isThis);
    if (used !== undefined && used.saved > 0) return { code, state: 'applied', saved: used.saved };
    const alone = applyDiscounts(discounts.filter(isThis), gross, due).applied[0];
    if (used !== undefined || alone?.saved === 0) return { code, state: 'refused', reason: 'no-effect' };
    return { code, state: 'refused', reason: 'not-combinable', instead };
  });
}
