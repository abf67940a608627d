// Mutants of the copies beside the outbox's database.
import type { Mutant } from '#tests/mutants/mutant.ts';

const FILE = 'outbox/entry-copies.ts';
const TESTS = ['outbox/entry-copies.browser.test.ts'];

export const OUTBOX_COPIES_MUTANTS: readonly Mutant[] = [
  {
    name: 'copies of all that waits are read with each connection',
    file: 'outbox/entry-copies.ts',
    find: 'const left = await withoutEntry(ids);',
    replace: 'const left = ids;',
    tests: ['outbox/late-copies.browser.test.ts'],
  },
  {
    name: 'a stored entry has no copy',
    file: FILE,
    find: 'if (entry !== null) await save(async () => [{ entry }]);',
    replace: '',
    tests: TESTS,
  },
  {
    name: 'the copy of a delivered entry stays',
    file: FILE,
    find: 'void quietly(copies.remove([...ids, ...others]));',
    replace: '',
    tests: TESTS,
  },
  {
    name: 'the copy of a canceled change stays',
    file: FILE,
    find: 'if (isCanceled === true) await quietly(copies.remove([id]));',
    replace: '',
    tests: TESTS,
  },
  {
    name: 'the copy of a discarded change stays',
    file: FILE,
    find: `await disk.discard(id);
      await quietly(copies.remove([id]));`,
    replace: 'await disk.discard(id);',
    tests: TESTS,
  },
  {
    name: 'entries are put back in any order',
    file: FILE,
    find: 'saved.filter(isLost).sort((a, b) => a.entry.seq - b.entry.seq)',
    replace: 'saved.filter(isLost).sort((a, b) => b.entry.seq - a.entry.seq)',
    tests: TESTS,
  },
  {
    name: 'a database that replaces another counts from one',
    file: FILE,
    find: 'await disk.continueAfter(Math.max(last?.maxSeq ?? 0, ...numbers) + CHECKPOINT_LAG);',
    replace: '',
    tests: TESTS,
  },
  {
    name: 'a device whose database was replaced has another cart key',
    file: FILE,
    find: 'if (key !== undefined) await disk.cartKey(key);',
    replace: '',
    tests: TESTS,
  },
  {
    name: 'a change that was put back is taken for one that was never sent',
    file: FILE,
    find: '{ ...entry, isSent: true as const }',
    replace: 'entry',
    tests: TESTS,
  },
  {
    name: 'what was put back is told as lost',
    file: FILE,
    find: 'Math.max(0, lostCount - waiting)',
    replace: 'lostCount',
    tests: TESTS,
  },
  {
    name: 'a refused change is sent again after its database was replaced',
    file: FILE,
    find: 'if (refused !== undefined) await disk.deadLetter(entry.id, refused.error, refused.at);',
    replace: 'void refused;',
    tests: TESTS,
  },
  {
    name: 'an entry that was put back has no copy of its own again',
    file: FILE,
    find: 'await saveWaiting(ids);\n    await saveLetters(ids);',
    replace: 'await saveLetters(ids);',
    tests: TESTS,
  },
  {
    name: 'copies that are late are none',
    file: FILE,
    find: 'if (isDone) restored = generation;',
    replace: 'restored = generation;',
    tests: ['outbox/late-copies.browser.test.ts'],
  },
  {
    name: 'a Cache Storage that is late is missing',
    file: FILE,
    find: '(await gate.run(() => opening).catch(() => undefined)) === null',
    replace: '(await gate.run(() => opening).catch(() => null)) === null',
    tests: ['outbox/late-copies.browser.test.ts'],
  },
  {
    name: 'a count that is read late tells no loss',
    file: 'outbox/data-loss-detector.ts',
    find: 'if (error instanceof StorageTimeoutError) return null;',
    replace: '',
    tests: ['outbox/late-copies.browser.test.ts'],
  },
  {
    name: 'what is put back late is told as lost',
    file: 'outbox/outbox.ts',
    find: '    if (seen !== null && seen.lostCount > 0) seen = await findLoss(storage, () => store.diskStats());\n',
    replace: '',
    tests: ['outbox/late-copies.browser.test.ts'],
  },
  {
    name: 'a Cache Storage that is opened late tells no loss',
    file: 'outbox/outbox.ts',
    find: '() => void startDetector()',
    replace: '() => undefined',
    tests: ['outbox/late-copies.browser.test.ts'],
  },
  {
    name: 'the bag is not put back',
    file: FILE,
    find: 'await disk.saveCart(last.cart, last.at);',
    replace: '{ /* empty */ }',
    tests: TESTS,
  },
  {
    name: 'copies go into a cache that was deleted',
    file: 'outbox/data-loss-detector.ts',
    find: 'const open = storage && (() => storage.open(CACHE));',
    replace:
      'let opened: Promise<Cache> | undefined;\n  const open = storage && (() => (opened ??= storage.open(CACHE)));',
    tests: TESTS,
  },
  {
    name: 'the copy of the bag is one that the device did not keep',
    file: FILE,
    find: 'if (response !== undefined) void quietly(copyCart());',
    replace: 'if (response !== undefined) void quietly(copies.saveCart(response.cart, response.at));',
    tests: TESTS,
  },
];
