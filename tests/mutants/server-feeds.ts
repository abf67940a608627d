// Mutants of server/feeds.
import type { Mutant } from '#tests/mutants/mutant.ts';

export const SERVER_FEEDS_MUTANTS: readonly Mutant[] = [];
