// Pictures that failed come at a later try: after growing pauses, at a limited pace, on one node, over a restart.
import { createServer, type Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { remoteImageId } from '#catalogue/catalogue.ts';
import { createImages, type Images } from '#server/images/images.ts';
import { createPictureRecords, pauseAfter } from '#server/images/picture-records.ts';
import { RETRIES_PER_MINUTE, RETRY_INTERVAL_MS, retryDuePictures } from '#server/images/picture-retries.ts';
import { createLog } from '#server/log.ts';
import { imageById } from '#store/images.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { endPicturePauses, listPictureFailures } from '#store/picture-failures.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';

const MINUTE_MS = 60_000;
const RED = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#cc2222' } })
  .png()
  .toBuffer();

test('pauses grow from minutes to a week', () => {
  const minutes = [1, 2, 3, 4, 5, 6, 7, 8, 20].map((attempts) => pauseAfter(attempts) / MINUTE_MS);
  expect(minutes).toEqual([5, 15, 45, 135, 405, 1215, 3645, 10_080, 10_080]);
});

describe.each(DATABASES)('pictures that failed, on $name', ({ make }) => {
  let place: TestDatabase;
  let store: Store;
  let host: Server;
  let origin: string;
  let isUp = false;
  let asked: string[] = [];
  let now = 0;
  const folders: string[] = [];

  beforeEach(async () => {
    place = await make();
    store = await openStore(place);
    [isUp, asked, now] = [false, [], 1_000_000];
    host = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(isUp ? 200 : 503, { 'content-type': isUp ? 'image/png' : 'text/plain' });
      response.end(isUp ? RED : 'down');
    });
    await new Promise<void>((resolve) => {
      host.listen(0, '127.0.0.1', resolve);
    });
    const address = host.address();
    origin = `http://photos.example:${typeof address === 'object' && address !== null ? address.port : 0}`;
  });
  afterEach(async () => {
    await new Promise((resolve) => {
      host.close(resolve);
    });
    await store.close();
    await place.remove();
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
  });

  /** A node with a disk of its own. */
  async function startNode(holder: string) {
    const dataDir = await mkdtemp(join(tmpdir(), 'cairn-pictures-'));
    folders.push(dataDir);
    const images = createImages({
      lookup: (id) => imageById(store.db, id),
      records: createPictureRecords(store),
      dataDir,
      renderDrawing: undefined,
      log: createLog('silent'),
      access: {
        resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
        isAllowed: () => true,
        timeLimitMs: 5_000,
      },
      now: () => now,
    });
    const run = () => retryDuePictures({ store, holder, now: () => now, retry: images.retry });
    return { images, run };
  }

  async function addPicture(path: string): Promise<string> {
    const url = `${origin}${path}`;
    const imageId = remoteImageId(url);
    const source = JSON.stringify({ kind: 'remote', url });
    await store.transaction((tx) =>
      tx
        .insertInto('images')
        .values({ image_id: imageId, kind: 'plain', origin: source, tint: '#dddddd' })
        .execute(),
    );
    return imageId;
  }
  async function isPlaceholder(images: Images, imageId: string): Promise<boolean> {
    const picture = await images.get(imageId, 96, false);
    await images.idle();
    return picture.ok && picture.value.isPlaceholder;
  }

  test('the placeholder is replaced once the picture comes, with its colour, and nothing is left to retry', async () => {
    const { images, run } = await startNode('a');
    const id = await addPicture('/1.png');
    expect(await isPlaceholder(images, id)).toBe(true);
    expect(await listPictureFailures(store.db)).toMatchObject([
      { imageId: id, url: `${origin}/1.png`, reason: 'bad_status', attempts: 1, lastTriedAt: now },
    ]);
    expect(await run()).toBe(0);
    expect(asked).toHaveLength(1);

    now += pauseAfter(1);
    expect(await run()).toBe(0);
    expect(asked).toHaveLength(2);
    isUp = true;
    now += pauseAfter(2) - 1;
    expect(await run()).toBe(0);
    expect(asked).toHaveLength(2);
    now += 1;
    expect(await run()).toBe(1);
    expect(await isPlaceholder(images, id)).toBe(false);
    expect((await imageById(store.db, id))?.tint).toMatch(/^#c/);
    expect(await listPictureFailures(store.db)).toEqual([]);
  });

  test('a restart forgets nothing: neither the pause nor the count', async () => {
    const before = await startNode('a');
    const id = await addPicture('/1.png');
    await isPlaceholder(before.images, id);
    await store.close();
    store = await openStore(place);
    const after = await startNode('b');
    expect(await isPlaceholder(after.images, id)).toBe(true);
    expect(asked).toHaveLength(1);
    now += pauseAfter(1);
    await after.run();
    expect(await listPictureFailures(store.db)).toMatchObject([
      { attempts: 2, nextTryAt: now + pauseAfter(2) },
    ]);
  });

  test('one node at a time tries, at a limited pace; another takes over when it is gone', async () => {
    const [one, other] = [await startNode('one'), await startNode('other')];
    for (let number = 0; number < 100; number += 1)
      await isPlaceholder(one.images, await addPicture(`/${number}.png`));
    now += pauseAfter(1);
    asked = [];
    for (const start = now; now < start + MINUTE_MS; now += RETRY_INTERVAL_MS)
      await Promise.all([one.run(), other.run()]);
    expect(asked).toHaveLength(RETRIES_PER_MINUTE);
    expect(new Set(asked).size).toBe(RETRIES_PER_MINUTE);
    // The node that held the lease is gone.
    const holder = await store.db.selectFrom('leases').select('holder').executeTakeFirstOrThrow();
    const left = holder.holder === 'one' ? other : one;
    await left.run();
    expect(asked).toHaveLength(RETRIES_PER_MINUTE);
    now += 2 * MINUTE_MS;
    await left.run();
    expect(asked.length).toBeGreaterThan(RETRIES_PER_MINUTE);
  });

  test('while the database is locked the placeholder comes at once, and the failure is recorded later', async () => {
    const { images } = await startNode('a');
    const id = await addPicture('/1.png');
    const unlock = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const writing = store.bulk(async () => {
      locked.resolve();
      await unlock.promise;
    });
    await locked.promise;
    for (let look = 0; look < 2; look += 1)
      expect(await images.get(id, 96, false)).toMatchObject({ value: { isPlaceholder: true } });
    expect(asked).toHaveLength(1);
    unlock.resolve();
    await writing;
    await images.idle();
    expect(await listPictureFailures(store.db)).toMatchObject([{ imageId: id, attempts: 1 }]);
  });

  test('what another node has fetched is fetched here when it is wanted', async () => {
    const [one, other] = [await startNode('one'), await startNode('other')];
    const id = await addPicture('/1.png');
    await isPlaceholder(one.images, id);
    isUp = true;
    now += pauseAfter(1);
    expect(await one.run()).toBe(1);
    expect(await isPlaceholder(other.images, id)).toBe(false);
  });

  test('a picture that the catalogue does not know is not tried for ever', async () => {
    const { run } = await startNode('a');
    await createPictureRecords(store).saveFailure('unknown', 'timeout', now);
    now += pauseAfter(1);
    await run();
    expect(await store.db.selectFrom('picture_failures').selectAll().execute()).toEqual([]);
  });

  test('a merchant ends all pauses', async () => {
    const { images, run } = await startNode('a');
    await isPlaceholder(images, await addPicture('/1.png'));
    isUp = true;
    expect(await store.transaction((tx) => endPicturePauses(tx, now))).toBe(1);
    expect(await run()).toBe(1);
  });
});
