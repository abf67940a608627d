// Mutants of the outbox over a disk that is full, hangs or was deleted.
import type { Mutant } from '#tests/mutants/mutant.ts';

const DRAIN = ['outbox/drain.test.ts'];
const FAILING = ['outbox/failing-disk.test.ts'];

export const OUTBOX_STORAGE_MUTANTS: readonly Mutant[] = [
  {
    name: 'an entry that the store keeps after its result is sent without end',
    file: 'outbox/drain.ts',
    find: ' && !outcome.ids.some((id) => finished.has(id))',
    replace: '',
    tests: DRAIN,
  },
  {
    name: 'each operation waits for a disk that hangs',
    file: 'outbox/storage-gate.ts',
    find: 'if (hanging > 0) throw',
    replace: 'if (hanging > 9) throw',
    tests: FAILING,
  },
  {
    name: 'a disk that responds again is not given what waits in memory',
    file: 'outbox/storage-gate.ts',
    find: 'if (hanging === 0) onReopened();',
    replace: '',
    tests: FAILING,
  },
  {
    name: 'a change overtakes those that wait in memory',
    file: 'outbox/tiered-store.ts',
    find: "if (disk.state !== 'ok' && !(await reconcile())) return memory.add(draft);",
    replace: '',
    tests: FAILING,
  },
  {
    name: 'a change that a slow disk stored late is sent again',
    file: 'outbox/tiered-store.ts',
    find: 'disk.isHanging || !memory.has(id)',
    replace: '!memory.has(id)',
    tests: FAILING,
  },
  {
    name: "another context's lease on a full disk keeps this one from sending",
    file: 'outbox/tiered-store.ts',
    find: "stored === null || disk.state !== 'ok'",
    replace: 'stored === null',
    tests: FAILING,
  },
  {
    name: 'a full disk is not tried again',
    file: 'outbox/tiered-store.ts',
    find: "if (state !== 'ok') reconcileLater();",
    replace: '',
    tests: FAILING,
  },
  {
    name: 'what is known of a deleted database is not put back',
    file: 'outbox/tiered-store.ts',
    find: '      await store.adopt(entries);\n    } catch',
    replace: '      await store.adopt([]);\n    } catch',
    tests: FAILING,
  },
  {
    name: 'room is made again and again',
    file: 'outbox/disk-access.ts',
    find: 'if (nextStep >= makeRoom.length && isDue(freedAt)) nextStep = 0;',
    replace: 'if (nextStep >= makeRoom.length) nextStep = 0;',
    tests: FAILING,
  },
  {
    name: 'each operation that loses a connection closes the one that was opened for all',
    file: 'outbox/reopening.ts',
    find: 'if (lostCount === before)',
    replace: 'if (lostCount >= before)',
    tests: ['outbox/reopening.test.ts'],
  },
  {
    name: 'a connection that is just opened again is taken for a damaged disk',
    file: 'contract/storage-failure.ts',
    find: "'OpenFailedError', 'InvalidStateError'",
    replace: "'InvalidStateError'",
    tests: ['outbox/reopening.test.ts'],
  },
  {
    name: 'a database that could not be opened is left alone for as long as the clock was set back',
    file: 'outbox/disk-access.ts',
    find: 'Math.abs(now() - lastAt) >= RETRY_MS',
    replace: 'now() - lastAt >= RETRY_MS',
    tests: ['tests/clock-set-back.test.ts'],
  },
  {
    name: 'an entry that the disk has is adopted twice',
    file: 'outbox/memory-store.ts',
    find: 'if (find(other.id) !== undefined || dead.has(other.id)) continue;',
    replace: '',
    tests: FAILING,
  },
  {
    name: 'a service worker takes a disk that does not respond for one without entries',
    file: 'sw/background-sync.ts',
    find: ' && (await outbox.hasDisk())',
    replace: '',
    tests: ['sw/background-sync.test.ts'],
  },
  {
    name: 'copies are stored while room is made for what waits',
    file: 'worker/store/make-room.ts',
    find: 'Math.abs(now() - freedAt) >= HOLD_BACK_MS',
    replace: 'now() >= 0',
    tests: ['worker/store/stores.test.ts'],
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
];
