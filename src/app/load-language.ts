// Loads the texts of one language; each is a file of its own, so that a page carries no other's.
import type { Language } from '#contract/market.ts';
import type { LanguageTexts } from '#src/app/languages/language.ts';

const FILES = import.meta.glob<LanguageTexts>('./languages/??.ts', { import: 'texts' });

export async function loadLanguage(language: Language): Promise<LanguageTexts> {
  const load = FILES[`./languages/${language}.ts`];
  if (load === undefined) throw new Error(`src/app/languages/${language}.ts is missing`);
  return load();
}
