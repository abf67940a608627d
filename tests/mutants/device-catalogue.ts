// Mutants of the catalogue on the device: what it has stays until something better is there.
import type { Mutant } from '#tests/mutants/mutant.ts';

const SNAPSHOT = 'worker/discovery/snapshot.ts';
const DOWNLOADS = 'worker/discovery/downloads.ts';
const REQUEST = 'worker/http/request.ts';
const STORE = 'worker/store/snapshots.ts';
const DAMAGED = ['worker/discovery/damaged-files.test.ts'];
const READY = ['worker/ready.test.ts'];
const UPDATES = ['worker/api-updates.test.ts'];
const RENEWED = ['tests/renewed-copies.test.ts'];

/** File, fault, what stands there, what stands there then, and the tests that notice. */
const ROWS: readonly (readonly [
  file: string,
  name: string,
  find: string,
  replace: string,
  tests: readonly string[],
])[] = [
  [
    SNAPSHOT,
    'the device catalogue is deleted for a newer one that does not open',
    '    refused = identity;\n',
    '    refused = identity;\n    await store.remove(manifest.market);\n',
    DAMAGED,
  ],
  [
    SNAPSHOT,
    'the device catalogue of another version is deleted',
    '      unreadable = identityOf(pair.manifest);\n      return;\n',
    '      unreadable = identityOf(pair.manifest);\n',
    DAMAGED,
  ],
  [
    SNAPSHOT,
    'the device catalogue of another version is told to be missing',
    'if ((await storedOf(market)) === null) notify(',
    'notify(',
    DAMAGED,
  ],
  [
    SNAPSHOT,
    'the device catalogue of another version passes for one that can be opened',
    'listed != null && identityOf(listed) !== unreadable ? listed : null',
    'listed ?? null',
    DAMAGED,
  ],
  [
    STORE,
    'the device catalogue is replaced by a renewal that does not open',
    "if (condition === 'intact') await store.put",
    'await store.put',
    RENEWED,
  ],
  [
    STORE,
    'the device catalogue loses a renewal of another version',
    "        if (condition === 'other version') return;\n",
    '',
    RENEWED,
  ],
  [
    SNAPSHOT,
    'the device catalogue is opened at the start alone',
    '    if (unreadable === null) await open(market);\n',
    '',
    READY,
  ],
  [
    SNAPSHOT,
    'the device catalogue is told to be missing while the database does not respond',
    'all === null ? undefined : ',
    'all === null ? null : ',
    READY,
  ],
  [
    STORE,
    'the device catalogue loses a renewal while the database does not respond',
    '    if (row === undefined) return;\n    if (row !== null',
    'if (row != null',
    ['worker/store/renewed-catalogues.test.ts'],
  ],
  [
    'worker/store/make-room.ts',
    'the device catalogue that was given up for a change does not come back',
    '      onCataloguesGone();\n',
    '',
    READY,
  ],
  [
    SNAPSHOT,
    'the device catalogue has its text base downloaded though it is in memory',
    'current?.manifest.text.hash === hash ? current.text : store.file(hash)',
    'store.file(hash)',
    READY,
  ],
  [
    'worker/shop.ts',
    'the device catalogue does not come when the line is metered no more',
    'if (isFree) background.pollNow();',
    '',
    UPDATES,
  ],
  [
    'worker/shop.ts',
    'the device catalogue is renewed on a line that has become metered',
    'isMeteredNow = isMetered;',
    'isMeteredNow &&= isMetered;',
    UPDATES,
  ],
  [
    DOWNLOADS,
    'the device catalogue that was cut is downloaded again at once',
    '(isFirst && !isCut)',
    'isFirst',
    ['worker/discovery/downloads.test.ts'],
  ],
  [
    REQUEST,
    'the device catalogue has a minute for its download',
    '            extendTime();\n',
    '',
    ['worker/http/files.test.ts'],
  ],
];

export const DEVICE_CATALOGUE_MUTANTS: readonly Mutant[] = ROWS.map(([file, name, find, replace, tests]) => ({
  file,
  name,
  find,
  replace,
  tests,
}));
