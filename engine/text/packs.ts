// The language packs of text analysis, by language.
import type { Language } from '#contract/market.ts';
import type { LanguagePack } from '#engine/text/language-pack.ts';
import { GERMAN } from '#engine/text/languages/de.ts';
import { ENGLISH } from '#engine/text/languages/en.ts';
import { KOREAN } from '#engine/text/languages/ko.ts';
import { SWEDISH } from '#engine/text/languages/sv.ts';

export const PACKS: Readonly<Record<Language, LanguagePack>> = {
  en: ENGLISH,
  sv: SWEDISH,
  de: GERMAN,
  ko: KOREAN,
};
