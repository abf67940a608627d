// The language packs of text analysis, by language: a new language is a line here and its files in languages/ and terms/.
import type { Language } from '#contract/market.ts';
import type { LanguagePack } from '#engine/text/language-pack.ts';
import { GERMAN } from '#engine/text/languages/de.ts';
import { ENGLISH } from '#engine/text/languages/en.ts';
import { KOREAN } from '#engine/text/languages/ko.ts';
import { SWEDISH } from '#engine/text/languages/sv.ts';
import type { TermTable } from '#engine/text/term-synonyms.ts';
import { JAPANESE_TERMS } from '#engine/text/terms/ja.ts';

export const PACKS: Readonly<Record<Language, LanguagePack>> = {
  en: ENGLISH,
  sv: SWEDISH,
  de: GERMAN,
  ko: KOREAN,
};

/** In order of precedence. Japanese is a query language only. */
export const TERM_TABLES: readonly TermTable[] = [
  ...Object.values(PACKS).flatMap((pack) => {
    const { language, terms } = pack;
    return terms === undefined ? [] : [{ language, terms, stem: (word: string) => pack.stem(word) }];
  }),
  { language: 'ja', terms: JAPANESE_TERMS },
];
