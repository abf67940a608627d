// What a match writes down on its way for who asks why; ordinary questions carry none.
import type { SlotMatches } from '#engine/query/gather.ts';
import type { AskedSize } from '#engine/query/sizes.ts';

/** Catalogue words that a slot was read as, to their distances as Expansion has them. */
export interface Reading {
  readonly slot: number;
  /** What was looked for in place of the typed word; undefined for the word itself and words near it. */
  readonly instead: readonly string[] | undefined;
  /** One for each of the words that a product must hold together. */
  readonly parts: readonly ReadonlyMap<number, number>[];
}

/** Filled in by matchText; what is in it holds until the next question. */
export interface MatchTrace {
  readonly readings: Reading[];
  readonly sizes: AskedSize[];
  matches: SlotMatches | undefined;
}
