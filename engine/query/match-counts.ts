// How many words of a query each product matches, and how many products each word.
import { NO_MATCH, type SlotMatches } from '#engine/query/slot-matches.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';

export interface MatchCounts {
  /** By product: the most words that any of its variants matches. */
  readonly matchedWords: Uint8Array;
  /** By slot: how many products match it. */
  readonly documentFrequencies: readonly number[];
}

/** Counted again after every change of the matches. */
export function countMatches(pair: SnapshotPair, matches: SlotMatches): MatchCounts {
  const matchedWords = pair.workspace.u8('matchedWords', pair.products);
  matchedWords.fill(0, 0, pair.products);
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
      if (product === last || column[product] !== NO_MATCH) continue;
      last = product;
      matchedWords[product]! += 1;
      frequency += 1;
    }
    return frequency;
  });
  return { matchedWords, documentFrequencies };
}
