// One language's texts: the shop's own and discovery's, in one file so that they are one request.
import type { DiscoveryTexts } from '#src/discovery/texts/texts.ts';
import type { Texts } from '#src/i18n/texts.ts';

export interface LanguageTexts {
  readonly shop: Texts;
  readonly discovery: DiscoveryTexts;
}
