// For each slot of a query, how well every product and every colour holds it: postings read into byte columns.
import { FIELD_BIT } from '#engine/index/postings.ts';
import type { Pair } from '#engine/snapshot/pair.ts';
import { EXACTNESS_BITS } from '#engine/query/expand.ts';

/**
 * A match in one byte, lower is better: typos in bits 5 and 6, the field's level in bits 3 and 4,
 * exactness in the low three. Nothing found is NO_MATCH.
 */
export const NO_MATCH = 255;
export const LEVEL_SHIFT = EXACTNESS_BITS;
export const TYPO_SHIFT = EXACTNESS_BITS + 2;

/** How much a field says about what a product is, 0 the most; bits as in FIELD_BIT. */
const LEVELS = [
  ['title', 0],
  ['brand', 0],
  ['color', 0],
  ['subtitle', 1],
  ['category', 1],
  ['keyword', 1],
  ['attribute', 2],
  ['description', 3],
] as const;
const LEVEL_OF_BITS = levelTable();

export class SlotMatches {
  /** By product, and by variant for what only a colour says. */
  readonly products: Uint8Array;
  readonly variants: Uint8Array;
  /** Whether any variant column entry was written. */
  hasVariants = false;

  constructor(products: number, variants: number) {
    this.products = new Uint8Array(products);
    this.variants = new Uint8Array(variants);
    this.clear();
  }

  clear(): void {
    this.products.fill(NO_MATCH);
    this.variants.fill(NO_MATCH);
    this.hasVariants = false;
  }

  /** Keeps the better of what is there and what these words bring. */
  add(pair: Pair, targets: ReadonlyMap<number, number>): void {
    const { t } = pair;
    for (const [word, distance] of targets) {
      const own = ((distance >> EXACTNESS_BITS) << TYPO_SHIFT) | (distance & ((1 << EXACTNESS_BITS) - 1));
      readPostings(
        t.productPostings,
        t.productPostingStart[word]!,
        t.productPostingStart[word + 1]!,
        own,
        this.products,
      );
      const from = t.variantPostingStart[word]!;
      const to = t.variantPostingStart[word + 1]!;
      if (from === to) continue;
      this.hasVariants = true;
      readPostings(t.variantPostings, from, to, own, this.variants);
    }
  }

  /** Keeps the better of what is there and a product that `all` of several columns hold, judged by their worst. */
  addCommon(all: readonly Uint8Array[]): void {
    for (let product = 0; product < this.products.length; product += 1) {
      let worst = 0;
      for (const column of all) if (column[product]! > worst) worst = column[product]!;
      if (worst < this.products[product]!) this.products[product] = worst;
    }
  }
}

function readPostings(bytes: Uint8Array, from: number, to: number, own: number, best: Uint8Array): void {
  let document = -1;
  let at = from;
  while (at < to) {
    let byte = bytes[at]!;
    at += 1;
    let distance = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at]!;
      at += 1;
      distance |= (byte & 127) << shift;
    }
    document += distance + 1;
    const quality = own | LEVEL_OF_BITS[bytes[at]!]!;
    at += 1;
    if (quality < best[document]!) best[document] = quality;
  }
}

function levelTable(): Uint8Array {
  const bits: Record<string, number> = FIELD_BIT;
  const table = new Uint8Array(256);
  for (let mask = 0; mask < 256; mask += 1) {
    let best = 3;
    for (const [field, level] of LEVELS) if ((mask & bits[field]!) !== 0) best = Math.min(best, level);
    table[mask] = best << LEVEL_SHIFT;
  }
  return table;
}
