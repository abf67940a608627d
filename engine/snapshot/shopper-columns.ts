// Shopper signals inside market columns: bounds checks, and access to a product's co-occurrence list.
import type { BoundsChecker } from '#engine/snapshot/bounds-checker.ts';
import type { View } from '#engine/snapshot/format.ts';
import { bitsFor, packedAt } from '#engine/snapshot/packed-numbers.ts';

/** Maximum length of a product's list. */
export const MAX_CO_OCCURRENCES = 12;
export const MAX_TRENDING = 200;

/**
 * `coOccurrences` are the lists of all products one after the other, best first, as packed numbers;
 * `coOccurrenceCount` are their lengths. Both are empty without signals. `trending` are products, best first.
 */
export interface ShopperColumns {
  readonly coOccurrenceCount: Uint8Array;
  readonly coOccurrences: Uint8Array;
  readonly trending: Uint16Array | Uint32Array;
}

export function checkShopperColumns(check: BoundsChecker, views: ShopperColumns, products: number): void {
  const { coOccurrenceCount, coOccurrences, trending } = views;
  if (coOccurrenceCount.length > 0) check.length('coOccurrenceCount', coOccurrenceCount, products);
  let count = 0;
  for (const length of coOccurrenceCount) count += length;
  const bits = bitsFor(products);
  check.length('coOccurrences', coOccurrences, Math.ceil((count * bits) / 8));
  check.valuesBelow('coOccurrences', unpacked(coOccurrences, bits, count), products);
  check.valuesBelow('trending', trending, products);
}

function unpacked(bytes: Uint8Array, bits: number, count: number): View {
  return Uint32Array.from({ length: count }, (_, at) => packedAt(bytes, bits, at));
}

/** Random access to the lists; their offsets are sums of the lengths before. */
export class CoOccurrenceLists {
  readonly #views: ShopperColumns;
  readonly #starts: Uint32Array;
  readonly #bits: number;

  constructor(views: ShopperColumns, products: number) {
    this.#views = views;
    this.#bits = bitsFor(products);
    this.#starts = new Uint32Array(views.coOccurrenceCount.length);
    let start = 0;
    for (let product = 0; product < this.#starts.length; product += 1) {
      this.#starts[product] = start;
      start += views.coOccurrenceCount[product]!;
    }
  }

  /** Best first; empty if nothing is known. */
  of(product: number): number[] {
    const start = this.#starts[product] ?? 0;
    return Array.from({ length: this.#views.coOccurrenceCount[product] ?? 0 }, (_, at) =>
      packedAt(this.#views.coOccurrences, this.#bits, start + at),
    );
  }
}
