// The builder that lives on: whatever happened to the catalogue, it holds what one that reads all of it anew builds.
import { rmSync } from 'node:fs';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEngine } from '#engine/engine.ts';
import type { CatalogueParts, CatalogueProduct } from '#server/catalogue/model.ts';
import {
  type SnapshotBuilder,
  buildSnapshots,
  createSnapshotBuilder,
} from '#server/discovery/snapshot-builder.ts';
import { openSnapshotFolder, type SnapshotFolder, type TextFiles } from '#server/discovery/snapshot-files.ts';
import { buildTexts } from '#server/discovery/texts.ts';
import { applyCatalogue, removeSource } from '#server/store/catalogue.ts';
import { openStore, type Store } from '#server/store/open-store.ts';
import { applyStock } from '#server/store/stock.ts';
import { DATABASES, type TestDatabase, temporaryFolder } from '#tests/databases.ts';
import {
  SMALL_SOURCE,
  smallArticle,
  smallCatalogue,
  smallProduct,
  smallVariant,
} from '#tests/small-catalogue.ts';
import { marketOf } from '#tests/fixtures/markets.ts';

const sqlite = DATABASES[0]!;
let place: TestDatabase;
let store: Store;
let folder: SnapshotFolder;
const open = (dataDir: string) => openSnapshotFolder(dataDir, 'test');
let apart: string[] = [];
/** A folder of its own, gone after the test. */
function openApart(): SnapshotFolder {
  const dataDir = temporaryFolder();
  apart.push(dataDir);
  return open(dataDir);
}
beforeEach(async () => {
  place = await sqlite.make();
  store = await openStore(place);
  folder = open(place.dataDir);
});
afterEach(async () => {
  await store.close();
  await place.remove();
  for (const dataDir of apart) rmSync(dataDir, { recursive: true, force: true });
  apart = [];
});

interface Facts {
  readonly title: string;
  readonly stock: number;
  readonly list: number;
  readonly own: number | null;
  readonly markets: CatalogueProduct['markets'];
}
type Shape = ReadonlyMap<number, Facts>;

function product(number: number, { title, stock, list, own, markets }: Facts): CatalogueProduct {
  const id = `p${number}`;
  const article = smallArticle(`${id}-a`, 'S', stock);
  const prices = {
    ...article.prices,
    SEK: { list, sale: null },
    ...(own === null ? {} : { 'sv-no': { list: own, sale: own - 1 } }),
  };
  return smallProduct(id, [smallVariant(`${id}-blue`, [{ ...article, prices }])], {
    title: { en: title },
    markets,
  });
}
const catalogue = (shape: Shape, more: Partial<CatalogueParts> = {}) =>
  smallCatalogue({ products: [...shape].map(([number, facts]) => product(number, facts)), ...more });

const facts: fc.Arbitrary<Facts> = fc.record({
  title: fc.constantFrom('Shell', 'Fleece', 'Tent'),
  stock: fc.nat(3),
  list: fc.integer({ min: 10, max: 13 }),
  own: fc.option(fc.integer({ min: 10, max: 13 })),
  markets: fc.constantFrom<CatalogueProduct['markets'][]>([], ['sv-se'], ['en-eu', 'sv-no']),
});
const shape: fc.Arbitrary<Shape> = fc
  .array(fc.tuple(fc.nat(24), facts), { maxLength: 25 })
  .map((rows) => new Map(rows));
type Step =
  | { readonly kind: 'import'; readonly shape: Shape; readonly word: string | null }
  | { readonly kind: 'stock'; readonly number: number; readonly stock: number; readonly list: number }
  | { readonly kind: 'remove' };
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('import' as const),
      shape,
      word: fc.option(fc.constantFrom('anorak', 'cagoule')),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('stock' as const),
      number: fc.nat(24),
      stock: fc.nat(3),
      list: fc.integer({ min: 10, max: 13 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'remove' as const }) },
);

async function make(step: Step): Promise<void> {
  if (step.kind === 'remove') await removeSource(store, SMALL_SOURCE);
  else if (step.kind === 'import') {
    const synonyms =
      step.word === null ? {} : { en: [{ kind: 'one_way' as const, from: [step.word], to: ['shell'] }] };
    await applyCatalogue(store, catalogue(step.shape, { synonyms }));
  } else {
    const change = {
      by: 'articleId' as const,
      id: `p${step.number}-a`,
      stock: step.stock,
      prices: { SEK: { list: step.list } },
    };
    await applyStock(store, [change], { label: 'stock', source: null });
  }
}

test('after any sequence of changes it has the very files that a fresh builder makes', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(step, fc.boolean()), { minLength: 1, maxLength: 8 }),
      async (steps) => {
        await removeSource(store, SMALL_SOURCE);
        const living = createSnapshotBuilder({ store, folder });
        let last = (await living.buildIfChanged())?.index;
        for (const [step, isLookedAt] of steps) {
          await make(step);
          if (isLookedAt) last = (await living.buildIfChanged())?.index ?? last;
        }
        last = (await living.buildIfChanged())?.index ?? last;
        const apart = temporaryFolder();
        expect(last).toEqual(await buildSnapshots(store, open(apart)));
      },
    ),
    { numRuns: 25 },
  );
});

const first = (count: number): Shape =>
  new Map(
    Array.from({ length: count }, (_, at) => [
      at,
      { title: 'Shell', stock: 1, list: 100, own: null, markets: [] },
    ]),
  );
async function looked(builder: SnapshotBuilder) {
  const built = await builder.buildIfChanged();
  if (built === undefined) throw new Error('nothing was built');
  return built;
}

test('prices alone: no text is read or built, and only markets whose figures changed get columns', async () => {
  await applyCatalogue(store, catalogue(first(5)));
  const builder = createSnapshotBuilder({ store, folder });
  const before = await looked(builder);
  expect(Object.keys(before.columns)).toHaveLength(20);
  expect(await builder.buildIfChanged()).toBeUndefined();
  const readTexts: string[] = [];
  const watched = createSnapshotBuilder({
    store,
    folder: { ...folder, readShared: (file) => (readTexts.push(file.name), folder.readShared(file)) },
  });
  await looked(watched);
  readTexts.length = 0;
  const change = { by: 'articleId' as const, id: 'p1-a', prices: { SEK: { list: 77 } } };
  await applyStock(store, [change], { label: 'stock', source: null });
  const after = await looked(watched);
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

test('a stock that goes up and down above nothing makes no new columns; one that ends does, in every market', async () => {
  await applyCatalogue(store, catalogue(first(5)));
  const builder = createSnapshotBuilder({ store, folder });
  const before = await looked(builder);
  const stock = async (pieces: number) => {
    const change = { by: 'articleId' as const, id: 'p1-a', stock: pieces, prices: {} };
    await applyStock(store, [change], { label: 'stock', source: null });
    return looked(builder);
  };
  const more = await stock(7);
  expect(more.columns).toEqual({});
  expect(more.index.columns).toEqual(before.index.columns);
  expect(more.index.epoch).not.toBe(before.index.epoch);
  // The markets in whose currency it has a price.
  expect(Object.keys((await stock(0)).columns)).toHaveLength(11);
});

test('withdrawn products leave the texts as they are and are sold nowhere', async () => {
  await applyCatalogue(store, catalogue(first(24)));
  const builder = createSnapshotBuilder({ store, folder });
  const before = await looked(builder);
  await applyCatalogue(store, catalogue(first(23)));
  const after = await looked(builder);
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

test('while texts are built beside, prices go on over the texts that are there', async () => {
  await applyCatalogue(store, catalogue(first(5)));
  const gate = Promise.withResolvers<void>();
  let ready = 0;
  const textsBeside = async (known: TextFiles['files']) => {
    await gate.promise;
    return buildTexts(store, folder, known);
  };
  const builder = createSnapshotBuilder({
    store,
    folder,
    buildTextsInWorker: textsBeside,
    onTextsBuilt: () => (ready += 1),
  });
  const before = await looked(builder);
  const renamed = new Map(first(6)).set(0, { ...first(1).get(0)!, title: 'Tent', list: 55 });
  await applyCatalogue(store, catalogue(renamed));
  const between = await looked(builder);
  expect(between.index.texts).toEqual(before.index.texts);
  expect(Object.keys(between.columns)).toContain('sv-se');
  expect(await builder.buildIfChanged()).toBeUndefined();
  gate.resolve();
  await expect.poll(() => ready).toBe(1);
  const after = await looked(builder);
  expect(after.index.epoch).toBe(between.index.epoch);
  expect(after.index).toEqual(await buildSnapshots(store, openApart()));
  expect(await builder.buildIfChanged()).toBeUndefined();
});

test('texts that cannot be built are told once and prices go on', async () => {
  await applyCatalogue(store, catalogue(first(5)));
  const told: string[] = [];
  const builder = createSnapshotBuilder({
    store,
    folder,
    buildTextsInWorker: () => Promise.reject(new Error('out of memory')),
    onError: (error, where) => told.push(`${where}: ${String(error)}`),
  });
  await looked(builder);
  await applyCatalogue(store, catalogue(new Map(first(6)).set(0, { ...first(1).get(0)!, list: 55 })));
  expect(Object.keys((await looked(builder)).columns)).toContain('sv-se');
  await expect.poll(() => told).toEqual(['building texts: Error: out of memory']);
  expect(await builder.buildIfChanged()).toBeUndefined();
  expect(told).toHaveLength(1);
});

test('of two builders on one folder only one builds; in folders of their own they make the same files', async () => {
  await applyCatalogue(store, catalogue(first(5)));
  const separate = openApart();
  const [one, two, other] = [
    createSnapshotBuilder({ store, folder }),
    createSnapshotBuilder({ store, folder }),
    createSnapshotBuilder({ store, folder: separate }),
  ];
  const first3 = await Promise.all([looked(one), looked(two), looked(other)]);
  const change = { by: 'articleId' as const, id: 'p1-a', stock: 0, prices: {} };
  await applyStock(store, [change], { label: 'stock', source: null });
  const next3 = await Promise.all([looked(one), looked(two), looked(other)]);
  for (const [a, b, c] of [first3, next3]) {
    expect([b.index, c.index]).toEqual([a.index, a.index]);
    expect([a, b].filter(({ columns }) => Object.keys(columns).length > 0)).toHaveLength(1);
  }
  const market = marketOf('sv-se');
  expect(next3[0].index.columns[market.code]).not.toEqual(first3[0].index.columns[market.code]);
});

test('damaged texts are made anew', async () => {
  await applyCatalogue(store, catalogue(first(5)));
  const good = (await looked(createSnapshotBuilder({ store, folder }))).index;
  const told: string[] = [];
  const damaged = {
    ...folder,
    readShared: (file: { name: string }) => {
      if (told.length === 0) throw new Error(`${file.name} is damaged`);
      return folder.readShared(good.texts[file.name.slice(5, 7)]!);
    },
  };
  const builder = createSnapshotBuilder({
    store,
    folder: damaged,
    onError: (_, where) => told.push(where),
  });
  expect((await looked(builder)).index.texts).toEqual(good.texts);
  expect(told).toEqual(['reading texts']);
});
