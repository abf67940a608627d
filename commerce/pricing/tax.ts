// Tax by rate: rounded once for each rate of an order, then shared by its lines and shipping.
import { distribute, roundedFraction, sum } from '#commerce/pricing/arithmetic.ts';
import type { QuoteAddress, QuoteInput, TaxRates, TaxRules } from '#commerce/pricing/quote-input.ts';
import type { TaxPart } from '#commerce/pricing/quote-result.ts';
import { isShipped, type ShippingDue } from '#commerce/pricing/shipping.ts';

const WHOLE = 1_000_000;

/** What of one price is not tax. Rounded for this price alone: units need not add up to their line. */
export function withoutTax(price: number, rate: number, isIncluded: boolean): number {
  return isIncluded ? price - taxOf(price, rate, isIncluded) : price;
}

function taxOf(charged: number, rate: number, isIncluded: boolean): number {
  return roundedFraction(charged, rate, isIncluded ? WHOLE + rate : WHOLE);
}

/** An amount as it is charged, with its rate. */
interface TaxableAmount {
  readonly rate: number;
  readonly charged: number;
}

export interface OrderTaxes {
  /** Of each line of the question; none for a gift card that is bought. */
  readonly lines: readonly (readonly TaxPart[])[];
  readonly shipping: readonly TaxPart[];
  /** Of the order, highest rate first. */
  readonly byRate: readonly TaxPart[];
}

/** Where an order by this method is taxed; null: not known yet. */
export function placeOfTax({ address }: QuoteInput, method: ShippingDue['method']): QuoteAddress | null {
  return method?.taxedAt ?? address;
}

/** `charged` is that of each line, after discounts. */
export function orderTaxes(
  input: QuoteInput,
  charged: readonly number[],
  method: ShippingDue['method'],
  shippingCharged: number,
): OrderTaxes {
  const { lines, market } = input;
  const rates = ratesAt(market.tax, placeOfTax(input, method));
  const articles = lines.flatMap((line, at) => {
    const amount = { rate: rateOf(rates, line.taxCategory), charged: charged[at] ?? 0 };
    return line.kind === 'article' ? [{ at, isShipped: isShipped(line), ...amount }] : [];
  });
  const ownCategory = method?.taxCategory ?? null;
  const shipping =
    ownCategory === null
      ? shareByRates(
          shippingCharged,
          articles.filter((one) => one.isShipped),
          rates.standard,
        )
      : [{ rate: rateOf(rates, ownCategory), charged: shippingCharged }];
  const amounts = [...articles, ...shipping.filter((share) => share.charged > 0)];
  const { parts, byRate } = taxByRate(amounts, market.tax.isIncluded);
  const taxes: TaxPart[][] = lines.map(() => []);
  for (const [index, { at }] of articles.entries()) taxes[at] = parts.slice(index, index + 1);
  return { lines: taxes, shipping: parts.slice(articles.length), byRate };
}

/** Those of the place's state, else of its country, else the market's own. */
function ratesAt({ rates, regions }: TaxRules, place: QuoteAddress | null): TaxRates {
  if (place === null) return rates;
  const inCountry = regions.filter(({ country }) => country === place.country);
  const region =
    inCountry.find(({ state }) => state !== null && state === place.state) ??
    inCountry.find(({ state }) => state === null);
  return region?.rates ?? rates;
}

function rateOf({ standard, categories }: TaxRates, taxCategory: string | null): number {
  if (taxCategory === null || !Object.hasOwn(categories, taxCategory)) return standard;
  return categories[taxCategory] ?? standard;
}

/** The charge for shipping by the rates of what it carries. */
function shareByRates(charge: number, carried: readonly TaxableAmount[], standard: number): TaxableAmount[] {
  const rates = ratesOf(carried);
  const weights = rates.map((rate) => sum(carried.map((one) => (one.rate === rate ? one.charged : 0))));
  if (sum(weights) === 0) return [{ rate: standard, charged: charge }];
  const shares = distribute(charge, weights);
  return rates.map((rate, at) => ({ rate, charged: shares[at] ?? 0 }));
}

/** Highest first. */
function ratesOf(amounts: readonly TaxableAmount[]): number[] {
  return [...new Set(amounts.map(({ rate }) => rate))].toSorted((a, b) => b - a);
}

/** A part for each amount, in their order, and the sums of each rate. */
function taxByRate(
  amounts: readonly TaxableAmount[],
  isIncluded: boolean,
): { readonly parts: TaxPart[]; readonly byRate: TaxPart[] } {
  const parts: TaxPart[] = [];
  const partOf = ({ rate, charged }: TaxableAmount, tax: number) => ({
    rate,
    net: isIncluded ? charged - tax : charged,
    tax,
  });
  const byRate = ratesOf(amounts).map((rate) => {
    const members = amounts.flatMap((amount, at) => (amount.rate === rate ? [{ at, amount }] : []));
    const charges = members.map(({ amount }) => amount.charged);
    const whole = { rate, charged: sum(charges) };
    const tax = taxOf(whole.charged, rate, isIncluded);
    const shares = distribute(tax, charges);
    for (const [index, { at, amount }] of members.entries()) parts[at] = partOf(amount, shares[index] ?? 0);
    return partOf(whole, tax);
  });
  return { parts, byRate };
}
