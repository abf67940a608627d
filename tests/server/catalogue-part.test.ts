// The part of a large catalogue that devices get: its listings are the whole's to the letter, and what is missing is known.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SelectedFilter } from '#contract/filters.ts';
import type { ShopSettings } from '#contract/settings.ts';
import type { SnapshotManifest } from '#contract/snapshot.ts';
import { demoCatalogue } from '#demo/catalogue/catalogue.ts';
import { type Engine, openEngine } from '#engine/engine.ts';
import { openFolder } from '#server/discovery/open-folder.ts';
import { createDiscovery } from '#server/discovery/service.ts';
import { createSnapshotBuilder } from '#server/discovery/snapshot-builder.ts';
import type { PartFiles, SnapshotFolder, SnapshotIndex } from '#server/discovery/snapshot-files.ts';
import { registryOf } from '#settings/settings.ts';
import { applyCatalogue } from '#store/catalogue.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { readSettings } from '#store/settings.ts';
import { applyStock } from '#store/stock.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { startTestShop } from '#tests/shop.ts';

const MARKETS = ['en-eu', 'sv-se', 'de-de', 'ko-kr'] as const;
/** The demo has about twice as much. */
const MAX_DEVICE_BYTES = 700_000;

let database: TestDatabase;
let store: Store;
let folder: SnapshotFolder;
let index: SnapshotIndex;
let settings: ShopSettings;
beforeAll(async () => {
  database = await DATABASES[0]!.make();
  store = await openStore(database);
  await applyCatalogue(store, demoCatalogue());
  folder = openFolder(database.dataDir, MAX_DEVICE_BYTES);
  index = await build();
  ({ settings } = await readSettings(store.db));
});
afterAll(async () => {
  await store.close();
  await database.remove();
});

async function build(): Promise<SnapshotIndex> {
  const built = await createSnapshotBuilder({ store, folder }).buildIfChanged();
  if (built === undefined) throw new Error('nothing was built');
  return built.index;
}
function partIn(market: string): PartFiles {
  const part = index.parts?.[market];
  if (part === undefined) throw new Error(`no part of ${market}`);
  return part;
}
function engineOf({ text, columns }: Pick<PartFiles, 'text' | 'columns'>): Engine {
  const engine = openEngine({ text: folder.read(text), columns: folder.read(columns) });
  if (!engine.ok) throw new Error(engine.error.detail);
  return engine.value;
}
const wholeIn = (market: string) =>
  engineOf({ text: index.texts[market.slice(0, 2)]!, columns: index.columns[market]! });

describe.each(MARKETS)('%s', (market) => {
  test('has whole categories, within half of what a device takes', () => {
    const { text, columns, listings, products, of } = partIn(market);
    expect(text.bytes + columns.bytes).toBeLessThanOrEqual(MAX_DEVICE_BYTES / 2);
    expect(text.bytes + columns.bytes).toBeGreaterThan(MAX_DEVICE_BYTES / 4);
    expect(listings.length).toBeGreaterThan(3);
    expect(products).toBe(engineOf({ text, columns }).soldProductCount());
    expect(of).toBe(wholeIn(market).soldProductCount());
    expect(products).toBeLessThan(of);
  });

  test('a listing that it has is the server’s to the letter, one that it has not is not named', () => {
    const part = engineOf(partIn(market));
    const whole = wholeIn(market);
    const named = new Set(partIn(market).listings);
    let incomplete = 0;
    for (const id of demoCatalogue().listings.map(({ listingId }) => listingId)) {
      const own = productsOf(part, id);
      const all = productsOf(whole, id);
      expect(own === all && !all.startsWith('0 ')).toBe(named.has(id));
      incomplete += own === all ? 0 : 1;
    }
    expect(incomplete).toBeGreaterThan(3);
  });
});

/** The number of products, and the products, facets and sorts of a listing by every sort and with a filter of each facet. */
function productsOf(engine: Engine, id: string): string {
  const ask = (filters: readonly SelectedFilter[], field: string, order: 'asc' | 'desc') => {
    const result = engine.listingProducts(id, 'listingId', {
      filters: [...filters],
      sort: { field, order },
      limit: 250,
      cursor: null,
    });
    if (!result.ok) throw new Error(result.error.code);
    const { cursor: _, ...rest } = result.value;
    return rest;
  };
  const first = ask([], 'relevance', 'desc');
  const filters = first.filters.flatMap(({ field, op, meta }): SelectedFilter[] =>
    meta.type === 'range'
      ? [{ field, op, data: [meta.min, (meta.min + meta.max) / 2] }]
      : meta.values.slice(0, 2).map((value) => ({ field, op, data: [value] })),
  );
  const sorted = ['popularity', 'newest', 'discount', 'price'].flatMap((field) => [
    ask([], field, 'asc'),
    ask([], field, 'desc'),
  ]);
  const filtered = filters.map((filter) => ask([filter], 'relevance', 'desc'));
  return `${first.n_hits} ${JSON.stringify([first, sorted, filtered])}`;
}

test('the manifest of a market names the part beside the whole', async () => {
  const registry = registryOf(settings);
  const discovery = createDiscovery(folder, Date.now, () => registry);
  await discovery.activate({ index, texts: {}, columns: {} }, registry.markets);
  const manifest = discovery.liveMarket('sv-se')?.manifest as SnapshotManifest;
  const { part } = manifest;
  expect(part).toMatchObject({ products: partIn('sv-se').products, of: partIn('sv-se').of });
  expect(part?.listings).toEqual(partIn('sv-se').listings);
  expect(part?.text).toEqual({
    url: `/snapshots/${partIn('sv-se').text.name}`,
    bytes: partIn('sv-se').text.bytes,
    hash: partIn('sv-se').text.hash,
  });
  expect(part?.columns.url).toBe(`/snapshots/${partIn('sv-se').columns.name}`);
  expect(manifest.text.bytes + manifest.columns.bytes).toBeGreaterThan(MAX_DEVICE_BYTES);
});

test('its files stay while they are named, and a change of stock renews its columns alone', async () => {
  folder.deleteUnused(Date.now() + 100 * 24 * 3_600_000);
  expect(folder.has(partIn('de-de').text)).toBe(true);
  expect(folder.has(partIn('de-de').columns)).toBe(true);
  const before = partIn('de-de');
  const product = engineOf(before).search('', { filters: [], sort: null, limit: 1, cursor: null });
  const id = product.ok ? product.value.displays[0]?.variant_displays[0]?.product_id : undefined;
  const sold = [...demoCatalogue().products].find(({ productId }) => productId === id);
  const articles = sold?.variants.flatMap((variant) => variant.articles) ?? [];
  const changes = articles.map(({ articleId }) => ({
    by: 'articleId' as const,
    id: articleId,
    stock: 0,
    prices: {},
  }));
  await applyStock(store, changes, { label: 'stock', source: null });
  index = await build();
  expect(partIn('de-de').text).toEqual(before.text);
  expect(partIn('de-de').columns.hash).not.toBe(before.columns.hash);
  expect(partIn('de-de').listings).toEqual(before.listings);
});

test('only a market whose two files are too large is offered in part', async () => {
  const partsWithin = async (maxBytes: number) => {
    const other = openFolder(database.dataDir, maxBytes);
    const built = await createSnapshotBuilder({ store, folder: other }).buildIfChanged();
    expect(built?.index.texts['sv']?.hash).toBe(index.texts['sv']?.hash);
    return Object.keys(built?.index.parts ?? {});
  };
  const sizes = Object.entries(index.columns).map(([market, { bytes }]) => {
    const text = registryOf(settings).find(market)?.contentLanguage ?? '';
    return { market, bytes: bytes + (index.texts[text]?.bytes ?? 0) };
  });
  const largest = Math.max(...sizes.map(({ bytes }) => bytes));
  expect(await partsWithin(largest)).toEqual([]);
  const tooLarge = sizes.filter(({ bytes }) => bytes === largest).map(({ market }) => market);
  expect((await partsWithin(largest - 1)).toSorted()).toEqual(tooLarge.toSorted());
});

test('the tag of a manifest changes with everything that it says, the part too', async () => {
  const own = await DATABASES[0]!.make();
  /** The manifest that a server with this limit sends to a device that has the one of the tag. */
  const askServerWith = async (maxMegabytes: string, tag: string) => {
    const limit = { CAIRN_DEVICE_CATALOGUE_MB: maxMegabytes };
    const { server } = await startTestShop(own, demoCatalogue(), undefined, limit);
    try {
      const response = await fetch(`${server.url}/v3/snapshots/sv-se`, { headers: { 'if-none-match': tag } });
      return {
        status: response.status,
        tag: response.headers.get('etag') ?? '',
        body: await response.text(),
      };
    } finally {
      await server.close();
    }
  };
  try {
    const inPart = await askServerWith('1', '');
    expect(JSON.parse(inPart.body)).toHaveProperty('part');
    expect(await askServerWith('1', inPart.tag)).toMatchObject({ status: 304, tag: inPart.tag });
    const whole = await askServerWith('48', inPart.tag);
    expect(whole.status).toBe(200);
    expect(JSON.parse(whole.body)).not.toHaveProperty('part');
  } finally {
    await own.remove();
  }
});
