// The texts of the checkout's page in every language, for server rendering.
import { LANGUAGES, type Language } from '#contract/market.ts';
import type { BagTexts } from '#src/i18n/bag-texts.ts';
import type { CheckoutTexts } from '#src/i18n/checkout-texts.ts';

const CHECKOUT = import.meta.glob<CheckoutTexts>('../i18n/checkout/??.ts', { import: 'texts', eager: true });
const BAG = import.meta.glob<BagTexts>('../i18n/bag/??.ts', { import: 'texts', eager: true });

/** A language without its file ends the start of the server, not a shopper's request. */
const TEXTS = new Map(
  LANGUAGES.map((language): [Language, { checkout: CheckoutTexts; bag: BagTexts }] => {
    const checkout = CHECKOUT[`../i18n/checkout/${language}.ts`];
    const bag = BAG[`../i18n/bag/${language}.ts`];
    if (checkout === undefined) throw new Error(`src/i18n/checkout/${language}.ts is missing`);
    if (bag === undefined) throw new Error(`src/i18n/bag/${language}.ts is missing`);
    return [language, { checkout, bag }];
  }),
);

export function checkoutTexts(language: Language): { checkout: CheckoutTexts; bag: BagTexts } {
  const texts = TEXTS.get(language);
  if (texts === undefined) throw new Error(`the checkout has no texts in ${language}`);
  return texts;
}
