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
  {
    name: 'a selection that is ready late leads back from the page that was asked for',
    file: 'src/app/navigation.ts',
    find: 'if (page !== undefined && leaving > 0) return;',
    replace: 'if (page !== undefined && leaving > 99) return;',
    tests: ['tests/e2e/typed-search.spec.ts'],
  },
  {
    name: 'a change is not left behind while the one before it is being loaded',
    file: 'src/discovery/state/url-sync.ts',
    find: 'if (unseen.shift() === undefined && ',
    replace: 'if (unseen.length === 0 && ',
    tests: ['src/discovery/state/url-sync.test.ts'],
  },
  {
    name: 'what was typed goes with the query of the page that is left',
    file: 'src/discovery/suggest/search-field.tsx',
    find: "if (query !== '' || field.value === shownQuery.current) field.value = query;",
    replace: 'field.value = query;',
    tests: ['src/discovery/suggest/search-field.browser.test.tsx'],
  },
];
