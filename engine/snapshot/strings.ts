// Strings in a snapshot: a heap of UTF-8 with offsets, interned when written and decoded on demand.

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** Appends texts as UTF-8; `starts` has one entry more than there are texts. */
export class StringHeapWriter {
  readonly #starts: number[] = [0];
  #bytes = new Uint8Array(1024);
  #length = 0;

  add(text: string): void {
    const encoded = encoder.encode(text);
    if (this.#length + encoded.length > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + encoded.length));
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    this.#bytes.set(encoded, this.#length);
    this.#length += encoded.length;
    this.#starts.push(this.#length);
  }

  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  get starts(): Uint32Array {
    return Uint32Array.from(this.#starts);
  }
}

/** A heap in which equal texts share one number. */
export class StringPoolWriter {
  readonly heap = new StringHeapWriter();
  readonly #known = new Map<string, number>();

  ref(text: string): number {
    let ref = this.#known.get(text);
    if (ref === undefined) {
      ref = this.#known.size;
      this.#known.set(text, ref);
      this.heap.add(text);
    }
    return ref;
  }
}

/** Text number `ref` of a heap; '' if there is none. */
export function textAt(bytes: Uint8Array, starts: Uint32Array, ref: number): string {
  const end = starts[ref + 1];
  return end === undefined ? '' : decoder.decode(bytes.subarray(starts[ref], end));
}

export function encodeJson(value: unknown): Uint8Array {
  return encoder.encode(JSON.stringify(value));
}

/** The value, or undefined if the bytes are not JSON. */
export function decodeJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    return undefined;
  }
}
