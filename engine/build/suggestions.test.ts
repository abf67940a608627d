import { expect, test } from 'vitest';
import { suggestedQueries } from '#engine/build/suggestions.ts';
import { textSource } from '#tests/fixtures/catalogue.ts';

test('of many popular queries those with the highest weights are used', () => {
  const popularQueries = Array.from({ length: 200_000 }, (_, at) => ({ query: `query ${at}`, weight: at }));
  const suggested = suggestedQueries({ ...textSource('en'), popularQueries });
  expect(suggested).toHaveLength(4000);
  expect(suggested[0]).toEqual(['query 199999', 2]);
  expect(suggested.at(-1)?.[0]).toBe('query 196000');
});

test('queries are derived from a catalogue of 150,000 products', () => {
  const source = textSource('en');
  const products = Array.from({ length: 150_000 }, (_, at) => ({
    ...source.products[0]!,
    title: `Cap${at}`,
    brand: '',
    subtitle: '',
  }));
  expect(suggestedQueries({ ...source, products, popularQueries: [] })).toHaveLength(4000);
});
