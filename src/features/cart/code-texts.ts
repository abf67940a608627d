// What a discount code in the bag does, in words.
import type { CartCodeView } from '#contract/clients.ts';
import type { BagTexts } from '#src/i18n/bag-texts.ts';

/** Refusals that no change of the bag can lift: told where the code is typed. */
const FINAL: ReadonlySet<CartCodeView['refusal']> = new Set([
  'unknown',
  'not-yet',
  'expired',
  'used-up',
  'used-by-customer',
]);

export function isFinal({ refusal }: Pick<CartCodeView, 'refusal'>): boolean {
  return FINAL.has(refusal);
}

/** Of a code that the server has judged. */
export function codeText(code: CartCodeView, texts: BagTexts, money: (minor: number) => string): string {
  const { refusal, missingMinor, savedMinor, instead } = code;
  if (refusal === null) return texts.saves(money(savedMinor));
  if (refusal === 'below-minimum' && missingMinor !== null) return texts.missing(money(missingMinor));
  if (refusal === 'not-combinable' && instead.length > 0) return texts.insteadOf(instead.join(', '));
  return texts.refused[refusal];
}
