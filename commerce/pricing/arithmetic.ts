// Exact integer arithmetic: rounded fractions and the distribution of an amount over weights.

/** a × b / c rounded to the nearest integer, half up; a, b ≥ 0 and 0 < c < 2^52. */
export function roundedFraction(a: number, b: number, c: number): number {
  const { quotient, remainder } = divided(a, b, c);
  return 2 * remainder >= c ? quotient + 1 : quotient;
}

/**
 * The amount in shares that add up to it, by largest remainder; of equal remainders the earlier entry gets the unit. Without
 * any weight all shares are 0, which is only right where the amount is 0.
 */
export function distribute(amount: number, weights: readonly number[]): number[] {
  const whole = sum(weights);
  if (whole === 0) return weights.map(() => 0);
  const parts = weights.map((weight, at) => ({ at, ...divided(amount, weight, whole) }));
  const left = amount - sum(parts.map(({ quotient }) => quotient));
  const favoured = new Set(
    parts
      .toSorted((a, b) => b.remainder - a.remainder || a.at - b.at)
      .slice(0, left)
      .map(({ at }) => at),
  );
  return parts.map(({ at, quotient }) => (favoured.has(at) ? quotient + 1 : quotient));
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** a × b divided by c, as whole quotient and remainder; BigInt only where the product is above 2^53. */
function divided(a: number, b: number, c: number): { readonly quotient: number; readonly remainder: number } {
  const product = a * b;
  if (Number.isSafeInteger(product)) {
    const remainder = product % c;
    return { quotient: (product - remainder) / c, remainder };
  }
  const exact = BigInt(a) * BigInt(b);
  return { quotient: Number(exact / BigInt(c)), remainder: Number(exact % BigInt(c)) };
}
