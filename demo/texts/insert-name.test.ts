// Korean particles follow the sound a name ends in.
import { expect, test } from 'vitest';
import { insertName } from '#demo/texts/insert-name.ts';
import { inEachLanguage } from '#demo/texts/texts.ts';
import { withParticle } from '#demo/texts/ko/particles.ts';

test('a closed syllable takes one form, an open one the other', () => {
  expect(withParticle('스카른', '은')).toBe('스카른은');
  expect(withParticle('롬비', '은')).toBe('롬비는');
  expect(withParticle('렌홀름', '이')).toBe('렌홀름이');
  expect(withParticle('딤라', '이')).toBe('딤라가');
  expect(withParticle('이바른', '을')).toBe('이바른을');
  expect(withParticle('달바', '을')).toBe('달바를');
  expect(withParticle('로둔', '과')).toBe('로둔과');
  expect(withParticle('모사르', '과')).toBe('모사르와');
});

test('after an r the directional particle is short', () => {
  expect(withParticle('피오르달', '으로')).toBe('피오르달로');
  expect(withParticle('토비크', '으로')).toBe('토비크로');
  expect(withParticle('스카른', '으로')).toBe('스카른으로');
});

test('a word without Hangul counts as open, and an unknown particle is a mistake', () => {
  expect(withParticle('Cairn', '은')).toBe('Cairn는');
  expect(() => withParticle('달바', '도')).toThrow('no Korean particle');
});

test('a name is put in wherever it is asked for', () => {
  const text = insertName(
    { ...inEachLanguage(() => '{name}'), en: '{name} and {name}', ko: '{name:은} {name}' },
    { ...inEachLanguage(() => 'Skarn'), ko: '스카른' },
  );
  expect(text.en).toBe('Skarn and Skarn');
  expect(text.ko).toBe('스카른은 스카른');
});
