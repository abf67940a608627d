// Mutants of outbox.
import type { Mutant } from '#tests/mutants/mutant.ts';

export const OUTBOX_MUTANTS: readonly Mutant[] = [];
