// Sizes as sets: whether one of a set's sizes passes is asked once a set and not once an article.
import type { Selection } from '#engine/facets/selection.ts';
import type { Pair } from '#engine/snapshot/pair.ts';

const UNKNOWN = 0;
const YES = 1;
const NO = 2;

export class SizeSets {
  readonly #start: Uint32Array;
  readonly #values: Uint16Array | Uint32Array;
  readonly #selection: Selection;
  readonly #bit: number;
  /** Judged when first asked for. */
  readonly #verdicts: Uint8Array;

  constructor(pair: Pair, selection: Selection) {
    this.#start = pair.m.setStart;
    this.#values = pair.m.setValues;
    this.#selection = selection;
    this.#bit = selection.bits.get('size') ?? 0;
    const sets = this.#start.length - 1;
    this.#verdicts = pair.workspace.u8('setVerdicts', sets).fill(UNKNOWN);
  }

  /** Whether the size filter lets one of these sizes pass; without such a filter, whether there is one. */
  admits(set: number): boolean {
    if (this.#bit === 0) return set !== 0;
    let verdict = this.#verdicts[set]!;
    if (verdict === UNKNOWN) {
      verdict = this.#hasOne(set) ? YES : NO;
      this.#verdicts[set] = verdict;
    }
    return verdict === YES;
  }

  #hasOne(set: number): boolean {
    const { meets, forbids, needed } = this.#selection;
    const bit = this.#bit;
    const end = this.#start[set + 1]!;
    for (let at = this.#start[set]!; at < end; at += 1) {
      const size = this.#values[at]!;
      const isMet = (needed & bit) === 0 || (meets[size]! & bit) !== 0;
      if (isMet && (forbids[size]! & bit) === 0) return true;
    }
    return false;
  }
}
