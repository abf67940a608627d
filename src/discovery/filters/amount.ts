// A range's amounts as text: money as the host formats it, anything else with its unit.
import type { RangeMetaType } from '#contract/filters.ts';
import { CURRENCIES, type Currency } from '#contract/market.ts';
import { toMinor } from '#contract/money.ts';
import type { UiHost } from '#src/ui/ui-context.tsx';

/** `value` in decimal units. */
export function amountText(value: number, meta: RangeMetaType, formatPrice: UiHost['formatPrice']): string {
  const currency = currencyOf(meta);
  if (currency !== undefined) return formatPrice(toMinor(value, currency), currency);
  return meta.unit ? `${value} ${meta.unit}` : String(value);
}

/** The unit shown beside a number input: the currency's code, the filter's unit, or nothing. */
export function unitText(meta: RangeMetaType): string {
  return currencyOf(meta) ?? meta.unit ?? '';
}

function currencyOf(meta: RangeMetaType): Currency | undefined {
  return CURRENCIES.find((currency) => currency === meta.currency);
}
