// What single queries say besides products, and what they do not.
import { expect, test } from 'vitest';
import type { Currency } from '#contract/market.ts';
import { ENGLISH_INTENT } from '#engine/intent/languages/en.ts';
import { GERMAN_INTENT } from '#engine/intent/languages/de.ts';
import { KOREAN_INTENT } from '#engine/intent/languages/ko.ts';
import type { IntentWords } from '#engine/intent/intent-words.ts';
import { type IntentVocabulary, intentParser } from '#engine/intent/parse-intent.ts';

const VOCABULARY: IntentVocabulary = {
  hasValue: (_, id) => id !== 'purple',
  hasSize: () => true,
  hasWord: (word) => word !== 'zorn',
  isInTitle: (phrase) => phrase === 'max 90',
  brands: ['New Balance', 'Black Diamond'],
};

function parse(query: string, words: IntentWords = ENGLISH_INTENT, currency: Currency = 'EUR') {
  return intentParser(words, currency, ['l', 'kg'], VOCABULARY)(query);
}

test('a brand says nothing but its name', () => {
  expect(parse('new balance shoes').statements).toEqual([]);
  expect(parse('black diamond new lamp')).toMatchObject({
    text: 'black diamond lamp',
    statements: [{ kind: 'sort', field: 'newest' }],
  });
});

test('values and words that the catalogue lacks are not understood', () => {
  expect(parse('purple jacket').statements).toEqual([]);
  expect(parse('jacket without zorn').statements).toEqual([]);
});

test('a number is a price unless it counts something else', () => {
  const high = (query: string, words?: IntentWords, currency?: Currency) =>
    parse(query, words, currency).statements.map((one) => (one.kind === 'price' ? one.high : one.kind));
  expect(high('tent under 1,299.50 euro')).toEqual([1299.5]);
  expect(high('tent under €1 299')).toEqual([1299]);
  expect([high('shoes max 95'), high('shoes max 90 €')]).toEqual([[95], [90]]);
  expect(high('tent under 1,299 euro')).toEqual([1299]);
  expect(high('zelt unter 1.299,50 €', GERMAN_INTENT)).toEqual([1299.5]);
  expect(high('텐트 12만 5천원 이하', KOREAN_INTENT, 'KRW')).toEqual([125_000]);
  expect(high('텐트 10만 5000원 이하', KOREAN_INTENT, 'KRW')).toEqual([105_000]);
  expect(high('텐트 1만5,000원 이하', KOREAN_INTENT, 'KRW')).toEqual([15_000]);
  expect(high('텐트 1만 5000 이하', KOREAN_INTENT, 'KRW')).toEqual([15_000]);
  expect(high('텐트 1만 5천 500원 이하', KOREAN_INTENT, 'KRW')).toEqual([15_500]);
  expect(high('텐트 1만 500원 이하', KOREAN_INTENT, 'KRW')).toEqual([10_500]);
  expect(high('텐트 5천 500원 이하', KOREAN_INTENT, 'KRW')).toEqual([5_500]);
  for (const query of [
    'tent under 0',
    'tent under 3 kg',
    'pack under 30l',
    'tent under 100 kr',
    'up to 20',
    'below -5',
    'air max 90',
  ])
    expect(high(query), query).toEqual([]);
});

test('each statement says where its words stand, and two never share a word', () => {
  const query = 'Women’s red jacket, on sale, under 200 €, without hood, size XL';
  const { text, statements } = parse(query);
  expect(statements.map(({ from, to }) => query.slice(from, to))).toEqual([
    'Women’s',
    'red',
    'on sale',
    'under 200 €',
    'without hood',
    'size XL',
  ]);
  expect(text).toBe('Women’s red jacket, , , , size XL');
});

test('a query that only names products stays as it is', () => {
  expect(parse('  merino  base layer ')).toEqual({ text: '  merino  base layer ', statements: [] });
});
