// Randomness from a seed, so that a run can be made again: a number stands for every choice that follows.

export interface SeededRandom {
  /** From 0 up to, but without, 1. */
  next(): number;
  /** A whole number from `min` to `max`. */
  whole(min: number, max: number): number;
  pick<T>(items: readonly T[]): T;
  /** True in `share` of all cases. */
  chance(share: number): boolean;
}

/** mulberry32; `name` gives each figure choices of its own from one seed. */
export function seededRandom(seed: number, name = ''): SeededRandom {
  let state = seed >>> 0;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 0x9e3779b1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    whole: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    chance: (share) => next() < share,
  };
}
