// The text for a refused cart change by its code; the server's own message is for developers.
import type { Texts } from '#src/i18n/texts.ts';

export function refusalText(texts: Texts, code: string): string {
  const { refused } = texts.cart;
  return Object.hasOwn(refused, code) ? refused[code as keyof typeof refused] : refused.other;
}
