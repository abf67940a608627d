// Under which source a feed's products stand: one by default, and never the same products under two by mistake.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runImport } from '#commands/import/command.ts';
import { processorTimeMs } from '#server/processor-time.ts';
import { findDuplicateSource } from '#server/import/duplicate-source.ts';
import { productIdOf } from '#feeds/ids.ts';
import { applyCatalogue } from '#store/catalogue.ts';
import { readCatalogue } from '#store/catalogue-read.ts';
import { lastChange } from '#store/change-log.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { readSettings, writeSettings } from '#store/settings.ts';
import { runCommandOn } from '#tests/command-runs.ts';
import { smallCatalogue } from '#tests/small-catalogue.ts';

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cairn-sources-'));
  store = await openStore({ dataDir: join(folder, 'data') });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (args: readonly string[], variables: Readonly<Record<string, string>> = {}) =>
  runCommandOn({ dataDir: join(folder, 'data') }, runImport, args, variables);

function feed(name: string, ids: readonly (string | number)[], price = '10 EUR'): string {
  const path = join(folder, name);
  writeFileSync(
    path,
    `id,title,price,category\n${ids.map((id) => `${id},Cap ${id},${price},Caps\n`).join('')}`,
  );
  return path;
}

const productIds = async () => (await readCatalogue(store.db)).products.map(({ productId }) => productId);
/** The arguments of a command that the report prints, as a shell would split it. */
const argumentsOf = (command: string) =>
  command.trim().replace('npm run import -- ', '').replaceAll("'", '').split(' ');

test("a dated nightly file takes the place of the day before's", async () => {
  expect((await run([feed('products-2026-11-21.csv', [1, 2, 3])])).code).toBe(0);
  const next = await run([feed('products-2026-11-22.csv', [2, 3, 4]), '--json']);
  expect(JSON.parse(next.out)).toMatchObject({ source: 'feed', added: 1, unchanged: 2, withdrawn: 1 });
  expect(await productIds()).toEqual(['feed~2', 'feed~3', 'feed~4']);
});

test('a file whose products stand under another source is refused with the command that replaces them', async () => {
  const first = feed('products-2026-11-21.csv', [1, 2, 3]);
  await run([first, '--source', 'products-2026-11-21']);
  const before = await lastChange(store.db);
  const file = feed('products-2026-11-22.csv', [2, 3, 4]);
  const refused = await run([file, '--market', 'de-de']);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toContain('2 of 3 products are in the catalogue already');
  const command = `npm run import -- ${file} --source products-2026-11-21 --market de-de`;
  expect(refused.err).toContain(`\n    ${command}\n`);
  expect(await lastChange(store.db)).toEqual(before);
  const asJson = await run([file, '--json', '--dry-run']);
  expect(asJson.code).toBe(1);
  expect(JSON.parse(asJson.out)).toMatchObject({
    products: 0,
    error: { line: null, knownSource: 'products-2026-11-21' },
  });

  expect((await run(argumentsOf(command))).code).toBe(0);
  expect(await productIds()).toEqual([2, 3, 4].map((id) => `products-2026-11-21~${id}`));
});

test('the same holds for a source that is named, until the merchant adds the products on purpose', async () => {
  const file = feed('shop.csv', [1, 2, 3]);
  await run([file, '--source', 'old']);
  const refused = await run([file, '--source', 'new', '--json']);
  expect(refused.code).toBe(1);
  const { error } = JSON.parse(refused.out) as { error: { replace: string; add: string } };
  expect(error.replace).toBe(`npm run import -- ${file} --source old --json`);
  expect(error.add).toBe(`npm run import -- ${file} --source new --json --allow-duplicates`);
  expect((await run(argumentsOf(error.add))).code).toBe(0);
  expect(await productIds()).toHaveLength(6);
  // It has been decided: the next night asks no more.
  expect((await run([feed('shop.csv', [1, 2, 3, 4]), '--source', 'new'])).code).toBe(0);
});

test('two feeds that share less than half of their ids stand beside each other; a name in use is not proposed', async () => {
  await run([feed('one.csv', [1, 2]), '--source', 'one']);
  expect((await run([feed('two.csv', [2, 3])])).code).toBe(0);
  expect(await productIds()).toEqual(['feed~2', 'feed~3', 'one~1', 'one~2']);
  const refused = await run([feed('three.csv', [1, 2, 5]), '--json']);
  expect((JSON.parse(refused.out) as { error: { add: string } }).error.add).toContain('--source feed-2 ');
});

test('products of the demo are no reason to refuse a feed', async () => {
  const parts = smallCatalogue();
  await applyCatalogue(store, {
    ...parts,
    source: 'demo',
    products: [...parts.products].map((product) => ({
      ...product,
      source: 'demo',
      productId: `demo~${product.productId}`,
    })),
  });
  expect((await run([feed('shop.csv', ['p1', 'p2'])])).code).toBe(0);
});

test('a source can be moved to another name in one step: its addresses stay', async () => {
  const file = feed('shop.csv', [1, 2, 3]);
  await run([file, '--source', 'old']);
  const slugs = async () => {
    const { products, listings } = await readCatalogue(store.db);
    return [products.map(({ slug }) => slug), listings.map(({ slug }) => slug)];
  };
  const before = await slugs();
  const moved = await run([file, '--replaces', 'old']);
  expect(moved.out).toContain('3 added, 0 changed, 0 unchanged, 0 withdrawn');
  expect(moved.out).toContain('old is withdrawn: 3 products');
  expect(await productIds()).toEqual(['feed~1', 'feed~2', 'feed~3']);
  expect(await slugs()).toEqual(before);
});

test('an import ends with the markets that sell and the address to open', async () => {
  const file = feed('shop.csv', [1, 2], '10 SEK');
  const { out } = await run([file, '--market', 'sv-se'], { CAIRN_ORIGIN: 'https://shop.example' });
  expect(out.trimEnd().split('\n').slice(-2)).toEqual([
    '  The shop now sells in sv-se (2 products), en-se (2 products)',
    '  Open https://shop.example/sv-se',
  ]);
  const more = feed('more.csv', ['a', 'b', 'c'], '10 EUR');
  const json = await run([more, '--source', 'more', '--json'], { PORT: '4444' });
  const report = JSON.parse(json.out) as { nowSelling: Record<string, number>; url: string };
  expect(report.url).toBe('http://localhost:4444/en-eu');
  expect(report.nowSelling).toMatchObject({ 'en-eu': 3, 'de-de': 3, 'sv-se': 2 });
});

test.each([
  ['Swedish', 'En mössa av ull för dig som är ute på fjället och fryser om öronen. ', 'SEK', 'sv-se'],
  [
    'German in euros',
    'Eine Mütze aus Wolle für die Berge und den Winter, die auch nass wärmt. ',
    'EUR',
    'de-de',
  ],
])('texts that look %s are read for a market in that language', async (looksLike, text, currency, code) => {
  const path = join(folder, 'shop.csv');
  const rows = [1, 2, 3, 4].map((id) => `${id},Cap ${id},"${text}",10 ${currency},Caps`);
  writeFileSync(path, ['id,title,description,price,category', ...rows, ''].join('\n'));
  const { out } = await run([path]);
  const language = looksLike.split(' ')[0] ?? '';
  expect(out).toContain(`the texts look like ${language}: read as with --market ${code};`);
  expect(out).toContain(`Open http://localhost:3000/${code}`);
  const { products } = await readCatalogue(store.db);
  expect(Object.keys(products[0]?.title ?? {})).toEqual([code.slice(0, 2)]);

  const named = await run([path, '--market', 'en-eu', '--json']);
  expect(JSON.parse(named.out)).toMatchObject({ changed: 4, warnings: [] });
});

test('for a currency that no market sells in, an import says what to do', async () => {
  const { out } = await run([feed('shop.csv', [1, 2], '10 INR'), '--market', 'sv-se']);
  const mapping = '{"exchange":{"INR":{"to":"SEK","rate":0.01}}}';
  expect(out).toContain(`  To sell what is priced in INR:\n    write ${mapping}`);
  expect(out).toContain('No market sells anything yet.');
  const map = join(folder, 'rates.json');
  writeFileSync(map, mapping);
  const again = await run([join(folder, 'shop.csv'), '--market', 'sv-se', '--map', map, '--json']);
  expect(JSON.parse(again.out)).toMatchObject({ nowSelling: { 'sv-se': 2 }, unsupportedCurrencies: {} });
});

test("a currency that none of the settings' markets has is one that a market can be added for", async () => {
  const { settings } = await readSettings(store.db);
  const markets = settings.markets.filter(({ currency }) => currency === 'SEK');
  const swedish = { ...settings, markets, defaultMarket: markets[0]?.code ?? '', legacyMarkets: {} };
  await store.bulk((tx) => writeSettings(tx, swedish, store.announce));
  const { out } = await run([feed('shop.csv', [1, 2], '10 EUR'), '--market', 'sv-se']);
  expect(out).toContain(
    '  To sell what is priced in EUR:\n    add a market with this currency to the settings',
  );
  expect(out).toContain('No market sells anything yet.');
});

test('40,000 ids are compared in seconds', async () => {
  const count = 40_000;
  const row = { source: 'old', hash: 'h', markets: '[]', doc: '{}', is_withdrawn: 0, withdrawn_seq: null };
  await store.bulk(async (tx) => {
    for (let from = 0; from < count; from += 1_000)
      await tx
        .insertInto('products')
        .values(
          Array.from({ length: 1_000 }, (_, at) => ({
            ...row,
            is_withdrawn: 0 as const,
            product_id: productIdOf('old', `${from + at}`),
            slug: `s${from + at}`,
          })),
        )
        .execute();
  });
  function* ids() {
    for (let id = 0; id < count; id += 1) yield productIdOf('feed', `${id}`);
  }
  const started = processorTimeMs();
  const found = await findDuplicateSource(store.db, {
    source: 'feed',
    productIds: ids(),
    ignoredSources: [],
  });
  expect(found).toEqual({ source: 'old', known: count, total: count, unusedSource: 'feed' });
  expect(processorTimeMs() - started).toBeLessThan(10_000);
});

test('--help prints the usage', async () => {
  const { code, out } = await run(['--help']);
  expect([code, out.startsWith('npm run import -- FILE')]).toEqual([0, true]);
});
