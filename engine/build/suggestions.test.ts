import { expect, test } from 'vitest';
import { suggestedQueries } from '#engine/build/suggestions.ts';
import { textSource } from '#tests/fixtures/catalogue.ts';

test('of any number of known queries the most asked are kept', () => {
  const popularQueries = Array.from({ length: 200_000 }, (_, at) => ({ query: `query ${at}`, weight: at }));
  const kept = suggestedQueries({ ...textSource('en'), popularQueries });
  expect(kept).toHaveLength(4000);
  expect(kept[0]).toEqual(['query 199999', 2]);
  expect(kept.at(-1)?.[0]).toBe('query 196000');
});

test('a catalogue with as many products derives its own without falling over', () => {
  const source = textSource('en');
  const products = Array.from({ length: 150_000 }, (_, at) => ({
    ...source.products[0]!,
    title: `Cap${at}`,
    brand: '',
    subtitle: '',
  }));
  expect(suggestedQueries({ ...source, products, popularQueries: [] })).toHaveLength(4000);
});
