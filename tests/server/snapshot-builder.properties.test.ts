// Property test of the snapshot builder: incremental builds equal a fresh build after any sequence of changes.
import { rmSync } from 'node:fs';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CatalogueProduct } from '#catalogue/model.ts';
import { buildSnapshots, createSnapshotBuilder } from '#server/discovery/snapshot-builder.ts';
import { openSnapshotFolder, type SnapshotFolder } from '#server/discovery/snapshot-files.ts';
import { applyCatalogue, removeSource } from '#store/catalogue.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { applyStock } from '#store/stock.ts';
import { DATABASES, type TestDatabase, temporaryFolder } from '#tests/databases.ts';
import { SMALL_SOURCE } from '#tests/small-catalogue.ts';
import {
  type CatalogueContent,
  catalogueOf,
  type ProductContent,
} from '#tests/fixtures/varying-catalogue.ts';

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

const productContent: fc.Arbitrary<ProductContent> = fc.record({
  title: fc.constantFrom('Shell', 'Fleece', 'Tent'),
  stock: fc.nat(3),
  list: fc.integer({ min: 10, max: 13 }),
  own: fc.option(fc.integer({ min: 10, max: 13 })),
  markets: fc.constantFrom<CatalogueProduct['markets'][]>([], ['sv-se'], ['en-eu', 'sv-no']),
});
const content: fc.Arbitrary<CatalogueContent> = fc
  .array(fc.tuple(fc.nat(24), productContent), { maxLength: 25 })
  .map((rows) => new Map(rows));
type Step =
  | { readonly kind: 'import'; readonly content: CatalogueContent; readonly word: string | null }
  | { readonly kind: 'stock'; readonly number: number; readonly stock: number; readonly list: number }
  | { readonly kind: 'remove' };
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('import' as const),
      content,
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

async function applyStep(step: Step): Promise<void> {
  if (step.kind === 'remove') await removeSource(store, SMALL_SOURCE);
  else if (step.kind === 'import') {
    const synonyms =
      step.word === null ? {} : { en: [{ kind: 'one_way' as const, from: [step.word], to: ['shell'] }] };
    await applyCatalogue(store, catalogueOf(step.content, { synonyms }));
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

test('after any sequence of changes the files equal those of a fresh builder', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(step, fc.boolean()), { minLength: 1, maxLength: 8 }),
      async (steps) => {
        await removeSource(store, SMALL_SOURCE);
        const builder = createSnapshotBuilder({ store, folder });
        let last = (await builder.buildIfChanged())?.index;
        for (const [step, isBuilt] of steps) {
          await applyStep(step);
          if (isBuilt) last = (await builder.buildIfChanged())?.index ?? last;
        }
        last = (await builder.buildIfChanged())?.index ?? last;
        expect(last).toEqual(await buildSnapshots(store, openSeparate()));
      },
    ),
    { numRuns: 25 },
  );
});
