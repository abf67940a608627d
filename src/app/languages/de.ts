// German.
import type { LanguageTexts } from '#src/app/languages/language.ts';
import { de as discovery } from '#src/discovery/texts/de.ts';
import { de as shop } from '#src/i18n/locales/de.ts';

export const texts: LanguageTexts = { shop, discovery };
