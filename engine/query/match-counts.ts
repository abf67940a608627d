// How many words of a query each product matches, and how many products each word.
import { NO_MATCH, type SlotMatches } from '#engine/query/slot-matches.ts';
import { VARIANT_FLAG } from '#engine/snapshot/market-columns.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';

export interface MatchCounts {
  /** By product: the most words that any of its variants that the market sells matches. */
  readonly matchedWords: Uint8Array;
  /** By slot: how many products match it. */
  readonly documentFrequencies: readonly number[];
}

/** Counted again after every change of the matches. */
export function countMatches(pair: SnapshotPair, matches: SlotMatches): MatchCounts {
  const matchedWords = pair.workspace.u8('matchedWords', pair.products);
  matchedWords.fill(0, 0, pair.products);
  const variantWords = pair.workspace.u8('matchedVariantWords', pair.variants);
  if (matches.hasVariants) variantWords.fill(0, 0, pair.variants);
  const { variantProduct } = pair.t;
  const documentFrequencies = matches.products.map((column, slot) => {
    let frequency = 0;
    for (let product = 0; product < column.length; product += 1) {
      if (column[product] === NO_MATCH) continue;
      matchedWords[product]! += 1;
      frequency += 1;
    }
    const variantColumn = matches.variants[slot];
    if (variantColumn === undefined) return frequency;
    let last = -1;
    for (let variant = 0; variant < variantColumn.length; variant += 1) {
      if (variantColumn[variant] === NO_MATCH) continue;
      const product = variantProduct[variant]!;
      if (column[product] !== NO_MATCH) continue;
      variantWords[variant]! += 1;
      if (product === last) continue;
      last = product;
      frequency += 1;
    }
    return frequency;
  });
  addMostOfVariants(pair, matchedWords, matches.hasVariants ? variantWords : null);
  return { matchedWords, documentFrequencies };
}

/** One variant has to match the words: of a red one and a blue one neither is red and blue. What is not sold matches none. */
function addMostOfVariants(
  pair: SnapshotPair,
  matchedWords: Uint8Array,
  variantWords: Uint8Array | null,
): void {
  const { productVariantStart } = pair.t;
  const { variantFlags, productFlags } = pair.m;
  for (let product = 0; product < pair.products; product += 1) {
    if ((productFlags[product]! & VARIANT_FLAG.sold) === 0) {
      matchedWords[product] = 0;
      continue;
    }
    if (variantWords === null) continue;
    let most = 0;
    const end = productVariantStart[product + 1]!;
    for (let variant = productVariantStart[product]!; variant < end; variant += 1)
      if (variantWords[variant]! > most && (variantFlags[variant]! & VARIANT_FLAG.sold) !== 0)
        most = variantWords[variant]!;
    matchedWords[product]! += most;
  }
}
