// docs/settings.md beside the code: every variable of the environment that is read stands there, and none that is not.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';

const ROOT = resolve(import.meta.dirname, '..');
const MARKDOWN = readFileSync(join(ROOT, 'docs/settings.md'), 'utf8');
/** Of the operating system. */
const FOREIGN = new Set(['PATH', 'NODE_COMPILE_CACHE']);

interface Row {
  readonly name: string;
  readonly refusal: string;
}
const ROWS = [...MARKDOWN.matchAll(/^\| `([A-Z0-9_]+)` \|.*\| ([^|]+) \|$/gm)].map(
  ([, name = '', refusal = '']): Row => ({ name, refusal }),
);
const NAMES = ROWS.map(({ name }) => name);

/** Each way in which our code reads a variable; names of our own also where a process is started with them. */
const READS = [
  /process\.env(?:\.|\[')([A-Z][A-Z0-9_]*)/g,
  /\b(?:read|whole)\('([A-Z][A-Z0-9_]*)'/g,
  /\bsetDefault\([\w.]+, '([A-Z][A-Z0-9_]*)'/g,
  /\b(CAIRN_[A-Z0-9_]*[A-Z0-9])\b/g,
];

function variablesOf(text: string): string[] {
  return READS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name));
}

const files = globSync(
  [
    '{contract,engine,outbox,pages,worker,sw,server,commands,demo,src,tests,bench}/**/*.{ts,tsx}',
    '*.{ts,cjs}',
    '.ci/run',
  ],
  { cwd: ROOT },
).filter((file) => file !== 'tests/settings.test.ts');
const READ = [
  ...new Set(files.flatMap((file) => variablesOf(readFileSync(join(ROOT, file), 'utf8')))),
].filter((name) => !FOREIGN.has(name));

test('reads are found however they are written', () => {
  const code = `process.env.HOME; process.env['TMP_DIR']; read('PORT'); whole('SIZE', 1); { CAIRN_X: '1' }`;
  expect(variablesOf(code)).toEqual(['HOME', 'TMP_DIR', 'PORT', 'SIZE', 'CAIRN_X']);
});

test('every variable that the code reads stands in one row, and every row is read', () => {
  expect([...NAMES].sort()).toEqual([...new Set(READ)].sort());
  expect(NAMES.length).toBeGreaterThan(12);
});

test('the README leads there', () => {
  expect(readFileSync(join(ROOT, 'README.md'), 'utf8')).toContain('(docs/settings.md)');
});

describe('refusals', () => {
  test.each([
    ['PORT', '80000'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://db/shop'],
    ['CAIRN_ORIGIN', 'shop.example'],
    ['CAIRN_TRUSTED_PROXIES', '-1'],
    ['CAIRN_MAX_DELAY_MS', 'soon'],
    ['CAIRN_EVENTS_SOCKET', 'yes'],
    ['CAIRN_AVIF', 'no'],
    ['CAIRN_TEST_PAYMENTS', '1'],
    ['STRIPE_SECRET_KEY', 'pk_live_1'],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
  ])('of %s are as the table says', (name, value) => {
    const env = readEnv({ [name]: value });
    const fault = (env.ok ? [] : env.error).find((one) => one.startsWith(name)) ?? '';
    const row = ROWS.find((each) => each.name === name)?.refusal ?? '';
    const documented = /`([^`]+)`/.exec(row)?.[1] ?? '';
    const pattern = documented
      .split('…')
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*');
    expect(fault).toMatch(new RegExp(`^${pattern}$`));
  });
});
