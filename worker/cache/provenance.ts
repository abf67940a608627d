// Records where each result came from and how old it is, without changing the result.
import type { Freshness } from '#contract/freshness.ts';

export interface Provenance {
  mark<T>(response: T, freshness: Freshness): T;
  /** A result that was not marked counts as the server's, of now. */
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
