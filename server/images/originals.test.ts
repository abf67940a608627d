// Merchants' photos on their way: a host that does not answer holds up its own alone, and a disk that takes none holds up none.
import { createServer, type RequestListener, type Server } from 'node:http';
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { remoteImageId } from '#catalogue/catalogue.ts';
import { createImages, type ImageClient, type Images } from '#server/images/images.ts';
import { createPictureRecords } from '#server/images/picture-records.ts';
import { createLog } from '#server/log.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { temporaryFolder } from '#tests/databases.ts';

const TIME_LIMIT_MS = 30_000;
const RED = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#cc2222' } })
  .png()
  .toBuffer();

let dataDir = '';
let store: Store;
let images: Images;
let warnings: string[] = [];
const hosts: Server[] = [];
const urls = new Map<string, string>();

beforeEach(async () => {
  dataDir = temporaryFolder();
  store = await openStore({ dataDir });
  // Of this test's shop: fetches of the one before may still end.
  const lines: string[] = [];
  warnings = lines;
  images = createImages({
    lookup: (id) => {
      const url = urls.get(id);
      return Promise.resolve(
        url === undefined ? undefined : { source: { kind: 'remote', url }, tint: '#dddddd' },
      );
    },
    dataDir,
    records: createPictureRecords(store),
    renderDrawing: undefined,
    makesAvif: false,
    log: createLog('warn', { write: (line) => void lines.push(line) }),
    access: {
      resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
      isAllowed: () => true,
      timeLimitMs: TIME_LIMIT_MS,
    },
  });
});
afterEach(async () => {
  for (const host of hosts.splice(0)) {
    host.closeAllConnections();
    host.close();
  }
  await images.idle();
  await store.close();
});

async function startHost(name: string, answer: RequestListener): Promise<string> {
  const host = createServer(answer);
  hosts.push(host);
  await new Promise<void>((resolve) => {
    host.listen(0, '127.0.0.1', resolve);
  });
  return `http://${name}:${(host.address() as AddressInfo).port}`;
}
const sendPhoto: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'image/png' }).end(RED);
};
function pictureOf(url: string): string {
  const imageId = remoteImageId(url);
  urls.set(imageId, url);
  return imageId;
}
const clientWith = (signal: AbortSignal): ImageClient => ({
  name: null,
  signal,
  refusal: () => null,
  onWasted: () => undefined,
});

test('a host that does not answer holds up no pictures of another', async () => {
  const dead = await startHost('dead.test', () => undefined);
  const alive = await startHost('alive.test', sendPhoto);
  const hangUp = new AbortController();
  const waiting = Array.from({ length: 16 }, (_, number) =>
    images.get(pictureOf(`${dead}/${number}.png`), 96, false, clientWith(hangUp.signal)),
  );
  const startedAt = performance.now();
  const picture = await images.get(pictureOf(`${alive}/1.png`), 96, false);
  expect(picture).toMatchObject({ ok: true, value: { isPlaceholder: false } });
  expect(performance.now() - startedAt).toBeLessThan(TIME_LIMIT_MS / 2);
  hangUp.abort();
  await Promise.all(waiting);
});

test('who hangs up waits for no photo', async () => {
  const asked = Promise.withResolvers<void>();
  const dead = await startHost('dead.test', () => asked.resolve());
  const hangUp = new AbortController();
  const picture = images.get(pictureOf(`${dead}/1.png`), 96, false, clientWith(hangUp.signal));
  await asked.promise;
  const startedAt = performance.now();
  hangUp.abort();
  expect(await picture).toMatchObject({ ok: false, error: { code: 'overloaded' } });
  expect(performance.now() - startedAt).toBeLessThan(TIME_LIMIT_MS / 2);
});

test('a photo that the disk does not take is shown all the same, and does not count as one that did not come', async () => {
  const path = '/1.png';
  const host = await startHost('alive.test', (request, response) => {
    const imageId = remoteImageId(`${host}${path}`);
    // In the place of the file that it is to become.
    mkdirSync(join(dataDir, 'images', 'originals', imageId.slice(0, 2), imageId), { recursive: true });
    sendPhoto(request, response);
  });
  const imageId = pictureOf(`${host}${path}`);
  expect(await images.get(imageId, 96, false)).toMatchObject({ ok: true, value: { isPlaceholder: false } });
  expect(warnings.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ imageId }]);
  expect(await createPictureRecords(store).failureOf(imageId)).toBeUndefined();
});
