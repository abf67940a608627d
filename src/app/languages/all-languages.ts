// The texts of every language at once, for server rendering.
import { LANGUAGES, type Language } from '#contract/market.ts';
import type { LanguageTexts } from '#src/app/languages/language.ts';

const FILES = import.meta.glob<LanguageTexts>('./??.ts', { import: 'texts', eager: true });

/** A language without its file ends the start of the server, not a shopper's request. */
const TEXTS = new Map(
  LANGUAGES.map((language): [Language, LanguageTexts] => {
    const texts = FILES[`./${language}.ts`];
    if (texts === undefined) throw new Error(`src/app/languages/${language}.ts is missing`);
    return [language, texts];
  }),
);

export function languageTexts(language: Language): LanguageTexts {
  const texts = TEXTS.get(language);
  if (texts === undefined) throw new Error(`the page has no texts in ${language}`);
  return texts;
}
