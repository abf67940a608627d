// Korean.
import type { LanguageTexts } from '#src/app/languages/language.ts';
import { ko as discovery } from '#src/discovery/texts/ko.ts';
import { ko as shop } from '#src/i18n/locales/ko.ts';

export const texts: LanguageTexts = { shop, discovery };
