// Mutants of the installed app: what is shared with it, its badge, its prompts, and what it keeps.
import type { Mutant } from '#tests/mutants/mutant.ts';

const MOMENTS = ['src/features/install/moments.test.ts'];

export const INSTALLED_APP_MUTANTS: readonly Mutant[] = [
  {
    name: 'what is shared without a network is not searched for',
    file: 'sw/sw.ts',
    find: 'sharedSearch(start ?? request.url) ?? start',
    replace: 'start',
    tests: ['tests/e2e/share-target.spec.ts'],
    grep: 'what another app shares',
  },
  {
    name: 'installing is offered again after a refusal',
    file: 'src/features/install/moments.ts',
    find: 'hasReason && !isRefused &&',
    replace: 'hasReason &&',
    tests: MOMENTS,
  },
  {
    name: 'installing is offered for ever to who passes it over',
    file: 'src/features/install/moments.ts',
    find: 'offers: offers + 1,',
    replace: '',
    tests: MOMENTS,
  },
  {
    name: 'the browser is asked to keep the storage on a first visit',
    file: 'src/features/install/moments.ts',
    find: 'isInstalled || (record.visits > 1 && bagCount > 0)',
    replace: 'isInstalled || bagCount > 0',
    tests: MOMENTS,
  },
  {
    name: 'installing is offered on a first visit',
    file: 'src/features/install/moments.ts',
    find: '(visits > 1 && bagCount > 0) || wasOpenedOffline',
    replace: 'bagCount > 0 || wasOpenedOffline',
    tests: ['tests/e2e/install.spec.ts'],
    claim: 'PW-04f',
  },
  {
    name: 'the icon keeps its number when the bag is emptied',
    file: 'src/platform/badge.ts',
    find: 'browser.clearAppBadge?.()',
    replace: 'undefined',
    tests: ['tests/e2e/install.spec.ts'],
    grep: 'the icon of the installed app',
  },
];
