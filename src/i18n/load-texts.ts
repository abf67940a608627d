// Loads a language's sentences only when it is spoken.
import type { Language } from '#contract/market.ts';
import type { Texts } from '#src/i18n/texts.ts';

/** Loads one language's table; each is a file of its own, so that a page carries no other's. */
export function loadTexts(language: Language): Promise<Texts> {
  switch (language) {
    case 'en':
      return import('#src/i18n/locales/en.ts').then((file) => file.en);
    case 'sv':
      return import('#src/i18n/locales/sv.ts').then((file) => file.sv);
    case 'de':
      return import('#src/i18n/locales/de.ts').then((file) => file.de);
    case 'ko':
      return import('#src/i18n/locales/ko.ts').then((file) => file.ko);
  }
}
