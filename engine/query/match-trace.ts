// What a match writes down on its way for who asks why; ordinary questions carry none.
import type { SlotMatches } from '#engine/query/slot-matches.ts';
import type { QuerySize } from '#engine/query/query-sizes.ts';

/** Catalogue words that a slot was read as, to their distances as Expansion has them. */
export interface SlotExpansion {
  readonly slot: number;
  /** What was looked for in place of the typed word; undefined for the word itself and words near it. */
  readonly replacement: readonly string[] | undefined;
  /** One for each of the words that a product must hold together. */
  readonly parts: readonly ReadonlyMap<number, number>[];
}

/** Filled in by matchText; what is in it holds until the next question. */
export interface MatchTrace {
  readonly expansions: SlotExpansion[];
  readonly sizes: QuerySize[];
  matches: SlotMatches | undefined;
}
