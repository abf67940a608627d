// What a language says besides products: prices, sale, order, colour, for whom, without. A new language is such a file.
import type { ColorWords, WearerWords } from '#engine/intent/value-words.ts';

/**
 * Parts of regular expressions in lower case, matched at whole words. "{n}" stands for an amount of money, "{w}" for a
 * letter; patterns under `money` count only when a currency is written with the amount.
 */
export interface IntentWords {
  readonly price: PricePatterns & {
    readonly money: PricePatterns;
    /** Amounts that name a whole band: 5만원대 is 50,000 to 59,999. */
    readonly band?: readonly string[];
  };
  /** What follows a number that is no price: years, degrees. Units of measure need not be listed. */
  readonly countedThings: string;
  /** Low in price, without an amount. */
  readonly cheap: string;
  readonly sale: string;
  readonly sorts: readonly (readonly [
    pattern: string,
    field: 'price' | 'newest' | 'popularity',
    order: 'asc' | 'desc',
  ])[];
  /** With one capture: the word that is not wanted. */
  readonly not: readonly string[];
  /** What may stand before a colour or a wearer and belongs to it: "in red", "for women". */
  readonly links: string;
  /** What may follow a colour or a wearer and belongs to it. */
  readonly endings: string;
  readonly colors: ColorWords;
  readonly wearers: WearerWords;
}

export interface PricePatterns {
  readonly atMost: readonly string[];
  readonly atLeast: readonly string[];
  /** With two amounts. */
  readonly between: readonly string[];
}
