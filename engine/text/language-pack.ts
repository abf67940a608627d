// What the analysis must be told of a language; adding one is a file of this shape and a line in packs.ts.
import type { UnitNames } from '#engine/text/units.ts';

/** A language as plain rules. Everything optional may be left out: words are then found as written, and folded. */
export interface LanguagePack {
  readonly language: string;
  /** Little words that need not match. */
  readonly stopWords: ReadonlySet<string>;
  /**
   * Takes off what grammar adds (plural, definite form, case), so that forms of one word meet and other
   * words do not. Called without digits in the word, and with it in comparable form. The result need not be
   * a word.
   */
  stem(word: string): string;
  /** The Snowball stem: also unites words of one family (waterproof, waterproofing), and goes too far at times. */
  root?(word: string): string;
  /** Words after which a title says what goes with the thing, and no longer what it is: with, for. */
  readonly qualifierWords?: ReadonlySet<string>;
  /** Small numbers in words, by their digits: a tent for "two people" is one of "2 p". */
  readonly numberWords?: ReadonlyMap<string, string>;
  /** Letters that people without them on their keyboard spell in two: ü as "ue". */
  readonly spellings?: ReadonlyMap<string, string>;
  readonly compounds?: CompoundRules;
  /** Names of units besides COMMON_UNITS. */
  readonly units?: UnitNames;
}

/** How a language writes several words in one. */
export interface CompoundRules {
  /** Letters that may stand between two parts; "" for none is one of them. */
  readonly linkingElements: readonly string[];
  /** Letters the shortest part has; in shorter ones too many words seem to be made of others. */
  readonly minPartLength: number;
  /** Parts of any length that stand before others and need not be in the catalogue: "über" in "Überhose". */
  readonly prefixParts: ReadonlySet<string>;
  /** Last parts shorter than leastPart: "sko". */
  readonly shortHeads: ReadonlySet<string>;
  /** What looks like a word and, closing another, is its ending: "ande" in "springande". */
  readonly suffixes: ReadonlySet<string>;
  /**
   * Stems of words that are another thing than their last part says and stay whole: a Handschuh (glove) is
   * no Schuh (shoe). They are known as parts of longer words.
   */
  readonly exceptions: ReadonlySet<string>;
  /** Words of the catalogue are not taken apart: for languages that seldom write words in one. */
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

/** `word` without the first of `endings` (longest first) that leaves `least` letters. */
export function stripSuffix(word: string, endings: readonly string[], minLength: number): string {
  for (const ending of endings) {
    if (word.length - ending.length >= minLength && word.endsWith(ending))
      return word.slice(0, -ending.length);
  }
  return word;
}
