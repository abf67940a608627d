import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { MUTANTS } from '#tests/mutants/all.ts';
import { withFault } from '#tests/mutants/mutant.ts';

const ROOT = resolve(import.meta.dirname, '..');

test.each(MUTANTS)('the fault "$name" can be applied to $file', (mutant) => {
  const source = readFileSync(resolve(ROOT, mutant.file), 'utf8');
  expect(withFault(source, mutant)).not.toBe(source);
  expect(mutant.tests.filter((path) => !existsSync(resolve(ROOT, path)))).toEqual([]);
  expect(mutant.tests).not.toEqual([]);
});

test('fault names are unique', () => {
  const names = MUTANTS.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('a text that does not occur exactly once is an error with the fault’s name', () => {
  const mutant = { name: 'twice', file: 'a.ts', find: 'x', replace: 'y', tests: [] };
  expect(withFault('a x b', mutant)).toBe('a y b');
  for (const source of ['a b', 'x x']) expect(() => withFault(source, mutant)).toThrow('twice');
});
