// Bounds checks over opened columns, done once so that no query reads outside of one.
import type { View } from '#engine/snapshot/format.ts';

/** A missing reference in a column. */
export const NONE = 0xffffffff;

/** Remembers the first problem found; `problem` is undefined if there is none. */
export class BoundsChecker {
  problem: string | undefined;

  length(name: string, view: View, expected: number): void {
    if (view.length !== expected) this.#report(`${name} has ${view.length} entries, not ${expected}`);
  }

  /** `count` + 1 offsets into a column of `total` elements: from 0 to total, never descending. */
  starts(name: string, view: View, count: number, total: number): void {
    this.length(name, view, count + 1);
    let previous = 0;
    for (let at = 0; at < view.length; at += 1) {
      const start = view[at]!;
      if (start < previous) return this.#report(`${name} goes down`);
      previous = start;
    }
    if (view[0] !== 0 || previous !== total) this.#report(`${name} does not cover its column`);
  }

  /** Every value is below `bound`, or NONE if `isNoneAllowed`. */
  valuesBelow(name: string, view: View, bound: number, isNoneAllowed = false): void {
    for (let at = 0; at < view.length; at += 1) {
      const value = view[at]!;
      if (value >= bound && !(isNoneAllowed && value === NONE))
        return this.#report(`${name} points out of bounds`);
    }
  }

  /** Each list between two `starts` is strictly ascending; check `starts` first. */
  ascendingLists(name: string, starts: Uint32Array, view: View): void {
    if (this.problem !== undefined) return;
    for (let list = 0; list + 1 < starts.length; list += 1) {
      for (let at = starts[list]! + 1; at < starts[list + 1]!; at += 1)
        if (view[at]! <= view[at - 1]!) return this.#report(`a list of ${name} does not go up`);
    }
  }

  /** Each of 0 to count - 1 occurs exactly once. */
  permutation(name: string, view: View, count: number): void {
    this.length(name, view, count);
    const seen = new Uint8Array(count);
    for (let at = 0; at < view.length; at += 1) {
      const value = view[at]!;
      if (value >= count || seen[value] === 1) return this.#report(`${name} is not a permutation`);
      seen[value] = 1;
    }
  }

  /** Any other condition; reports `problem` if it is not met. */
  condition(isMet: boolean, problem: string): void {
    if (!isMet) this.#report(problem);
  }

  #report(text: string): void {
    this.problem ??= text;
  }
}
