// Mutants of the installed app: what is shared with it, its badge, its prompts, and what it keeps.
import type { Mutant } from '#tests/mutants/mutant.ts';

const READY = ['worker/ready.test.ts'];
const KEPT = ['worker/shop/kept-copies.test.ts'];
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
  {
    name: 'copies are downloaded ahead though the shopper wants none',
    file: 'worker/poll.ts',
    find: 'isKept && !isMetered',
    replace: '!isMetered',
    tests: KEPT,
  },
  {
    name: 'a catalogue that the device refused is told to be ready',
    file: 'worker/discovery/snapshot.ts',
    find: "isStored || stored !== undefined ? 'ready' : 'absent'",
    replace: "'ready'",
    tests: READY,
  },
  {
    name: 'a catalogue that found no room is not stored when there is some',
    file: 'worker/discovery/snapshot.ts',
    find: '>= STORE_AGAIN_MS && (await put(pair))',
    replace: '>= STORE_AGAIN_MS && false',
    tests: READY,
  },
  {
    name: 'a catalogue that was deleted from another tab comes back by itself',
    file: 'worker/discovery/snapshot.ts',
    find: 'isOwed && mayStore && Math.abs(',
    replace: 'mayStore && Math.abs(',
    tests: READY,
  },
  {
    name: 'menu and pages that were deleted are not fetched',
    file: 'worker/shop.ts',
    find: 'poll.forgetShell();',
    replace: '',
    tests: READY,
  },
  {
    name: 'menu and pages that are in memory pass for stored',
    file: 'worker/shop.ts',
    find: 'coalescer.clear();',
    replace: '',
    tests: READY,
  },
  {
    name: 'menu and pages that did not come pass for stored',
    file: 'worker/poll.ts',
    find: 'if (!(await prefetchShell(responses, market)) && shell === fetched) shell = null;',
    replace: 'await prefetchShell(responses, market);',
    tests: READY,
  },
  {
    name: 'copies of pages are stored though the shopper wants none',
    file: 'worker/copies.ts',
    find: 'room.mayStore() && keeping.isOn()',
    replace: 'room.mayStore()',
    tests: KEPT,
  },
  {
    name: 'copies that were all deleted come back by themselves',
    file: 'worker/shop/kept-copies.ts',
    find: 'await keeping.set(false);',
    replace: '',
    tests: KEPT,
  },
  {
    name: 'copies of a deleted market go on answering',
    file: 'worker/shop/kept-copies.ts',
    find: 'await snapshot.forget(market);',
    replace: 'await snapshots.remove(market);',
    tests: KEPT,
  },
  {
    name: 'copies of another market are broken by deleting one',
    file: 'worker/store/snapshots.ts',
    find: 'filesOf(row).filter((hash) => !used.has(hash))',
    replace: 'filesOf(row)',
    tests: ['worker/store/stores.test.ts'],
  },
  {
    name: 'copies of pictures are kept though the shopper wants none',
    file: 'sw/images.ts',
    find: 'if (!(await mayKeep())) return;',
    replace: '',
    tests: ['sw/images.browser.test.ts'],
  },
];
