// Remembers of each answer where it came from and how old it is, without changing the answer.
import type { Freshness } from '#contract/clients.ts';

export interface Provenance {
  mark<T>(answer: T, freshness: Freshness): T;
  /** Of an answer nobody marked: the server's, of now. */
  of(answer: object): Freshness;
}

export function createProvenance(now: () => number): Provenance {
  const known = new WeakMap<object, Freshness>();
  return {
    mark(answer, freshness) {
      if (typeof answer === 'object' && answer !== null) known.set(answer, freshness);
      return answer;
    },
    of: (answer) => known.get(answer) ?? { source: 'server', asOf: now() },
  };
}
