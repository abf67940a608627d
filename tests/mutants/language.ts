// Mutants of text analysis: each step of a language removed.
import type { Mutant } from '#tests/mutants/mutant.ts';

const LANGUAGES = ['engine/text/languages.test.ts'];
const TEXT = ['engine/text/text.test.ts', 'engine/text/languages.test.ts'];
const COMPOUNDS = ['engine/text/compounds.test.ts'];
const VARIANTS = ['engine/text/spelling-variants.test.ts'];
const PREFIXES = ['engine/text/prefix-ranges.test.ts'];
const SIZES = ['engine/text/sizes.test.ts'];

export const LANGUAGE_MUTANTS: readonly Mutant[] = [
  {
    name: 'English plurals are not stemmed',
    file: 'engine/text/languages/en.ts',
    find: 'return /(?:x|tz|zz|ch|sh|ss)es$/u.test(word) ? word.slice(0, -2) : word.slice(0, -1);',
    replace: 'return word;',
    tests: LANGUAGES,
  },
  {
    name: 'irregular English plurals are not stemmed',
    file: 'engine/text/languages/en.ts',
    find: 'if (irregular !== undefined) return irregular;',
    replace: '',
    tests: LANGUAGES,
  },
  {
    name: 'Swedish endings are not stripped',
    file: 'engine/text/languages/sv.ts',
    find: 'const stripped = stripSuffix(word, ENDINGS, MIN_STEM);',
    replace: 'const stripped = stripSuffix(word, [], MIN_STEM);',
    tests: LANGUAGES,
  },
  {
    name: 'German endings are not stripped',
    file: 'engine/text/languages/de.ts',
    find: 'stripSuffix(plain, ENDINGS, MIN_STEM)',
    replace: 'stripSuffix(plain, [], MIN_STEM)',
    tests: LANGUAGES,
  },
  {
    name: 'German umlauts are not removed in stems',
    file: 'engine/text/languages/de.ts',
    find: '.replace(/[äöü]/gu, (vowel) => UMLAUTS.get(vowel) ?? vowel)',
    replace: '',
    tests: LANGUAGES,
  },
  {
    name: 'Korean particles are not stripped',
    file: 'engine/text/languages/ko.ts',
    find: 'result = stripSuffix(result, PARTICLES, MIN_STEM);',
    replace: 'result = stripSuffix(result, [], MIN_STEM);',
    tests: LANGUAGES,
  },
  {
    name: 'words have no root form',
    file: 'engine/text/analyser.ts',
    find: 'addForm(result, root, EXACTNESS.root);',
    replace: '',
    tests: LANGUAGES,
  },
  {
    name: 'accents are not folded',
    file: 'engine/text/fold.ts',
    find: String.raw`.replace(/[\u0300-\u036f]/gu, '')`,
    replace: '',
    tests: TEXT,
  },
  {
    name: 'umlauts have no two-letter spelling',
    file: 'engine/text/fold.ts',
    find: 'if (folded !== plain) result.push(folded);',
    replace: '',
    tests: TEXT,
  },
  {
    name: 'full-width characters are not normalised',
    file: 'engine/text/fold.ts',
    find: "return text.normalize('NFKC').toLowerCase().replaceAll('ß', 'ss').normalize('NFKC');",
    replace: "return text.toLowerCase().replaceAll('ß', 'ss');",
    tests: TEXT,
  },
  {
    name: 'compounds are not split',
    file: 'engine/text/compounds.ts',
    find: 'if (complete === undefined || complete.parts < 2) return undefined;',
    replace: 'if (complete === undefined || complete.parts > 0) return undefined;',
    tests: COMPOUNDS,
  },
  {
    name: 'compounds have no linking elements',
    file: 'engine/text/compounds.ts',
    find: "if (link !== '' && (next >= length || !word.startsWith(link, end))) continue;",
    replace: "if (link !== '') continue;",
    tests: COMPOUNDS,
  },
  {
    name: 'compound exceptions are split',
    file: 'engine/text/analyser.ts',
    find: '|| compounds.exceptions.has(stem(word)))',
    replace: ')',
    tests: COMPOUNDS,
  },
  {
    name: 'the head of a compound is no more exact than other parts',
    file: 'engine/text/analyser.ts',
    find: 'const cap = at === 0 ? EXACTNESS.head : EXACTNESS.modifier;',
    replace: 'const cap = at < 0 ? EXACTNESS.head : EXACTNESS.modifier;',
    tests: [...COMPOUNDS, ...TEXT],
  },
  {
    name: 'unspaced runs have no bigrams',
    file: 'engine/text/analyser.ts',
    find: 'if (isCjk(word)) for (const bigram of bigramsOf(word))',
    replace: "if (isCjk(word)) for (const bigram of bigramsOf(''))",
    tests: [...TEXT, 'engine/engine.test.ts'],
  },
  {
    name: 'an incomplete syllable has no prefix range',
    file: 'engine/text/prefix-ranges.ts',
    find: 'return [range(lastUnit, lastUnit + 1), range(from, from + SYLLABLES_PER_INITIAL)];',
    replace: 'return [range(lastUnit, lastUnit + 1)];',
    tests: PREFIXES,
  },
  {
    name: 'a final consonant does not move to the next syllable',
    file: 'engine/text/prefix-ranges.ts',
    find: 'return [range(from, from + SYLLABLES_PER_INITIAL, openPrefix), range(lastUnit, lastUnit + 1)];',
    replace: 'return [range(lastUnit, lastUnit + 1)];',
    tests: PREFIXES,
  },
  {
    name: 'a measure is not joined with its unit',
    file: 'engine/text/spelling-variants.ts',
    find: 'if (to - from > 1 || collector.words[from]!.text !== text) collector.add(from, to, text);',
    replace: '',
    tests: VARIANTS,
  },
  {
    name: 'units are not converted',
    file: 'engine/text/spelling-variants.ts',
    find: 'if (inBaseUnit !== undefined) collector.add(from, to, inBaseUnit);',
    replace: '',
    tests: VARIANTS,
  },
  {
    name: 'hyphenated words are not joined',
    file: 'engine/text/spelling-variants.ts',
    find: 'if (end > at + 1) add(at, at + 2, joined(at + 2));',
    replace: '',
    tests: VARIANTS,
  },
  {
    name: 'stop words must match',
    file: 'engine/text/analyser.ts',
    find: 'isStopWord: (word) => pack.stopWords.has(word),',
    replace: 'isStopWord: (word) => pack.stopWords.has(` ${word}`),',
    tests: [...TEXT, 'engine/engine.test.ts'],
  },
  {
    name: 'sizes are not canonical',
    file: 'engine/text/sizes.ts',
    find: "sizes.push('X'.repeat(xCount) + letter);",
    replace: 'sizes.push(`${xCount}${letter}`);',
    tests: SIZES,
  },
  {
    name: 'synonyms are ignored',
    file: 'engine/query/parse-query.ts',
    find: 'if (slots === undefined) continue;',
    replace: 'if (slots === undefined || slots > 0) continue;',
    tests: ['engine/engine.test.ts', 'engine/source.test.ts'],
  },
  {
    name: 'equal synonyms work one way only',
    file: 'engine/query/merchant-synonyms.ts',
    find: "(kind === 'equal' ? typed : to)",
    replace: 'to',
    tests: ['engine/engine.test.ts', 'engine/source.test.ts'],
  },
];
