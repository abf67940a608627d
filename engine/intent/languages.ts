// The words of every language that say something besides products: a new language is a line here and its file.
import type { Language } from '#contract/market.ts';
import type { IntentWords } from '#engine/intent/intent-words.ts';
import { GERMAN_INTENT } from '#engine/intent/languages/de.ts';
import { ENGLISH_INTENT } from '#engine/intent/languages/en.ts';
import { KOREAN_INTENT } from '#engine/intent/languages/ko.ts';
import { SWEDISH_INTENT } from '#engine/intent/languages/sv.ts';

export const INTENT_WORDS: Readonly<Record<Language, IntentWords>> = {
  en: ENGLISH_INTENT,
  sv: SWEDISH_INTENT,
  de: GERMAN_INTENT,
  ko: KOREAN_INTENT,
};
