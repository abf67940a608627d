// Mutants of sw.
import type { Mutant } from '#tests/mutants/mutant.ts';

export const SW_MUTANTS: readonly Mutant[] = [];
