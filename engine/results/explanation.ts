// The explanation of a search result as data: how each query word was expanded, and how each product matched.
import type { Field } from '#engine/index/postings.ts';
import type { SortField } from '#engine/query/ordering.ts';
import type { Tier } from '#engine/query/tiers.ts';
import type { EXACTNESS } from '#engine/text/analyser.ts';

export type ExactnessName = keyof typeof EXACTNESS;

/** A catalogue word that a query word was expanded to. */
export interface ExpandedTerm {
  readonly text: string;
  readonly exactness: ExactnessName;
  readonly typos: number;
  /** The phrase searched in place of the typed word, if any. */
  readonly replacement?: readonly string[];
}
export interface SlotExplanation {
  readonly word: string;
  /** The word was taken to be incomplete. */
  readonly isPrefix: boolean;
  /** Fewest typos first, then the most exact. */
  readonly expandedTerms: readonly ExpandedTerm[];
  /** Names of the sizes it also means. */
  readonly sizes: readonly string[];
}

/** How a product matches one word of the query. */
export interface WordMatch {
  /** The word as typed. */
  readonly word: string;
  /** Undefined when the word is missing. */
  readonly match?: {
    readonly typos: number;
    /** Field level: 0 title, brand, colour; 1 subtitle, category, keyword; 2 attribute; 3 description. Inexact matches count as a higher level. */
    readonly level: number;
    readonly exactness: ExactnessName;
    /** The catalogue words that match this well, with their fields; none for a size. */
    readonly terms: readonly { readonly text: string; readonly fields: readonly Field[] }[];
    /** Matched by a size the variant is sold in, not by a word. */
    readonly isSize: boolean;
  };
}

/** The most significant criterion by which one card ranks below another; `order` is the shopper's own sort. */
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
  /** Colour name of the displayed variant. */
  readonly color: string;
  readonly words: readonly WordMatch[];
}
/** A product that is in the result. */
export interface CardExplanation extends ProductExplanation {
  /** From 1, over all pages. */
  readonly position: number;
  /** Undefined for an empty query, and for a product that is in the result only by its pin. */
  readonly tier?: Tier;
  readonly isInStock: boolean;
  /** From 1: rank by merit (popularity and margin), or by novelty under that sort. */
  readonly meritRank: number;
  /** The position requested by a merchandising rule. */
  readonly pin?: number;
  /** Steps that merchandising rules move it by, forward when positive. */
  readonly steps: number;
  /** Position without pins and steps. */
  readonly ownPosition: number;
  /** Why it ranks below the previous card; undefined for the first card of a page. */
  readonly rankedBelowBy?: RankingCriterion;
}
/** A product that is not in the result. */
export interface AbsentExplanation extends ProductExplanation {
  readonly absent: 'hidden' | 'words' | 'filters';
}

export interface Explanation {
  readonly hits: number;
  /** `relevance`, unless the query is empty or another sort was requested. */
  readonly order: SortField;
  readonly corrected?: string;
  readonly redirect?: string;
  readonly slots: readonly SlotExplanation[];
  readonly cards: readonly CardExplanation[];
  /** The product to explain; undefined when it does not exist or is not sold in this market. */
  readonly product?: CardExplanation | AbsentExplanation;
}
