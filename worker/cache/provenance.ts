// Remembers of each answer where it came from and how old it is, without changing the answer.
import type { Freshness } from '#contract/clients.ts';

export interface Provenance {
  mark<T>(response: T, freshness: Freshness): T;
  /** Of an answer nobody marked: the server's, of now. */
  of(response: object): Freshness;
}

export function createProvenance(now: () => number): Provenance {
  const known = new WeakMap<object, Freshness>();
  return {
    mark(response, freshness) {
      if (typeof response === 'object' && response !== null) known.set(response, freshness);
      return response;
    },
    of: (response) => known.get(response) ?? { source: 'server', asOf: now() },
  };
}
