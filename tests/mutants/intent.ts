// Mutants of what a query says besides products.
import type { Mutant } from '#tests/mutants/mutant.ts';

const PARSER = ['engine/intent/parse-intent.test.ts'];
const UNDERSTOOD = ['tests/relevance/understood.test.ts'];

export const INTENT_MUTANTS: readonly Mutant[] = [
  {
    name: 'a brand with the word New asks for new products',
    file: 'engine/intent/parse-intent.ts',
    find: 'const taken = brands.flatMap((brand) => rangesOf(text, brand));',
    replace: 'const taken: (readonly [from: number, to: number])[] = [];',
    tests: PARSER,
  },
  {
    name: 'a word is part of two statements',
    file: 'engine/intent/parse-intent.ts',
    find: 'if (taken.some(([from, to]) => statement.from < to && statement.to > from)) return;',
    replace: '',
    tests: [...PARSER, ...UNDERSTOOD],
  },
  {
    name: 'a weight is a price',
    file: 'engine/intent/parse-intent.ts',
    find: 'needsMoney || notMoney.test(after) ||',
    replace: 'needsMoney ||',
    tests: PARSER,
  },
  {
    name: 'an amount without its currency is always a price',
    file: 'engine/intent/parse-intent.ts',
    find: 'if (!isMoney && (needsMoney || notMoney',
    replace: 'if (!isMoney && (notMoney',
    tests: PARSER,
  },
  {
    name: 'a price of nothing is asked for',
    file: 'engine/intent/parse-intent.ts',
    find: 'first.value <= 0',
    replace: 'first.value < 0',
    tests: PARSER,
  },
  {
    name: 'ten thousands in Korean lose their thousands',
    file: 'engine/intent/amounts.ts',
    find: 'Number(thousands) * 1000 + numberOf(ones)',
    replace: 'Number(thousands) + numberOf(ones)',
    tests: PARSER,
  },
  {
    name: 'what stands behind ten thousands is not counted',
    file: 'engine/intent/amounts.ts',
    find: 'Number(thousands) * 1000 + numberOf(ones)',
    replace: 'Number(thousands) * 1000',
    tests: PARSER,
  },
  {
    name: 'a comma before three digits is one of decimals',
    file: 'engine/intent/amounts.ts',
    find: String.raw`/^(.*?)(?:[.,](\d{1,2}))?$/u`,
    replace: String.raw`/^(.*?)(?:[.,](\d{1,3}))?$/u`,
    tests: PARSER,
  },
  {
    name: 'a colour that no product has is understood',
    file: 'engine/intent/parse-intent.ts',
    find: '.filter(([id]) => vocabulary.hasValue(field, id))',
    replace: '',
    tests: PARSER,
  },
  {
    name: 'without an unknown word is understood',
    file: 'engine/intent/parse-intent.ts',
    find: "vocabulary.hasWord(word) ? { kind: 'not', word } : undefined",
    replace: "({ kind: 'not', word })",
    tests: PARSER,
  },
  {
    name: 'products are searched by the words of a price',
    file: 'engine/intent/parse-intent.ts',
    find: "return kind !== 'color' && kind !== 'gender' && kind !== 'size';",
    replace: "return kind !== 'color' && kind !== 'gender' && kind !== 'size' && kind !== 'price';",
    tests: PARSER,
  },
  {
    name: 'a query of signs alone shows the whole shop',
    file: 'engine/results/query-engine.ts',
    find: '(isAboutAll ? soldCandidates(pair) : NO_CANDIDATES)',
    replace: 'soldCandidates(pair)',
    tests: ['engine/results/results.test.ts'],
  },
  {
    name: 'the number of a model is a price',
    file: 'engine/intent/parse-intent.ts',
    find: ' || vocabulary.isInTitle(match[0])',
    replace: '',
    tests: PARSER,
  },
  {
    name: 'the words of a title need not stand side by side',
    file: 'engine/query/query-intent.ts',
    find: 'titleWords[from + at] === word',
    replace: 'titleWords.includes(word) && at >= 0',
    tests: ['engine/query/match.test.ts'],
  },
];
