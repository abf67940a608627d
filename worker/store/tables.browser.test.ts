// Whoever asks the device for other things waits for no transaction of a catalogue, in a real database.
import { expect, test } from 'vitest';
import { openShopDatabase, type Tables } from '#worker/store/db.ts';
import { createRecentlyViewed } from '#worker/store/recently-viewed.ts';
import { createResponseStore } from '#worker/store/responses.ts';
import { createVisitor } from '#worker/store/visitor.ts';

const OF_CATALOGUES = ['snapshots', 'files'] as const;

/** In a transaction: one request after the other until it is over, or it would end. */
function endlessWork() {
  const begun = Promise.withResolvers<void>();
  const state = { isOver: false };
  const work = async ({ files }: Tables) => {
    while (!state.isOver) {
      await files.get('none');
      begun.resolve();
    }
  };
  return { work, begun: begun.promise, end: () => void (state.isOver = true) };
}

// One writes at a time in some browsers, whatever it writes.
test('the visit, what was viewed and responses are written while a catalogue is read, and read while one is written', async () => {
  const name = `tables-${crypto.randomUUID()}`;
  const open = () => openShopDatabase({ schedule: () => () => undefined, onFailure: () => undefined }, name);
  const [db, other] = [open(), open()];
  const visitor = createVisitor(db, () => 'visit');
  const viewed = createRecentlyViewed(db);
  const responses = createResponseStore(db, async () => ({ responses: 1_000 }));

  const reading = endlessWork();
  const isRead = other.read(reading.work, undefined, OF_CATALOGUES);
  await reading.begun;
  expect(await visitor.sessionAt(1)).toBe('visit');
  await visitor.noteClick('p1', 'r1');
  await viewed.add('p1', 1);
  expect(await responses.put('key', 'sv-se', 'body', 1)).toBe(true);
  reading.end();
  await isRead;

  const writing = endlessWork();
  const isWritten = other.write(writing.work, OF_CATALOGUES);
  await writing.begun;
  expect(await visitor.clickedResult('p1')).toBe('r1');
  expect(await viewed.list()).toEqual(['p1']);
  expect(await responses.find('key')).toEqual({ body: 'body', at: 1 });
  writing.end();
  expect(await isWritten).toBe(true);
  db.close();
  other.close();
}, 15_000);
