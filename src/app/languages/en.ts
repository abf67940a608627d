// English.
import type { LanguageTexts } from '#src/app/languages/language.ts';
import { en as discovery } from '#src/discovery/texts/en.ts';
import { en as shop } from '#src/i18n/locales/en.ts';

export const texts: LanguageTexts = { shop, discovery };
