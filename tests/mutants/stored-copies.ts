// Mutants of what a device keeps of the shop: which copies are stored, and which make way.
import type { Mutant } from '#tests/mutants/mutant.ts';

const TIMES = ['worker/store/times.test.ts'];
const KEPT = ['worker/shop/kept-copies.test.ts'];

export const STORED_COPIES_MUTANTS: readonly Mutant[] = [
  {
    name: 'files of another version are fetched with each change of the catalogue',
    file: 'worker/discovery/snapshot.ts',
    find: 'foreign = { textHash: manifest.text.hash, at: now() };',
    replace: 'foreign = null;',
    tests: ['worker/discovery/damaged-files.test.ts'],
  },
  {
    name: 'a catalogue that is read keeps the visit waiting',
    file: 'worker/store/db.ts',
    find: 'db.transaction(mode, [...names], async',
    replace: 'db.transaction(mode, Object.keys(tables), async',
    tests: ['worker/store/tables.browser.test.ts'],
  },
  {
    name: 'copies are stored while room is made for what waits',
    file: 'worker/store/make-room.ts',
    find: 'Math.abs(now() - freedAt) >= HOLD_BACK_MS',
    replace: 'now() >= 0',
    tests: ['worker/store/stores.test.ts'],
  },
  {
    name: 'menu and pages make way before the catalogue that needs them',
    file: 'worker/store/responses.ts',
    find: 'return keys.filter((key) => !SHELL_CALLS.some((name) => key.startsWith(`${name} `)));',
    replace: 'return keys;',
    tests: ['worker/store/stores.test.ts'],
  },
  {
    name: 'what is stored after the clock was set back is deleted as the oldest',
    file: 'worker/store/db.ts',
    find: 'await Promise.all(newestFirst.map((key, i) =>',
    replace: 'await Promise.all(newestFirst.slice(newestFirst.length).map((key, i) =>',
    tests: TIMES,
  },
  {
    name: 'a catalogue that is stored makes way for one that was used by a clock since set back',
    file: 'worker/store/snapshots.ts',
    find: "await lowerFutureTimes(snapshots, 'usedAt', now);\n        await snapshots.put(",
    replace: 'await snapshots.put(',
    tests: TIMES,
  },
  {
    name: 'a response that is stored again makes newer ones as old as itself',
    file: 'worker/store/responses.ts',
    find: "lowerFutureTimes(answers, 'at', now)",
    replace: "lowerFutureTimes(answers, 'at', Math.min(now, at))",
    tests: TIMES,
  },
  {
    name: 'snapshots of every market are kept',
    file: 'worker/store/snapshots.ts',
    find: 'if (total > budget && kept.size > 0) break;',
    replace: '',
    tests: ['worker/store/stores.test.ts'],
  },
  {
    name: 'responses grow without a limit',
    file: 'worker/store/responses.ts',
    find: '- budget.responses;',
    replace: '- 10 ** 12;',
    tests: ['worker/store/stores.test.ts'],
  },
  {
    name: 'copies are stored before the device has said whether any are wanted',
    file: 'worker/store/keeping.ts',
    find: "if (choice === 'late') return isKnown && isOn;",
    replace: "if (choice === 'late') return isOn;",
    tests: KEPT,
  },
  {
    name: 'copies that are wanted are forgotten when the device once answers late',
    file: 'worker/store/keeping.ts',
    find: "if (choice === 'late') return isKnown && isOn;",
    replace: "if (choice === 'late') return false;",
    tests: KEPT,
  },
  {
    name: 'copies are not kept where the browser forbids to ask',
    file: 'worker/store/keeping.ts',
    find: "if (choice === 'late') return isKnown && isOn;",
    replace: "if (choice === 'late' || choice === 'unreadable') return isKnown && isOn;",
    tests: KEPT,
  },
  {
    name: 'a choice that was read before a newer one holds',
    file: 'worker/store/keeping.ts',
    find: 'if (changes !== before) return read();',
    replace: '',
    tests: KEPT,
  },
  {
    name: 'a choice that is not read in time passes for unreadable',
    file: 'worker/device-storage.ts',
    find: "'unreadable',\n        'late',",
    replace: "'unreadable',\n        'unreadable',",
    tests: ['worker/device-storage.test.ts'],
  },
  {
    name: 'a catalogue that another tab deleted is stored again with the next prices',
    file: 'worker/discovery/snapshot.ts',
    find: 'if (pair.ok && !isDeleted) await put(pair.value);',
    replace: 'if (pair.ok) await put(pair.value);',
    tests: ['worker/ready.test.ts'],
  },
  {
    name: 'a page is left with the one attempt that was made ahead of it',
    file: 'worker/cache/server-responses.ts',
    find: 'isJoiningSingle && !result.ok && result.error.retryable ? run() : result',
    replace: 'result',
    tests: ['worker/ready.test.ts'],
  },
];
