// The sorted, front-coded dictionary of words: exact look-up, prefix ranges, and a scan for near words.

/** Words a block; the first of each block is stored whole. */
const BLOCK = 16;

/** In order of UTF-16 code units, as strings compare. Each word: length shared with the one before it and
 *  length of the rest (a byte each in one unit), then the rest. */
export function writeDictionary(sorted: readonly string[]): { blocks: Uint32Array; units: Uint16Array } {
  const blocks: number[] = [];
  const units: number[] = [];
  let before = '';
  for (const [index, word] of sorted.entries()) {
    let shared = 0;
    if (index % BLOCK === 0) blocks.push(units.length);
    else while (shared < before.length && before[shared] === word[shared]) shared += 1;
    units.push((shared << 8) | (word.length - shared));
    for (let at = shared; at < word.length; at += 1) units.push(word.charCodeAt(at));
    before = word;
  }
  return { blocks: Uint32Array.from(blocks), units: Uint16Array.from(units) };
}

/** What is wrong with the stored words, or undefined: every word decodes inside its column. */
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
  /** The word last decoded. */
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

  /** The id of exactly this word, or -1. */
  find(word: string): number {
    const id = this.#firstFrom(word, false);
    return id < this.count && this.text(id) === word ? id : -1;
  }

  /** The id of the first word that is not before `text` in order of UTF-16 units; `count` when all are. */
  lowerBound(text: string): number {
    return this.#firstFrom(text, false);
  }

  /** Ids of the words that start with `prefix`: [from, to). */
  prefixRange(prefix: string): readonly [number, number] {
    return [this.#firstFrom(prefix, false), this.#firstFrom(prefix, true)];
  }

  /**
   * Every word within `maxTypos` of `word` (an insertion, deletion, substitution or swap of neighbours is
   * one; another first letter makes it `firstLetter` more). `isPrefix`: the beginning of a word is enough.
   * One sweep over the words in order; the rows of the distance table are shared between words that
   * begin alike, and a beginning that is already too far is skipped with all that share it.
   */
  near(word: string, maxTypos: number, isPrefix: boolean, found: OnNearWord, firstLetter: 0 | 1 = 1): void {
    const isFirstFixed = maxTypos <= firstLetter;
    const [from, to] = isFirstFixed ? this.prefixRange(word.slice(0, 1)) : [0, this.count];
    const width = word.length + 1;
    const needed = (this.#word.length + 1) * (width + 1);
    if (this.#rows.length < needed) this.#rows = new Uint8Array(needed);
    const target = Array.from(word, (_, at) => word.charCodeAt(at));
    const rows = this.#rows;
    // A row is `width` distances and then the least distance to the whole of `word` met down to it.
    const stride = width + 1;
    for (let column = 0; column < width; column += 1) rows[column] = column;
    rows[width] = 255;
    let rowsDone = 0;
    let deadFrom = Number.POSITIVE_INFINITY;
    let at = this.#blocks[Math.floor(from / BLOCK)] ?? 0;
    for (let id = from - (from % BLOCK); id < to; id += 1) {
      const kept = this.#commonBeginning(at);
      at = this.#decode(at);
      if (id < from) {
        rowsDone = Math.min(rowsDone, kept);
        continue;
      }
      rowsDone = Math.min(rowsDone, kept);
      if (rowsDone >= deadFrom) continue;
      deadFrom = Number.POSITIVE_INFINITY;
      const penalty = this.#word[0] === target[0] ? 0 : firstLetter;
      const budget = maxTypos - penalty;
      while (rowsDone < this.#length) {
        rowsDone += 1;
        if (this.#row(rowsDone, stride, target) > budget) {
          deadFrom = rowsDone;
          break;
        }
      }
      const last = rowsDone * stride;
      const isWhole = rowsDone === this.#length;
      const typos = isPrefix ? rows[last + width]! : isWhole ? rows[last + width - 1]! : 255;
      if (typos <= budget) found(id, typos + (typos > 0 ? penalty : 0));
    }
  }

  /** Fills row `depth` (letters of the word so far) from the two before it; answers its least distance. */
  #row(depth: number, stride: number, target: readonly number[]): number {
    const rows = this.#rows;
    const word = this.#word;
    const start = depth * stride;
    const above = start - stride;
    const letter = word[depth - 1]!;
    rows[start] = depth;
    let least = depth;
    for (let column = 1; column < stride - 1; column += 1) {
      const wanted = target[column - 1]!;
      let distance = rows[above + column - 1]! + (letter === wanted ? 0 : 1);
      distance = Math.min(distance, rows[above + column]! + 1, rows[start + column - 1]! + 1);
      if (depth > 1 && column > 1 && letter === target[column - 2] && word[depth - 2] === wanted)
        distance = Math.min(distance, rows[above - stride + column - 2]! + 1);
      rows[start + column] = distance;
      if (distance < least) least = distance;
    }
    rows[start + stride - 1] = Math.min(rows[above + stride - 1]!, rows[start + stride - 2]!);
    // Neighbouring rows differ by at most one, so past this least no later row comes back, swaps included.
    return Math.min(least, rows[start + stride - 1]!);
  }

  /** How much of the word last decoded the entry at `at` begins with. */
  #commonBeginning(at: number): number {
    const lengths = this.#units[at]!;
    const shared = lengths >> 8;
    const most = Math.min(lengths & 255, this.#length - shared);
    let same = 0;
    while (same < most && this.#units[at + 1 + same] === this.#word[shared + same]) same += 1;
    return shared + same;
  }

  /** Decodes the entry at `at` over the word before it; answers where the next entry is. */
  #decode(at: number): number {
    const lengths = this.#units[at]!;
    const shared = lengths >> 8;
    const rest = lengths & 255;
    for (let step = 0; step < rest; step += 1) this.#word[shared + step] = this.#units[at + 1 + step]!;
    this.#length = shared + rest;
    return at + 1 + rest;
  }

  /** The first id whose word is not before `word`; with `isAfterPrefix`, the first past all that start with it. */
  #firstFrom(word: string, isAfterPrefix: boolean): number {
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
    const most = Math.min(this.#length, word.length);
    for (let at = 0; at < most; at += 1) {
      const difference = this.#word[at]! - word.charCodeAt(at);
      if (difference !== 0) return difference < 0;
    }
    return isAfterPrefix ? true : this.#length < word.length;
  }
}
