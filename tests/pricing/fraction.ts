// Exact fractions, so that a rule of docs/pricing.md can be written as it is said.

/** `top / bottom`; `bottom` is above 0. */
export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

export function fraction(top: bigint, bottom = 1n): Fraction {
  if (bottom <= 0n) throw new Error('a fraction needs a positive denominator');
  return { top, bottom };
}
export function times(a: Fraction, b: Fraction): Fraction {
  return fraction(a.top * b.top, a.bottom * b.bottom);
}
export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
}
export function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, fraction(-b.top, b.bottom));
}
/** Negative where `a` is the smaller, 0 where they are equal. */
export function compare(a: Fraction, b: Fraction): number {
  const { top } = minus(a, b);
  return top < 0n ? -1 : top > 0n ? 1 : 0;
}
/** The largest integer that is not above `a`. */
export function floor({ top, bottom }: Fraction): bigint {
  const cut = top / bottom;
  return cut * bottom > top ? cut - 1n : cut;
}
/** To the nearest integer, half up. */
export function round(a: Fraction): bigint {
  return floor(plus(a, fraction(1n, 2n)));
}
