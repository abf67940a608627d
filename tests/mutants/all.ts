// All mutants, by area.
import { FACET_MUTANTS } from '#tests/mutants/facets.ts';
import { LANGUAGE_MUTANTS } from '#tests/mutants/language.ts';
import { RANKING_MUTANTS } from '#tests/mutants/ranking.ts';
import { RULE_MUTANTS } from '#tests/mutants/rules.ts';
import type { Mutant } from '#tests/mutants/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  ...RANKING_MUTANTS,
  ...FACET_MUTANTS,
  ...LANGUAGE_MUTANTS,
  ...RULE_MUTANTS,
];
