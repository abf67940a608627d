// The snapshot builder over a changing catalogue: what it builds, reuses and reports.
import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEngine } from '#engine/engine.ts';
import {
  type SnapshotBuilder,
  buildSnapshots,
  createSnapshotBuilder,
} from '#server/discovery/snapshot-builder.ts';
import { openSnapshotFolder, type SnapshotFolder } from '#server/discovery/snapshot-files.ts';
import { buildTexts, type StoredTextFiles } from '#server/discovery/texts.ts';
import { applyCatalogue } from '#store/catalogue.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { applyStock } from '#store/stock.ts';
import { DATABASES, type TestDatabase, temporaryFolder } from '#tests/databases.ts';
import { type CatalogueContent, catalogueOf } from '#tests/fixtures/varying-catalogue.ts';
import { marketOf } from '#tests/fixtures/markets.ts';

const sqlite = DATABASES[0]!;
let database: TestDatabase;
let store: Store;
let folder: SnapshotFolder;
const open = (dataDir: string) => openSnapshotFolder(dataDir, 'test');
let separate: string[] = [];
/** Another snapshot folder, removed after the test. */
function openSeparate(): SnapshotFolder {
  const dataDir = temporaryFolder();
  separate.push(dataDir);
  return open(dataDir);
}
beforeEach(async () => {
  database = await sqlite.make();
  store = await openStore(database);
  folder = open(database.dataDir);
});
afterEach(async () => {
  await store.close();
  await database.remove();
  for (const dataDir of separate) rmSync(dataDir, { recursive: true, force: true });
  separate = [];
});

const first = (count: number): CatalogueContent =>
  new Map(
    Array.from({ length: count }, (_, at) => [
      at,
      { title: 'Shell', stock: 1, list: 100, own: null, markets: [] },
    ]),
  );
async function build(builder: SnapshotBuilder) {
  const built = await builder.buildIfChanged();
  if (built === undefined) throw new Error('nothing was built');
  return built;
}

test('a price change reads and builds no texts, and only the columns of the markets concerned', async () => {
  await applyCatalogue(store, catalogueOf(first(5)));
  const builder = createSnapshotBuilder({ store, folder });
  const before = await build(builder);
  expect(Object.keys(before.columns)).toHaveLength(20);
  expect(await builder.buildIfChanged()).toBeUndefined();
  const readTexts: string[] = [];
  const observed = createSnapshotBuilder({
    store,
    folder: { ...folder, readShared: (file) => (readTexts.push(file.name), folder.readShared(file)) },
  });
  await build(observed);
  readTexts.length = 0;
  const change = { by: 'articleId' as const, id: 'p1-a', prices: { SEK: { list: 77 } } };
  await applyStock(store, [change], { label: 'stock', source: null });
  const after = await build(observed);
  expect(after.texts).toEqual({});
  expect(readTexts).toEqual([]);
  expect(after.index.texts).toEqual(before.index.texts);
  expect(Object.keys(after.columns).sort()).toEqual(['en-se', 'sv-se']);
  const opened = openEngine({
    text: folder.read(after.index.texts['sv']!),
    columns: after.columns['sv-se']!,
  });
  expect(opened.ok && opened.value.prices(['p1'])).toMatchObject([
    { variants: [{ price: { listValue: 0.77 } }] },
  ]);
});

test('a changed quantity in stock builds no columns; one that stops being few and selling out do, in every market', async () => {
  await applyCatalogue(store, catalogueOf(first(5)));
  const builder = createSnapshotBuilder({ store, folder });
  const before = await build(builder);
  const stock = async (pieces: number) => {
    const change = { by: 'articleId' as const, id: 'p1-a', stock: pieces, prices: {} };
    await applyStock(store, [change], { label: 'stock', source: null });
    return build(builder);
  };
  const more = await stock(3);
  expect(more.columns).toEqual({});
  expect(more.index.columns).toEqual(before.index.columns);
  expect(more.index.epoch).not.toBe(before.index.epoch);
  // All markets in whose currency it has a price.
  expect(Object.keys((await stock(9)).columns)).toHaveLength(11);
  expect((await stock(7)).columns).toEqual({});
  expect(Object.keys((await stock(0)).columns)).toHaveLength(11);
});

test('withdrawn products do not change the texts and are sold nowhere', async () => {
  await applyCatalogue(store, catalogueOf(first(24)));
  const builder = createSnapshotBuilder({ store, folder });
  const before = await build(builder);
  await applyCatalogue(store, catalogueOf(first(23)));
  const after = await build(builder);
  expect(after.index.texts).toEqual(before.index.texts);
  const opened = openEngine({
    text: folder.read(after.index.texts['sv']!),
    columns: after.columns['sv-se']!,
  });
  if (!opened.ok) throw new Error(opened.error.detail);
  expect(opened.value.product('p23')).toMatchObject({ ok: false, error: { code: 'unknown_product' } });
  expect(opened.value.search('', { filters: [], sort: null, limit: 1, cursor: null })).toMatchObject({
    value: { n_hits: 23 },
  });
});

test('while texts are built in the background, prices are built over the current texts', async () => {
  await applyCatalogue(store, catalogueOf(first(5)));
  const gate = Promise.withResolvers<void>();
  let ready = 0;
  const buildTextsInWorker = async (known: StoredTextFiles) => {
    await gate.promise;
    return buildTexts(store, folder, known);
  };
  const builder = createSnapshotBuilder({
    store,
    folder,
    buildTextsInWorker,
    onTextsBuilt: () => (ready += 1),
  });
  const before = await build(builder);
  const renamed = new Map(first(6)).set(0, { ...first(1).get(0)!, title: 'Tent', list: 55 });
  await applyCatalogue(store, catalogueOf(renamed));
  const between = await build(builder);
  expect(between.index.texts).toEqual(before.index.texts);
  expect(Object.keys(between.columns)).toContain('sv-se');
  expect(await builder.buildIfChanged()).toBeUndefined();
  gate.resolve();
  await expect.poll(() => ready).toBe(1);
  const after = await build(builder);
  expect(after.index.epoch).toBe(between.index.epoch);
  expect(after.index).toEqual(await buildSnapshots(store, openSeparate()));
  expect(await builder.buildIfChanged()).toBeUndefined();
});

test('a failed build of texts is reported once, and prices are still built', async () => {
  await applyCatalogue(store, catalogueOf(first(5)));
  const reported: string[] = [];
  const builder = createSnapshotBuilder({
    store,
    folder,
    buildTextsInWorker: () => Promise.reject(new Error('out of memory')),
    onError: (error, where) => reported.push(`${where}: ${String(error)}`),
  });
  await build(builder);
  await applyCatalogue(store, catalogueOf(new Map(first(6)).set(0, { ...first(1).get(0)!, list: 55 })));
  expect(Object.keys((await build(builder)).columns)).toContain('sv-se');
  await expect.poll(() => reported).toEqual(['building texts: Error: out of memory']);
  expect(await builder.buildIfChanged()).toBeUndefined();
  expect(reported).toHaveLength(1);
});

test('texts that cannot be read are not built again at once, and prices are still built', async () => {
  await applyCatalogue(store, catalogueOf(first(5)));
  let areUnreadable = false;
  const unreadable = {
    ...folder,
    readShared(file: Parameters<typeof folder.readShared>[0]) {
      if (areUnreadable) throw new Error(`${file.name} is not what it should be`);
      return folder.readShared(file);
    },
  };
  const reported: string[] = [];
  let builds = 0;
  let ready = 0;
  const builder = createSnapshotBuilder({
    store,
    folder: unreadable,
    buildTextsInWorker: (known) => {
      builds += 1;
      return buildTexts(store, folder, known);
    },
    onTextsBuilt: () => (ready += 1),
    onError: (_, where) => reported.push(where),
  });
  await build(builder);
  areUnreadable = true;
  const renamed = new Map(first(5)).set(0, { ...first(1).get(0)!, title: 'Tent', list: 55 });
  await applyCatalogue(store, catalogueOf(renamed));
  expect(Object.keys((await build(builder)).columns)).toContain('sv-se');
  await expect.poll(() => ready).toBe(1);
  for (let call = 0; call < 3; call += 1) expect(await builder.buildIfChanged()).toBeUndefined();
  expect([builds, reported]).toEqual([1, ['reading texts']]);
});

test('of two builders on one folder only one builds; in separate folders they build equal files', async () => {
  await applyCatalogue(store, catalogueOf(first(5)));
  const otherFolder = openSeparate();
  const [one, two, other] = [
    createSnapshotBuilder({ store, folder }),
    createSnapshotBuilder({ store, folder }),
    createSnapshotBuilder({ store, folder: otherFolder }),
  ];
  const first3 = await Promise.all([build(one), build(two), build(other)]);
  const change = { by: 'articleId' as const, id: 'p1-a', stock: 0, prices: {} };
  await applyStock(store, [change], { label: 'stock', source: null });
  const next3 = await Promise.all([build(one), build(two), build(other)]);
  for (const [a, b, c] of [first3, next3]) {
    expect([b.index, c.index]).toEqual([a.index, a.index]);
    expect([a, b].filter(({ columns }) => Object.keys(columns).length > 0)).toHaveLength(1);
  }
  const market = marketOf('sv-se');
  expect(next3[0].index.columns[market.code]).not.toEqual(first3[0].index.columns[market.code]);
});

test('damaged texts are built again', async () => {
  await applyCatalogue(store, catalogueOf(first(5)));
  const good = (await build(createSnapshotBuilder({ store, folder }))).index;
  const reported: string[] = [];
  const damaged = {
    ...folder,
    readShared: (file: { name: string }) => {
      if (reported.length === 0) throw new Error(`${file.name} is damaged`);
      return folder.readShared(good.texts[file.name.slice(5, 7)]!);
    },
  };
  const builder = createSnapshotBuilder({
    store,
    folder: damaged,
    onError: (_, where) => reported.push(where),
  });
  expect((await build(builder)).index.texts).toEqual(good.texts);
  expect(reported).toEqual(['reading texts']);
});

test('a reset that comes while a change is being read leaves out no article', async () => {
  await applyCatalogue(store, catalogueOf(first(5)));
  let whileReading: (() => void) | undefined;
  // What PostgreSQL lets happen at any time: other messages of the thread have their turn between a query and its result.
  const slow: Store = {
    ...store,
    snapshot: (work) =>
      store.snapshot((tx) =>
        work(
          tx.withPlugin({
            transformQuery: ({ node }) => node,
            async transformResult({ result }) {
              if (result.rows.some((row) => 'article_id' in row)) whileReading?.();
              return result;
            },
          }),
        ),
      ),
  };
  const builder = createSnapshotBuilder({ store: slow, folder });
  const before = await build(builder);
  const change = { by: 'articleId' as const, id: 'p1-a', prices: { SEK: { list: 77 } } };
  await applyStock(store, [change], { label: 'stock', source: null });
  let resets = 0;
  whileReading = () => {
    resets += 1;
    builder.reset();
  };
  await build(builder);
  whileReading = undefined;
  expect(resets).toBeGreaterThan(0);
  // The next build is of everything, as it was asked for, and finds all of it there.
  const after = await build(builder);
  expect(Object.keys(after.texts)).toEqual(Object.keys(before.index.texts));
  expect(after.index).toEqual(await buildSnapshots(store, openSeparate()));
});

test('the files of the last build are not deleted, though another index is newer', async () => {
  await applyCatalogue(store, catalogueOf(first(5)));
  const builder = createSnapshotBuilder({ store, folder });
  const { index } = await build(builder);
  const later = new Date(Date.now() + 1_000);
  const name = readdirSync(folder.path('.')).find((file) => file.startsWith('index-')) ?? '';
  writeFileSync(folder.path('index-other.json'), readFileSync(folder.path(name)));
  utimesSync(folder.path('index-other.json'), later, later);
  builder.deleteUnused(Date.now() + 30 * 60_000);
  expect(folder.index(index.epoch, index.textsEpoch)).toEqual(index);
});
