// Lists from shoppers' behaviour inside market columns: bounds, and how a product's list is read.
import type { BoundsChecker } from '#engine/snapshot/bounds-checker.ts';
import type { View } from '#engine/snapshot/format.ts';
import { bitsFor, packedAt } from '#engine/snapshot/packed-numbers.ts';

/** Products in one product's list, at most. */
export const MAX_CO_OCCURRENCES = 12;
export const MAX_TRENDING = 200;

/**
 * `together` holds the lists of all products one after the other, best first, as packed numbers; `togetherCount`
 * how long each one's is. Both are empty where nothing is known. `trending` are products, the most wanted first.
 */
export interface ShopperColumns {
  readonly togetherCount: Uint8Array;
  readonly together: Uint8Array;
  readonly trending: Uint16Array | Uint32Array;
}

export function checkShopperColumns(check: BoundsChecker, views: ShopperColumns, products: number): void {
  const { togetherCount, together, trending } = views;
  if (togetherCount.length > 0) check.length('togetherCount', togetherCount, products);
  let count = 0;
  for (const length of togetherCount) count += length;
  const bits = bitsFor(products);
  check.length('together', together, Math.ceil((count * bits) / 8));
  check.valuesBelow('together', unpacked(together, bits, count), products);
  check.valuesBelow('trending', trending, products);
}

function unpacked(bytes: Uint8Array, bits: number, count: number): View {
  return Uint32Array.from({ length: count }, (_, at) => packedAt(bytes, bits, at));
}

/** Each product's list, found by where the lists before it end. */
export class CoOccurrenceLists {
  readonly #views: ShopperColumns;
  readonly #starts: Uint32Array;
  readonly #bits: number;

  constructor(views: ShopperColumns, products: number) {
    this.#views = views;
    this.#bits = bitsFor(products);
    this.#starts = new Uint32Array(views.togetherCount.length);
    let start = 0;
    for (let product = 0; product < this.#starts.length; product += 1) {
      this.#starts[product] = start;
      start += views.togetherCount[product]!;
    }
  }

  /** Best first; empty where nothing is known. */
  of(product: number): number[] {
    const start = this.#starts[product] ?? 0;
    return Array.from({ length: this.#views.togetherCount[product] ?? 0 }, (_, at) =>
      packedAt(this.#views.together, this.#bits, start + at),
    );
  }
}
