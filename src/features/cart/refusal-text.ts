// What the code of a refused cart change means to a shopper; the server's own words are for developers.
import type { Texts } from '#src/i18n/texts.ts';

export function refusalText(texts: Texts, code: string): string {
  const { refused } = texts.cart;
  return Object.hasOwn(refused, code) ? refused[code as keyof typeof refused] : refused.other;
}
