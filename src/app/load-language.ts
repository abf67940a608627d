// Loads the texts of one language; each is a file of its own, so that a page carries no other's.
import type { Language } from '#contract/market.ts';
import type { LanguageTexts } from '#src/app/languages/language.ts';

export function loadLanguage(language: Language): Promise<LanguageTexts> {
  switch (language) {
    case 'en':
      return import('#src/app/languages/en.ts').then((file) => file.en);
    case 'sv':
      return import('#src/app/languages/sv.ts').then((file) => file.sv);
    case 'de':
      return import('#src/app/languages/de.ts').then((file) => file.de);
    case 'ko':
      return import('#src/app/languages/ko.ts').then((file) => file.ko);
  }
}
