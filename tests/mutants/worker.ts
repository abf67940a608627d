// Mutants of worker.
import type { Mutant } from '#tests/mutants/mutant.ts';

export const WORKER_MUTANTS: readonly Mutant[] = [];
