// The sorted, front-coded term dictionary: exact lookup, prefix ranges, and a scan for words within an edit distance.

/** Words per block; the first word of each block is stored in full. */
const BLOCK = 16;

/**
 * `sorted` is in order of UTF-16 code units. Each word is stored as one unit (high byte: length of the prefix shared
 * with the previous word, low byte: length of the suffix), then the suffix.
 */
export function writeDictionary(sorted: readonly string[]): { blocks: Uint32Array; units: Uint16Array } {
  const blocks: number[] = [];
  const units: number[] = [];
  let previous = '';
  for (const [index, word] of sorted.entries()) {
    let shared = 0;
    if (index % BLOCK === 0) blocks.push(units.length);
    else while (shared < previous.length && previous[shared] === word[shared]) shared += 1;
    units.push((shared << 8) | (word.length - shared));
    for (let at = shared; at < word.length; at += 1) units.push(word.charCodeAt(at));
    previous = word;
  }
  return { blocks: Uint32Array.from(blocks), units: Uint16Array.from(units) };
}

/** The problem with the stored words, or undefined if every word decodes within its column. */
export function dictionaryProblem(
  blocks: Uint32Array,
  units: Uint16Array,
  count: number,
): string | undefined {
  if (blocks.length !== Math.ceil(count / BLOCK)) return 'dictionary has another number of blocks';
  let at = 0;
  let length = 0;
  for (let id = 0; id < count; id += 1) {
    if (id % BLOCK === 0 && blocks[id / BLOCK] !== at) return 'dictionary block starts elsewhere';
    const lengths = units[at];
    if (lengths === undefined) return 'dictionary ends early';
    const shared = lengths >> 8;
    if (shared > length || (id % BLOCK === 0 && shared !== 0)) return 'dictionary shares too much';
    length = shared + (lengths & 255);
    at += 1 + (lengths & 255);
  }
  return at === units.length ? undefined : 'dictionary has another length';
}

/** Called with each near word: its id and its distance. */
export type OnNearWord = (id: number, typos: number) => void;

export class Dictionary {
  readonly count: number;
  readonly #blocks: Uint32Array;
  readonly #units: Uint16Array;
  /** The word decoded last. */
  readonly #word = new Uint16Array(512);
  #length = 0;
  #rows = new Uint8Array(0);

  constructor(blocks: Uint32Array, units: Uint16Array, count: number) {
    this.#blocks = blocks;
    this.#units = units;
    this.count = count;
  }

  text(id: number): string {
    if (id >= this.count) return '';
    let at = this.#blocks[Math.floor(id / BLOCK)]!;
    for (let steps = id % BLOCK; steps >= 0; steps -= 1) at = this.#decode(at);
    return String.fromCharCode(...this.#word.subarray(0, this.#length));
  }

  /** The id of the word, or -1. */
  find(word: string): number {
    const id = this.#firstAtOrAfter(word, false);
    return id < this.count && this.text(id) === word ? id : -1;
  }

  /** The id of the first word not less than `text` in order of UTF-16 units; `count` if there is none. */
  lowerBound(text: string): number {
    return this.#firstAtOrAfter(text, false);
  }

  /** Ids of the words that start with `prefix`: [from, to). */
  prefixRange(prefix: string): readonly [number, number] {
    return [this.#firstAtOrAfter(prefix, false), this.#firstAtOrAfter(prefix, true)];
  }

  /**
   * Calls `onMatch` for every word within `maxTypos` of `word`: an insertion, deletion, substitution or transposition
   * is one typo, and a different first character adds `firstCharacterCost`. With `isPrefix` a prefix of the word may
   * match. Scans the words in order; words with a common prefix share rows of the distance table, and all words with
   * a prefix that is already too far are skipped.
   */
  near(
    word: string,
    maxTypos: number,
    isPrefix: boolean,
    onMatch: OnNearWord,
    firstCharacterCost: 0 | 1 = 1,
  ): void {
    const isFirstCharacterFixed = maxTypos <= firstCharacterCost;
    const [from, to] = isFirstCharacterFixed ? this.prefixRange(word.slice(0, 1)) : [0, this.count];
    const width = word.length + 1;
    const size = (this.#word.length + 1) * (width + 1);
    if (this.#rows.length < size) this.#rows = new Uint8Array(size);
    const target = Array.from(word, (_, at) => word.charCodeAt(at));
    const rows = this.#rows;
    // A row is `width` distances, then the smallest distance to all of `word` in this row and those above.
    const stride = width + 1;
    for (let column = 0; column < width; column += 1) rows[column] = column;
    rows[width] = 255;
    let validRows = 0;
    let tooFarFrom = Number.POSITIVE_INFINITY;
    let at = this.#blocks[Math.floor(from / BLOCK)] ?? 0;
    for (let id = from - (from % BLOCK); id < to; id += 1) {
      const sharedLength = this.#sharedPrefixLength(at);
      at = this.#decode(at);
      if (id < from) {
        validRows = Math.min(validRows, sharedLength);
        continue;
      }
      validRows = Math.min(validRows, sharedLength);
      if (validRows >= tooFarFrom) continue;
      tooFarFrom = Number.POSITIVE_INFINITY;
      const penalty = this.#word[0] === target[0] ? 0 : firstCharacterCost;
      const maxDistance = maxTypos - penalty;
      while (validRows < this.#length) {
        validRows += 1;
        if (this.#row(validRows, stride, target) > maxDistance) {
          tooFarFrom = validRows;
          break;
        }
      }
      const last = validRows * stride;
      const isComplete = validRows === this.#length;
      const typos = isPrefix ? rows[last + width]! : isComplete ? rows[last + width - 1]! : 255;
      if (typos <= maxDistance) onMatch(id, typos + (typos > 0 ? penalty : 0));
    }
  }

  /** Fills row `depth` (characters of the word so far) from the previous two; returns its smallest distance. */
  #row(depth: number, stride: number, target: readonly number[]): number {
    const rows = this.#rows;
    const word = this.#word;
    const start = depth * stride;
    const previousRow = start - stride;
    const character = word[depth - 1]!;
    rows[start] = depth;
    let minDistance = depth;
    for (let column = 1; column < stride - 1; column += 1) {
      const expected = target[column - 1]!;
      let distance = rows[previousRow + column - 1]! + (character === expected ? 0 : 1);
      distance = Math.min(distance, rows[previousRow + column]! + 1, rows[start + column - 1]! + 1);
      if (depth > 1 && column > 1 && character === target[column - 2] && word[depth - 2] === expected)
        distance = Math.min(distance, rows[previousRow - stride + column - 2]! + 1);
      rows[start + column] = distance;
      if (distance < minDistance) minDistance = distance;
    }
    rows[start + stride - 1] = Math.min(rows[previousRow + stride - 1]!, rows[start + stride - 2]!);
    // Adjacent rows differ by at most one, so no later row gets below this, transpositions included.
    return Math.min(minDistance, rows[start + stride - 1]!);
  }

  /** Length of the prefix that the entry at `at` shares with the word decoded last. */
  #sharedPrefixLength(at: number): number {
    const lengths = this.#units[at]!;
    const shared = lengths >> 8;
    const limit = Math.min(lengths & 255, this.#length - shared);
    let same = 0;
    while (same < limit && this.#units[at + 1 + same] === this.#word[shared + same]) same += 1;
    return shared + same;
  }

  /** Decodes the entry at `at` over the previous word; returns the offset of the next entry. */
  #decode(at: number): number {
    const lengths = this.#units[at]!;
    const shared = lengths >> 8;
    const rest = lengths & 255;
    for (let step = 0; step < rest; step += 1) this.#word[shared + step] = this.#units[at + 1 + step]!;
    this.#length = shared + rest;
    return at + 1 + rest;
  }

  /** The first id whose word is not less than `word`; with `isAfterPrefix`, the first after all words that start with it. */
  #firstAtOrAfter(word: string, isAfterPrefix: boolean): number {
    let low = 0;
    let high = this.#blocks.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      this.#decode(this.#blocks[middle]!);
      if (this.#isBefore(word, isAfterPrefix)) low = middle + 1;
      else high = middle;
    }
    if (low === 0) return 0;
    let at = this.#blocks[low - 1]!;
    const end = Math.min(low * BLOCK, this.count);
    for (let id = (low - 1) * BLOCK; id < end; id += 1) {
      at = this.#decode(at);
      if (!this.#isBefore(word, isAfterPrefix)) return id;
    }
    return end;
  }

  #isBefore(word: string, isAfterPrefix: boolean): boolean {
    const limit = Math.min(this.#length, word.length);
    for (let at = 0; at < limit; at += 1) {
      const difference = this.#word[at]! - word.charCodeAt(at);
      if (difference !== 0) return difference < 0;
    }
    return isAfterPrefix ? true : this.#length < word.length;
  }
}
