// The language pack type: what text analysis needs to know of a language. A new language is such a file and a line in packs.ts.
import type { IntentWords } from '#engine/intent/intent-words.ts';
import type { OutdoorTerms } from '#engine/text/terms/en.ts';
import type { UnitNames } from '#engine/text/units.ts';

/** A language as plain rules. Without the optional ones, words are found as written and folded. */
export interface LanguagePack {
  readonly language: string;
  /** Words that need not match. */
  readonly stopWords: ReadonlySet<string>;
  /**
   * Removes inflection (plural, definiteness, case), so that forms of one word share a stem. Called with normalised
   * words without digits. The result need not be a word.
   */
  stem(word: string): string;
  /** The Snowball stem, which also merges derived words (waterproof, waterproofing), sometimes too many. */
  root?(word: string): string;
  /** Words after which a title describes accessories or uses rather than the product: with, for. */
  readonly qualifierWords?: ReadonlySet<string>;
  /** Number words by their digits: "two people" is "2 p". */
  readonly numberWords?: ReadonlyMap<string, string>;
  /** Two-letter spellings of characters: ü as "ue". */
  readonly spellings?: ReadonlyMap<string, string>;
  readonly compounds?: CompoundRules;
  /** Unit names in addition to COMMON_UNITS. */
  readonly units?: UnitNames;
  /** Names of outdoor products, which shoppers of every language may use as query words. */
  readonly terms?: OutdoorTerms;
  /** What queries say besides products: price, order, for whom. */
  readonly intent: IntentWords;
}

/** How a language forms compounds. */
export interface CompoundRules {
  /** Linking elements between two parts, including "" for none. */
  readonly linkingElements: readonly string[];
  /** Minimum length of a part; shorter ones give too many false splits. */
  readonly minPartLength: number;
  /** Non-final parts of any length that need not be in the catalogue: "über" in "Überhose". */
  readonly prefixParts: ReadonlySet<string>;
  /** Final parts shorter than minPartLength: "sko". */
  readonly shortHeads: ReadonlySet<string>;
  /** Suffixes that look like words: "ande" in "springande". */
  readonly suffixes: ReadonlySet<string>;
  /**
   * Stems of words that must not be split, as their head is misleading: a Handschuh (glove) is no Schuh (shoe). They
   * may be parts of longer words.
   */
  readonly exceptions: ReadonlySet<string>;
  /** Split only words that the catalogue lacks: for languages with few compounds. */
  readonly isForUnknownOnly?: true;
}

/** "a b c" as a set. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** "women:woman feet:foot" as a map. */
export function wordMap(pairs: string): ReadonlyMap<string, string> {
  return new Map(
    pairs.split(' ').map((pair): [string, string] => {
      const [from = '', to = ''] = pair.split(':');
      return [from, to];
    }),
  );
}

/** `word` without the first of `endings` (longest first) that leaves at least `minLength` characters. */
export function stripSuffix(word: string, endings: readonly string[], minLength: number): string {
  for (const ending of endings) {
    if (word.length - ending.length >= minLength && word.endsWith(ending))
      return word.slice(0, -ending.length);
  }
  return word;
}
