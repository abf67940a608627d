import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Dictionary, dictionaryProblem, writeDictionary } from '#engine/index/dictionary.ts';

function dictionaryOf(words: readonly string[]): { dictionary: Dictionary; sorted: string[] } {
  const sorted = [...new Set(words)].sort();
  const { blocks, units } = writeDictionary(sorted);
  expect(dictionaryProblem(blocks, units, sorted.length)).toBeUndefined();
  return { dictionary: new Dictionary(blocks, units, sorted.length), sorted };
}

/** Reference for near(): optimal string alignment distance, plus one for a different first character. */
function distance(word: string, other: string): number {
  const rows = Array.from({ length: word.length + 1 }, (_, i) =>
    Array.from({ length: other.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= word.length; i += 1) {
    for (let j = 1; j <= other.length; j += 1) {
      const same = word[i - 1] === other[j - 1];
      let best = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && word[i - 1] === other[j - 2] && word[i - 2] === other[j - 1])
        best = Math.min(best, rows[i - 2]![j - 2]! + 1);
      rows[i]![j] = best;
    }
  }
  const typos = rows[word.length]![other.length]!;
  return typos > 0 && word[0] !== other[0] ? typos + 1 : typos;
}

function prefixDistance(word: string, other: string): number {
  const ends = Array.from({ length: other.length }, (_, at) => distance(word, other.slice(0, at + 1)));
  return Math.min(...ends);
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'å', '자'), minLength: 1, maxLength: 9 });
const words = fc.array(word, { minLength: 1, maxLength: 60 });

test('every word is found by its id, and no other word', () => {
  fc.assert(
    fc.property(words, word, (list, unknown) => {
      const { dictionary, sorted } = dictionaryOf(list);
      expect(sorted.map((each) => dictionary.find(each))).toEqual(sorted.map((_, id) => id));
      expect(sorted.map((_, id) => dictionary.text(id))).toEqual(sorted);
      if (!sorted.includes(unknown)) expect(dictionary.find(unknown)).toBe(-1);
    }),
  );
});

test('prefixRange is the range of the words that start with the prefix', () => {
  fc.assert(
    fc.property(words, word, (list, prefix) => {
      const { dictionary, sorted } = dictionaryOf(list);
      const [from, to] = dictionary.prefixRange(prefix);
      expect(sorted.slice(from, to)).toEqual(sorted.filter((each) => each.startsWith(prefix)));
    }),
  );
});

function near(
  dictionary: Dictionary,
  typed: string,
  maxTypos: number,
  isPrefix: boolean,
): Map<number, number> {
  const matches = new Map<number, number>();
  dictionary.near(typed, maxTypos, isPrefix, (id, typos) => matches.set(id, typos));
  return matches;
}

test('near() equals the reference, for whole words and for prefixes', () => {
  fc.assert(
    fc.property(words, word, fc.constantFrom(1, 2), fc.boolean(), (list, typed, maxTypos, isPrefix) => {
      const { dictionary, sorted } = dictionaryOf(list);
      const measure = isPrefix ? prefixDistance : distance;
      const expected = sorted
        .map((each, id) => [id, measure(typed, each)] as const)
        // A different first character costs two, so it is out of reach with one typo.
        .filter(([, typos]) => typos <= maxTypos);
      expect([...near(dictionary, typed, maxTypos, isPrefix)]).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

test('a transposition is one typo, also within a prefix', () => {
  const { dictionary } = dictionaryOf(['jacka', 'jacket', 'racket']);
  expect([...near(dictionary, 'jakcet', 1, false)]).toEqual([[1, 1]]);
  expect([...near(dictionary, 'jakce', 1, true)]).toEqual([[1, 1]]);
  // A different first character costs two.
  expect([...near(dictionary, 'jacket', 2, false)]).toEqual([
    [0, 2],
    [1, 0],
    [2, 2],
  ]);
});
