import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { createResponseStore } from '#worker/store/responses.ts';
import { storedPair } from '#tests/fixtures/stored-pair.ts';
import { openShopDatabase, type ShopDatabase, type ShopDatabaseOptions } from '#worker/store/db.ts';
import { createRecentlyViewed } from '#worker/store/recently-viewed.ts';
import { createMemoryDevice } from '#tests/fixtures/device-storage.ts';
import { createLosableDevice } from '#tests/fixtures/lost-connection.ts';
import { readStoredData } from '#tests/fixtures/stored-data.ts';
import { createRoomMaker } from '#worker/store/make-room.ts';
import { createSnapshotStore } from '#worker/store/snapshots.ts';
import { createVisitor } from '#worker/store/visitor.ts';

let db: ShopDatabase;
let faults: string[];
const options: ShopDatabaseOptions = {
  schedule: () => () => undefined,
  onFailure: (fault) => faults.push(fault),
};
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  Dexie.dependencies.indexedDB = globalThis.indexedDB;
  faults = [];
  db = openShopDatabase(options);
});

const budget =
  (responses = 9_000, snapshots = 16) =>
  async () => ({ responses, snapshots });

test('the newest 200 answers are kept, each with the time the server gave it', async () => {
  const answers = createResponseStore(db, budget());
  for (let at = 0; at < 203; at += 1) await answers.put(`q${at}`, 'sv-se', { at }, at);
  expect(await answers.find('q2')).toBeNull();
  expect(await answers.find('q3')).toEqual({ body: { at: 3 }, at: 3 });
});

const intact = () => 'intact' as const;

test('the snapshots of the markets used last are kept, and no file that none of them names', async () => {
  const snapshots = createSnapshotStore(db, budget());
  await snapshots.put(storedPair('sv-se', 'sv', 'se-1'), 1);
  await snapshots.put(storedPair('sv-no', 'sv', 'no-1'), 2);
  await snapshots.put(storedPair('sv-no', 'sv', 'no-2'), 3);
  expect(await snapshots.file('no-1')).toBeNull();
  await snapshots.put(storedPair('en-eu', 'en', 'eu-1'), 4);
  expect(await snapshots.find('sv-se', intact)).toBeNull();
  expect(await snapshots.file('se-1')).toBeNull();
  expect((await snapshots.find('sv-no', intact))?.columns.byteLength).toBe(8);
  await snapshots.remove('en-eu');
  expect(await snapshots.find('en-eu', intact)).toBeNull();
});

test('as many markets are kept as fit, a text base they share counted once, and the one in use always', async () => {
  const snapshots = createSnapshotStore(db, budget(0, 16));
  await snapshots.put(storedPair('sv-se', 'sv', 'se-1'), 1);
  await snapshots.put(storedPair('sv-no', 'sv', 'no-1'), 2);
  await snapshots.put(storedPair('sv-dk', 'sv', 'dk-1'), 3);
  await snapshots.touch('sv-se', 4);
  await snapshots.put(storedPair('en-eu', 'en', 'eu-1'), 5);
  expect(
    await Promise.all(['sv-se', 'sv-no', 'sv-dk', 'en-eu'].map((market) => snapshots.find(market, intact))),
  ).toEqual([expect.anything(), null, null, expect.anything()]);
  const narrow = createSnapshotStore(db, budget(0, 1));
  await narrow.put(storedPair('de-de', 'de', 'de-1'), 6);
  expect([await narrow.find('de-de', intact), await narrow.find('en-eu', intact)]).toEqual([
    expect.anything(),
    null,
  ]);
});

test('a market that is deleted, or has no room beside the others, is ready without a network no more', async () => {
  const device = createMemoryDevice();
  const snapshots = createSnapshotStore(db, budget(), () => true, device);
  await snapshots.put(storedPair('sv-se', 'sv', 'se-1'), 1);
  await snapshots.put(storedPair('sv-no', 'sv', 'no-1'), 2);
  expect(device.forgotten).toEqual([]);
  await snapshots.put(storedPair('en-eu', 'en', 'eu-1'), 3);
  expect([device.forgotten, device.noted]).toEqual([['sv-se'], ['en-eu', 'sv-no']]);
  await snapshots.remove('sv-no');
  expect([device.forgotten, device.noted]).toEqual([['sv-se', 'sv-no'], ['en-eu']]);
});

test('the oldest responses go when all together are above the budget', async () => {
  const responses = createResponseStore(db, budget(250));
  for (let at = 0; at < 4; at += 1) await responses.put(`q${at}`, 'sv-se', 'x'.repeat(98), at);
  const kept = await Promise.all([0, 1, 2, 3].map((at) => responses.find(`q${at}`)));
  expect(kept.map((one) => one !== null)).toEqual([false, false, true, true]);
});

test('menu and pages, without which there is no page, do not make way for other responses', async () => {
  const menu = 'bootstrapMenu {"query":{"market":"sv-se"}}';
  const responses = createResponseStore(db, budget(250));
  await responses.put(menu, 'sv-se', 'menu', 0);
  for (let at = 1; at < 202; at += 1) await responses.put(`q${at}`, 'sv-se', '', at);
  await responses.put('large', 'sv-se', 'x'.repeat(242), 202);
  const kept = await Promise.all([menu, 'q201', 'large'].map((key) => responses.find(key)));
  expect(kept.map((one) => one !== null)).toEqual([true, false, true]);
});

test('while room is made for what waits, no copy is stored; then again', async () => {
  let now = 0;
  const device = createMemoryDevice();
  let gone = 0;
  const room = createRoomMaker(
    db,
    device,
    () => now,
    () => (gone += 1),
  );
  const responses = createResponseStore(db, budget(), room.mayStore);
  const snapshots = createSnapshotStore(db, budget(), room.mayStore, device);
  const menu = 'bootstrapMenu {"query":{"market":"sv-se"}}';
  for (const key of ['q', menu]) await responses.put(key, 'sv-se', 1, 1);
  await snapshots.put(storedPair('sv-se', 'sv', 'se-1'), 1);
  device.pictures = 1;
  const held = async () => [
    device.pictures > 0,
    (await responses.find('q')) !== null,
    (await responses.find(menu)) !== null,
    (await snapshots.find('sv-se', intact)) !== null,
    device.noted.length > 0,
  ];
  const seen = [await held()];
  for (const step of room.steps) {
    expect([device.forgotten, gone]).toEqual([[], 0]);
    await step();
    seen.push(await held());
  }
  expect(seen).toEqual([
    [true, true, true, true, true],
    [false, true, true, true, true],
    [false, false, true, true, true],
    [false, false, false, false, false],
  ]);
  // What is not on the device is not offered without a network.
  expect([device.forgotten, gone]).toEqual([[null], 1]);
  const put = async () => [
    await snapshots.put(storedPair('sv-se', 'sv', 'se-1'), 1),
    await responses.put('q', 'sv-se', 1, 1),
  ];
  expect([await put(), await responses.find('q')]).toEqual([[false, false], null]);
  now = 11 * 60_000;
  expect(await put()).toEqual([true, true]);
});

test('responses are removed by how their key begins', async () => {
  const responses = createResponseStore(db, budget());
  await responses.put('searchResults {"query":"wool"}', 'sv-se', 1, 1);
  await responses.put('listing {"id":"wool"}', 'sv-se', 2, 2);
  await responses.removeByPrefix('search');
  expect(await responses.find('searchResults {"query":"wool"}')).toBeNull();
  expect(await responses.find('listing {"id":"wool"}')).not.toBeNull();
});

test('the last 30 products looked at, newest first, each once', async () => {
  const viewed = createRecentlyViewed(db);
  for (let i = 0; i < 32; i += 1) await viewed.add(`p${i}`, i);
  await viewed.add('p5', 99);
  const list = await viewed.list();
  expect(list).toHaveLength(30);
  expect([...list.slice(0, 2), list.at(-1)]).toEqual(['p5', 'p31', 'p2']);
  await viewed.clear();
  expect(await viewed.list()).toEqual([]);
});

test('a database of the first version keeps what it holds, but for the searches it had listed', async () => {
  const older = new Dexie('older');
  older.version(1).stores({
    answers: 'question, at',
    files: 'hash',
    snapshots: 'market, usedAt',
    searches: 'query, at',
    visitor: 'key',
  });
  await older.table('searches').put({ query: 'jacka', at: 1 });
  await older.table('visitor').put({ key: 'visitor', sessionId: 'visit-0', seenAt: 1 });
  older.close();
  const upgraded = openShopDatabase(options, 'older');
  expect(await createVisitor(upgraded, () => 'new').sessionAt(2)).toBe('visit-0');
  await createRecentlyViewed(upgraded).add('p1', 1);
  expect(await createRecentlyViewed(upgraded).list()).toEqual(['p1']);
  expect(faults).toEqual([]);
  upgraded.close();
  const stored = await readStoredData();
  expect(stored).toContain('visit-0');
  expect(stored).not.toContain('jacka');
  expect(stored).not.toContain('searches');
});

test('a visit is one id in all tabs until half an hour of silence', async () => {
  let ids = 0;
  const visitor = () => createVisitor(db, () => `visit-${(ids += 1)}`);
  const minute = 60_000;
  const [one, other] = [visitor(), visitor()];
  const first = await one.sessionAt(0);
  expect(await other.sessionAt(29 * minute)).toBe(first);
  expect(await one.sessionAt(58 * minute)).toBe(first);
  expect(await one.sessionAt(89 * minute)).not.toBe(first);
});

test('the visit that a worker knows is the one of the next event, also after half an hour of silence', async () => {
  let ids = 0;
  const visitor = createVisitor(db, () => `visit-${(ids += 1)}`);
  const minute = 60_000;
  const first = visitor.knownSession(0);
  expect(await visitor.sessionAt(minute)).toBe(first);
  const second = visitor.knownSession(41 * minute);
  expect(second).not.toBe(first);
  expect(await visitor.sessionAt(42 * minute)).toBe(second);
});

test('what the device lost the connection to is opened again; what it refuses is told and lived with', async () => {
  const answers = createResponseStore(db, budget());
  await answers.put('q', 'sv-se', 1, 1);
  db.close();
  expect(await answers.find('q')).toEqual({ body: 1, at: 1 });
  expect(faults).toEqual([]);
  Dexie.dependencies.indexedDB = undefined as unknown as IDBFactory;
  const refused = openShopDatabase(options, 'refused');
  expect(await createResponseStore(refused, budget()).find('q')).toBeNull();
  expect(faults).toEqual(['forbidden']);
});

test.each(['closeConnection', 'breakConnection'] as const)(
  '%s under two operations at once: both go on, and nothing is told',
  async (lose) => {
    const device = createLosableDevice();
    const answers = createResponseStore(openShopDatabase(options), budget());
    await answers.put('q', 'sv-se', 1, 1);
    device[lose]();
    const found = await Promise.all(['q', 'q', 'q'].map((question) => answers.find(question)));
    device.forgetWarnings();
    expect([found.map((one) => one?.body), faults]).toEqual([[1, 1, 1], []]);
  },
);

test('a market that is deleted leaves the files that another market uses', async () => {
  const snapshots = createSnapshotStore(db, budget(9_000, 100));
  await snapshots.put(storedPair('sv-se', 'sv', 'se-1'), 1);
  await snapshots.put(storedPair('sv-no', 'sv', 'no-1'), 2);
  expect((await snapshots.list())?.map(({ market }) => market)).toEqual(['sv-no', 'sv-se']);
  await snapshots.remove('sv-no');
  expect(await snapshots.file('no-1')).toBeNull();
  expect((await snapshots.find('sv-se', intact))?.columns.byteLength).toBe(8);
  await snapshots.remove('sv-se');
  expect(await snapshots.list()).toEqual([]);
  expect(await snapshots.file('sv')).toBeNull();
});

test('answers are deleted by market, and their size is known', async () => {
  const answers = createResponseStore(db, budget());
  await answers.put('a', 'sv-se', 'four', 1);
  await answers.put('b', 'en-eu', 'fours', 2);
  expect(await answers.size()).toBe(13);
  await answers.removeMarket('sv-se');
  expect(await answers.find('a')).toBeNull();
  expect(await answers.size()).toBe(7);
});

test('nothing is stored where the choice to keep nothing is made while the device says how much room it has', async () => {
  const choice = { keeps: true };
  const changing = async () => {
    choice.keeps = false;
    return budget()();
  };
  const mayStore = () => choice.keeps;
  expect(await createResponseStore(db, changing, mayStore).put('q', 'sv-se', 1, 1)).toBe(false);
  choice.keeps = true;
  expect(await createSnapshotStore(db, changing, mayStore).put(storedPair('sv-se', 'sv', 'se-1'), 1)).toBe(
    false,
  );
});
