import { expect, test } from 'vitest';
import type { Engine } from '#engine/engine.ts';
import { DISCOVERY_CASES } from '#tests/cases/discovery-source.ts';
import { fixtureEngine } from '#tests/fixtures/engines.ts';
import { createProvenance } from '#worker/cache/provenance.ts';
import { offlineSource } from '#worker/discovery/offline.ts';

const engines = new Map<string, Engine>(
  (['sv-se', 'en-eu', 'en-se'] as const).map((market) => [market, fixtureEngine(market)]),
);
let ids = 0;
const provenance = createProvenance(() => 99);
const source = offlineSource(
  { engineOf: (market) => engines.get(market), asOf: () => 5, partOf: () => undefined },
  provenance,
  () => `id-${(ids += 1)}`,
);

test.each(DISCOVERY_CASES)('$name', async ({ run: ask, expected }) => {
  expect(await ask(source)).toEqual(expected);
});

test('an answer says that it comes from the device, and of when', async () => {
  const answer = await source.searchResults({ merchant: 'cairn', market: 'sv-se', query: '' });
  expect(answer.ok && provenance.of(answer.value)).toEqual({ source: 'device', asOf: 5 });
});
