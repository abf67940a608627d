// How one language's words are made comparable: the pipeline that index and queries share.
import type { Language } from '#contract/market.ts';
import { splitCompound } from '#engine/text/compounds.ts';
import { foldings } from '#engine/text/fold.ts';
import type { LanguagePack } from '#engine/text/language-pack.ts';
import { PACKS } from '#engine/text/packs.ts';
import { type PrefixRange, prefixRanges } from '#engine/text/prefix-ranges.ts';
import {
  type MeasureWords,
  type SpellingVariant,
  spellingVariantsOf,
} from '#engine/text/spelling-variants.ts';
import { TermSynonyms, type TermSynonym } from '#engine/text/term-synonyms.ts';
import { COMMON_UNITS } from '#engine/text/units.ts';
import { bigramsOf, isCjk, type Token } from '#engine/text/tokenizer.ts';

/** Raised with every change that makes another word out of the same text: index and query must agree. */
export const ANALYSER_VERSION = 7;

/**
 * How a form stands to the word as written, in three bits; a higher number is a weaker match. A form of the
 * query and a form of a document's word that are the same text match as well as the weaker of the two.
 */
export const EXACTNESS = {
  /** The word as written, in comparable form. */
  surface: 0,
  /** Number, case or definite form apart: jacket, jackets. */
  stem: 1,
  /** Accents apart: grön, gron; grün, gruen. */
  folded: 2,
  /** The last part of a compound, which says what the thing is: Schuhe in Wanderschuhe. */
  head: 3,
  /** A word of the same family: waterproof, waterproofing. */
  root: 4,
  /** The beginning of a word; made by matching, never by forms(). */
  prefix: 5,
  /** Another part of a compound: Wander in Wanderschuhe. */
  modifier: 6,
  /** Two neighbouring letters of a run written without spaces. */
  bigram: 7,
} as const;
export type Exactness = (typeof EXACTNESS)[keyof typeof EXACTNESS];
export interface Form {
  readonly text: string;
  readonly exactness: Exactness;
}

export interface Analyser {
  readonly language: string;
  /** Little words that need not match. */
  isStopWord(word: string): boolean;
  /** Whether a title says from this word on what goes with the thing. */
  isQualifierWord(word: string): boolean;
  /** What plural and singular share; weaker than the word itself. The same for words that hold a digit. */
  stem(word: string): string;
  /** The word, then its weaker forms; no form twice. */
  forms(word: string): Form[];
  /**
   * Other ways to write neighbouring words of `text`; `words` are wordsOf(text). A document is also found by
   * those of one word; a query may be answered by any of them in place of the words it stands for.
   */
  spellingVariants(text: string, words: readonly Token[]): SpellingVariant[];
  /** Other names of what neighbouring words of a query say, from the table of outdoor terms. */
  synonyms(words: readonly string[]): TermSynonym[];
  /** Where words stand in the dictionary that begin like this one; see prefixRanges. */
  prefixRanges(word: string): readonly PrefixRange[];
  /** Parts of a compound, the last one what it is, when known words or their stems cover all of it. */
  split(word: string, isKnown: (part: string) => boolean): string[] | undefined;
  /** Forms under which a catalogue word is also kept: forms(), its parts, pairs of letters in CJK runs. */
  aliases(word: string, isKnown: (part: string) => boolean): Form[];
}

export function analyserOf(language: Language): Analyser {
  return makeAnalyser(PACKS[language]);
}

const TERM_STEMS = {
  en: (word: string) => PACKS.en.stem(word),
  sv: (word: string) => PACKS.sv.stem(word),
  de: (word: string) => PACKS.de.stem(word),
  ko: (word: string) => PACKS.ko.stem(word),
};

/** A stem this short says too little to know a part by, but where parts are short anyway. */
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
    const found: Form[] = [{ text: word, exactness: EXACTNESS.surface }];
    const stemmed = stem(word);
    addForm(found, stemmed, EXACTNESS.stem);
    for (const text of foldings(word, pack.spellings)) addForm(found, text, EXACTNESS.folded);
    if (stemmed !== word)
      for (const text of foldings(stemmed, pack.spellings)) addForm(found, text, EXACTNESS.folded);
    if (pack.root !== undefined && hasNoDigits(word)) {
      const root = pack.root(word);
      addForm(found, root, EXACTNESS.root);
      for (const text of foldings(root, pack.spellings)) addForm(found, text, EXACTNESS.root);
    }
    return found;
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
  // Read when the first query comes: opening a file must not wait for it.
  let terms: TermSynonyms | undefined;
  return {
    language: pack.language,
    isStopWord: (word) => pack.stopWords.has(word),
    isQualifierWord: (word) => pack.qualifierWords?.has(word) === true,
    stem,
    forms,
    spellingVariants: (text, words) => spellingVariantsOf(text, words, measures),
    synonyms(words) {
      terms ??= new TermSynonyms(pack.language, TERM_STEMS);
      return terms.of(words);
    },
    prefixRanges,
    split,
    aliases(word, isKnown) {
      const found = forms(word);
      const parts = split(word, isKnown) ?? [];
      for (const [at, part] of parts.toReversed().entries()) {
        const least = at === 0 ? EXACTNESS.head : EXACTNESS.modifier;
        for (const { text, exactness } of forms(part))
          addForm(found, text, exactness > least ? exactness : least);
      }
      const name = NAME_WITH_NUMBER.exec(word)?.[1];
      if (name !== undefined) addForm(found, name, EXACTNESS.head);
      if (isCjk(word)) for (const pair of bigramsOf(word)) addForm(found, pair, EXACTNESS.bigram);
      return found.slice(1);
    },
  };
}

/** "gtx2", "dewalt18v" are found by the name. */
const NAME_WITH_NUMBER = /^(\p{L}{3,})\d/u;

/** Words with digits in them are names and sizes: they have one form. */
function hasNoDigits(word: string): boolean {
  return !/\p{N}/u.test(word);
}

/** Forms come in order of exactness but for those of parts, so the better of two is kept. */
function addForm(forms: Form[], text: string, exactness: Exactness): void {
  const at = forms.findIndex((form) => form.text === text);
  if (at < 0 && text !== '') forms.push({ text, exactness });
  else if (at >= 0 && forms[at]!.exactness > exactness) forms[at] = { text, exactness };
}
