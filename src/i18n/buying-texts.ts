// Texts of what is said beside the button that buys, in every language: only parts that are loaded late have them.
import type { Language } from '#contract/market.ts';
import type { texts as en } from '#src/i18n/buying/en.ts';

export type BuyingTexts = typeof en;

// All at once, as those of the installed app: a product is also opened on a device without a network.
const FILES = import.meta.glob<BuyingTexts>('./buying/??.ts', { import: 'texts', eager: true });

export function buyingTexts(language: Language): BuyingTexts {
  const texts = FILES[`./buying/${language}.ts`];
  if (texts === undefined) throw new Error(`src/i18n/buying/${language}.ts is missing`);
  return texts;
}
