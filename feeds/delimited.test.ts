// Rows of delimited files whose quotes are marks.
import { expect, test } from 'vitest';
import { articlesOf, readFeedText } from '#tests/feed-text.ts';

test('a quote that opens a cell and is not closed in its row swallows no other row', async () => {
  const head = 'id\ttitle\tprice\tavailability\timage link\tdescription\n';
  const row = (id: number, title: string, description = 'Warm') =>
    `${id}\t${title}\t${id}00 EUR\tin stock\thttps://p.example/${id}.jpg\t${description}\n`;
  const rows =
    row(1, '"Nice jacket') +
    row(2, 'Cap') +
    row(3, '"Boots" tall', '"Said ""warm"" here"') +
    row(4, 'Hat', '"Two\n\tlines"') +
    row(5, 'Belt', '"Black and brown') +
    row(6, 'Wheel', '28"');
  const { list, rejected } = await readFeedText('feed.tsv', head + rows.replaceAll('\n', '\r\n'));
  expect(rejected).toEqual([]);
  expect(list.map(({ title }) => title.en)).toEqual([
    '"Nice jacket',
    'Cap',
    '"Boots" tall',
    'Hat',
    'Belt',
    'Wheel',
  ]);
  expect(list.flatMap((product) => articlesOf(product).map(({ prices }) => prices.EUR?.list))).toEqual([
    10_000, 20_000, 30_000, 40_000, 50_000, 60_000,
  ]);
  expect(list.map(({ description }) => description.en)).toEqual([
    '<p>Warm</p>',
    '<p>Warm</p>',
    '<p>Said "warm" here</p>',
    '<p>Two</p><p>lines</p>',
    '<p>"Black and brown</p>',
    '<p>28"</p>',
  ]);
});

test('a long quoted cell beside one that is not closed is read', async () => {
  const text = 'Warm ""and"" dry. '.repeat(100_000);
  const rows = `1\t"Jacket\t10 EUR\t"${text}"\n2\tCap\t10 EUR\t28"\n`;
  const { list, rejected } = await readFeedText('feed.tsv', `id\ttitle\tprice\tdescription\n${rows}`);
  expect(rejected).toEqual([]);
  expect(list.map(({ title }) => title.en)).toEqual(['"Jacket', 'Cap']);
});
