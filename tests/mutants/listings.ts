// Mutants of listings and filters: what an address asks for, clearing and restoring, steps between listings.
import type { Mutant } from '#tests/mutants/mutant.ts';

export const LISTING_MUTANTS: readonly Mutant[] = [
  {
    name: 'the server says nothing of a sorting that it cannot read',
    file: 'server/shop-server.ts',
    find: '    warn: createAddressWarnings(log, now),\n',
    replace: '',
    tests: ['tests/server/address-warnings.test.ts'],
    claim: 'UR-01f',
  },
  {
    name: 'every such address is a line of the log',
    file: 'server/ssr/address-warnings.ts',
    find: 'const LINE_INTERVAL_MS = 60_000;',
    replace: 'const LINE_INTERVAL_MS = 0;',
    tests: ['tests/server/address-warnings.test.ts'],
  },
];
