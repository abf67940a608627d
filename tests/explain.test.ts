// `npm run explain` as a command: over the demo catalogue, and over the shop that is named.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openFolder } from '#server/discovery/open-folder.ts';
import { buildSnapshots } from '#server/discovery/snapshot-builder.ts';
import { completeSettings } from '#settings/settings.ts';
import { applyCatalogue } from '#store/catalogue.ts';
import { openStore } from '#store/open-store.ts';
import { writeSettings } from '#store/settings.ts';
import { DATABASES, temporaryFolder } from '#tests/databases.ts';
import { market, SMALL_SETTINGS } from '#tests/fixtures/small-settings.ts';
import { smallCatalogue } from '#tests/small-catalogue.ts';
import type { Explanation } from '#engine/engine.ts';

const COMMAND = resolve(import.meta.dirname, '../bench/explain.ts');
/** Where no shop is, and none must be made. */
const NOWHERE = temporaryFolder();
afterAll(() => rmSync(NOWHERE, { recursive: true, force: true }));

const run = (...args: string[]) => runWith({ CAIRN_DATA_DIR: '', DATABASE_URL: '' }, ...args);

function runWith(variables: Record<string, string>, ...args: string[]) {
  const env = { ...process.env, ...variables };
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
    encoding: 'utf8',
    env,
    cwd: NOWHERE,
  });
  return { status, stdout, stderr };
}

test('explain prints words, results and what decides their order, also as JSON', () => {
  const { status, stdout } = run('regnjcka', '--market', 'sv-se', '--limit', '2', '--product', 'no such');
  expect(status).toBe(0);
  const lines = stdout.trimEnd().split('\n');
  expect(lines[0]).toBe('"regnjcka" in sv-se, the demo catalogue');
  expect(stdout).toContain('regnjacka (surface, 1 typo)');
  expect(lines.filter((line) => /^ {2}[12] {2}\S/.test(line))).toHaveLength(2);
  expect(lines.filter((line) => /^ {5}missing 0 · typos 1 · adjacent · field \d/.test(line))).toHaveLength(2);
  expect(lines.filter((line) => /^ {5}ranked below by \S/.test(line))).toHaveLength(1);
  expect(lines.slice(-2)).toEqual(['Product no such:', 'not sold in this market']);

  const json = run('regnjcka', '--market', 'sv-se', '--limit', '2', '--json');
  const { query, cards } = JSON.parse(json.stdout) as Explanation & { query: string };
  expect(query).toBe('regnjcka');
  expect(cards.map(({ position, tier }) => [position, tier?.typos])).toEqual([
    [1, 1],
    [2, 1],
  ]);
  for (const { productId } of cards) expect(stdout).toContain(`[${productId}]`);
  expect(readdirSync(NOWHERE)).toEqual([]);
});

test.each([
  [['tent', '--market', 'xx-xx'], '--market: unknown market "xx-xx", must be one of '],
  [['tent', '--limit', '0'], '--limit: must be a whole number from 1 to 250, not "0"'],
  [['tent', '--loud'], 'Unknown option --loud.'],
  [['tent', '--limt', '3'], 'Unknown option --limt. Did you mean --limit?'],
  [[], 'give one query, in quotes'],
])('explain %j fails with the reason and the usage', (args, reason) => {
  const { status, stdout, stderr } = run(...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(reason);
  expect(stderr).toContain('npm run explain -- "QUERY"');
});

test('a data folder without a shop is named, and none is made', () => {
  const dataDir = join(NOWHERE, 'typo');
  expect(runWith({ CAIRN_DATA_DIR: dataDir }, 'tent')).toEqual({
    status: 1,
    stdout: '',
    stderr: `CAIRN_DATA_DIR: ${dataDir} holds no shop; without the variable the demo is explained\n`,
  });
  expect(readdirSync(NOWHERE)).toEqual([]);
});

describe.each(DATABASES)('a shop on $name', ({ make }) => {
  test('is explained in a market of its own and the language of its products, as its database has it', async () => {
    const place = await make();
    const store = await openStore(place);
    try {
      await applyCatalogue(store, smallCatalogue());
      const own = market({
        code: 'sv-fi',
        country: 'FI',
        currency: 'EUR',
        contentLanguage: 'en',
        hreflang: null,
      });
      const settings = completeSettings({ ...SMALL_SETTINGS, markets: [own] } as never);
      await store.bulk((tx) => writeSettings(tx, settings, store.announce));
      const variables = { CAIRN_DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' };
      const before = readdirSync(place.dataDir);
      const { status, stdout, stderr } = runWith(variables, 'shell', '--json');
      expect([status, stderr]).toEqual([0, '']);
      const explained = JSON.parse(stdout) as Explanation & { market: string; from: string };
      expect(explained.market).toBe('sv-fi');
      expect(explained.from).toMatch(/^catalogue \S+ of /);
      expect(explained.cards.map(({ productId }) => productId)).toEqual(['p1']);
      expect(readdirSync(place.dataDir)).toEqual(before);

      await buildSnapshots(store, openFolder(place.dataDir));
      const again = JSON.parse(runWith(variables, 'shell', '--json').stdout) as typeof explained;
      expect(again).toEqual({ ...explained, from: expect.stringMatching(/^snapshot /) as string });

      const refused = runWith(variables, 'shell', '--market', 'sv-se');
      expect([refused.status, refused.stdout]).toEqual([2, '']);
      expect(refused.stderr).toContain('--market: unknown market "sv-se", must be one of sv-fi\n');
    } finally {
      await store.close();
      await place.remove();
    }
  });
});
