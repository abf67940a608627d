// Postings: which products or variants hold a word, and in which of their fields.

/** The fields of a product's text; a posting's byte has one bit each. */
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

/** The fields in which a document holds the word of the postings `bytes[from..end)`; none where it does not. */
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

/** Gathers the postings of all words: for each, rising document numbers with the bits of their fields. */
export class PostingsWriter {
  readonly #documents = new Map<string, number[]>();

  /** Documents come in rising order; a document comes once a word. */
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

  /** Each document is the distance from the one before in 7-bit groups, low first, then the field byte. */
  write(sorted: readonly string[]): { starts: Uint32Array; bytes: Uint8Array } {
    const starts = [0];
    const bytes: number[] = [];
    for (const word of sorted) {
      let before = -1;
      const list = this.#documents.get(word) ?? [];
      for (let at = 0; at < list.length; at += 2) {
        let distance = list[at]! - before - 1;
        before = list[at]!;
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

/** What is wrong with the lists, or undefined: each ends where the next begins, below `documents`. */
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
