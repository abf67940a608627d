// Bounds checks done once over opened columns, so that no query ever reads outside one.
import type { View } from '#engine/snapshot/format.ts';

/** "None" in a column of references. */
export const NONE = 0xffffffff;

/** Collects the first thing that is wrong; `problem` is undefined when all is well. */
export class BoundsChecker {
  problem: string | undefined;

  length(name: string, view: View, expected: number): void {
    if (view.length !== expected) this.#report(`${name} has ${view.length} entries, not ${expected}`);
  }

  /** A column of `count` + 1 starts into something of `total` elements: from 0 up to total, never down. */
  starts(name: string, view: View, count: number, total: number): void {
    this.length(name, view, count + 1);
    let before = 0;
    for (let at = 0; at < view.length; at += 1) {
      const start = view[at]!;
      if (start < before) return this.#report(`${name} goes down`);
      before = start;
    }
    if (view[0] !== 0 || before !== total) this.#report(`${name} does not cover its column`);
  }

  /** Every value is below `bound`, or none where that is allowed. */
  valuesBelow(name: string, view: View, bound: number, isNoneAllowed = false): void {
    for (let at = 0; at < view.length; at += 1) {
      const value = view[at]!;
      if (value >= bound && !(isNoneAllowed && value === NONE))
        return this.#report(`${name} points out of bounds`);
    }
  }

  /** Each of the lists that `starts` cuts a column into goes up, without a repeat; asked after `starts` itself. */
  ascendingLists(name: string, starts: Uint32Array, view: View): void {
    if (this.problem !== undefined) return;
    for (let list = 0; list + 1 < starts.length; list += 1) {
      for (let at = starts[list]! + 1; at < starts[list + 1]!; at += 1)
        if (view[at]! <= view[at - 1]!) return this.#report(`a list of ${name} does not go up`);
    }
  }

  /** Each of 0 .. count - 1 exactly once. */
  permutation(name: string, view: View, count: number): void {
    this.length(name, view, count);
    const seen = new Uint8Array(count);
    for (let at = 0; at < view.length; at += 1) {
      const value = view[at]!;
      if (value >= count || seen[value] === 1) return this.#report(`${name} is not a permutation`);
      seen[value] = 1;
    }
  }

  /** A rule of one kind of file alone. */
  condition(isRight: boolean, otherwise: string): void {
    if (!isRight) this.#report(otherwise);
  }

  #report(text: string): void {
    this.problem ??= text;
  }
}
