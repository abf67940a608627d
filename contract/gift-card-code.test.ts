// Gift card codes: all random bits reach the code, and it is read however it is typed.
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  GIFT_CARD_CODE_LENGTH,
  giftCardCodeFrom,
  giftCardCodeInGroups,
  giftCardCodeOf,
  giftCardHintOf,
} from '#contract/gift-card-code.ts';

const CODE = '0123456789ABCDEFGHJK';

test('a code has 100 random bits, of which its hint shows 20', () => {
  const everyByte = giftCardCodeFrom(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  const counts = Object.groupBy(everyByte, (character) => character);
  expect(Object.keys(counts)).toHaveLength(32);
  expect(new Set(Object.values(counts).map((all) => all?.length))).toEqual(new Set([8]));
  expect(GIFT_CARD_CODE_LENGTH * 5).toBe(100);
  expect(giftCardHintOf(CODE)).toBe('GHJK');
});

test('what is shown is read as the same code', () => {
  for (let at = 0; at < 200; at += 1) {
    const code = giftCardCodeFrom(randomBytes(GIFT_CARD_CODE_LENGTH));
    expect(giftCardCodeInGroups(code)).toMatch(/^(\w{4}-){4}\w{4}$/);
    expect(giftCardCodeOf(giftCardCodeInGroups(code))).toBe(code);
  }
});

test.each([
  '0123-4567-89AB-CDEF-GHJK',
  ' 0123 4567 89ab cdef ghjk\n',
  'oI23–4567—89ab‑cdef\u00a0ghjk',
  'Ol23456789abcdefghjk\u200b',
  '０１２３４５６７８９ＡＢＣＤＥＦＧＨＪＫ',
])('%j is read', (typed) => {
  expect(giftCardCodeOf(typed)).toBe(CODE);
});

test.each(['', '-', '0123', `${CODE}0`, CODE.replace('A', 'U'), CODE.replace('A', '+')])(
  '%j is no code',
  (typed) => {
    expect(giftCardCodeOf(typed)).toBeNull();
  },
);
