// A match's rank packed into one number: missing words, typos, word distance, field and exactness, then a text score.
import { EXACTNESS_BITS } from '#engine/query/expand.ts';
import { LEVEL_SHIFT, NO_MATCH, TYPO_SHIFT } from '#engine/query/slot-matches.ts';
import { EXACTNESS } from '#engine/text/analyser.ts';

// Bit layout of a tier (24 bits), least significant first: exactness 7, field 5, distance 2, typos 5, missing words 4.
const FIELD_SHIFT = 7;
const DISTANCE_SHIFT = 12;
/** Bits below this say how well the words match; bits above say how many words match and with how many typos. */
export const TYPOS_SHIFT = 14;
const MISSING_SHIFT = 19;
const MAX_MISSING = 15;
/** Bits of the text score, below the tier. */
export const SCORE_BITS = 8;
/** The score is quantised this coarsely so that popularity decides between texts of nearly equal relevance. */
const SCORE_STEPS = 32;

/** Cost by exactness: singular and plural cost the same, a missing accent nearly so. */
const EXACTNESS_COSTS = exactnessCosts();

function exactnessCosts(): Uint8Array {
  const costs = new Uint8Array(1 << EXACTNESS_BITS);
  for (const [exactness, cost] of [
    [EXACTNESS.stem, 0],
    [EXACTNESS.folded, 2],
    [EXACTNESS.head, 2],
    [EXACTNESS.root, 4],
    [EXACTNESS.prefix, 5],
    [EXACTNESS.modifier, 6],
    [EXACTNESS.bigram, 7],
  ] as const)
    costs[exactness] = cost;
  return costs;
}

/**
 * Packed as in `Candidates.tiers`; lower is better. `qualities` is the best match of each slot, as in SlotMatches;
 * `matchedSlots` is how many slots match; `apart` is 0 to 3, 0 where the words are adjacent as typed; `score` is
 * 0..1, 1 the best.
 */
export function packTier(qualities: Uint8Array, matchedSlots: number, apart: number, score: number): number {
  let typos = 0;
  let level = 0;
  let exactness = 0;
  for (let slot = 0; slot < qualities.length; slot += 1) {
    const quality = qualities[slot]!;
    if (quality === NO_MATCH) continue;
    typos += quality >> TYPO_SHIFT;
    level += (quality >> LEVEL_SHIFT) & 3;
    exactness += EXACTNESS_COSTS[quality & ((1 << EXACTNESS_BITS) - 1)]!;
  }
  const tier =
    ((qualities.length - matchedSlots) << MISSING_SHIFT) |
    (typos << TYPOS_SHIFT) |
    (apart << DISTANCE_SHIFT) |
    (level << FIELD_SHIFT) |
    exactness;
  return ((tier << SCORE_BITS) | (SCORE_STEPS - Math.round(SCORE_STEPS * score))) >>> 0;
}

/** An unpacked tier, most significant first. Each field is a sum over the query's words; lower is better, except for `score`. */
export interface Tier {
  readonly missing: number;
  readonly typos: number;
  readonly apart: number;
  /** Sum of the field levels. */
  readonly level: number;
  /** Sum of the exactness costs. */
  readonly exactness: number;
  /** 0..1 in steps of 1/32. */
  readonly score: number;
}

/** The inverse of packTier. */
export function unpackTier(packed: number): Tier {
  const bits = (from: number, end: number) => (packed >>> (from + SCORE_BITS)) & ((1 << (end - from)) - 1);
  return {
    missing: missingOfTier(packed),
    typos: typosOfTier(packed),
    apart: bits(DISTANCE_SHIFT, TYPOS_SHIFT),
    level: bits(FIELD_SHIFT, DISTANCE_SHIFT),
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

/** The tier of a match that misses one word more, as far as the bits hold it. */
export function withOneMissing(tier: number): number {
  return missingOfTier(tier) === MAX_MISSING ? tier : (tier + 2 ** (MISSING_SHIFT + SCORE_BITS)) >>> 0;
}

/** The tier of a match that comes after all those that are equally good but for exactness and score. */
export function asLessExact(tier: number): number {
  const half = 1 << (FIELD_SHIFT - 1);
  const { exactness } = unpackTier(tier);
  const low = Math.min(2 * half - 1, exactness + half);
  return (tier + (low - exactness) * 2 ** SCORE_BITS) >>> 0;
}

/** Whether a tier is as good as the best one but for word distance, exactness and score. */
export function isStrong(tier: number, best: number): boolean {
  const same = (shift: number) => tier >>> (shift + SCORE_BITS) === best >>> (shift + SCORE_BITS);
  return same(TYPOS_SHIFT) && unpackTier(tier).level <= unpackTier(best).level;
}

/** A word of the title in one product is in no more than the description of the other. */
const MENTION_LEVELS = 3;

/** Whether a tier is worse than the best one by so much that a product only mentions a word. */
export function isMention(tier: number, best: number): boolean {
  return unpackTier(tier).level >= unpackTier(best).level + MENTION_LEVELS;
}
