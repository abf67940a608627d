// The words of a query that say enough on their own for a product that matches no other.
import type { MatchCounts } from '#engine/query/match-counts.ts';
import { NO_MATCH, type SlotMatches } from '#engine/query/slot-matches.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';

/** A word in at least this many products, and this share of all, is too common to match on its own. */
const COMMON_WORD = { products: 2000, share: 1 / 6 } as const;

/**
 * A partial match must contain a selective word: a product that has none matches no word any more, unless it matches all.
 * `valueSlots` has a bit for each slot that names a value: "red socks" are not just anything red. False: all words are alike.
 */
export function leaveOutUnselective(
  pair: SnapshotPair,
  matches: SlotMatches,
  { matchedWords, documentFrequencies }: MatchCounts,
  valueSlots: number,
): boolean {
  const columns = selectiveColumns(pair, matches, documentFrequencies, valueSlots);
  if (columns === undefined) return false;
  const slots = matches.products.length;
  for (let product = 0; product < pair.products; product += 1) {
    const words = matchedWords[product]!;
    if (words > 0 && words < slots && !matchesAny(columns, product)) matchedWords[product] = 0;
  }
  return true;
}

/** Undefined where there is no such condition. */
function selectiveColumns(
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

function matchesAny(columns: readonly Uint8Array[], product: number): boolean {
  for (const column of columns) if (column[product] !== NO_MATCH) return true;
  return false;
}
