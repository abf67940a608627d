// A language's text analyser: the normalisation, stemming and compound splitting that index and queries share.
import type { Language } from '#contract/market.ts';
import { splitCompound } from '#engine/text/compounds.ts';
import { foldings } from '#engine/text/fold.ts';
import type { LanguagePack } from '#engine/text/language-pack.ts';
import { PACKS, TERM_TABLES } from '#engine/text/packs.ts';
import { type PrefixRange, prefixRanges } from '#engine/text/prefix-ranges.ts';
import {
  type MeasureWords,
  type SpellingVariant,
  spellingVariantsOf,
} from '#engine/text/spelling-variants.ts';
import { TermSynonyms, type TermSynonym } from '#engine/text/term-synonyms.ts';
import { COMMON_UNITS } from '#engine/text/units.ts';
import { bigramsOf, isCjk, type Token } from '#engine/text/tokenizer.ts';

/** Raise with every change of the analyser's output: index and queries must agree. */
export const ANALYSER_VERSION = 7;

/**
 * How a form relates to the word as written, in three bits; higher is weaker. Equal forms of a query word and a
 * document word match with the weaker exactness of the two.
 */
export const EXACTNESS = {
  /** The normalised word itself. */
  surface: 0,
  /** Differs in number, case or definiteness: jacket, jackets. */
  stem: 1,
  /** Differs in accents: grön, gron; grün, gruen. */
  folded: 2,
  /** The last part of a compound, its head: Schuhe in Wanderschuhe. */
  head: 3,
  /** Shares the root: waterproof, waterproofing. */
  root: 4,
  /** A prefix of the word; produced by matching, never by forms(). */
  prefix: 5,
  /** Another part of a compound: Wander in Wanderschuhe. */
  modifier: 6,
  /** A character bigram of an unspaced run. */
  bigram: 7,
} as const;
export type Exactness = (typeof EXACTNESS)[keyof typeof EXACTNESS];
export interface Form {
  readonly text: string;
  readonly exactness: Exactness;
}

export interface Analyser {
  readonly language: string;
  /** Words that need not match. */
  isStopWord(word: string): boolean;
  /** Whether the title after this word describes accessories or uses: with, for. */
  isQualifierWord(word: string): boolean;
  /** The common stem of plural and singular. Words with digits are returned unchanged. */
  stem(word: string): string;
  /** The word, then its weaker forms, without duplicates. */
  forms(word: string): Form[];
  /**
   * Other spellings of adjacent words of `text`; `words` are tokenize(text). Single-word variants are indexed with a
   * document; in a query each variant may replace its words.
   */
  spellingVariants(text: string, words: readonly Token[]): SpellingVariant[];
  /** Synonyms of adjacent query words, from the tables of outdoor terms. */
  synonyms(words: readonly string[]): TermSynonym[];
  /** The names of the outdoor terms in the language, split into words. */
  termNames(): readonly (readonly string[])[];
  /** Those of one word that begin with `prefix`, the shortest first. */
  termNamesFrom(prefix: string): string[];
  /** Dictionary ranges of the words with this prefix; see prefixRanges. */
  prefixRanges(word: string): readonly PrefixRange[];
  /** Parts of a compound, the head last, if known words or their stems cover all of it. */
  split(word: string, isKnown: (part: string) => boolean): string[] | undefined;
  /** Further forms a catalogue word is indexed under: forms(), compound parts, bigrams of CJK runs. */
  aliases(word: string, isKnown: (part: string) => boolean): Form[];
}

export function analyserOf(language: Language): Analyser {
  return makeAnalyser(PACKS[language]);
}

/** Shorter stems are too ambiguous to identify a part, except in languages with short parts. */
const MIN_KNOWN_STEM = 3;

export function makeAnalyser(pack: LanguagePack): Analyser {
  const { compounds } = pack;
  const digits = new Map([...(pack.numberWords ?? [])].map(([number, word]) => [word, number]));
  const measures: MeasureWords = {
    units: pack.units === undefined ? COMMON_UNITS : new Map([...COMMON_UNITS, ...pack.units]),
    numbers: digits,
  };
  const stem = (word: string) => (hasNoDigits(word) ? pack.stem(word) : word);
  function forms(word: string): Form[] {
    const result: Form[] = [{ text: word, exactness: EXACTNESS.surface }];
    const stemmed = stem(word);
    addForm(result, stemmed, EXACTNESS.stem);
    for (const text of foldings(word, pack.spellings)) addForm(result, text, EXACTNESS.folded);
    if (stemmed !== word)
      for (const text of foldings(stemmed, pack.spellings)) addForm(result, text, EXACTNESS.folded);
    if (pack.root !== undefined && hasNoDigits(word)) {
      const root = pack.root(word);
      addForm(result, root, EXACTNESS.root);
      for (const text of foldings(root, pack.spellings)) addForm(result, text, EXACTNESS.root);
    }
    return result;
  }
  function split(word: string, isKnown: (part: string) => boolean): string[] | undefined {
    if (compounds === undefined || !hasNoDigits(word) || compounds.exceptions.has(stem(word)))
      return undefined;
    if (compounds.isForUnknownOnly === true && isKnown(word)) return undefined;
    return splitCompound(word, compounds, (part) => {
      if (pack.stopWords.has(part)) return false;
      if (isKnown(part)) return true;
      const stemmed = pack.stem(part);
      return (
        compounds.exceptions.has(stemmed) ||
        (stemmed.length >= Math.min(MIN_KNOWN_STEM, compounds.minPartLength) && isKnown(stemmed))
      );
    });
  }
  const termsOf = () => termSynonymsOf(pack.language);
  return {
    language: pack.language,
    isStopWord: (word) => pack.stopWords.has(word),
    isQualifierWord: (word) => pack.qualifierWords?.has(word) === true,
    stem,
    forms,
    spellingVariants: (text, words) => spellingVariantsOf(text, words, measures),
    synonyms: (words) => termsOf().of(words),
    termNames: () => termsOf().names,
    termNamesFrom(prefix) {
      const ranges = prefixRanges(prefix);
      return termsOf()
        .names.map((words) => words.join(isCjk(prefix) ? '' : ' '))
        .filter((name) => !name.includes(' ') && ranges.some(([from, to]) => name >= from && name < to))
        .sort((one, other) => one.length - other.length || (one < other ? -1 : 1));
    },
    prefixRanges,
    split,
    aliases(word, isKnown) {
      const result = forms(word);
      const parts = split(word, isKnown) ?? [];
      for (const [at, part] of parts.toReversed().entries()) {
        const cap = at === 0 ? EXACTNESS.head : EXACTNESS.modifier;
        for (const { text, exactness } of forms(part))
          addForm(result, text, exactness > cap ? exactness : cap);
      }
      const name = NAME_WITH_NUMBER.exec(word)?.[1];
      if (name !== undefined) addForm(result, name, EXACTNESS.head);
      if (isCjk(word)) for (const bigram of bigramsOf(word)) addForm(result, bigram, EXACTNESS.bigram);
      return result.slice(1);
    },
  };
}

/** By language. Built on the first query, not when a file is opened: it takes some milliseconds. */
const TERM_SYNONYMS = new Map<string, TermSynonyms>();

function termSynonymsOf(language: string): TermSynonyms {
  let terms = TERM_SYNONYMS.get(language);
  if (terms === undefined) {
    terms = new TermSynonyms(language, TERM_TABLES);
    TERM_SYNONYMS.set(language, terms);
  }
  return terms;
}

/** "gtx2" and "dewalt18v" are also found by "gtx" and "dewalt". */
const NAME_WITH_NUMBER = /^(\p{L}{3,})\d/u;

/** Words with digits are names and sizes, which have no other forms. */
function hasNoDigits(word: string): boolean {
  return !/\p{N}/u.test(word);
}

/** Adds a form; of duplicates the more exact one stays. */
function addForm(forms: Form[], text: string, exactness: Exactness): void {
  const at = forms.findIndex((form) => form.text === text);
  if (at < 0 && text !== '') forms.push({ text, exactness });
  else if (at >= 0 && forms[at]!.exactness > exactness) forms[at] = { text, exactness };
}
