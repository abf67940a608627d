// What the bench asks of the engine in a browser, on its worker or on its page, as JSON.
import type { Operation } from '#tests/speed/search-library.ts';
import type { WorkloadQuery } from '#tests/synthetic/workload.ts';

export type BenchMessage =
  /** Fetches a pair of files, then opens it as one never seen; answers the ms that opening took. */
  | { readonly kind: 'open'; readonly text: string; readonly columns: string }
  /** A fixed loop; answers its ms. */
  | { readonly kind: 'spin' }
  /** Each question once unmeasured, then `passes` times, never twice in a row; answers each one's median ms. */
  | {
      readonly kind: 'operation';
      readonly operation: Operation;
      readonly questions: readonly WorkloadQuery[];
      readonly passes: number;
    };
