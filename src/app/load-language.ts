// Loads the texts of one language; each is a file of its own, so that a page carries no other's.
import type { Language } from '#contract/market.ts';
import type { LanguageTexts } from '#src/app/languages/language.ts';

const FILES = import.meta.glob<LanguageTexts>('./languages/??.ts', { import: 'texts' });

/** Server rendering checks at its start that each language has its file. */
export function loadLanguage(language: Language): Promise<LanguageTexts> {
  return FILES[`./languages/${language}.ts`]!();
}
