// The natural logarithm with the same bits everywhere: results offline are those of the server.

const LN_2 = 0.693_147_180_559_945_3;
/** Of the series in z², for |z| <= 1/3: the last is below a double's precision. */
const TERMS = 17;

/**
 * Of a finite number from 1 on. Only by operations that IEEE 754 specifies to the last bit: the last bits of `Math.log` are
 * each browser's own, and order products of equal similarity by chance.
 */
export function logarithm(number: number): number {
  let [exponent, mantissa] = [0, number];
  while (mantissa >= 2) {
    mantissa /= 2;
    exponent += 1;
  }
  // ln m = 2 artanh z
  const z = (mantissa - 1) / (mantissa + 1);
  let sum = 0;
  for (let term = TERMS; term >= 0; term -= 1) sum = sum * z * z + 1 / (2 * term + 1);
  return exponent * LN_2 + 2 * z * sum;
}
