// The tiers of a match packed in one number: missing words, typos, distance between words, field, exactness; then a score.
import { EXACTNESS_BITS } from '#engine/query/expand.ts';
import { LEVEL_SHIFT, NO_MATCH, TYPO_SHIFT } from '#engine/query/slot-matches.ts';
import { EXACTNESS } from '#engine/text/analyser.ts';

// Widths of a tier's 24 bits, from the least to the most important: exactness 7, field 5, distance 2, typos 5, missing words 4.
const FIELD_SHIFT = 7;
const APART_SHIFT = 12;
/** Below: how well words were found; from here on: which, and how far off. */
export const TYPOS_SHIFT = 14;
const MISSING_SHIFT = 19;
/** Below the tier: a score of the text within it. */
export const SCORE_BITS = 8;
/** A score is kept in so many steps: coarse, so that among texts that say about the same the merit of a product decides. */
const SCORE_STEPS = 32;

/** What each exactness weighs in its tier: singular and plural are one, accents nearly. */
const EXACTNESS_COSTS = exactnessCosts();

function exactnessCosts(): Uint8Array {
  const steps = new Uint8Array(1 << EXACTNESS_BITS);
  for (const [exactness, step] of [
    [EXACTNESS.stem, 0],
    [EXACTNESS.folded, 2],
    [EXACTNESS.head, 2],
    [EXACTNESS.root, 4],
    [EXACTNESS.prefix, 5],
    [EXACTNESS.modifier, 6],
    [EXACTNESS.bigram, 7],
  ] as const)
    steps[exactness] = step;
  return steps;
}

/**
 * As Candidates has it. `best` holds each slot's match as SlotMatches keeps it; `found` how many of them are
 * one; `apart` 0 to 3, 0 where the words stand together as typed; `score` is a share 0..1, 1 the best.
 */
export function packTier(best: Uint8Array, found: number, apart: number, score: number): number {
  let typos = 0;
  let level = 0;
  let exactness = 0;
  for (let slot = 0; slot < best.length; slot += 1) {
    const quality = best[slot]!;
    if (quality === NO_MATCH) continue;
    typos += quality >> TYPO_SHIFT;
    level += (quality >> LEVEL_SHIFT) & 3;
    exactness += EXACTNESS_COSTS[quality & ((1 << EXACTNESS_BITS) - 1)]!;
  }
  const tier =
    ((best.length - found) << MISSING_SHIFT) |
    (typos << TYPOS_SHIFT) |
    (apart << APART_SHIFT) |
    (level << FIELD_SHIFT) |
    exactness;
  return ((tier << SCORE_BITS) | (SCORE_STEPS - Math.round(SCORE_STEPS * score))) >>> 0;
}

/** What a tier says, the most important first: sums over the words of a query; lower is better but of the score. */
export interface Tier {
  readonly missing: number;
  readonly typos: number;
  readonly apart: number;
  /** Of the fields' levels. */
  readonly level: number;
  /** Of what each exactness weighs. */
  readonly exactness: number;
  /** 0..1 in steps of 1/32. */
  readonly score: number;
}

/** What tierOf packed. */
export function unpackTier(packed: number): Tier {
  const bits = (from: number, end: number) => (packed >>> (from + SCORE_BITS)) & ((1 << (end - from)) - 1);
  return {
    missing: missingOfTier(packed),
    typos: typosOfTier(packed),
    apart: bits(APART_SHIFT, TYPOS_SHIFT),
    level: bits(FIELD_SHIFT, APART_SHIFT),
    exactness: bits(0, FIELD_SHIFT),
    score: (SCORE_STEPS - (packed & ((1 << SCORE_BITS) - 1))) / SCORE_STEPS,
  };
}

export function typosOfTier(tier: number): number {
  return (tier >>> (TYPOS_SHIFT + SCORE_BITS)) & 31;
}

export function missingOfTier(tier: number): number {
  return tier >>> (MISSING_SHIFT + SCORE_BITS);
}
