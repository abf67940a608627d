// Mutants of server/shop.
import type { Mutant } from '#tests/mutants/mutant.ts';

export const SERVER_SHOP_MUTANTS: readonly Mutant[] = [];
