// What matching records for `explain`; ordinary searches pass no trace.
import type { SlotMatches } from '#engine/query/slot-matches.ts';
import type { QuerySize } from '#engine/query/query-sizes.ts';

/** Catalogue words that a slot was expanded to, with their distances as in Expansion. */
export interface SlotExpansion {
  readonly slot: number;
  /** The words searched in place of the typed one; undefined for the word itself and its near words. */
  readonly replacement: readonly string[] | undefined;
  /** One for each word of a phrase that a product must match as a whole. */
  readonly parts: readonly ReadonlyMap<number, number>[];
}

/** Filled in by matchText; valid until the next query. */
export interface MatchTrace {
  readonly expansions: SlotExpansion[];
  readonly sizes: QuerySize[];
  matches: SlotMatches | undefined;
}
