// Mutants of a node of the shop: what it refuses under load, and when it says that it is ready.
import type { Mutant } from '#tests/mutants/mutant.ts';

const OVERLOAD = ['tests/server/overload.test.ts'];

export const SERVER_NODE_MUTANTS: readonly Mutant[] = [
  {
    name: 'a node on a full disk says that it is ready',
    file: 'server/shop-server.ts',
    find: 'return fault === null ? null : `the data folder ${fault}`;',
    replace: 'return fault === null ? null : null;',
    tests: ['tests/server/data-folder.test.ts'],
  },
  {
    name: 'built files are refused under load, so that pages miss scripts',
    file: 'server/http/static-files.ts',
    find: '...route.config, isNeverRefused: true',
    replace: '...route.config, isNeverRefused: false',
    tests: OVERLOAD,
  },
  {
    name: 'a block of one second refuses everything for as long',
    file: 'server/http/limits.ts',
    find: 'sampleInterval: maxDelayMs + INTERVAL_BEYOND_DELAY_MS,',
    replace: '',
    tests: OVERLOAD,
  },
  {
    name: 'a node is ready before its catalogue',
    file: 'server/shop-server.ts',
    find: "if (!isReady) return 'not ready yet';",
    replace: '',
    tests: ['tests/server/readiness.test.ts'],
  },
];
