// What a row's prices and its place in its product make of it.
import { expect, test } from 'vitest';
import { articlesOf, readFeedText } from '#tests/feed-text.ts';

const HEADER = 'id,item group id,title,price,sale price,original price,color,size\n';

test.each([
  ['100', '', '', 10_000, null],
  ['100', '80', '', 10_000, 8_000],
  ['100', '150', '', 10_000, null],
  ['100', '100', '', 10_000, null],
  ['100', '0', '0', 10_000, null],
  ['100', '', '120', 12_000, 10_000],
  ['100', '', '90', 10_000, null],
  ['100', '80', '120', 12_000, 8_000],
  ['100', '150', '200', 20_000, 10_000],
  ['', '80', '120', 12_000, 8_000],
])('price "%s", sale "%s" and price before "%s"', async (price, sale, before, list, reduced) => {
  const row = `1,,Cap,${price},${sale},${before},Red,S\n2,,Hat,10,5,20,Red,S\n`;
  const { list: products } = await readFeedText('feed.csv', HEADER + row);
  expect(articlesOf(products[0])[0]?.prices.EUR).toEqual({ list, sale: reduced });
});

test('a product has the first tax category of its articles, written as the settings do; with none it is stored without the key', async () => {
  const rows = '1,G,Guide,10,Red,S,\n2,G,Guide,10,Red,M,Reduced rate\n3,,Cap,10,Red,S,\n';
  const { list } = await readFeedText(
    'feed.csv',
    `id,item group id,title,price,color,size,tax category\n${rows}`,
  );
  expect(list.map((product) => [product.productId, product.taxCategory])).toEqual([
    ['test~G', 'reduced-rate'],
    ['test~3', undefined],
  ]);
  expect(list[1]).not.toHaveProperty('taxCategory');
});

test('a product has each colour in each size once; the row that repeats one is rejected', async () => {
  const rows = [
    '1,G,Cap,10,,,Red,S',
    '2,G,Cap,10,,,Red,M',
    '3,G,Cap,10,,,Blue,S',
    '4,G,Cap,10,,,red,s',
    '5,,Cap,10,,,Red,S',
  ];
  const { list, rejected } = await readFeedText('feed.csv', `${HEADER}${rows.join('\n')}\n`);
  expect(list.map((product) => articlesOf(product).map(({ articleId }) => articleId))).toEqual([
    ['test~1', 'test~2', 'test~3'],
    ['test~5'],
  ]);
  expect(rejected).toEqual([
    { line: 5, id: '4', field: 'size', reason: 'the same colour and size of product G as in line 2' },
  ]);
});

test('colours in a script that no slug is made of are not one colour', async () => {
  const rows = '1,G,Cap,10,,,レッド 1,S\n2,G,Cap,10,,,ブルー 1,S\n3,G,Cap,10,,,Navy / White,S\n';
  const { list, rejected } = await readFeedText('feed.csv', HEADER + rows);
  expect(rejected).toEqual([]);
  expect(list[0]?.variants).toHaveLength(3);
  expect(list[0]?.variants.at(-1)?.variantId).toBe('test~G~navy-white');
});

test('no control characters stay in ids', async () => {
  const header = 'id,item group id,title,price,mpn,sale price\n';
  const { list } = await readFeedText('feed.csv', `${header}A\u00001,G\u0000,Cap,10,S\u00001,\n`, {
    format: 'google-tsv',
  });
  expect(list).toMatchObject([{ productId: 'test~G' }]);
  expect(articlesOf(list[0])).toMatchObject([{ articleId: 'test~A1', sku: 'S1' }]);
});

test('a row that is rejected adds no category', async () => {
  const rows = '1,G,Cap,10,Red,S,Caps\n2,G,Cap,10,Red,S,Twins\n3,,Hat,10,Red,S,Caps\n';
  const { listings, rejected } = await readFeedText(
    'feed.csv',
    `id,item group id,title,price,color,size,product type\n${rows}`,
    { format: 'google-tsv' },
  );
  expect(rejected).toMatchObject([{ id: '2' }]);
  expect(listings.map(({ slug }) => slug)).toEqual(['caps']);
});

test('a SKU that no index can hold is none: the article has its id', async () => {
  const long = 'x'.repeat(201);
  const { list, rejected } = await readFeedText(
    'feed.csv',
    `id,title,price,sku\n1,Cap,10,${long}\n2,Hat,10,${long.slice(1)}\n`,
  );
  expect(rejected).toEqual([]);
  expect(list.map((product) => articlesOf(product)[0]?.sku)).toEqual(['1', long.slice(1)]);
});
