// Postings: for each term the products or variants that contain it, and in which of their fields.

/** The indexed fields; a posting's field byte has one bit for each. */
export const FIELDS = [
  'title',
  'subtitle',
  'brand',
  'category',
  'color',
  'keyword',
  'attribute',
  'description',
] as const;
export type Field = (typeof FIELDS)[number];
export const FIELD_BIT: Readonly<Record<Field, number>> = {
  title: 1,
  subtitle: 2,
  brand: 4,
  category: 8,
  color: 16,
  keyword: 32,
  attribute: 64,
  description: 128,
};

/** The fields of a document that contain the word of the postings `bytes[from..end)`; empty if none do. */
export function fieldsIn(bytes: Uint8Array, from: number, end: number, document: number): Field[] {
  let at = from;
  let last = -1;
  while (at < end && last < document) {
    let distance = 0;
    for (let shift = 0, more = true; more; shift += 7) {
      distance |= (bytes[at]! & 127) << shift;
      more = bytes[at]! > 127;
      at += 1;
    }
    last += distance + 1;
    if (last === document) return FIELDS.filter((field) => (bytes[at]! & FIELD_BIT[field]) !== 0);
    at += 1;
  }
  return [];
}

/** Collects the postings of all words: per word, ascending document numbers with their field bits. */
export class PostingsWriter {
  readonly #documents = new Map<string, number[]>();

  /** Call in ascending order of documents, once per word and document. */
  add(word: string, document: number, fieldBits: number): void {
    const list = this.#documents.get(word);
    if (list === undefined) this.#documents.set(word, [document, fieldBits]);
    else list.push(document, fieldBits);
  }

  words(): IterableIterator<string> {
    return this.#documents.keys();
  }

  documentFrequency(word: string): number {
    return (this.#documents.get(word)?.length ?? 0) / 2;
  }

  /** Each posting is the delta to the previous document as a varint (7-bit groups, low first), then the field byte. */
  write(sorted: readonly string[]): { starts: Uint32Array; bytes: Uint8Array } {
    const starts = [0];
    const bytes: number[] = [];
    for (const word of sorted) {
      let previous = -1;
      const list = this.#documents.get(word) ?? [];
      for (let at = 0; at < list.length; at += 2) {
        let distance = list[at]! - previous - 1;
        previous = list[at]!;
        while (distance > 127) {
          bytes.push((distance & 127) | 128);
          distance >>>= 7;
        }
        bytes.push(distance, list[at + 1]!);
      }
      starts.push(bytes.length);
    }
    return { starts: Uint32Array.from(starts), bytes: Uint8Array.from(bytes) };
  }
}

/** The problem with the lists, or undefined if each ends where the next begins and stays below `documents`. */
export function postingsProblem(
  starts: Uint32Array,
  bytes: Uint8Array,
  documents: number,
): string | undefined {
  for (let list = 0; list + 1 < starts.length; list += 1) {
    const end = starts[list + 1]!;
    let at = starts[list]!;
    let document = -1;
    while (at < end) {
      let distance = 0;
      let shift = 0;
      let byte = 128;
      while (byte > 127 && at < end && shift <= 28) {
        byte = bytes[at]!;
        distance |= (byte & 127) << shift;
        shift += 7;
        at += 1;
      }
      document += distance + 1;
      at += 1;
      if (byte > 127 || distance < 0 || document >= documents || at > end) return 'a posting out of bounds';
    }
  }
  return undefined;
}
