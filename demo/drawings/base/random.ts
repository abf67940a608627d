// Pseudo-random numbers of the drawings: the same seed gives the same picture on every machine.

export interface Random {
  /** 0 up to but not 1. */
  next(): number;
  /** Evenly between the two. */
  between(low: number, high: number): number;
  /** True in `share` of the cases, 0..1. */
  chance(share: number): boolean;
}

/** Mulberry32; 32 bits of state are enough for drawings. */
export function createRandom(seed: number): Random {
  let state = (Math.imul(Math.trunc(seed), 2_654_435_761) ^ 0x9e37_79b9) >>> 0;
  function next(): number {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    chance: (share) => next() < share,
  };
}

/** The entry at `index` modulo the length of the list. */
export function pick<T>(list: readonly [T, ...T[]], index: number): T {
  const count = list.length;
  const at = ((Math.trunc(index) % count) + count) % count;
  return list[at] ?? list[0];
}
