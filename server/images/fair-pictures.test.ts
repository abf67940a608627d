// Pictures that nobody waits for any more are not made, and what one client asks for does not keep others from theirs.
import { availableParallelism } from 'node:os';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shopError } from '#contract/errors.ts';
import { drawingImageId } from '#catalogue/catalogue.ts';
import { demoRoom } from '#demo/demo.ts';
import { createPictureRecords } from '#server/images/picture-records.ts';
import { mountImages } from '#server/images/route.ts';
import { createLog } from '#server/log.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { temporaryFolder } from '#tests/databases.ts';
import { beanieDrawing } from '#tests/fixtures/beanie-drawing.ts';

const COUNT = 40;
const DRAWINGS = new Map(
  Array.from({ length: COUNT }, (_, seed) => {
    const drawing = beanieDrawing(seed);
    return [drawingImageId(drawing, 1), drawing];
  }),
);
const IDS = [...DRAWINGS.keys()];
/** How many pictures of one client are made at once. */
const OF_CLIENT = Math.max(2, availableParallelism());

let app: FastifyInstance;
let store: Store;
let origin = '';
/** Ids in the order in which they are drawn; drawing waits for the gate. */
let drawn: string[] = [];
let openGate: () => void;
/** What the database is asked waits for it. */
let lookedUp: Promise<void> = Promise.resolve();
/** Requests that have reached the server, and those that it knows to be hung up on. */
let arrivals = 0;
let hangUps = 0;
/** What was spent on pictures for nobody, by address: ms. */
let wasted = new Map<string, number>();
beforeEach(async () => {
  const dataDir = temporaryFolder();
  store = await openStore({ dataDir, databaseUrl: undefined });
  const gate = new Promise<void>((resolve) => {
    openGate = resolve;
  });
  drawn = [];
  lookedUp = Promise.resolve();
  arrivals = 0;
  hangUps = 0;
  // Of this test's server: the one before may still make a picture for nobody.
  const spent = new Map<string, number>();
  wasted = spent;
  app = Fastify({ trustProxy: true, forceCloseConnections: true });
  app.addHook('onRequest', (_request, _reply, done) => {
    arrivals += 1;
    done();
  });
  app.addHook('onRequestAbort', (_, done) => {
    hangUps += 1;
    done();
  });
  mountImages(app, {
    lookup: async (id) => {
      await lookedUp;
      const source = DRAWINGS.get(id);
      return source === undefined ? undefined : { source, tint: '#ab3344' };
    },
    dataDir,
    records: createPictureRecords(store),
    log: createLog('silent'),
    makesAvif: false,
    costs: {
      refusalOf: (client) =>
        (spent.get(client ?? '') ?? 0) > 0 ? shopError('too_many_requests', { retryAfterS: 7 }) : null,
      spend: (client, ms) => void spent.set(client ?? '', (spent.get(client ?? '') ?? 0) + ms),
    },
    async renderDrawing(source, width) {
      drawn.push(drawingImageId(source, 1));
      await gate;
      return demoRoom.renderPicture(source, width);
    },
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  openGate();
  await app.close();
  await store.close();
});

const get = (id: string | undefined, client: string, signal?: AbortSignal, width = 96) =>
  fetch(`${origin}/images/${id}?width=${width}`, {
    headers: { 'x-forwarded-for': client },
    ...(signal === undefined ? {} : { signal }),
  });
const statusOf = async (response: Promise<Response>) => (await response).status;

test('of pictures that were hung up on those that were begun are made, and no other', async () => {
  const controller = new AbortController();
  const hungUp = IDS.slice(0, 30).map((id) => get(id, '203.0.113.9', controller.signal).catch(() => null));
  await expect.poll(() => drawn.length).toBe(OF_CLIENT);
  controller.abort();
  await Promise.all(hungUp);
  await expect.poll(() => hangUps).toBe(30);
  const wanted = get(IDS.at(-1), '203.0.113.9');
  await expect.poll(() => arrivals).toBe(31);
  openGate();
  expect(await statusOf(wanted)).toBe(200);
  expect(drawn).toEqual([...drawn.slice(0, OF_CLIENT), IDS.at(-1)]);
});

test('while a client waits for many, another gets its own at once', async () => {
  const many = IDS.slice(0, 30).map((id) => get(id, '203.0.113.9'));
  await expect.poll(() => drawn.length).toBe(OF_CLIENT);
  const other = get(IDS.at(-1), '198.51.100.7');
  await expect.poll(() => drawn.at(-1)).toBe(IDS.at(-1));
  expect(drawn).toHaveLength(OF_CLIENT + 1);
  openGate();
  expect(await statusOf(other)).toBe(200);
  expect(new Set(await Promise.all(many.map(statusOf)))).toEqual(new Set([200]));
});

test('a picture for which one hung up and another still waits is made, once', async () => {
  const filler = IDS.slice(0, 10).map((id) => get(id, '203.0.113.9'));
  await expect.poll(() => drawn.length).toBe(OF_CLIENT);
  const controller = new AbortController();
  const shared = IDS.at(-1);
  const gone = get(shared, '203.0.113.9', controller.signal).catch(() => null);
  const waiting = get(shared, '203.0.113.9');
  await expect.poll(() => arrivals).toBe(12);
  controller.abort();
  await gone;
  await expect.poll(() => hangUps).toBe(1);
  const late = get(shared, '203.0.113.9');
  await expect.poll(() => arrivals).toBe(13);
  openGate();
  expect(await Promise.all([waiting, late].map(statusOf))).toEqual([200, 200]);
  await Promise.all(filler);
  expect(drawn.filter((id) => id === shared)).toHaveLength(1);
});

test('a picture that was hung up on before it was found is made for who asks for it afterwards', async () => {
  let find = () => {};
  lookedUp = new Promise((resolve) => {
    find = resolve;
  });
  const controller = new AbortController();
  const gone = get(IDS[0], '203.0.113.9', controller.signal).catch(() => null);
  await expect.poll(() => arrivals).toBe(1);
  controller.abort();
  await gone;
  await expect.poll(() => hangUps).toBe(1);
  const again = get(IDS[0], '203.0.113.9');
  await expect.poll(() => arrivals).toBe(2);
  find();
  openGate();
  expect(await statusOf(again)).toBe(200);
});

test('who lets pictures be made for nobody gets those that are there, and no others for a while', async () => {
  const client = '203.0.113.9';
  openGate();
  expect(await statusOf(get(IDS[0], client))).toBe(200);
  expect(wasted.size).toBe(0);
  const controller = new AbortController();
  const gone = get(IDS[1], client, controller.signal, 960).catch(() => null);
  await expect.poll(() => drawn.length).toBe(2);
  controller.abort();
  await gone;
  await expect.poll(() => wasted.get(client) ?? 0).toBeGreaterThan(0);
  const refused = await get(IDS[2], client);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7']);
  expect(await statusOf(get(IDS[0], client))).toBe(200);
  expect(await statusOf(get(IDS[2], '198.51.100.7'))).toBe(200);
});
