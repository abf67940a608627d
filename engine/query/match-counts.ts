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
  const column = (name: 'matchedWords' | 'mostVariantWords') =>
    pair.workspace.u8(name, pair.products).fill(0, 0, pair.products);
  const matchedWords = column('matchedWords');
  /** By variant, and by product of that of its variants that has the most: words that the product itself does not match. */
  const variantWords = pair.workspace.u8('matchedVariantWords', pair.variants);
  if (matches.hasVariants) variantWords.fill(0, 0, pair.variants);
  const mostVariantWords = column('mostVariantWords');
  const { variantProduct } = pair.t;
  const { variantFlags, productFlags } = pair.m;
  const documentFrequencies = matches.products.map((productColumn, slot) => {
    let frequency = 0;
    for (let product = 0; product < productColumn.length; product += 1) {
      if (productColumn[product] === NO_MATCH) continue;
      matchedWords[product]! += 1;
      frequency += 1;
    }
    const variantColumn = matches.variants[slot];
    if (variantColumn === undefined) return frequency;
    let last = -1;
    for (let variant = 0; variant < variantColumn.length; variant += 1) {
      if (variantColumn[variant] === NO_MATCH) continue;
      const product = variantProduct[variant]!;
      if (productColumn[product] !== NO_MATCH) continue;
      // One variant has to match the words: of a red one and a blue one neither is red and blue.
      const words = (variantWords[variant]! += 1);
      if (words > mostVariantWords[product]! && (variantFlags[variant]! & VARIANT_FLAG.sold) !== 0)
        mostVariantWords[product] = words;
      if (product === last) continue;
      last = product;
      frequency += 1;
    }
    return frequency;
  });
  for (let product = 0; product < matchedWords.length; product += 1) {
    const words = matchedWords[product]! + mostVariantWords[product]!;
    // Most products match none.
    if (words > 0) matchedWords[product] = (productFlags[product]! & VARIANT_FLAG.sold) === 0 ? 0 : words;
  }
  return { matchedWords, documentFrequencies };
}
