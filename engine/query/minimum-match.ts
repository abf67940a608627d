// The minimum number of query words a product must match, relaxed when too few products match all of them.
import { type Candidates, NO_TIER } from '#engine/query/candidates.ts';
import { missingOfTier, typosOfTier } from '#engine/query/tiers.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';

/** Partial matches are added when fewer products than this match every word, whatever limit is requested. */
export const MIN_RESULTS = 24;
/** With an explicit sort, partial matches are added only when fewer products than this match every word. */
const MIN_SORTED_RESULTS = 3;

/**
 * The most words that at least `minResults` products match, of `words` typed; 1 where fewer do. `matchedWords` is the most
 * that any variant of each product matches.
 */
export function minimumMatch(
  matchedWords: Uint8Array,
  products: number,
  words: number,
  minResults: number,
): number {
  const counts = new Uint32Array(words + 1);
  for (let product = 0; product < products; product += 1) counts[matchedWords[product]!]! += 1;
  let reached = 0;
  let least = words;
  for (; least > 1; least -= 1) {
    reached += counts[least]!;
    if (reached >= minResults) break;
  }
  return least;
}

/** The best `minResults` candidates and all that tie with the last of them; products that match the most words always stay. */
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
  let length = 0;
  for (let at = 0; at < count; at += 1) {
    if (best[at]! > last && missingOfTier(best[at]!) !== fewestMissing) continue;
    products[length] = products[at]!;
    length += 1;
  }
  return { products, count: length, tiers };
}

/** The value of rank `rank` (from 1) among the first `count`, by a radix select of four passes. */
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
 * With an explicit sort a weak match must not come first because it is cheap: only the products that miss the
 * fewest words, with the fewest typos, stay; when those are too few, products that miss one more word stay too.
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
