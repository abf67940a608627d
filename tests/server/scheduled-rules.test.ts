// Rules with a start and end time: the builder rebuilds the columns of their markets at these times, and no texts.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEngine } from '#engine/engine.ts';
import {
  type SnapshotBuilder,
  type BuildResult,
  createSnapshotBuilder,
} from '#server/discovery/snapshot-builder.ts';
import { openSnapshotFolder } from '#server/discovery/snapshot-files.ts';
import { applyCatalogue } from '#store/catalogue.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { writeMerchandising } from '#store/merchandising.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { productsRequest } from '#tests/fixtures/engines.ts';
import { smallCatalogue } from '#tests/small-catalogue.ts';

let database: TestDatabase;
let store: Store;
let now: number;
let builder: SnapshotBuilder;
let text: ArrayBuffer;
beforeEach(async () => {
  database = await DATABASES[0]!.make();
  store = await openStore(database);
  await applyCatalogue(store, smallCatalogue());
  now = 1_000;
  builder = createSnapshotBuilder({
    store,
    folder: openSnapshotFolder(database.dataDir, 'test'),
    now: () => now,
  });
});
afterEach(async () => {
  await store.close();
  await database.remove();
});

async function buildAt(at: number): Promise<BuildResult | undefined> {
  now = at;
  const built = await builder.buildIfChanged();
  text = built?.texts['sv'] ?? text;
  return built;
}
function shellIds(built: BuildResult | undefined): string[] {
  const columns = built?.columns['sv-se'];
  const engine = columns === undefined ? undefined : openEngine({ text, columns });
  const result = engine?.ok
    ? engine.value.listingProducts('shells', 'listingId', productsRequest())
    : undefined;
  if (!result?.ok) throw new Error('not built');
  return result.value.displays.flatMap((hit) => hit.variant_displays[0]?.product_id ?? []);
}

test('a rule is in force between its start and end, in its markets', async () => {
  await buildAt(1_000);
  const hides = [{ productId: 'p2' }];
  const rule = {
    ruleId: 'r',
    when: { listingId: 'shells' },
    pins: [],
    steps: [],
    hides,
    redirect: null,
    markets: ['sv-se' as const],
    from: 2_000,
    until: 3_000,
  };
  await store.bulk((tx) => writeMerchandising(tx, { synonyms: {}, rules: [rule] }, store.announce));
  const scheduled = await buildAt(1_500);
  expect(scheduled?.index.rulesChangedAt).toBe(0);
  // Not in force yet: the columns are unchanged.
  expect(Object.keys(scheduled?.columns ?? {})).toEqual([]);
  expect(await buildAt(1_999)).toBeUndefined();

  const started = await buildAt(2_000);
  expect([Object.keys(started?.columns ?? {}), Object.keys(started?.texts ?? {})]).toEqual([['sv-se'], []]);
  expect(started?.index.rulesChangedAt).toBe(2_000);
  expect(shellIds(started)).toEqual(['p1']);
  expect(await buildAt(2_999)).toBeUndefined();

  const ended = await buildAt(5_000);
  expect(ended?.index.rulesChangedAt).toBe(3_000);
  expect(shellIds(ended)).toEqual(['p1', 'p2']);
  expect(await buildAt(9_000)).toBeUndefined();
});
