// Messages from the benchmark to the engine in a browser, in its worker or on its page, as JSON.
import type { Operation } from '#tests/speed/search-library.ts';
import type { WorkloadQuery } from '#tests/synthetic/workload.ts';

export type BenchMessage =
  /** Fetches a pair of files and opens it unverified; returns the duration of opening in ms. */
  | { readonly kind: 'open'; readonly text: string; readonly columns: string }
  /** Runs a fixed loop; returns its duration in ms. */
  | { readonly kind: 'spin' }
  /** Runs each query once unmeasured, then `passes` times, never twice in a row; returns each query's median in ms. */
  | {
      readonly kind: 'operation';
      readonly operation: Operation;
      readonly queries: readonly WorkloadQuery[];
      readonly passes: number;
    };
