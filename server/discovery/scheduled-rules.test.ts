// Rules begin and end by themselves: the builder makes the columns of the markets concerned anew at each turn, and no texts.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEngine } from '#engine/engine.ts';
import {
  type SnapshotBuilder,
  type BuildResult,
  createSnapshotBuilder,
} from '#server/discovery/snapshot-builder.ts';
import { openSnapshotFolder } from '#server/discovery/snapshot-files.ts';
import { applyCatalogue } from '#server/store/catalogue.ts';
import { openStore, type Store } from '#server/store/open-store.ts';
import { writeMerchandising } from '#server/store/merchandising.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { productsRequest } from '#tests/fixtures/engines.ts';
import { smallCatalogue } from '#tests/small-catalogue.ts';

let place: TestDatabase;
let store: Store;
let now: number;
let builder: SnapshotBuilder;
let text: ArrayBuffer;
beforeEach(async () => {
  place = await DATABASES[0]!.make();
  store = await openStore(place);
  await applyCatalogue(store, smallCatalogue());
  now = 1_000;
  builder = createSnapshotBuilder({
    store,
    folder: openSnapshotFolder(place.dataDir, 'test'),
    now: () => now,
  });
});
afterEach(async () => {
  await store.close();
  await place.remove();
});

async function look(at: number): Promise<BuildResult | undefined> {
  now = at;
  const built = await builder.buildIfChanged();
  text = built?.texts['sv'] ?? text;
  return built;
}
function inShells(built: BuildResult | undefined): string[] {
  const columns = built?.columns['sv-se'];
  const engine = columns === undefined ? undefined : openEngine({ text, columns });
  const answer = engine?.ok
    ? engine.value.listingProducts('shells', 'listingId', productsRequest())
    : undefined;
  if (!answer?.ok) throw new Error('not built');
  return answer.value.displays.flatMap((display) => display.variant_displays[0]?.product_id ?? []);
}

test('a rule that begins and ends is in force in between, in its markets, without anybody asking', async () => {
  await look(1_000);
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
  const written = await look(1_500);
  expect(written?.index.rulesChangedAt).toBe(0);
  // Not in force yet: the columns are those that were there.
  expect(Object.keys(written?.columns ?? {})).toEqual([]);
  expect(await look(1_999)).toBeUndefined();

  const begun = await look(2_000);
  expect([Object.keys(begun?.columns ?? {}), Object.keys(begun?.texts ?? {})]).toEqual([['sv-se'], []]);
  expect(begun?.index.rulesChangedAt).toBe(2_000);
  expect(inShells(begun)).toEqual(['p1']);
  expect(await look(2_999)).toBeUndefined();

  const ended = await look(5_000);
  expect(ended?.index.rulesChangedAt).toBe(3_000);
  expect(inShells(ended)).toEqual(['p1', 'p2']);
  expect(await look(9_000)).toBeUndefined();
});
