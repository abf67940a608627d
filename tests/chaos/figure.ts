// What a figure is: an invariant, how often it is tried at each scale, and how it is measured.
import type { Lab } from './lab.ts';

export type Scale = 'ci' | 'nightly';

export interface Figure {
  /** As in the tables of docs/reliability.md: R1, F2. */
  readonly id: string;
  /** What must hold, in a line. */
  readonly invariant: string;
  /** Trials at each scale, and what a trial is: events, kills, sequences. */
  readonly trials: Readonly<Record<Scale, number>> & { readonly of: string };
  /** What it needs and the machine does not have: it is left out then, and the run says so. */
  readonly lacks?: () => string | null;
  measure(lab: Lab, trials: number): Promise<Measurement>;
}

export interface Measurement {
  /** Trials that were made. */
  readonly n: number;
  /** What was counted beside them: lost, doubled, faults that were injected. */
  readonly counts: Readonly<Record<string, number>>;
  /** Each broken promise in a line; the figure is met if there is none. */
  readonly violations: readonly string[];
}

/** Lost, doubled and out of order among what was stored, with a violation for each. */
export function violationsOf(counts: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(counts).flatMap(([what, which]) =>
    which.length === 0 ? [] : [`${which.length} ${what}: ${which.slice(0, 5).join(', ')}`],
  );
}
