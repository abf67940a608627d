// Every way in which a shopper may type a code leads to its one spelling.
import { describe, expect, test } from 'vitest';
import { discountCodeOf, normalizedCode } from '#contract/discount-code.ts';

describe('a discount code', () => {
  test.each([
    'SPRING-10',
    'spring-10',
    ' Spring-10\n',
    'SPRING 10'.replace(' ', '-'),
    'ＳＰＲＩＮＧ-１０',
    'spr\u200bing-10',
  ])('is the same typed as %j', (typed) => {
    expect(discountCodeOf(typed)).toBe('SPRING-10');
  });

  test('keeps letters of every script, composed or not', () => {
    expect(discountCodeOf('fjäll')).toBe('FJÄLL');
    expect(discountCodeOf('fja\u0308ll')).toBe('FJÄLL');
    expect(discountCodeOf('spaß')).toBe('SPASS');
    expect(discountCodeOf('봄맞이10')).toBe('봄맞이10');
    expect(discountCodeOf('봄맞이10'.normalize('NFD'))).toBe('봄맞이10');
  });

  test.each(['', ' ', '-10', '<b>', 'A/B', "A'--", 'A'.repeat(41), '\u0308A'])(
    'is never spelt %j',
    (typed) => {
      expect(discountCodeOf(typed)).toBeNull();
    },
  );

  test('spelt as it is compared stays as it is, whatever character is in it', () => {
    for (let point = 0; point < 0x11_0000; point += 1) {
      const code = normalizedCode(`a${String.fromCodePoint(point)}b`);
      if (normalizedCode(code) !== code) throw new Error(`U+${point.toString(16)}`);
    }
  });
});
