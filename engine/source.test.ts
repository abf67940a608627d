import { expect, test } from 'vitest';
import { engineSource } from '#engine/source.ts';
import { DISCOVERY_CASES } from '#tests/cases/discovery-source.ts';
import { fixtureEngine } from '#tests/fixtures/engines.ts';

const engines = new Map([
  ['sv-se', fixtureEngine('sv-se')],
  ['en-eu', fixtureEngine('en-eu')],
]);
let ids = 0;
const source = engineSource(
  (market) => engines.get(market),
  () => `id-${(ids += 1)}`,
);

test.each(DISCOVERY_CASES)('$name', async ({ run, expected }) => {
  expect(await run(source)).toEqual(expected);
});

test('a market without an engine gives unknown_market', async () => {
  const result = await source.suggestions({ merchant: 'cairn', market: 'ko-kr', query: 'a' });
  expect(result).toMatchObject({ ok: false, error: { code: 'unknown_market', field: 'market' } });
});
