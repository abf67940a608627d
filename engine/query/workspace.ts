// Memory that questions work in: columns as long as the catalogue, made when first asked for and used again.

/** What a column is for; two uses at the same time need two names. */
type ColumnName =
  | 'candidates'
  | 'tiers'
  | 'bestTiers'
  | 'found'
  | 'wordSlots'
  | 'shownSlots'
  | 'slotProducts'
  | 'slotVariants'
  | 'part'
  | 'sizeVerdicts'
  | 'partWorst'
  | 'hitProducts'
  | 'hitVariants'
  | 'hitKeys'
  | 'seenValues'
  | 'setCounts'
  | 'admittedSets'
  | 'counted'
  | 'presentSets'
  | 'productBits';

/**
 * Any number of engines may share one, as a question is answered in one go. A column holds what the last
 * question left in it, so who asks for one reads only what it wrote.
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
