// docs/glossary.md explains the noun of every exported type, one line per term.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { isTest, ROOMS, sourceFiles } from '#tests/source-files.ts';

const GLOSSARY = resolve(import.meta.dirname, '../docs/glossary.md');
/** Plain words at the end of a type name, which say how the type is used rather than what it is about. */
const SUFFIXES = new Set(
  (
    'access api args arguments binding builder by callback cache client clients code command condition config ' +
    'content context count data deps detail environment error failure field file format handle handler id info ' +
    'input item key kind level list listener log lookup message meta method name of options outcome output part ' +
    'place plan props reader record ref report request resolver result row scope service set shape source start ' +
    'state stats status style table target text type value view word writer'
  ).split(' '),
);
/** Plain participles, of which a name may consist before its suffixes. */
const PARTICIPLES = new Set(
  'applied built cached composed compressed damaged decoded loaded mapped on open parsed present priced stored viewed'.split(
    ' ',
  ),
);
const EXPORTED_TYPE = /^export (?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm;

/** "- **search result**: meaning." */
const TERM_LINE = /^- \*\*(.+?)\*\*: \S.*\.$/u;
const lines = readFileSync(GLOSSARY, 'utf8').split('\n');
const terms = lines.flatMap((line) => TERM_LINE.exec(line)?.[1] ?? []);

/** "SnapshotFiles" as ["snapshot", "file"]. */
function wordsOf(name: string): string[] {
  const words = name.match(/[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z0-9]+|[A-Z]+/g) ?? [];
  return words.map((word) => word.toLowerCase());
}
function singular(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  return word.replace(/ies$/, 'y').replace(/(?<=x|ss|ch|sh)es$|s$/, '');
}
const normalised = (words: readonly string[]) => words.map(singular).join(' ');
const known = new Set(terms.map((term) => normalised(term.toLowerCase().split(/[\s-]+/))));

const isSuffix = (word: string) => SUFFIXES.has(word) || SUFFIXES.has(singular(word));

/** The name without its suffixes; a name of nothing else keeps its last word. */
function nounOf(name: string): string[] {
  const words = wordsOf(name);
  let end = words.length;
  while (end > 1 && isSuffix(words[end - 1]!)) end -= 1;
  return words.slice(0, end);
}
/** Whether some end of the words, of at least `length` words, is a term: "ridge line" by "ridge line" or by "line". */
const endsInTerm = (words: readonly string[], length: number) =>
  words.some((_, from) => words.length - from >= length && known.has(normalised(words.slice(from))));
const isCovered = (name: string) =>
  endsInTerm(wordsOf(name), 2) ||
  endsInTerm(nounOf(name), 1) ||
  nounOf(name).every((word) => isSuffix(word) || PARTICIPLES.has(word));

test('every line below a heading is one term with its meaning', () => {
  const first = lines.findIndex((line) => line.startsWith('## '));
  const wrong = lines
    .slice(first)
    .filter((line) => line !== '' && !line.startsWith('## ') && !TERM_LINE.test(line));
  expect(wrong).toEqual([]);
  expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
});

test('the noun of every exported type is a term', () => {
  const names = sourceFiles(ROOMS, ['ts', 'tsx'])
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(EXPORTED_TYPE)].map((match) => ({ path, name: match[1]! })),
    );
  expect(names.length).toBeGreaterThan(300);
  const missing = names.filter(({ name }) => !isCovered(name));
  expect(
    missing.map(({ path, name }) => `${nounOf(name).join(' ')} (${name} in ${path})`),
    'missing in docs/glossary.md',
  ).toEqual([]);
});

test('an unknown noun is found missing', () => {
  expect(isCovered('FlumptyOptions')).toBe(false);
  expect(isCovered('RelatedProduct')).toBe(true);
});
