// Mutants of the installed app: what is shared with it, its badge, its prompts, and what it keeps.
import type { Mutant } from '#tests/mutants/mutant.ts';

export const INSTALLED_APP_MUTANTS: readonly Mutant[] = [
  {
    name: 'what is shared without a network is not searched for',
    file: 'sw/sw.ts',
    find: 'sharedSearch(start ?? request.url) ?? start',
    replace: 'start',
    tests: ['tests/e2e/share-target.spec.ts'],
    grep: 'what another app shares',
  },
];
