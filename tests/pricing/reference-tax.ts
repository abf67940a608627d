// The reference's tax: rounded once for each rate of the order, then shared by what is taxed.
import type { QuoteInput, QuoteLineInput, TaxRates } from '#commerce/pricing/quote-input.ts';
import type { TaxPart } from '#commerce/pricing/quote-result.ts';
import { fraction, round, times } from '#tests/pricing/fraction.ts';
import type { DueShipping } from '#tests/pricing/reference-shipping.ts';
import { distribute, isArticle, isShipped, sum, wholeNumber } from '#tests/pricing/reference-words.ts';

/** What is taxed: an article, or a share of shipping. */
interface Taxable {
  readonly of: QuoteLineInput | 'shipping';
  readonly rate: bigint;
  readonly charged: bigint;
}
export interface Taxed extends Taxable {
  readonly net: bigint;
  readonly tax: bigint;
}

const MILLION = 1_000_000n;

/** Null: not known. */
export function placeOf(question: QuoteInput, { method }: DueShipping): QuoteInput['address'] {
  if (method !== null && method.taxedAt !== null) return method.taxedAt;
  return question.address;
}
function ratesAt(question: QuoteInput, shipping: DueShipping): TaxRates {
  const { tax } = question.market;
  const place = placeOf(question, shipping);
  if (place === null) return tax.rates;
  const there = tax.regions.filter(({ country }) => country === place.country);
  const region =
    there.find(({ state }) => state === place.state) ?? there.find(({ state }) => state === null);
  return region === undefined ? tax.rates : region.rates;
}
function rateOf(question: QuoteInput, shipping: DueShipping, category: string | null): bigint {
  const { standard, categories } = ratesAt(question, shipping);
  const own = new Map(Object.entries(categories)).get(category ?? '');
  return BigInt(category === null || own === undefined ? standard : own);
}
/** Each rate once, the highest first. */
export const ratesOf = (parts: readonly { readonly rate: bigint }[]) =>
  [...new Set(parts.map(({ rate }) => rate))].sort((a, b) => (a > b ? -1 : 1));

function shippingShares(
  question: QuoteInput,
  shipping: DueShipping,
  chargedOf: (line: QuoteLineInput) => bigint,
  charged: bigint,
): Taxable[] {
  const { method } = shipping;
  if (method === null || charged === 0n) return [];
  if (method.taxCategory !== null)
    return [{ of: 'shipping', rate: rateOf(question, shipping, method.taxCategory), charged }];
  const carried = question.lines
    .filter(isShipped)
    .map((line) => ({ rate: rateOf(question, shipping, line.taxCategory), charged: chargedOf(line) }));
  if (carried.every((line) => line.charged === 0n))
    return [{ of: 'shipping', rate: rateOf(question, shipping, null), charged }];
  const rates = ratesOf(carried);
  const weights = rates.map((rate) =>
    sum(carried.filter((line) => line.rate === rate).map((line) => line.charged)),
  );
  const shares = distribute(charged, weights);
  return rates
    .map((rate, index): Taxable => ({ of: 'shipping', rate, charged: shares[index]! }))
    .filter((share) => share.charged > 0n);
}

export function taxOf(
  question: QuoteInput,
  shipping: DueShipping,
  chargedOf: (line: QuoteLineInput) => bigint,
  shippingCharged: bigint,
): Taxed[] {
  const { isIncluded } = question.market.tax;
  const articles = question.lines
    .filter(isArticle)
    .map((of): Taxable => ({ of, rate: rateOf(question, shipping, of.taxCategory), charged: chargedOf(of) }));
  const rows = [...articles, ...shippingShares(question, shipping, chargedOf, shippingCharged)];
  return ratesOf(rows).flatMap((rate) => {
    const ofRate = rows.filter((row) => row.rate === rate);
    const base = sum(ofRate.map(({ charged }) => charged));
    const tax = round(times(fraction(base), fraction(rate, isIncluded ? MILLION + rate : MILLION)));
    const shares = distribute(
      tax,
      ofRate.map(({ charged }) => charged),
    );
    return ofRate.map((row, index): Taxed => {
      const share = shares[index]!;
      return { ...row, tax: share, net: isIncluded ? row.charged - share : row.charged };
    });
  });
}

export function part(rate: bigint, taxed: readonly Taxed[]): TaxPart {
  return {
    rate: wholeNumber(rate),
    net: wholeNumber(sum(taxed.map(({ net }) => net))),
    tax: wholeNumber(sum(taxed.map(({ tax }) => tax))),
  };
}
export function partsOf(taxed: readonly Taxed[], of: Taxed['of']) {
  const own = taxed.filter((one) => one.of === of);
  const net = sum(own.map((one) => one.net));
  const tax = sum(own.map((one) => one.tax));
  const taxes = own.map((one) => part(one.rate, [one]));
  return { net: wholeNumber(net), tax: wholeNumber(tax), total: wholeNumber(net + tax), taxes };
}
