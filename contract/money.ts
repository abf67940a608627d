// Money: integer minor units inside, decimals including VAT on the wire.
import { type Currency, currencyFormat } from '#contract/market.ts';

/** Minor units to the wire's decimal: 19950 SEK becomes 199.5. */
export function toDecimal(minor: number, currency: Currency): number {
  return minor / 10 ** currencyFormat(currency).minorDigits;
}

/** The wire's decimal to minor units, rounded half away from zero. */
export function toMinor(decimal: number, currency: Currency): number {
  const scaled = decimal * 10 ** currencyFormat(currency).minorDigits;
  return Math.sign(scaled) * Math.round(Math.abs(scaled));
}
