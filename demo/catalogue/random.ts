// Deterministic pseudo-random numbers, seeded by a name: the same on every machine.

export interface Random {
  /** 0 up to, not including, 1. */
  next(): number;
  /** An integer from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** True with the probability `share` (0..1). */
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** `count` different entries in random order; all of them when there are fewer. */
  some<T>(from: readonly T[], count: number): T[];
}

/** The seed of a name: FNV-1a, 32 bit. */
export function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The same name always gives the same sequence of numbers (mulberry32). */
export function randomOf(name: string): Random {
  let state = seedOf(name);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: (from) => {
      const picked = from[between(0, from.length - 1)];
      if (picked === undefined) throw new Error(`nothing to pick from for ${name}`);
      return picked;
    },
    some: (from, count) => {
      const rest = [...from];
      const taken = [];
      while (taken.length < count && rest.length > 0)
        taken.push(...rest.splice(between(0, rest.length - 1), 1));
      return taken;
    },
  };
}
