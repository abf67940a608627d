// Why the answers to a search stand where they do, as data: what each word was read as, and what each product made of it.
import type { Field } from '#engine/index/postings.ts';
import type { SortField } from '#engine/query/ordering.ts';
import type { Tier } from '#engine/query/tiers.ts';
import type { EXACTNESS } from '#engine/text/analyser.ts';

export type ExactnessName = keyof typeof EXACTNESS;

/** A word of the catalogue that a typed word may mean. */
export interface ExpandedTerm {
  readonly text: string;
  readonly exactness: ExactnessName;
  readonly typos: number;
  /** What was looked for in place of the typed word, when it is not that word itself; the words stand together. */
  readonly replacement?: readonly string[];
}
export interface SlotExplanation {
  readonly word: string;
  /** The word was taken to be still being typed. */
  readonly isPrefix: boolean;
  /** The least typos and the most exact first. */
  readonly expandedTerms: readonly ExpandedTerm[];
  /** Names of the sizes it is read as, too. */
  readonly sizes: readonly string[];
}

/** How a product holds one word of the query. */
export interface WordMatch {
  /** The word as typed. */
  readonly word: string;
  /** Undefined: it is missing. */
  readonly match?: {
    readonly typos: number;
    /** 0 the most telling: title, brand, colour; 1 subtitle, category, keyword; 2 attribute; 3 description. What is found inexactly counts as a lower one. */
    readonly level: number;
    readonly exactness: ExactnessName;
    /** The catalogue words that are as good as this, with the fields they stand in; none for a size. */
    readonly terms: readonly { readonly text: string; readonly fields: readonly Field[] }[];
    /** By a size that the colour is sold in, not by a word. */
    readonly isSize: boolean;
  };
}

/** By what one card first falls behind another, what weighs most first; `order` is a sort of the shopper's own. */
export type RankingCriterion =
  | keyof Omit<Tier, 'score'>
  | 'pin'
  | 'steps'
  | 'stock'
  | 'score'
  | 'merit'
  | 'order';

export interface ProductExplanation {
  readonly productId: string;
  readonly title: string;
  readonly subtitle: string;
  /** What the colour that stands for the product is called. */
  readonly color: string;
  readonly words: readonly WordMatch[];
}
/** A product that is an answer. */
export interface CardExplanation extends ProductExplanation {
  /** From 1, over all pages. */
  readonly position: number;
  /** Undefined where no words were asked for, or where the product is here for its pin alone. */
  readonly tier?: Tier;
  readonly isInStock: boolean;
  /** From 1: by the product's own merit (of novelty, under a sort by that). */
  readonly meritRank: number;
  /** The position that a merchant's rule asks for. */
  readonly pin?: number;
  /** That a merchant's rules move it, forward when positive. */
  readonly steps: number;
  /** Where it would stand if no rule pinned or moved anything. */
  readonly ownPosition: number;
  /** Why it is behind the card before it; undefined for the first of a page. */
  readonly rankedBelowBy?: RankingCriterion;
}
/** A product that is none. */
export interface AbsentExplanation extends ProductExplanation {
  readonly absent: 'hidden' | 'words' | 'filters';
}

export interface Explanation {
  readonly hits: number;
  /** `relevance`, unless there were no words or another sort was asked for. */
  readonly order: SortField;
  readonly corrected?: string;
  readonly redirect?: string;
  readonly slots: readonly SlotExplanation[];
  readonly cards: readonly CardExplanation[];
  /** The product that was asked about; undefined when it is not sold here or there is none such. */
  readonly product?: CardExplanation | AbsentExplanation;
}
