// Photos that wait for their turn are on disk, not in memory: they are read when they are encoded.
import { createServer, type Server } from 'node:http';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawingImageId, type ImageSource, remoteImageId } from '#catalogue/catalogue.ts';
import { IMAGE_WIDTHS } from '#contract/image-widths.ts';
import { demoRoom } from '#demo/demo.ts';
import { createImageFiles } from '#server/images/image-files.ts';
import type { Images } from '#server/images/images.ts';
import { createPictureRecords } from '#server/images/picture-records.ts';
import { mountImages } from '#server/images/route.ts';
import { createLog } from '#server/log.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { temporaryFolder } from '#tests/databases.ts';
import { beanieDrawing } from '#tests/fixtures/beanie-drawing.ts';

const CLIENT = '203.0.113.9';
const OTHER_CLIENT = '198.51.100.7';
/** How many pictures of one client are made at once, and how many wait. */
const OF_CLIENT = Math.max(2, availableParallelism());
const WAITING_OF_CLIENT = 200;
/** How many photos of one host are fetched at once. */
const OF_HOST = 4;
const MAX_PHOTO_BYTES = 12 * 1024 ** 2;
/** How many of the largest photos are held that the disk does not take. */
const MAX_UNKEPT = 4;

const DRAWINGS = Array.from({ length: 30 }, (_, seed) => beanieDrawing(seed));
const colored = (background: string, side = 40) =>
  sharp({ create: { width: side, height: side, channels: 3, background } });
const RED = await colored('#cc2222').png().toBuffer();
const GREEN = await colored('#22cc22').png().toBuffer();

let app: FastifyInstance;
let store: Store;
let images: Images;
let dataDir = '';
let origin = '';
let openGate: () => void;
let drawing = 0;
let lookups = 0;
let host: Server;
let hostOrigin = '';
/** Is called before a photo is sent. */
let onFetch: (url: string) => void;
let sent = RED;
let hangUp: AbortController;
let warnings: string[] = [];
const sources = new Map<string, ImageSource>();

beforeEach(async () => {
  dataDir = temporaryFolder();
  store = await openStore({ dataDir });
  const gate = new Promise<void>((resolve) => {
    openGate = resolve;
  });
  [drawing, lookups, sent, onFetch] = [0, 0, RED, () => undefined];
  hangUp = new AbortController();
  const lines: string[] = [];
  warnings = lines;
  sources.clear();
  for (const each of DRAWINGS) sources.set(drawingImageId(each, 1), each);
  host = createServer(({ url }, response) => {
    onFetch(`${hostOrigin}${url}`);
    response.writeHead(200, { 'content-type': 'image/png' }).end(sent);
  });
  await new Promise<void>((resolve) => {
    host.listen(0, '127.0.0.1', resolve);
  });
  hostOrigin = `http://photos.test:${(host.address() as AddressInfo).port}`;
  app = Fastify({ trustProxy: true, forceCloseConnections: true });
  images = mountImages(app, {
    lookup: async (id) => {
      lookups += 1;
      const source = sources.get(id);
      return source === undefined ? undefined : { source, tint: '#ab3344' };
    },
    dataDir,
    records: createPictureRecords(store),
    log: createLog('warn', { write: (line) => void lines.push(line) }),
    makesAvif: false,
    costs: { refusalOf: () => null, spend: () => undefined },
    async renderDrawing(source, width) {
      drawing += 1;
      await gate;
      return demoRoom.renderPicture(source, width);
    },
    access: {
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      isAllowed: () => true,
      timeLimitMs: 30_000,
    },
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  hangUp.abort();
  openGate();
  await images.idle();
  await app.close();
  host.closeAllConnections();
  host.close();
  await store.close();
});

const get = (id: string, client: string, width: number = IMAGE_WIDTHS[0]) =>
  fetch(`${origin}/images/${id}?width=${width}`, {
    headers: { 'x-forwarded-for': client },
    signal: hangUp.signal,
  });
function photoOf(path: string): string {
  const url = `${hostOrigin}${path}`;
  const imageId = remoteImageId(url);
  sources.set(imageId, { kind: 'remote', url });
  return imageId;
}
async function storedPhoto(path: string): Promise<string> {
  const imageId = photoOf(path);
  await createImageFiles(dataDir).writeOriginal(imageId, RED);
  return imageId;
}
const originalPath = (imageId: string) => join(dataDir, 'images', 'originals', imageId.slice(0, 2), imageId);
const replaceByGreen = (imageId: string) => createImageFiles(dataDir).writeOriginal(imageId, GREEN);
const isGreen = async (response: Response) => {
  const { dominant } = await sharp(await response.arrayBuffer()).stats();
  return dominant.g > dominant.r;
};
/** Every place of the client is taken until the gate opens, and `waiting` of its pictures wait for one. */
async function takeEveryPlace(waiting = 0): Promise<void> {
  const before = lookups;
  const keys = DRAWINGS.flatMap((each) =>
    IMAGE_WIDTHS.map((width) => [drawingImageId(each, 1), width] as const),
  );
  for (const [id, width] of keys.slice(0, OF_CLIENT + waiting)) get(id, CLIENT, width).catch(() => undefined);
  await expect.poll(() => [drawing, lookups - before]).toEqual([OF_CLIENT, OF_CLIENT + waiting]);
}
/** What was asked for before has come as far as it does without its turn. */
async function othersAreServed(): Promise<void> {
  expect((await get(await storedPhoto('/other.png'), OTHER_CLIENT)).status).toBe(200);
}

test('a photo that is stored is read when its turn has come', async () => {
  const id = await storedPhoto('/1.png');
  await takeEveryPlace();
  const answer = get(id, CLIENT);
  await expect.poll(() => lookups).toBe(OF_CLIENT + 1);
  await othersAreServed();
  await replaceByGreen(id);
  openGate();
  expect(await isGreen(await answer)).toBe(true);
});

test('a photo that was fetched is read again when its turn has come', async () => {
  const id = photoOf('/1.png');
  await takeEveryPlace();
  const answer = get(id, CLIENT);
  await expect.poll(async () => (await createImageFiles(dataDir).readOriginal(id)) !== undefined).toBe(true);
  await othersAreServed();
  await replaceByGreen(id);
  openGate();
  expect(await isGreen(await answer)).toBe(true);
});

test('a photo for which there is no room is not read', async () => {
  const id = photoOf('/1.png');
  // Reading it would fail.
  mkdirSync(originalPath(id), { recursive: true });
  await takeEveryPlace(WAITING_OF_CLIENT);
  const refused = await get(id, CLIENT);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
});

test('a photo that is hung up on while it waits is not read', async () => {
  const id = photoOf('/1.png');
  mkdirSync(originalPath(id), { recursive: true });
  await takeEveryPlace();
  const { signal } = hangUp;
  const client = { name: CLIENT, signal, refusal: () => null, onWasted: () => undefined };
  const picture = images.get(id, IMAGE_WIDTHS[0], false, client);
  await expect.poll(() => lookups).toBe(OF_CLIENT + 1);
  await othersAreServed();
  hangUp.abort();
  expect(await picture).toMatchObject({ ok: false, error: { code: 'overloaded' } });
});

test('a photo that is gone when its turn has come is to be asked for again', async () => {
  const id = await storedPhoto('/1.png');
  await takeEveryPlace();
  const answer = get(id, CLIENT);
  await expect.poll(() => lookups).toBe(OF_CLIENT + 1);
  await othersAreServed();
  rmSync(originalPath(id));
  openGate();
  expect((await answer).status).toBe(503);
  expect((await get(id, CLIENT)).status).toBe(200);
});

test('what is known without a turn is told at once', async () => {
  const id = await storedPhoto('/1.png');
  const first = await get(id, CLIENT);
  const tag = first.headers.get('etag') ?? '';
  await takeEveryPlace();
  expect((await get(id, CLIENT)).status).toBe(200);
  const again = await fetch(`${origin}/images/${id}?width=${IMAGE_WIDTHS[0]}`, {
    headers: { 'x-forwarded-for': CLIENT, 'if-none-match': tag },
  });
  expect(again.status).toBe(304);
  expect((await get('a'.repeat(14), CLIENT)).status).toBe(404);
});

test('no more photos are fetched than have come to the disk', async () => {
  // Quick to send, slow to measure.
  sent = await colored('#2222cc', 2_500).png().toBuffer();
  let asked = 0;
  let held = 0;
  onFetch = () => {
    asked += 1;
    const folder = join(dataDir, 'images', 'originals');
    mkdirSync(folder, { recursive: true });
    const files = readdirSync(folder, { recursive: true, withFileTypes: true });
    const there = files.filter((file) => file.isFile() && !file.name.endsWith('.tmp')).length;
    held = Math.max(held, asked - there);
  };
  const ids = Array.from({ length: 16 }, (_, number) => photoOf(`/${number}.png`));
  const answers = await Promise.all(ids.map((id) => get(id, CLIENT)));
  expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
  expect(asked).toBe(ids.length);
  expect(held).toBeLessThanOrEqual(OF_HOST);
});

test('of photos that the disk does not take a few wait in memory, and no more', async () => {
  sent = await colored('#cc2222', 1_980).png({ compressionLevel: 0 }).toBuffer();
  expect(sent.byteLength).toBeGreaterThan((MAX_PHOTO_BYTES * MAX_UNKEPT) / (MAX_UNKEPT + 1));
  expect(sent.byteLength).toBeLessThan(MAX_PHOTO_BYTES);
  // In the place of the file that it is to become.
  onFetch = (url) => void mkdirSync(originalPath(remoteImageId(url)), { recursive: true });
  await takeEveryPlace();
  const answers: Promise<Response>[] = [];
  for (let number = 0; number <= MAX_UNKEPT; number += 1) {
    answers.push(get(photoOf(`/${number}.png`), CLIENT));
    await expect.poll(() => warnings.length).toBe(number + 1);
  }
  rmSync(join(dataDir, 'images', 'originals'), { recursive: true });
  openGate();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses).toEqual([503, ...answers.slice(1).map(() => 200)]);
});
