import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawnClaims, parseRequirements, quotedIds } from '#tests/claims.ts';
import { MUTANTS } from '#tests/mutants/all.ts';
import {
  chooseMutants,
  type Mutant,
  roomOf,
  suiteOf,
  titlePattern,
  withFault,
} from '#tests/mutants/mutant.ts';

const ROOT = resolve(import.meta.dirname, '..');

test.each(MUTANTS)('the fault "$name" can be applied to $file', (mutant) => {
  const source = readFileSync(resolve(ROOT, mutant.file), 'utf8');
  expect(withFault(source, mutant)).not.toBe(source);
  expect(mutant.tests.filter((path) => !existsSync(resolve(ROOT, path)))).toEqual([]);
  expect(mutant.tests).not.toEqual([]);
});

/** Where money, sync and requests are decided. */
const GUARDED_ROOMS = [
  'contract',
  'worker',
  'outbox',
  'sw',
  'server/http',
  'server/shop',
  'store',
  'commerce/orders',
  'commerce/pricing',
  'server/payments',
  'server/checkout',
  'feeds',
  'src/discovery',
];
const MIN_FAULTS = 12;

test.each(GUARDED_ROOMS)(`%s has at least ${MIN_FAULTS} faults`, (room) => {
  expect(MUTANTS.filter(({ file }) => roomOf(file) === room).length).toBeGreaterThanOrEqual(MIN_FAULTS);
});

const CLAIMS = parseRequirements(readFileSync(resolve(ROOT, 'docs/requirements.md'), 'utf8')).flatMap(
  (requirement) => requirement.claims,
);

test.each(drawnClaims(CLAIMS))(
  '$id, drawn by a seed, has a fault that a test which quotes it notices',
  ({ id }) => {
    const mutants = MUTANTS.filter(({ claim }) => claim === id);
    expect(mutants).not.toEqual([]);
    for (const { tests } of mutants) {
      const quoting = tests.filter((path) =>
        quotedIds(readFileSync(resolve(ROOT, path), 'utf8')).includes(id),
      );
      expect(quoting).not.toEqual([]);
    }
  },
);

test('fault names are unique', () => {
  const names = MUTANTS.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('a text that does not occur exactly once is an error with the fault’s name', () => {
  const mutant = { name: 'twice', file: 'a.ts', find: 'x', replace: 'y', tests: [] };
  expect(withFault('a x b', mutant)).toBe('a y b');
  for (const source of ['a b', 'x x']) expect(() => withFault(source, mutant)).toThrow('twice');
});

test('a room is a folder of the root, of server or of src', () => {
  expect(
    ['engine/text/text.ts', 'server/http/errors.ts', 'server/env.ts', 'src/discovery/filters/range.tsx'].map(
      roomOf,
    ),
  ).toEqual(['engine', 'server/http', 'server', 'src/discovery']);
});

test('each test file is run by the command of its suite', () => {
  const files = ['a/b.test.ts', 'a/b.browser.test.ts', 'a/b.browser.test.tsx', 'tests/e2e/a.spec.ts'];
  expect(files.map(suiteOf)).toEqual(['node', 'browser', 'browser', 'e2e']);
});

describe('the choice of mutants', () => {
  const mutant = (name: string, file: string, claim?: string): Mutant => {
    const common = { name, file, find: 'x', replace: 'y', tests: [] };
    return claim === undefined ? common : { ...common, claim };
  };
  const ALL = [
    mutant('one', 'server/http/a.ts', 'SH-04a'),
    mutant('two', 'server/shop/a.ts'),
    mutant('three', 'sw/a.ts'),
  ];
  const names = (words: string[], only?: string) => {
    const chosen = chooseMutants(ALL, words, only);
    return typeof chosen === 'string' ? chosen : chosen.map(({ name }) => name);
  };

  test('by room, by the room around it, by claim and by words', () => {
    expect(names([])).toEqual(['one', 'two', 'three']);
    expect(names([], 'server/shop')).toEqual(['two']);
    expect(names([], 'server')).toEqual(['one', 'two']);
    expect(names([], 'claims')).toEqual(['one']);
    expect(names(['A.ts', 'shop'])).toEqual(['two']);
    expect(names(['three'], 'sw')).toEqual(['three']);
  });

  test('an unknown room is an error that names the rooms, unknown words are one too', () => {
    expect(names([], 'serv')).toBe('No faults of serv. Rooms: server/http, server/shop, sw, claims');
    expect(names(['four'], 'sw')).toBe('No faults with all of these words: four');
  });
});

test('only tests that quote the claim are run, unless a title pattern is given', () => {
  const base = { name: '', file: '', find: '', replace: '', tests: [] };
  expect(titlePattern(base)).toBeUndefined();
  expect(titlePattern({ ...base, claim: 'SH-04a', grep: 'modal' })).toBe('modal');
  const pattern = new RegExp(titlePattern({ ...base, claim: 'SH-04a' }) ?? '');
  expect(['SH-04 SH-04a a modal', 'SH-04ab', 'XSH-04a'].map((title) => pattern.test(title))).toEqual([
    true,
    false,
    false,
  ]);
});
