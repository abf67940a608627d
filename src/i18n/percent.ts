// A percentage as text, in the notation of a language.
import type { Language } from '#contract/market.ts';

/** "25 %" in Swedish, "25%" in English and Korean; `percent` with up to four decimals, as tax rates have them. */
export function percentText(percent: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 4 }).format(
    percent / 100,
  );
}
