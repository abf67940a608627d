import { expect, test } from 'vitest';
import { isHangul, jamoOf, jamoDistance } from '#engine/text/jamo.ts';

const typos = (typed: string, word: string, isPrefix = false) =>
  jamoDistance(jamoOf(typed), jamoOf(word), isPrefix);

test('a syllable has two jamo, and those of its final', () => {
  expect(jamoOf('자켓')).toHaveLength(5);
  expect(jamoOf('닭')).toHaveLength(4);
  expect(jamoOf('jacket')).toEqual([]);
  expect(jamoOf('자ᄏ')).toEqual(jamoOf('잨'));
  expect(isHangul('자ᄏ')).toBe(true);
  expect([isHangul('자켓'), isHangul('자켓x'), isHangul('')]).toEqual([true, false, false]);
});

test('typos are counted in jamo, not in syllables', () => {
  expect(typos('배냥', '배낭')).toBe(1);
  expect(typos('헤드랲므', '헤드램프')).toBe(1);
  expect(typos('자캣', '자켓')).toBe(1);
  expect(typos('장갑', '장갑')).toBe(0);
  expect(typos('장갑', '양말')).toBeGreaterThan(2);
});

test('with isPrefix a prefix of the word matches', () => {
  expect(typos('해드램', '헤드램프', true)).toBe(1);
  expect(typos('해드램', '헤드램프')).toBe(3);
});
