// A stop while a client keeps its request open: what the node does at intervals ends at once, and the client is not waited for.
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderMail } from '#src/mails/entry-mails.tsx';
import { listMails, queueMail } from '#store/mails.ts';
import { openStore } from '#store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { mailContents } from '#tests/fixtures/orders.ts';
import { startTestShop } from '#tests/shop.ts';

/** Longer than until mails are looked for again. */
const NEXT_LOOK_MS = 4_000;
/** Sooner than the process is ended by force. */
const STOP_LIMIT_MS = 14_000;

let place: TestDatabase;
beforeEach(async () => {
  place = await DATABASES[0]!.make();
});
afterEach(() => place.remove());

test('no mail is begun, and the stop ends in its time', { timeout: 60_000 }, async () => {
  const pages = async () => ({ render: () => Promise.reject(new Error('no pages')), renderMail });
  const shop = await startTestShop(place, undefined, pages);
  const store = await openStore(place);
  const areAllSent = async () => (await listMails(store.db)).every(({ state }) => state === 'sent');
  const content = mailContents('sv-se').find(({ kind }) => kind === 'order')!;
  const queue = (mailId: string) =>
    store.transaction((tx) =>
      queueMail(tx, { ...content, mailId, market: 'sv-se', to: 'anna@example.com', notBefore: Date.now() }),
    );
  await queue('first');
  await expect.poll(areAllSent, { timeout: 10_000 }).toBe(true);
  const socket = connect(Number(new URL(shop.server.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write('POST /api/events/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{');
  const ended = Promise.race([once(socket, 'close'), once(socket, 'error')]);
  await new Promise((resolve) => setTimeout(resolve, 200));
  const begunAt = performance.now();
  const closing = shop.server.close();
  await queue('second');
  await new Promise((resolve) => setTimeout(resolve, NEXT_LOOK_MS));
  expect(await areAllSent()).toBe(false);
  socket.resume();
  await Promise.all([closing, ended]);
  expect(performance.now() - begunAt).toBeLessThan(STOP_LIMIT_MS);
  await store.close();
});
