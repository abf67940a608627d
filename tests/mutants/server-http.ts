// Mutants of server/http.
import type { Mutant } from '#tests/mutants/mutant.ts';

export const SERVER_HTTP_MUTANTS: readonly Mutant[] = [];
