// Sizes that a query names, matched by what a colour is sold in, not by its words.
import { LEVEL_SHIFT, type SlotMatches } from '#engine/query/slot-matches.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import { canonicalSize, sizesInQuery } from '#engine/text/sizes.ts';

/** Slots that name a size, and the values of the catalogue that are it. */
export interface QuerySize {
  readonly slots: number;
  readonly values: ReadonlySet<number>;
}

/** The level of a colour that is sold out in the size. */
const SOLD_OUT_LEVEL = 2;

/** `words` are all words of the query; `slotOf` answers the slot a word stands in, or -1. */
export function querySizes(
  pair: SnapshotPair,
  words: readonly string[],
  slotOf: (word: number) => number,
): QuerySize[] {
  const asked: QuerySize[] = [];
  for (const { from, to, ids } of sizesInQuery(words)) {
    let slots = 0;
    for (let word = from; word < to; word += 1) if (slotOf(word) >= 0) slots |= 1 << slotOf(word);
    const values = new Set(ids.flatMap((id) => pair.sizesNamed(id, canonicalSize)));
    if (slots !== 0 && values.size > 0) asked.push({ slots, values });
  }
  return asked;
}

export function addSizeMatches(pair: SnapshotPair, sizes: readonly QuerySize[], matches: SlotMatches): void {
  const { variantSold, variantStock, setStart, setValues } = pair.m;
  for (const { slots, values } of sizes) {
    const verdicts = pair.workspace.u8('sizeVerdicts', setStart.length);
    for (let set = 0; set + 1 < setStart.length; set += 1) {
      verdicts[set] = 0;
      for (let at = setStart[set]!; at < setStart[set + 1]!; at += 1)
        if (values.has(setValues[at]!)) verdicts[set] = 1;
    }
    for (let slot = 0; slot < matches.products.length; slot += 1) {
      if ((slots & (1 << slot)) === 0) continue;
      const column = matches.variantColumn(slot);
      for (let variant = 0; variant < column.length; variant += 1) {
        if (verdicts[variantSold[variant]!] === 0) continue;
        const quality = verdicts[variantStock[variant]!] === 1 ? 0 : SOLD_OUT_LEVEL << LEVEL_SHIFT;
        if (quality < column[variant]!) column[variant] = quality;
      }
    }
  }
}
