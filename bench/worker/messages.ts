// What the bench asks of the engine in a browser, on its worker or on its page, as JSON.
import type { Operation } from '#tests/speed/subject.ts';
import type { Question } from '#tests/synthetic/workload.ts';

export type SpeedMessage =
  /** Fetches a pair of files, then opens it as one never seen; answers the ms that opening took. */
  | { readonly kind: 'open'; readonly text: string; readonly columns: string }
  /** A fixed loop; answers its ms. */
  | { readonly kind: 'spin' }
  /** Each question once unmeasured, then `passes` times, never twice in a row; answers each one's median ms. */
  | {
      readonly kind: 'operation';
      readonly operation: Operation;
      readonly questions: readonly Question[];
      readonly passes: number;
    };
