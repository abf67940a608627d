// A stock file through the import command: what is changed, what is refused and where, what is left alone.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runImport } from '#commands/import/command.ts';
import { applyCatalogue } from '#store/catalogue.ts';
import { readArticles } from '#store/catalogue-read.ts';
import { lastChange } from '#store/change-log.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { runCommandOn } from '#tests/command-runs.ts';
import { smallCatalogue } from '#tests/small-catalogue.ts';

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cairn-stock-'));
  store = await openStore({ dataDir: join(folder, 'data') });
  await applyCatalogue(store, smallCatalogue());
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

async function run(text: string, ...args: string[]) {
  const file = join(folder, 'stock.csv');
  writeFileSync(file, text);
  return runCommandOn({ dataDir: join(folder, 'data') }, runImport, ['--stock', file, ...args]);
}
const article = async (id: string) =>
  (await readArticles(store.db)).find(({ articleId }) => articleId === id);

test('stock and prices by SKU or id, by currency or market; empty cells leave what is there', async () => {
  const text =
    'article_id;SKU;Stock;list SEK;sale SEK;sale:sv-se;list_sv-se;Name\n' +
    ';A1;3;1 899,50;;;;Shell\n' +
    'a2;ignored;;;-;999;1100;Shell\n' +
    'a3;;-2;;;;;\n';
  const { code, out } = await run(text);
  expect(out).toContain('stock of 3 rows\n  2 articles changed, 1 unchanged');
  expect(out).toContain('note: the column "Name" is not read');
  expect(code).toBe(0);
  const [a1, a2] = [await article('a1'), await article('a2')];
  expect(a1).toMatchObject({ stock: 3, prices: { SEK: { list: 189950, sale: null }, EUR: { list: 19900 } } });
  expect(a2).toMatchObject({
    stock: 5,
    prices: { SEK: { list: 199900, sale: null }, 'sv-se': { list: 110000, sale: 99900 } },
  });
});

test('figures of a stock file may be grouped and have a unit, as in a feed', async () => {
  const { code } = await run('sku;stock\nA1;1 200\nA2;1.000\nA3;0 st\n');
  expect(code).toBe(0);
  const found = await Promise.all(['a1', 'a2', 'a3'].map(article));
  expect(found.map((one) => one?.stock)).toEqual([1200, 1000, 0]);
});

test('every line that cannot be taken is named with column and reason; the others are written', async () => {
  const text =
    'sku,stock,list EUR,sale EUR\n' +
    'A1,many,,\nA2,1,abc,\nA3,1,10 SEK,\nA4,1,10,20\n,1,,\nNOBODY,1,,\nA5,7,,\nA5,8,,\nA1,,,\nA2,1,0,\nA2,1,0.004,\nA2,1,21474836.48,\n';
  const { code, out } = await run(text, '--json');
  expect(code).toBe(0);
  const report = JSON.parse(out) as Record<string, unknown>;
  expect(report).toMatchObject({ rows: 12, changed: 1, unchanged: 0, rejectedCount: 11, dryRun: false });
  expect(report['rejected']).toEqual([
    { line: 2, id: 'A1', field: 'stock', reason: '"many" is not a number of pieces' },
    { line: 3, id: 'A2', field: 'list EUR', reason: '"abc" is not an amount of money' },
    { line: 4, id: 'A3', field: 'list EUR', reason: 'is in SEK, not EUR' },
    { line: 5, id: 'A4', field: 'sale EUR', reason: 'the sale price is higher than the list price' },
    { line: 6, field: 'sku', reason: 'is empty' },
    { line: 7, id: 'NOBODY', reason: 'no such article' },
    { line: 9, id: 'A5', reason: 'the article stands in line 8 already' },
    { line: 10, id: 'A1', field: '', reason: 'says neither stock nor a price' },
    { line: 11, id: 'A2', field: 'list EUR', reason: 'the price is 0' },
    { line: 12, id: 'A2', field: 'list EUR', reason: 'the price is 0' },
    { line: 13, id: 'A2', field: 'list EUR', reason: '21474836.48 is too high' },
  ]);
  expect(await article('a5')).toMatchObject({ stock: 7 });
});

test('a sale price never exceeds the list price, whichever of them the file has', async () => {
  const { out } = await run('sku;sale SEK\nA1;2999\nA2;1999\nA3;1899\n', '--json');
  expect(JSON.parse(out)).toMatchObject({
    changed: 2,
    rejected: [
      { line: 2, id: 'A1', field: 'sale SEK', reason: 'the sale price is higher than the list price' },
    ],
  });
  const pricesOf = async (id: string) => (await article(id))?.prices['SEK'];
  expect(await pricesOf('a1')).toEqual({ list: 199900, sale: 149900 });
  expect(await pricesOf('a2')).toEqual({ list: 199900, sale: null });
  expect(await pricesOf('a3')).toEqual({ list: 199900, sale: 189900 });
  await run('sku;list SEK\nA1;999\nA3;1900\n');
  expect(await pricesOf('a1')).toEqual({ list: 99900, sale: null });
  expect(await pricesOf('a3')).toEqual({ list: 190000, sale: 189900 });
});

test('the end of a sale that is not there changes nothing, and the stock beside it is written', async () => {
  const { out } = await run('sku;stock;sale sv-se\nA1;3;-\nA2;;-\n', '--json');
  expect(JSON.parse(out)).toMatchObject({ changed: 1, unchanged: 1, rejectedCount: 0 });
  const [first, second] = [await article('a1'), await article('a2')];
  expect(first).toMatchObject({ stock: 3 });
  for (const one of [first, second]) expect(Object.keys(one?.prices ?? {})).not.toContain('sv-se');
});

test('a file of no use is refused with the reason and changes nothing', async () => {
  const refusals = [
    ['sku,stock,list SEKK\nA1,1,5\n', 'the column "list SEKK" names neither a currency nor a market'],
    ['name,stock\nA1,1\n', 'there is no column article_id or sku'],
    ['sku,name\nA1,x\n', 'there is no column stock'],
    ['sku,stock,stock\nA1,1,2\n', 'there are two columns "stock"'],
    ['sku,stock\nA1,"1\n', 'never closed'],
  ] as const;
  for (const [text, said] of refusals) {
    const { code, err } = await run(text);
    expect(err).toContain(said);
    expect(code).toBe(1);
  }
  expect(await lastChange(store.db)).toMatchObject({ seq: 1 });
  expect((await run('sku,stock\nA1,1\n', '--market', 'sv-se')).code).toBe(2);
});

test('a dry run keeps nothing; a source says whose ids are meant', async () => {
  expect((await run('sku,stock\nA1,1\n', '--dry-run')).out).toContain(
    '1 article changed, 0 unchanged (dry run',
  );
  expect(await article('a1')).toMatchObject({ stock: 5 });
  const other = await run('sku,stock\nA1,1\n', '--source', 'other', '--json');
  expect(JSON.parse(other.out)).toMatchObject({ changed: 0, rejected: [{ reason: 'no such article' }] });
  await importFeedUnder('shop', 'X 1');
  expect(
    JSON.parse((await run('article_id,stock\nX 1,3\n', '--source', 'shop', '--json')).out),
  ).toMatchObject({
    changed: 1,
    rejected: [],
  });
});

test("without a source an id is the shop's own, or else one of the default feed", async () => {
  await importFeedUnder('feed', 'X 1', 'a1');
  await importFeedUnder('shop', 'X 2');
  const { out } = await run('article_id,stock\nX 1,3\na1,4\nfeed~a1,5\nX 2,6\n', '--json');
  expect(JSON.parse(out)).toMatchObject({
    changed: 3,
    rejected: [{ id: 'X 2', reason: 'no such article' }],
  });
  expect((await article('a1'))?.stock).toBe(4);
  expect((await article('feed~a1'))?.stock).toBe(5);
});

async function importFeedUnder(source: string, ...ids: readonly string[]): Promise<void> {
  const feed = join(folder, 'shop.csv');
  writeFileSync(feed, `id,title,price\n${ids.map((id) => `${id},Ridge cap,10 EUR\n`).join('')}`);
  const { code } = await runCommandOn({ dataDir: join(folder, 'data') }, runImport, [
    feed,
    '--source',
    source,
  ]);
  expect(code).toBe(0);
}
