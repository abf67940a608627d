// The amounts of gift cards until a merchant names others, in whole units of each currency.
import type { Currency } from '#contract/market.ts';

const KRONOR = [200, 500, 1_000, 2_000];
const DOLLARS = [25, 50, 100, 200];

/** A currency that is absent has no gift cards. */
export const DEFAULT_GIFT_CARD_AMOUNTS: Readonly<Partial<Record<Currency, readonly number[]>>> = {
  SEK: KRONOR,
  NOK: KRONOR,
  DKK: KRONOR,
  EUR: DOLLARS,
  USD: DOLLARS,
  CAD: DOLLARS,
  AUD: DOLLARS,
  KRW: [30_000, 50_000, 100_000, 200_000],
  JPY: [3_000, 5_000, 10_000, 20_000],
};
