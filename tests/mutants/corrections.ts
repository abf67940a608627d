// Mutants of corrections: each rule by which a word is taken for a slip, or is not.
import type { Mutant } from '#tests/mutants/mutant.ts';

const CORRECTED = ['engine/query/corrections.test.ts'];
const COSTS = ['engine/text/slip-cost.test.ts'];
const SUGGESTED = ['engine/results/results.test.ts'];

export const CORRECTION_MUTANTS: readonly Mutant[] = [
  {
    name: 'a real word is corrected',
    file: 'engine/query/match.ts',
    find: 'if (vocabularyOf(pair).isRealWord(slot.word)) return undefined;',
    replace: '',
    tests: CORRECTED,
  },
  {
    name: 'the language has no everyday words',
    file: 'engine/build/text-base.ts',
    find: 'languageWords: encodeJson(languageWords(source)),',
    replace: 'languageWords: encodeJson([]),',
    tests: CORRECTED,
  },
  {
    name: 'a compound of real words is a slip',
    file: 'engine/query/vocabulary.ts',
    find: '(!isCjk(word) && analyser.split(word, isPart)?.every(isPart) === true),',
    replace: 'isCjk(word) && isPart(word) && !isCjk(word),',
    tests: CORRECTED,
  },
  {
    name: 'an unlikely slip is corrected',
    file: 'engine/query/corrections.ts',
    find: 'if (whole === 0 || !isLikely) return [];',
    replace: 'if (whole === 0) return [];',
    tests: CORRECTED,
  },
  {
    name: 'how common a word is does not count',
    file: 'engine/query/corrections.ts',
    find: 'cost - (PER_TENFOLD * logarithm(1 + frequency)) / Math.LN10',
    replace: 'cost - 0 * PER_TENFOLD * frequency',
    tests: CORRECTED,
  },
  {
    name: 'slips of synonyms are unknown',
    file: 'engine/query/corrections.ts',
    find: 'for (const name of names.from(beginning))',
    replace: 'for (const name of names.from(beginning).slice(0, 0))',
    tests: CORRECTED,
  },
  {
    name: 'a corrected synonym finds nothing',
    file: 'engine/query/match.ts',
    find: 'for (const alternative of correctedAlternatives(pair, slots, at, meant))',
    replace: 'for (const alternative of correctedAlternatives(pair, slots, at, meant).slice(0, 0))',
    tests: CORRECTED,
  },
  {
    name: 'the misspelt beginning of a name finds nothing',
    file: 'engine/query/match.ts',
    find: 'near.targets.size === 0;',
    replace: 'false;',
    tests: CORRECTED,
  },
  {
    name: 'the beginning of a name of the merchant finds nothing',
    file: 'engine/query/parse-query.ts',
    find: ', ...merchantNamesFrom(pair, word)];',
    replace: '];',
    tests: CORRECTED,
  },
  {
    name: 'an unfinished synonym finds nothing',
    file: 'engine/query/parse-query.ts',
    find: '...unfinishedAlternatives(pair, slots),',
    replace: '',
    tests: CORRECTED,
  },
  {
    name: 'words apart are not those together',
    file: 'engine/text/term-synonyms.ts',
    find: "(words.length > 1 ? this.#names.get(keyOf([words.join('')], table)) : undefined)",
    replace: 'undefined',
    tests: CORRECTED,
  },
  {
    name: 'synonyms of the merchant are found word by word alone',
    file: 'engine/query/parse-query.ts',
    find: "slotsOf.get(from.join(''));",
    replace: "slotsOf.get(from.join(' '));",
    tests: ['engine/engine.test.ts'],
  },
  {
    name: 'a wrong first letter costs no more',
    file: 'engine/text/slip-cost.ts',
    find: 'const FIRST = 0.7;',
    replace: 'const FIRST = 0;',
    tests: COSTS,
  },
  {
    name: 'sounds alike cost as much as others',
    file: 'engine/text/slip-cost.ts',
    find: 'const CONFUSED = 1;',
    replace: 'const CONFUSED = 1.5;',
    tests: COSTS,
  },
  {
    name: 'three letters with a slip suggest nothing',
    file: 'engine/results/suggester.ts',
    find: 'pair.dictionary.near(word, 1, true, (id) => ids.push(id));',
    replace: '',
    tests: SUGGESTED,
  },
  {
    name: 'synonyms suggest nothing',
    file: 'engine/results/suggester.ts',
    find: 'yield words.toSpliced(from, to - from, ...names).map(fold);',
    replace: 'yield words.toSpliced(from, to - from, ...names.slice(0, 0)).map(fold);',
    tests: SUGGESTED,
  },
  {
    name: 'half-typed syllables suggest nothing',
    file: 'engine/results/suggester.ts',
    find: 'if (!isHangul(typed)) return word.startsWith(typed);',
    replace: 'if (!isHangul(typed) || word.length > 0) return word.startsWith(typed);',
    tests: SUGGESTED,
  },
];
