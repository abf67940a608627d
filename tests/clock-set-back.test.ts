// A device's clock that is set back by an hour keeps nothing waiting for as long: each pause is over at once.
import { expect, test } from 'vitest';
import { ok } from '#contract/result.ts';
import type { SnapshotManifest } from '#contract/snapshot.ts';
import { createDisk } from '#outbox/disk-access.ts';
import { createEventsSocket } from '#outbox/events-socket.ts';
import { createMemoryStore } from '#outbox/memory-store.ts';
import type { StorageState } from '#outbox/outbox.ts';
import { createFailedLoads } from '#src/platform/failed-loads.ts';
import { createMemoryDevice } from '#tests/fixtures/device-storage.ts';
import { createBackground } from '#worker/background.ts';
import { createDownloads } from '#worker/discovery/downloads.ts';
import { createSnapshotManager } from '#worker/discovery/snapshot.ts';
import { createPoll } from '#worker/poll.ts';
import { createStorageHealth } from '#worker/storage-health.ts';
import { createRoomMaker } from '#worker/store/make-room.ts';

/** Runs each after the clock was set back: before it, what is tested has to wait. */
function setUp() {
  const clock = { at: 10_000_000 };
  return { now: () => clock.at, setBack: () => void (clock.at -= 3_600_000) };
}
const never = () => () => undefined;
const manifest = (seq: number): SnapshotManifest => ({
  epoch: `e${seq}`,
  seq,
  asOf: 1,
  market: 'sv-se',
  language: 'sv',
  text: { url: '/t', bytes: 800_000, hash: `t${seq}` },
  columns: { url: '/c', bytes: 800_000, hash: 'c' },
});

test('an outbox whose database could not be opened opens it', async () => {
  const { now, setBack } = setUp();
  let attempts = 0;
  const disk = createDisk(
    {
      open: async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('not yet');
        return createMemoryStore('g1');
      },
      now,
      schedule: never,
      onState: () => undefined,
    },
    { onReplaced: async () => undefined, onReopened: () => undefined },
  );
  const isOpened = async () => (await disk.run((store) => store.stats())) !== null;
  expect([await isOpened(), await isOpened(), attempts]).toEqual([false, false, 1]);
  setBack();
  expect(await isOpened()).toBe(true);
});

test('on a full device room is made again', async () => {
  const { now, setBack } = setUp();
  let freed = 0;
  const disk = createDisk(
    {
      open: async () => createMemoryStore('g1'),
      now,
      schedule: never,
      makeRoom: [async () => (freed += 1)],
      onState: () => undefined,
    },
    { onReplaced: async () => undefined, onReopened: () => undefined },
  );
  const full = () => Promise.reject(Object.assign(new Error('full'), { name: 'QuotaExceededError' }));
  await disk.keep(full);
  await disk.keep(full);
  expect(freed).toBe(1);
  setBack();
  await disk.keep(full);
  expect(freed).toBe(2);
});

test('copies are stored again, and the shopper is told that there is room', async () => {
  const { now, setBack } = setUp();
  const room = createRoomMaker({ write: async () => true }, createMemoryDevice(), now, () => undefined);
  const told: StorageState[] = [];
  const health = createStorageHealth(now, (state) => told.push(state));
  await room.steps[0]?.();
  health.failed('full');
  health.well();
  expect([room.mayStore(), told]).toEqual([false, ['full']]);
  setBack();
  health.well();
  expect([room.mayStore(), told]).toEqual([true, ['full', 'ok']]);
});

test('a device without a network looks for it', () => {
  const { now, setBack } = setUp();
  let polls = 0;
  const background = createBackground({
    network: { isOnline: false } as never,
    outbox: {} as never,
    poll: async () => void (polls += 1),
    pollIntervalMs: () => 30_000,
    isBusy: () => false,
    now,
    schedule: never,
    report: () => undefined,
  });
  background.probe();
  background.probe();
  expect(polls).toBe(1);
  setBack();
  background.probe();
  expect(polls).toBe(2);
});

test('a catalogue that changed is downloaded, and a shop that was restored is followed', async () => {
  const { now, setBack } = setUp();
  const asked = { manifest: manifest(2) };
  const http = {
    bytes: async (_: string, __: boolean, onReceived: (bytes: number) => void) => {
      onReceived(800_000);
      return ok(new ArrayBuffer(800_000));
    },
    call: async () => ok(asked.manifest),
  } as never;
  const downloads = createDownloads(http, { file: async () => null }, now);
  await downloads.fetchPair(manifest(2), false);
  const snapshot = createSnapshotManager({
    http,
    store: { find: async () => null, list: async () => [] } as never,
    now,
    staleAfterMs: () => 60_000,
    onState: () => undefined,
    onEpoch: () => undefined,
    warn: () => undefined,
  });
  await snapshot.refresh('sv-se', false);
  asked.manifest = manifest(1);
  await snapshot.refresh('sv-se', false);
  const seen = () => [downloads.shouldDownload(manifest(3), false), snapshot.latestTextHash()];
  expect(seen()).toEqual([false, 't2']);
  setBack();
  await snapshot.refresh('sv-se', false);
  expect(seen()).toEqual([true, 't1']);
});

test('menu and pages are fetched again', async () => {
  const { now, setBack } = setUp();
  let fetched = 0;
  const poll = createPoll({
    market: 'sv-se',
    isMetered: () => false,
    keeping: { read: async () => true } as never,
    network: { isOnline: true } as never,
    snapshot: { refresh: async () => undefined, latestTextHash: () => 't', asOf: () => 0 },
    responses: {
      prefetch: async () => {
        fetched += 1;
        return true;
      },
    },
    now,
    keepHome: async () => undefined,
  });
  await poll.run();
  const once = fetched;
  await poll.run();
  expect([fetched, once > 0]).toEqual([once, true]);
  setBack();
  await poll.run();
  expect(fetched).toBe(2 * once);
});

test('events are sent over a websocket again', async () => {
  const { now, setBack } = setUp();
  let attempts = 0;
  const socket = createEventsSocket({
    connect: () => {
      attempts += 1;
      throw new Error('forbidden');
    },
    onOpen: () => undefined,
    now,
    random: () => 0,
    schedule: never,
  });
  await socket.send([]);
  await socket.send([]);
  expect(attempts).toBe(1);
  setBack();
  await socket.send([]);
  expect(attempts).toBe(2);
});

test('what failed on a page is loaded again as soon as ever', () => {
  const { now, setBack } = setUp();
  const pauses: number[] = [];
  const loads = createFailedLoads(now, (work, ms) => {
    pauses.push(ms);
    work();
  });
  loads.connect({ state: { matches: [] }, invalidate: async () => undefined });
  loads.retry();
  setBack();
  loads.retry();
  expect(pauses).toEqual([0, 0]);
});
