// The words of a query that say enough on their own for a product that matches no other.
import { NO_MATCH, type SlotMatches } from '#engine/query/slot-matches.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';

/** A word in at least this many products, and this share of all, is too common to match on its own. */
const COMMON_WORD = { products: 2000, share: 1 / 6 } as const;

/**
 * Columns of the selective words, one of which a partial match must contain; undefined where there is no such
 * condition. `valueSlots` has a bit for each slot that names a value: "red socks" are not just anything red.
 */
export function selectiveColumns(
  pair: SnapshotPair,
  matches: SlotMatches,
  documentFrequencies: readonly number[],
  valueSlots: number,
): Uint8Array[] | undefined {
  const maxFrequency = Math.max(COMMON_WORD.products, pair.products * COMMON_WORD.share);
  const isSelective = (slot: number) =>
    documentFrequencies[slot]! > 0 &&
    documentFrequencies[slot]! <= maxFrequency &&
    (valueSlots & (1 << slot)) === 0;
  const selective = [...documentFrequencies.keys()].filter(isSelective);
  // Colour matches are stored by variant, not in these columns.
  if (selective.length === 0 || selective.some((slot) => matches.variants[slot] !== undefined))
    return undefined;
  return selective.length === documentFrequencies.length
    ? undefined
    : selective.map((slot) => matches.products[slot]!);
}

export function matchesAny(columns: readonly Uint8Array[], product: number): boolean {
  for (const column of columns) if (column[product] !== NO_MATCH) return true;
  return false;
}
