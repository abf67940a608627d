// The tiers of a match packed in one number: missing words, typos, distance between words, field, exactness.
import type { Pair } from '#engine/snapshot/pair.ts';
import { EXACTNESS_BITS } from '#engine/query/expand.ts';
import { LEVEL_SHIFT, NO_MATCH, TYPO_SHIFT } from '#engine/query/gather.ts';
import { MAX_QUERY_WORDS } from '#engine/query/parse.ts';

// Widths of a tier's 24 bits, from the least to the most important: exactness 7, field 5, gaps 3, typos 5, missing words 4.
const FIELD_AT = 7;
const GAPS_AT = 12;
/** Below: how well words were found; from here on: which, and how far off. */
export const TYPOS_AT = 15;
const MISSING_AT = 20;
const MAX_GAPS = 7;
/** What two words cost that do not both stand in the title, or stand far apart there. */
const WIDE_GAP = 3;

/** Below the tier: a score of the text within it. */
const SCORE_BITS = 8;

/** As Candidates has it. `best` holds each slot's match as SlotMatches keeps it; `found` how many of them are one. */
export function tierOf(best: Uint8Array, found: number, gaps: number): number {
  let typos = 0;
  let level = 0;
  let exactness = 0;
  for (const quality of best) {
    if (quality === NO_MATCH) continue;
    typos += quality >> TYPO_SHIFT;
    level += (quality >> LEVEL_SHIFT) & 3;
    exactness += quality & ((1 << EXACTNESS_BITS) - 1);
  }
  const missing = best.length - found;
  const tier =
    (missing << MISSING_AT) | (typos << TYPOS_AT) | (gaps << GAPS_AT) | (level << FIELD_AT) | exactness;
  return (tier << SCORE_BITS) >>> 0;
}

export function typosOfTier(tier: number): number {
  return (tier >>> (TYPOS_AT + SCORE_BITS)) & 31;
}

const places = new Int32Array(MAX_QUERY_WORDS);

/**
 * How far apart neighbouring words of the query stand in the title and subtitle: 0 when each follows the
 * one before it, at most MAX_GAPS. A single word has no gaps.
 */
export function wordGaps(pair: Pair, product: number, wordSlots: Uint16Array, slots: number): number {
  if (slots < 2) return 0;
  places.fill(-1);
  const start = pair.t.titleWordStart[product]!;
  const end = pair.t.titleWordStart[product + 1]!;
  for (let at = start; at < end; at += 1) {
    const mask = wordSlots[pair.t.titleWords[at]!]!;
    if (mask === 0) continue;
    for (let slot = 0; slot < slots; slot += 1) {
      if ((mask & (1 << slot)) === 0) continue;
      // Of several places, the one right after the word before it.
      const isNext = slot > 0 && places[slot - 1]! >= 0 && at - start === places[slot - 1]! + 1;
      if (places[slot]! < 0 || isNext) places[slot] = at - start;
    }
  }
  let gaps = 0;
  for (let slot = 1; slot < slots; slot += 1) {
    const before = places[slot - 1]!;
    const after = places[slot]!;
    if (before < 0 || after < 0) gaps += WIDE_GAP;
    else if (after > before) gaps += Math.min(after - before - 1, WIDE_GAP);
    else if (after < before) gaps += Math.min(before - after, WIDE_GAP);
    // The same place: one written word answers both.
  }
  return Math.min(gaps, MAX_GAPS);
}
