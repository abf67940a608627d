// When all words leave too little: how many words may be missing, and where the line of what misses some is cut.
import { type Candidates, NO_TIER } from '#engine/query/candidates.ts';
import { missingOfTier, typosOfTier } from '#engine/query/tiers.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';

/** What misses words is shown beside fewer products than these, whatever is asked for: a page of a listing. */
export const MIN_RESULTS = 24;
/** Under a sort of its own what misses words is shown only beside fewer products than these. */
const MIN_SORTED_RESULTS = 3;

/**
 * How many words have to be found, so that `enough` products or all there are do; as choices to be tried in
 * turn until one leaves anything. `found` says how many each product holds at most.
 */
export function minimumMatchOptions(
  matchedWords: Uint8Array,
  products: number,
  words: number,
  minResults: number,
): number[] {
  const counts = new Uint32Array(words + 1);
  for (let product = 0; product < products; product += 1) counts[matchedWords[product]!]! += 1;
  let reached = 0;
  let least = words;
  for (; least > 1; least -= 1) {
    reached += counts[least]!;
    if (reached >= minResults) break;
  }
  return Array.from({ length: least }, (_, at) => least - at);
}

/** The best `enough` of the candidates, with all that are as good as the last of them; none that holds the most words is left out. */
export function keepBestCandidates(
  pair: SnapshotPair,
  { products, count, tiers }: Candidates,
  minResults: number,
): Candidates {
  if (tiers === null) return { products, count, tiers };
  const { productVariantStart } = pair.t;
  const best = pair.workspace.u32('bestTiers', pair.products);
  for (let at = 0; at < count; at += 1) {
    let least = NO_TIER;
    const end = productVariantStart[products[at]! + 1]!;
    for (let variant = productVariantStart[products[at]!]!; variant < end; variant += 1)
      if (tiers[variant]! < least) least = tiers[variant]!;
    best[at] = least;
  }
  let fewestMissing = Number.POSITIVE_INFINITY;
  for (let at = 0; at < count; at += 1) fewestMissing = Math.min(fewestMissing, missingOfTier(best[at]!));
  const last = nthSmallest(best, count, minResults);
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    if (best[at]! > last && missingOfTier(best[at]!) !== fewestMissing) continue;
    products[kept] = products[at]!;
    kept += 1;
  }
  return { products, count: kept, tiers };
}

/** Of the first `count` values the one that `rank` (from 1) are not above; four passes over their bytes. */
function nthSmallest(values: Uint32Array, count: number, rank: number): number {
  const counts = new Uint32Array(256);
  let prefix = 0;
  let mask = 0;
  let left = rank;
  for (let shift = 24; shift >= 0; shift -= 8) {
    counts.fill(0);
    for (let at = 0; at < count; at += 1)
      if ((values[at]! & mask) >>> 0 === prefix) counts[(values[at]! >>> shift) & 255]! += 1;
    let byte = 0;
    while (byte < 255 && counts[byte]! < left) {
      left -= counts[byte]!;
      byte += 1;
    }
    prefix = (prefix | (byte << shift)) >>> 0;
    mask = (mask | (255 << shift)) >>> 0;
  }
  return prefix;
}

/**
 * Under a sort of its own a weak match must not stand first because it is cheap: of the products that miss
 * the fewest words, those with the fewest typos stay; with too few of them, those that miss one word more.
 */
export function dropWeakMatches(pair: SnapshotPair, { products, count, tiers }: Candidates): void {
  if (tiers === null) return;
  const { productVariantStart } = pair.t;
  const byMissing = new Uint32Array(16);
  const fewestTypos = new Uint32Array(16).fill(NO_TIER);
  for (let at = 0; at < count; at += 1) {
    let least = NO_TIER;
    const end = productVariantStart[products[at]! + 1]!;
    for (let variant = productVariantStart[products[at]!]!; variant < end; variant += 1)
      if (tiers[variant]! < least) least = tiers[variant]!;
    const missing = missingOfTier(least) & 15;
    byMissing[missing]! += 1;
    fewestTypos[missing] = Math.min(fewestTypos[missing]!, typosOfTier(least));
  }
  let most = 0;
  for (let reached = byMissing[0]!; reached < MIN_SORTED_RESULTS && most < 15; reached += byMissing[most]!)
    most += 1;
  for (let at = 0; at < count; at += 1) {
    const end = productVariantStart[products[at]! + 1]!;
    for (let variant = productVariantStart[products[at]!]!; variant < end; variant += 1) {
      const tier = tiers[variant]!;
      if (tier === NO_TIER) continue;
      const missing = missingOfTier(tier) & 15;
      if (missing > most || typosOfTier(tier) > fewestTypos[missing]!) tiers[variant] = NO_TIER;
    }
  }
}
