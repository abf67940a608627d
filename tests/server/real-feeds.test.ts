// Real feeds as merchants published them: each imports, or says precisely why a row cannot.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import type { MarketCode } from '#contract/market.ts';
import { Id } from '#contract/parameters.ts';
import type { CatalogueProduct } from '#catalogue/model.ts';
import { readFeed, type ReadOptions } from '#feeds/read-feed.ts';
import { DEFAULT_SOURCE } from '#feeds/ids.ts';
import { dataSetFolder } from '#tests/data-sets.ts';
import { MARKETS, marketOf } from '#tests/fixtures/markets.ts';

const FOLDER = dataSetFolder('feeds');
const isThere = existsSync(FOLDER);

/** Files are named by what they are, so by their ends. */
function pathOf(end: string): string {
  const name = readdirSync(FOLDER).find((known) => known.endsWith(end));
  if (name === undefined) throw new Error(`no feed ends with ${end}`);
  return resolve(FOLDER, name);
}

async function read(end: string, market: MarketCode, options: Partial<ReadOptions> = {}) {
  const path = pathOf(end);
  const outcome = await readFeed(path, {
    format: 'auto',
    market: marketOf(market),
    markets: MARKETS,
    mapping: null,
    source: DEFAULT_SOURCE,
    now: Date.UTC(2026, 10, 1),
    ...options,
  });
  if (!outcome.ok) throw new Error(outcome.error.reason);
  const { parts, close, ...facts } = outcome.value;
  const list = [...parts.products];
  close();
  return { ...facts, list, listings: parts.listings };
}

/** What is wrong with products, a sentence each; every product of every feed has to pass. */
function faultsOf(list: readonly CatalogueProduct[], listingIds: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  const check = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(fault);
  };
  for (const product of list) {
    const { productId, slug, title, description, variants } = product;
    check(!seen.has(slug) && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug), `slug ${slug}`);
    seen.add(slug);
    check(
      product.listingIds.every((id) => listingIds.has(id)),
      `${productId} is in an unknown listing`,
    );
    check(/^\S/.test(Object.values(title)[0] ?? ''), `${productId} has no title`);
    const html = Object.values(description)[0] ?? '';
    check(!/<(?!\/?(?:p|ul|ol|li|strong|em|br)>)/.test(html), `${productId} has markup`);
    check(variants.length > 0, `${productId} has no variants`);
    const articles = variants.flatMap((variant) => variant.articles);
    const ids = [
      productId,
      ...variants.map(({ variantId }) => variantId),
      ...articles.map((a) => a.articleId),
    ];
    check(
      ids.every((id) => Value.Check(Id, id)),
      `${productId} has a bad id`,
    );
    for (const { source } of variants.flatMap((variant) => variant.images))
      check(source.kind === 'remote' && /^https?:/.test(source.url), `${productId} has a bad picture`);
  }
  return faults;
}

describe.skipIf(!isThere)(`real feeds${isThere ? '' : ' (skipped: CAIRN_DATA_SETS holds no feeds)'}`, () => {
  test('a scraped CSV: every row a product by the proposed mapping', async () => {
    const { rows, products, variants, rejected, list, listings, mapping } = await read('-us.csv.gz', 'en-us');
    expect([rows, products, variants, rejected]).toEqual([845, 845, 845, []]);
    expect(mapping).toMatchObject({ imageSeparator: '~', categorySeparator: '/' });
    expect(faultsOf(list, new Set(listings.map(({ listingId }) => listingId)))).toEqual([]);
    const onSale = list.filter((product) => product.variants[0]?.articles[0]?.prices.USD?.sale !== null);
    expect(onSale.length).toBeGreaterThan(700);
    expect(list.filter((product) => product.variants[0]?.images.length === 0)).toEqual([]);
    const again = await read('-us.csv.gz', 'en-us', { mapping });
    expect(again.list).toEqual(list);
  });

  test('12,491 rows in seconds, colours with spaces before them, sentences glued together', async () => {
    const started = performance.now();
    const { rows, products, rejected, list, listings, warnings } = await read(
      '-catalogue-en.csv.gz',
      'en-eu',
    );
    expect(performance.now() - started).toBeLessThan(15_000);
    expect([rows, products, rejected]).toEqual([12_491, 12_491, []]);
    expect(warnings).toEqual([expect.stringContaining('12491 prices are in INR')]);
    expect(faultsOf(list, new Set(listings.map(({ listingId }) => listingId)))).toEqual([]);
    const names = list.map(({ variants }) => variants[0]?.specificColorName.en ?? '');
    expect(names.filter((name) => name !== name.trim())).toEqual([]);
    const noColor = list.filter(({ variants }) => variants[0]?.color.id === 'multi');
    expect(noColor.length).toBeLessThan(894 + 20);
    const genders = Object.groupBy(list, ({ gender }) => gender ?? 'none');
    expect([genders.women?.length, genders.men?.length, genders.kids?.length]).toEqual([5126, 4591, 1586]);
  });

  test('a Shopify export in Spanish: colours and sizes of 35 products', async () => {
    const { rows, products, articles, rejected, list, listings } = await read('-shopify-es.csv', 'en-eu');
    expect([rows, products, articles, rejected]).toEqual([248, 35, 220, []]);
    expect(faultsOf(list, new Set(listings.map(({ listingId }) => listingId)))).toEqual([]);
    const sizes = new Set(
      list.flatMap(({ variants }) => variants.flatMap((v) => v.articles.map(({ size }) => size))),
    );
    expect([...sizes].toSorted()).toEqual(['L', 'M', 'S', 'XL', 'XS']);
    expect(
      list.filter(({ variants }) => variants.some(({ color }) => color.id === 'multi')).length,
    ).toBeLessThan(3);
  });

  test('a Shopify export in Swedish: two archived products are skipped and named with their line', async () => {
    const { rows, products, articles, rejected, list, listings } = await read('-shopify-sv.csv', 'sv-se');
    expect([rows, products, articles]).toEqual([48, 12, 17]);
    const lines = readFileSync(pathOf('-shopify-sv.csv'), 'utf8').split('\n');
    expect(rejected).toHaveLength(2);
    for (const { line, id, reason } of rejected) {
      expect(lines[line - 1]?.startsWith(`${id},`)).toBe(true);
      expect(reason).toBe('not for sale: its status is archived');
    }
    expect(faultsOf(list, new Set(listings.map(({ listingId }) => listingId)))).toEqual([]);
    const sale = list.flatMap(({ variants }) =>
      variants.flatMap((v) => v.articles.filter((a) => a.prices.SEK?.sale !== null)),
    );
    expect(sale.length).toBe(6);
  });

  test('a Google feed in Swedish: 18 items, shipping prices left alone', async () => {
    const { rows, products, rejected, list, listings, soldIn } = await read('-google-sv.xml', 'sv-se');
    expect([rows, products, rejected]).toEqual([18, 18, []]);
    expect(faultsOf(list, new Set(listings.map(({ listingId }) => listingId)))).toEqual([]);
    const prices = list.map(({ variants }) => variants[0]?.articles[0]?.prices.SEK);
    expect(prices.filter((price) => price === undefined || price.list < 10_000)).toEqual([]);
    expect(prices.filter((price) => price?.sale !== null)).toHaveLength(12);
    expect(soldIn).toEqual({ 'en-se': 18, 'sv-se': 18 });
  });

  test('a WooCommerce export in Russian: seven products, two drafts with their lines', async () => {
    const { rows, products, rejected, list, listings } = await read('-tiny-ru.csv', 'en-eu');
    expect([rows, products]).toEqual([9, 7]);
    expect(rejected.map(({ line, id }) => [line, id])).toEqual([
      [7, '140'],
      [8, '141'],
    ]);
    expect(faultsOf(list, new Set(listings.map(({ listingId }) => listingId)))).toEqual([]);
    expect(list.map(({ gender }) => gender)).toContain('men');
  });
});
