// `npm run explain` as a command, over the demo catalogue.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Explanation } from '#engine/engine.ts';

const COMMAND = resolve(import.meta.dirname, '../bench/explain.ts');
/** Does not exist, and must not be created. */
const NO_DATA = join(tmpdir(), `cairn-explain-${process.pid}`);

function run(...args: string[]) {
  const env = { ...process.env, CAIRN_DATA_DIR: NO_DATA };
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
    encoding: 'utf8',
    env,
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
  expect(existsSync(NO_DATA)).toBe(false);
});

test.each([
  [['tent', '--market', 'xx-xx'], '--market: unknown market "xx-xx"'],
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
