import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/market.ts';
import { loadStorageTexts } from '#src/i18n/storage-texts/texts.ts';

test('every language says each in its own words', async () => {
  const all = await Promise.all(LANGUAGES.map(loadStorageTexts));
  const [first] = all;
  for (const texts of all) expect(Object.keys(texts)).toEqual(Object.keys(first ?? {}));
  const sentences = all.flatMap((texts) => Object.values(texts));
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(sentences.filter((text) => text.trim() === '' || /[!！]/.test(text))).toEqual([]);
});
