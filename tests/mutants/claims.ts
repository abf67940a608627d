// Mutants of claims drawn by a seed; the test that quotes the claim must fail.
import type { Mutant } from '#tests/mutants/mutant.ts';

export const CLAIMS_MUTANTS: readonly Mutant[] = [];
