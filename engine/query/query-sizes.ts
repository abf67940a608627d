// Sizes named in a query, matched by the sizes a variant is sold in rather than by its text.
import { LEVEL_SHIFT, type SlotMatches } from '#engine/query/slot-matches.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import { canonicalSize, sizesInQuery } from '#engine/text/sizes.ts';

/** The slots that name a size, and the catalogue's values of that size. */
export interface QuerySize {
  readonly slots: number;
  readonly values: ReadonlySet<number>;
}

/** Field level of a variant that is out of stock in the size. */
const SOLD_OUT_LEVEL = 2;

/** `words` are all words of the query; `slotOf` returns the slot of a word, or -1. */
export function querySizes(
  pair: SnapshotPair,
  words: readonly string[],
  slotOf: (word: number) => number,
): QuerySize[] {
  const sizes: QuerySize[] = [];
  for (const { from, to, ids } of sizesInQuery(words)) {
    let slots = 0;
    for (let word = from; word < to; word += 1) if (slotOf(word) >= 0) slots |= 1 << slotOf(word);
    const values = new Set(ids.flatMap((id) => pair.sizesNamed(id, canonicalSize)));
    if (slots !== 0 && values.size > 0) sizes.push({ slots, values });
  }
  return sizes;
}

export function addSizeMatches(pair: SnapshotPair, sizes: readonly QuerySize[], matches: SlotMatches): void {
  const { variantSold, variantStock, setStart, setValues } = pair.m;
  for (const { slots, values } of sizes) {
    const setsWithSize = pair.workspace.u8('setsWithSize', setStart.length);
    for (let set = 0; set + 1 < setStart.length; set += 1) {
      setsWithSize[set] = 0;
      for (let at = setStart[set]!; at < setStart[set + 1]!; at += 1)
        if (values.has(setValues[at]!)) setsWithSize[set] = 1;
    }
    for (let slot = 0; slot < matches.products.length; slot += 1) {
      if ((slots & (1 << slot)) === 0) continue;
      const column = matches.variantColumn(slot);
      for (let variant = 0; variant < column.length; variant += 1) {
        if (setsWithSize[variantSold[variant]!] === 0) continue;
        const quality = setsWithSize[variantStock[variant]!] === 1 ? 0 : SOLD_OUT_LEVEL << LEVEL_SHIFT;
        if (quality < column[variant]!) column[variant] = quality;
      }
    }
  }
}
