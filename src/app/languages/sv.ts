// Swedish.
import type { LanguageTexts } from '#src/app/languages/language.ts';
import { sv as discovery } from '#src/discovery/texts/sv.ts';
import { sv as shop } from '#src/i18n/locales/sv.ts';

export const texts: LanguageTexts = { shop, discovery };
