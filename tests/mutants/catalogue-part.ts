// Mutants of the parts that devices get of large catalogues: nothing is said to be whole that is not.
import type { Mutant } from '#tests/mutants/mutant.ts';

const SERVER = ['tests/server/catalogue-part.test.ts'];
const CHOSEN = ['server/discovery/catalogue-part.test.ts'];
const DEVICE = ['worker/catalogue-part.test.ts'];
const CHOICE = ['worker/cache/choose-response.test.ts'];

/** File, fault, what stands there, what stands there then, and the tests that notice. */
const ROWS: readonly (readonly [
  file: string,
  name: string,
  find: string,
  replace: string,
  tests: readonly string[],
])[] = [
  [
    'server/discovery/catalogue-part.ts',
    'a listing with some of its products counts as whole',
    'sold > 0 && sold === all.byListing.get(id)',
    'sold > 0',
    SERVER,
  ],
  [
    'server/discovery/catalogue-part.ts',
    'a part is ordered by its own products',
    'products, allProducts: source.products',
    'products',
    SERVER,
  ],
  [
    'server/discovery/catalogue-part.ts',
    'a part may be as large as it comes out',
    'if (text.byteLength <= maxBytes)',
    'if (text.byteLength > 0)',
    SERVER,
  ],
  [
    'server/discovery/catalogue-part.ts',
    'a category that is in has no advantage',
    'const STAY_FACTOR = 1.1;',
    'const STAY_FACTOR = 1;',
    CHOSEN,
  ],
  [
    'server/discovery/catalogue-part.ts',
    'the least visited categories are chosen',
    'b.heat - a.heat',
    'a.heat - b.heat',
    CHOSEN,
  ],
  [
    'server/discovery/part-columns.ts',
    'a catalogue that a device takes whole is offered in part',
    '&& bytes > folder.maxDeviceBytes',
    '',
    ['tests/server/catalogue-part.test.ts'],
  ],
  [
    'server/discovery/snapshot-files.ts',
    'the files of parts are deleted as unused',
    '...Object.values(list.columns), ...parts]',
    '...Object.values(list.columns)]',
    SERVER,
  ],
  [
    'contract/catalogue-renewal.ts',
    'a device downloads the whole where a part is offered',
    'part === undefined ? manifest :',
    'part !== undefined ? manifest :',
    DEVICE,
  ],
  [
    'worker/discovery/snapshot.ts',
    'a listing of which the device has a part is answered by it',
    'listing.ok && manifest.part.listings.includes(listing.value.listing_id)',
    'listing.ok',
    DEVICE,
  ],
  [
    'worker/discovery/source.ts',
    'a search over a part is taken for one over the whole',
    "        'searchResults',\n        request,\n        hasAll(request.market),",
    "        'searchResults',\n        request,\n        true,",
    DEVICE,
  ],
  [
    'worker/discovery/offline.ts',
    'a search over a part does not say so',
    'engine.searchResults(request), snapshot.partOf(request.market)',
    'engine.searchResults(request)',
    DEVICE,
  ],
  [
    'worker/shop/catalogue.ts',
    'a product that the device lacks is said not to exist',
    "isElsewhere ? 'absent' : ",
    '',
    DEVICE,
  ],
  [
    'worker/cache/choose-response.ts',
    'a part hides a verdict of the server',
    'response === null || isFailedForNow(response) ? fromPart() : response',
    'response === null || !response.ok ? fromPart() : response',
    CHOICE,
  ],
  [
    'server/http/endpoints.ts',
    'the tag of a manifest covers the change that it is of, and not its files',
    '.update(body)',
    '.update(body.slice(0, 60))',
    SERVER,
  ],
];

export const CATALOGUE_PART_MUTANTS: readonly Mutant[] = ROWS.map(([file, name, find, replace, tests]) => ({
  file,
  name,
  find,
  replace,
  tests,
}));
