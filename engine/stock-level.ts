// How much of an article there is, as far as a shopper is told: none, enough, or few.
import { FEW_LEFT } from '#contract/limits.ts';

/** Quantities are not stored, so that most sales change no columns. */
export const STOCK_LEVEL = { none: 0, enough: 1, few: 2 } as const;
type StockLevel = (typeof STOCK_LEVEL)[keyof typeof STOCK_LEVEL];

/** `stock` in units. */
export function stockLevelOf(stock: number): StockLevel {
  if (stock <= 0) return STOCK_LEVEL.none;
  return stock <= FEW_LEFT ? STOCK_LEVEL.few : STOCK_LEVEL.enough;
}
