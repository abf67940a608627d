// What a report says about the rows of a feed, and how much of it.
import { expect, test } from 'vitest';
import { readFeedText } from '#tests/feed-text.ts';

test('the first words that are not known are named, the others counted', async () => {
  const row = (at: number, word: string) => `${at},Cap ${at},10 EUR,${word}\n`;
  const rows = Array.from({ length: 60 }, (_, at) => row(at + 1, at < 10 ? 'soon' : `week ${at}`));
  const { warnings } = await readFeedText('own.csv', `id,title,price,stock status\n${rows.join('')}`, {
    format: 'csv',
    mapping: { columns: { id: 'id', title: 'title', price: 'price', availability: 'stock status' } },
  });
  expect(warnings).toHaveLength(21);
  expect(warnings[0]).toBe('availability "soon" is not known: such products count as sold out (10 times)');
  expect(warnings.at(-1)).toBe('words for availability that are not known: 31 rows more');
});
