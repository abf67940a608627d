// Mutants of contract.
import type { Mutant } from '#tests/mutants/mutant.ts';

export const CONTRACT_MUTANTS: readonly Mutant[] = [];
