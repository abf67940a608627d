import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/market.ts';
import { percentText } from '#src/i18n/percent.ts';

test('a percentage is written as its language writes it', () => {
  const texts = LANGUAGES.map((language) => [
    language,
    percentText(25, language),
    percentText(6.25, language),
  ]);
  expect(Object.fromEntries(texts.map(([language, ...rest]) => [language, rest]))).toEqual({
    en: ['25%', '6.25%'],
    sv: ['25\u00a0%', '6,25\u00a0%'],
    de: ['25\u00a0%', '6,25\u00a0%'],
    ko: ['25%', '6.25%'],
  });
});
