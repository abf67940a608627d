// Scratch memory of queries: columns as long as the catalogue, allocated on first use and reused.

/** One name per use; columns in use at the same time need different names. */
type ColumnName =
  | 'candidates'
  | 'tiers'
  | 'bestTiers'
  | 'matchedWords'
  | 'matchedVariantWords'
  | 'mostVariantWords'
  | 'wordSlots'
  | 'highlightSlots'
  | 'slotProducts'
  | 'slotVariants'
  | 'conjunctionPart'
  | 'setsWithSize'
  | 'conjunctionWorst'
  | 'conjunctionWorstVariants'
  | 'conjunctionPartVariants'
  | 'hitProducts'
  | 'hitVariants'
  | 'hitKeys'
  | 'seenValues'
  | 'setCounts'
  | 'passingSets'
  | 'variantCounts'
  | 'presentSets'
  | 'productBits';

/**
 * Queries run synchronously, so any number of engines may share one. Columns are not cleared between queries:
 * read only what you wrote.
 */
export class Workspace {
  readonly #bytes = new Map<ColumnName, ArrayBuffer>();

  u8(name: ColumnName, length: number): Uint8Array {
    return new Uint8Array(this.#buffer(name, length), 0, length);
  }

  u16(name: ColumnName, length: number): Uint16Array {
    return new Uint16Array(this.#buffer(name, 2 * length), 0, length);
  }

  u32(name: ColumnName, length: number): Uint32Array {
    return new Uint32Array(this.#buffer(name, 4 * length), 0, length);
  }

  i32(name: ColumnName, length: number): Int32Array {
    return new Int32Array(this.#buffer(name, 4 * length), 0, length);
  }

  f64(name: ColumnName, length: number): Float64Array {
    return new Float64Array(this.#buffer(name, 8 * length), 0, length);
  }

  #buffer(name: ColumnName, bytes: number): ArrayBuffer {
    let buffer = this.#bytes.get(name);
    if (buffer === undefined || buffer.byteLength < bytes) {
      buffer = new ArrayBuffer(bytes);
      this.#bytes.set(name, buffer);
    }
    return buffer;
  }
}
