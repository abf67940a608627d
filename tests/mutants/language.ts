// Faults of the analysis of words: each step of a language taken away.
import type { Mutant } from '#tests/mutants/mutant.ts';

const LANGUAGES = ['engine/text/languages.test.ts'];
const TEXT = ['engine/text/text.test.ts', 'engine/text/languages.test.ts'];
const COMPOUNDS = ['engine/text/compounds.test.ts'];
const READINGS = ['engine/text/spelling-variants.test.ts'];
const PREFIXES = ['engine/text/prefix-ranges.test.ts'];
const SIZES = ['engine/text/sizes.test.ts'];

export const LANGUAGE_MUTANTS: readonly Mutant[] = [
  {
    name: 'English plurals are words of their own',
    file: 'engine/text/languages/en.ts',
    find: 'return /(?:x|tz|zz|ch|sh|ss)es$/u.test(word) ? word.slice(0, -2) : word.slice(0, -1);',
    replace: 'return word;',
    tests: LANGUAGES,
  },
  {
    name: 'English plurals by no rule are words of their own',
    file: 'engine/text/languages/en.ts',
    find: 'if (irregular !== undefined) return irregular;',
    replace: '',
    tests: LANGUAGES,
  },
  {
    name: 'Swedish endings stay',
    file: 'engine/text/languages/sv.ts',
    find: 'const stripped = stripSuffix(word, ENDINGS, MIN_STEM);',
    replace: 'const stripped = stripSuffix(word, [], MIN_STEM);',
    tests: LANGUAGES,
  },
  {
    name: 'German endings stay',
    file: 'engine/text/languages/de.ts',
    find: 'stripSuffix(plain, ENDINGS, MIN_STEM)',
    replace: 'stripSuffix(plain, [], MIN_STEM)',
    tests: LANGUAGES,
  },
  {
    name: 'German umlauts keep plural and singular apart',
    file: 'engine/text/languages/de.ts',
    find: '.replace(/[äöü]/gu, (vowel) => UMLAUTS.get(vowel) ?? vowel)',
    replace: '',
    tests: LANGUAGES,
  },
  {
    name: 'Korean particles stay',
    file: 'engine/text/languages/ko.ts',
    find: 'result = stripSuffix(result, PARTICLES, MIN_STEM);',
    replace: 'result = stripSuffix(result, [], MIN_STEM);',
    tests: LANGUAGES,
  },
  {
    name: 'words of one family have no root',
    file: 'engine/text/analyser.ts',
    find: 'addForm(result, root, EXACTNESS.root);',
    replace: '',
    tests: LANGUAGES,
  },
  {
    name: 'accents are not left out',
    file: 'engine/text/fold.ts',
    find: String.raw`.replace(/[\u0300-\u036f]/gu, '')`,
    replace: '',
    tests: TEXT,
  },
  {
    name: 'umlauts are not spelled in two letters',
    file: 'engine/text/fold.ts',
    find: 'if (folded !== plain) result.push(folded);',
    replace: '',
    tests: TEXT,
  },
  {
    name: 'full-width letters are other letters',
    file: 'engine/text/fold.ts',
    find: "return text.normalize('NFKC').toLowerCase().replaceAll('ß', 'ss').normalize('NFKC');",
    replace: "return text.toLowerCase().replaceAll('ß', 'ss');",
    tests: TEXT,
  },
  {
    name: 'compounds stay whole',
    file: 'engine/text/compounds.ts',
    find: 'if (complete === undefined || complete.parts < 2) return undefined;',
    replace: 'if (complete === undefined || complete.parts > 0) return undefined;',
    tests: COMPOUNDS,
  },
  {
    name: 'no letters may link the parts of a compound',
    file: 'engine/text/compounds.ts',
    find: "if (link !== '' && (next >= length || !word.startsWith(link, end))) continue;",
    replace: "if (link !== '') continue;",
    tests: COMPOUNDS,
  },
  {
    name: 'a glove is a shoe',
    file: 'engine/text/analyser.ts',
    find: '|| compounds.exceptions.has(stem(word)))',
    replace: ')',
    tests: COMPOUNDS,
  },
  {
    name: 'the last part of a compound says no more than the others',
    file: 'engine/text/analyser.ts',
    find: 'const cap = at === 0 ? EXACTNESS.head : EXACTNESS.modifier;',
    replace: 'const cap = at < 0 ? EXACTNESS.head : EXACTNESS.modifier;',
    tests: [...COMPOUNDS, ...TEXT],
  },
  {
    name: 'runs without spaces have no pairs of letters',
    file: 'engine/text/analyser.ts',
    find: 'if (isCjk(word)) for (const bigram of bigramsOf(word))',
    replace: "if (isCjk(word)) for (const bigram of bigramsOf(''))",
    tests: [...TEXT, 'engine/engine.test.ts'],
  },
  {
    name: 'a syllable that is half typed begins nothing',
    file: 'engine/text/prefix-ranges.ts',
    find: 'return [range(lastUnit, lastUnit + 1), range(from, from + SYLLABLES_PER_INITIAL)];',
    replace: 'return [range(lastUnit, lastUnit + 1)];',
    tests: PREFIXES,
  },
  {
    name: 'a last consonant does not begin the next syllable',
    file: 'engine/text/prefix-ranges.ts',
    find: 'return [range(from, from + SYLLABLES_PER_INITIAL, openPrefix), range(lastUnit, lastUnit + 1)];',
    replace: 'return [range(lastUnit, lastUnit + 1)];',
    tests: PREFIXES,
  },
  {
    name: 'a unit is not written to its number',
    file: 'engine/text/spelling-variants.ts',
    find: 'if (to - from > 1 || collector.words[from]!.text !== text) collector.add(from, to, text);',
    replace: '',
    tests: READINGS,
  },
  {
    name: 'units of one kind do not meet',
    file: 'engine/text/spelling-variants.ts',
    find: 'if (inBaseUnit !== undefined) collector.add(from, to, inBaseUnit);',
    replace: '',
    tests: READINGS,
  },
  {
    name: 'words with a hyphen are not written in one',
    file: 'engine/text/spelling-variants.ts',
    find: 'if (end > at + 1) add(at, at + 2, joined(at + 2));',
    replace: '',
    tests: READINGS,
  },
  {
    name: 'little words count',
    file: 'engine/text/analyser.ts',
    find: 'isStopWord: (word) => pack.stopWords.has(word),',
    replace: 'isStopWord: (word) => pack.stopWords.has(` ${word}`),',
    tests: [...TEXT, 'engine/engine.test.ts'],
  },
  {
    name: 'a size has as many names as ways to write it',
    file: 'engine/text/sizes.ts',
    find: "sizes.push('X'.repeat(xCount) + letter);",
    replace: 'sizes.push(`${xCount}${letter}`);',
    tests: SIZES,
  },
  {
    name: 'synonyms mean nothing',
    file: 'engine/query/parse-query.ts',
    find: 'if (at < 0) continue;',
    replace: 'if (at < 1000) continue;',
    tests: ['engine/engine.test.ts', 'engine/source.test.ts'],
  },
  {
    name: 'of equals, each means itself alone',
    file: 'engine/query/parse-query.ts',
    find: "(kind === 'equal' ? typed : to)",
    replace: 'to',
    tests: ['engine/engine.test.ts', 'engine/source.test.ts'],
  },
];
