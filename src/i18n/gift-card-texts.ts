// The texts of the page of gift cards: files of their own, loaded with the page's data. Plain strings, since they travel with it.
import type { Language } from '#contract/market.ts';
import type { texts as en } from '#src/i18n/gift-cards/en.ts';

export type GiftCardTexts = typeof en;

const FILES = import.meta.glob<GiftCardTexts>('./gift-cards/??.ts', { import: 'texts' });

export function loadGiftCardTexts(language: Language): Promise<GiftCardTexts> {
  return FILES[`./gift-cards/${language}.ts`]!();
}

/** `{amount}` in a text replaced by its value. */
export function filledIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
