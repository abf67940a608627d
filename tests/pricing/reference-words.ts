// The words that docs/pricing.md uses in every step: gross, articles, sums, distributing, the order of application.
import type { DiscountTerms, QuoteLineInput } from '#commerce/pricing/quote-input.ts';
import { compare, floor, fraction, minus } from '#tests/pricing/fraction.ts';

export const isArticle = ({ kind }: QuoteLineInput): boolean => kind === 'article';
export const isShipped = (line: QuoteLineInput): boolean => isArticle(line) && line.shippingClass !== null;
export const grossOf = ({ unitPrice, quantity }: QuoteLineInput): bigint =>
  BigInt(unitPrice) * BigInt(quantity);
export const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n);

/** An amount as an answer writes it; throws where a number could not hold it exactly. */
export function wholeNumber(amount: bigint): number {
  const number = Number(amount);
  if (!Number.isSafeInteger(number)) throw new Error(`${amount} is no safe integer`);
  return number;
}

/** By largest remainder, of equal ones to the earlier. */
export function distribute(amount: bigint, weights: readonly bigint[]): bigint[] {
  const whole = sum(weights);
  if (whole === 0n) return weights.map(() => 0n);
  const exact = weights.map((weight) => fraction(amount * weight, whole));
  const least = exact.map(floor);
  const remainders = exact.map((share, index) => minus(share, fraction(least[index]!)));
  const byRemainder = weights
    .map((_, index) => index)
    .sort((a, b) => compare(remainders[b]!, remainders[a]!) || a - b);
  const luckyOnes = byRemainder.slice(0, Number(amount - sum(least)));
  return least.map((share, index) => (luckyOnes.includes(index) ? share + 1n : share));
}

const EFFECTS: readonly DiscountTerms['effect']['kind'][] = ['percent', 'amount', 'free-shipping'];
const SOURCES = ['campaign', 'code'] as const;

interface Orderable {
  readonly source: (typeof SOURCES)[number];
  readonly id: string;
  readonly terms: DiscountTerms;
}

/** The order of application. */
export function ordered<One extends Orderable>(discounts: readonly One[]): One[] {
  const effect = ({ terms }: One) => EFFECTS.indexOf(terms.effect.kind);
  const source = (one: One) => SOURCES.indexOf(one.source);
  return [...discounts].sort(
    (a, b) => effect(a) - effect(b) || source(a) - source(b) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  );
}
