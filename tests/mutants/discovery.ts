// Mutants of src/discovery.
import type { Mutant } from '#tests/mutants/mutant.ts';

export const DISCOVERY_MUTANTS: readonly Mutant[] = [];
