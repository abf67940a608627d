// Mutants of catalogues that are renewed while no page is open.
import type { Mutant } from '#tests/mutants/mutant.ts';

const SERVICE_WORKER = ['sw/catalogue-renewal.test.ts'];
const STORES = ['worker/store/stores.test.ts'];
const TAKEN_OVER = ['worker/store/renewed-catalogues.test.ts'];
const RENEWED = ['tests/renewed-copies.test.ts'];

export const CATALOGUE_RENEWAL_MUTANTS: readonly Mutant[] = [
  {
    name: 'a catalogue is renewed under Save-Data',
    file: 'sw/catalogue-renewal.ts',
    find: '    if (isMetered(connection())) return;\n',
    replace: '',
    tests: SERVICE_WORKER,
    grep: 'to be spared',
  },
  {
    name: 'a catalogue is renewed against the shopper’s choice',
    file: 'sw/catalogue-renewal.ts',
    find: '    if (!(await keepsCopies(caches))) return void (await caches.delete(RENEWED_CACHE));\n',
    replace: '',
    tests: SERVICE_WORKER,
    grep: 'wants no copies',
  },
  {
    name: 'a file that the device has is fetched again',
    file: 'sw/catalogue-renewal.ts',
    find: 'if (hash === known.text || hash === known.columns) continue;',
    replace: '',
    tests: SERVICE_WORKER,
    grep: 'and no others',
  },
  {
    name: 'a file that came cut is kept',
    file: 'sw/catalogue-renewal.ts',
    find: 'content?.byteLength === bytes ? content : null',
    replace: 'content',
    tests: SERVICE_WORKER,
    grep: 'came cut',
  },
  {
    name: 'a renewal that was cut begins anew with the file that came',
    file: 'sw/catalogue-renewal.ts',
    find: '      for (const { url } of files) wanted.add(url);\n',
    replace: '',
    tests: SERVICE_WORKER,
    grep: 'second file',
  },
  {
    name: 'renewed files of a market that is gone stay',
    file: 'sw/catalogue-renewal.ts',
    find: 'if (!wanted.has(new URL(url).pathname)) await renewed.delete(url);',
    replace: 'void url;',
    tests: SERVICE_WORKER,
    grep: 'nothing stays',
  },
  {
    name: 'a market that found no room is offered without a network',
    file: 'worker/store/snapshots.ts',
    find: '      if (isStored) for (const market of evicted) await notes?.forgetReady(market);\n',
    replace: '',
    tests: STORES,
  },
  {
    name: 'a market that is deleted is offered without a network',
    file: 'worker/store/snapshots.ts',
    find: 'notes?.forgetReady(market), notes?.deleteRenewed(market)',
    replace: 'notes?.deleteRenewed(market)',
    tests: STORES,
  },
  {
    name: 'markets that were given up for what waits are offered without a network',
    file: 'worker/store/make-room.ts',
    find: 'device.forgetReady(null), ',
    replace: '',
    tests: STORES,
  },
  {
    name: 'markets that were given up for what waits are renewed',
    file: 'worker/store/make-room.ts',
    find: ', device.noteCatalogues([])',
    replace: '',
    tests: STORES,
  },
  {
    name: 'what was renewed stays where the shopper wants no copies',
    file: 'sw/catalogue-renewal.ts',
    find: 'return void (await caches.delete(RENEWED_CACHE));',
    replace: 'return;',
    tests: RENEWED,
  },
  {
    name: 'what was renewed stays when all is deleted',
    file: 'worker/shop/kept-copies.ts',
    find: '        device.deleteRenewed(null),\n',
    replace: '',
    tests: RENEWED,
  },
  {
    name: 'files of what was taken over stay until the next renewal',
    file: 'worker/device-storage.ts',
    find: 'paths.some(isRenewedPath) ? undefined : storage.delete(RENEWED_CACHE)',
    replace: 'undefined',
    tests: RENEWED,
  },
  {
    name: 'another event renews catalogues',
    file: 'sw/sw.ts',
    find: 'if (event.tag !== CATALOGUE_RENEWAL_TAG) return;',
    replace: '',
    tests: SERVICE_WORKER,
    grep: 'for another tag',
  },
  {
    name: 'a renewal that is older than what the device has is taken over',
    file: 'worker/store/snapshots.ts',
    find: 'row !== null && row.manifest.seq <= manifest.seq',
    replace: 'row !== null',
    tests: TAKEN_OVER,
  },
  {
    name: 'a renewal is never taken over',
    file: 'worker/store/snapshots.ts',
    find: '      await takeOver(market, conditionOf);\n',
    replace: '',
    tests: TAKEN_OVER,
  },
  {
    name: 'what is kept is not told to the service worker',
    file: 'worker/store/snapshots.ts',
    find: '      await noteCatalogues();\n      return isStored;',
    replace: '      return isStored;',
    tests: TAKEN_OVER,
  },
];
