// Tax by rate: rounded once for each rate of an order, then shared by its lines and shipping.
import { distribute, roundedFraction, sum } from '#server/pricing/arithmetic.ts';
import type { QuoteAddress, TaxRates, TaxRules } from '#server/pricing/quote-input.ts';
import type { TaxPart } from '#server/pricing/quote-result.ts';

const WHOLE = 1_000_000;

/** Those of the address's state, else of its country, else the market's own. */
export function ratesAt({ rates, regions }: TaxRules, address: QuoteAddress | null): TaxRates {
  if (address === null) return rates;
  const inCountry = regions.filter(({ country }) => country === address.country);
  const region =
    inCountry.find(({ state }) => state !== null && state === address.state) ??
    inCountry.find(({ state }) => state === null);
  return region?.rates ?? rates;
}

export function rateOf({ standard, categories }: TaxRates, taxCategory: string | null): number {
  if (taxCategory === null || !Object.hasOwn(categories, taxCategory)) return standard;
  return categories[taxCategory] ?? standard;
}

/** An amount as it is charged, with its rate. */
export interface TaxableAmount {
  readonly rate: number;
  readonly charged: number;
}

/** The charge for shipping by the rates of what it carries, highest first. */
export function shareByRates(
  charge: number,
  carried: readonly TaxableAmount[],
  standard: number,
): TaxableAmount[] {
  if (charge === 0) return [];
  const rates = [...new Set(carried.map(({ rate }) => rate))].toSorted((a, b) => b - a);
  const weights = rates.map((rate) => sum(carried.filter((one) => one.rate === rate).map(chargedOf)));
  if (sum(weights) === 0) return [{ rate: standard, charged: charge }];
  const shares = distribute(charge, weights);
  return rates.flatMap((rate, at) => {
    const charged = shares[at] ?? 0;
    return charged === 0 ? [] : [{ rate, charged }];
  });
}

const chargedOf = ({ charged }: TaxableAmount) => charged;

export interface OrderTaxes {
  /** One for each amount, in their order. */
  readonly parts: readonly TaxPart[];
  /** Highest rate first. */
  readonly byRate: readonly TaxPart[];
}

export function taxesOf(amounts: readonly TaxableAmount[], isIncluded: boolean): OrderTaxes {
  const parts: TaxPart[] = [];
  const byRate: TaxPart[] = [];
  const rates = [...new Set(amounts.map(({ rate }) => rate))].toSorted((a, b) => b - a);
  for (const rate of rates) {
    const members = amounts.flatMap((amount, at) => (amount.rate === rate ? [{ ...amount, at }] : []));
    const charges = members.map(chargedOf);
    const whole = sum(charges);
    const tax = roundedFraction(whole, rate, isIncluded ? WHOLE + rate : WHOLE);
    const netOf = (charged: number, part: number) => (isIncluded ? charged - part : charged);
    const shares = distribute(tax, charges);
    for (const [index, { at, charged }] of members.entries()) {
      const share = shares[index] ?? 0;
      parts[at] = { rate, net: netOf(charged, share), tax: share };
    }
    byRate.push({ rate, net: netOf(whole, tax), tax });
  }
  return { parts, byRate };
}
