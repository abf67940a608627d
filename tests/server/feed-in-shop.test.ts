// A merchant's feed as shoppers meet it: imported by the command, then asked for over HTTP.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#contract/product.ts';
import { runImport } from '#commands/import/command.ts';
import { runCommandOn } from '#tests/command-runs.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';

const COLUMNS =
  'id\titem_group_id\ttitle\tprice\tsale_price\tsale_price_effective_date\tcolor\tsize\tavailability\n';
const NOW = '2020-01-01T00:00Z/2120-01-01T00:00Z';
const OVER = '2020-01-01T00:00Z/2020-02-01T00:00Z';
const LATER = '2119-01-01T00:00Z/2120-01-01T00:00Z';
const row = (...cells: readonly string[]) => `${cells.join('\t')}\n`;
const FEED =
  COLUMNS +
  row('1', 'G', 'Ridge shell', '1 299,95 SEK', '999,50 SEK', NOW, 'Red', 'S', 'in stock') +
  row('2', 'G', 'Ridge shell', '1.299,95 SEK', '999,50 SEK', OVER, 'Red', 'M', 'out of stock') +
  row('3', 'G', 'Ridge shell', '1299.95 SEK', '999.50 SEK', LATER, 'Blue', 'S', 'preorder') +
  row('4', 'G', 'Ridge shell', '1299 SEK', '1400 SEK', NOW, 'Blue', 'M', 'in_stock') +
  row('5', '', 'Cap', '100 SEK', '9 EUR', NOW, 'Red', 'S', 'in stock') +
  row('1', '', 'Twice', '100 SEK', '', '', 'Red', 'S', 'in stock') +
  row('7', 'shop:77', 'Mug', '80 SEK', '', '', 'Red', '', 'in stock') +
  row('6', '', 'Bell', '10.03 GBP', '', '', 'Red', '', 'in stock');
/** 10.03 pounds are 125.375 kronor. */
const MAPPING = { exchange: { GBP: { to: 'SEK', rate: 12.5 } } };

describe.each(DATABASES)('a feed in the shop on $name', ({ make }) => {
  let place: TestDatabase;
  let shop: TestShop;
  let report: { rejected: { line: number; field: string; reason: string }[] };
  beforeAll(async () => {
    place = await make();
    report = JSON.parse((await run(FEED)).out) as typeof report;
    shop = await startTestShop(place);
  });
  afterAll(async () => {
    await shop.server.close();
    await place.remove();
  });

  async function run(feed: string) {
    const [file, mapping] = [join(place.dataDir, 'feed.tsv'), join(place.dataDir, 'mapping.json')];
    writeFileSync(file, feed);
    writeFileSync(mapping, JSON.stringify(MAPPING));
    const args = [file, '--market', 'sv-se', '--map', mapping, '--json'];
    return runCommandOn(place, runImport, args);
  }
  async function product(id: string): Promise<Product> {
    const response = await fetch(`${shop.server.url}/api/products/product?market=sv-se&id=feed~${id}`);
    expect([id, response.status]).toEqual([id, 200]);
    return (await response.json()) as Product;
  }

  test('one product has its colours with their sizes, prices and stock', async () => {
    const { title, variants } = await product('G');
    expect(title).toBe('Ridge shell');
    expect(
      variants.map(({ colorName, sizes }) => [
        colorName,
        sizes.map((size) => [size.title, size.listValue, size.reducedValue, size.stockBalance]),
      ]),
    ).toEqual([
      [
        'Röd',
        [
          ['S', 1299.95, 999.5, 1],
          ['M', 1299.95, null, 0],
        ],
      ],
      [
        'Blå',
        [
          ['S', 1299.95, null, 0],
          ['M', 1299, null, 1],
        ],
      ],
    ]);
  });

  test('a foreign price is converted and rounded to the öre', async () => {
    expect((await product('6')).variants[0]?.sizes[0]?.listValue).toBe(125.38);
  });

  test('products in a list stand under the last part of their ids', async () => {
    const ids = ['feed~G', 'feed~shop:77', 'feed~none'].map((id) => `&productId=${encodeURIComponent(id)}`);
    const url = `${shop.server.url}/api/products/list?market=sv-se${ids.join('')}`;
    const products = (await (await fetch(url)).json()) as Record<string, Product>;
    expect(Object.entries(products).map(([key, { title }]) => [key, title])).toEqual([
      ['77', 'Mug'],
      ['feed~G', 'Ridge shell'],
    ]);
  });

  test('rows that contradict themselves or others are rejected with line and field, and not sold', async () => {
    expect(report.rejected).toEqual([
      { line: 6, id: '5', field: 'sale price', reason: 'is in another currency than the price' },
      { line: 7, id: '1', field: 'id', reason: 'the same id as in line 2' },
    ]);
    const url = `${shop.server.url}/api/products/product?market=sv-se&id=feed~5`;
    expect((await fetch(url)).status).toBe(404);
  });

  test('a file that is cut short is refused, and the shop sells what it sold', async () => {
    const { code, out } = await run(FEED.slice(0, -20));
    expect(code).toBe(1);
    expect(out).toContain('cut short');
    expect((await product('6')).title).toBe('Bell');
  });
});
