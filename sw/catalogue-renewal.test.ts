// Catalogues renewed while no page is open: by the built service worker in a real Chromium, woken by a periodic sync event.
import { expect, test } from 'vitest';
import {
  cataloguePath,
  DEVICE_CACHE,
  KEEPS_NOTHING_PATH,
  RENEWED_CACHE,
  renewedPath,
} from '#contract/device-record.ts';
import { CATALOGUE_RENEWAL_TAG, type ConnectionInfo, isMetered } from '#contract/catalogue-renewal.ts';
import type { SnapshotManifest } from '#contract/snapshot.ts';
import { renewCatalogues } from '#sw/catalogue-renewal.ts';
import { MARKET, useServiceWorkerShop } from '#tests/service-worker-shop.ts';

const on = useServiceWorkerShop();

/** As the browser would, some day. */
async function wake(tag = CATALOGUE_RENEWAL_TAG): Promise<void> {
  const session = await on.context.newCDPSession(on.page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = on.proxy;
  await session.send('ServiceWorker.dispatchPeriodicSyncEvent', {
    origin,
    registrationId: await registered,
    tag,
  });
  await session.detach();
}
const note = (path: string, body: object) =>
  on.page.evaluate(async ([name, at, text]) => (await caches.open(name)).put(at, new Response(text)), [
    DEVICE_CACHE,
    path,
    JSON.stringify(body),
  ] as const);
const forget = (path: string) =>
  on.page.evaluate(async ([name, at]) => (await caches.open(name)).delete(at), [DEVICE_CACHE, path] as const);
/** Paths of what was renewed, and the bytes of each. */
const renewed = () =>
  on.page.evaluate(async (name) => {
    const cache = await caches.open(name);
    const entries = await Promise.all(
      (await cache.keys()).map(async ({ url }) => {
        const bytes = (await (await cache.match(url))?.arrayBuffer())?.byteLength ?? 0;
        return [new URL(url).pathname, bytes] as const;
      }),
    );
    return Object.fromEntries(entries);
  }, RENEWED_CACHE);
const manifestOf = async (market: string) =>
  (await (await fetch(`${on.proxy.origin}/v3/snapshots/${market}`)).json()) as SnapshotManifest;
const asked = () => on.proxy.requests.filter((line) => line.includes('/snapshots/'));

test('the files that a kept market lacks are fetched, and no others, once', async () => {
  const { text, columns } = await manifestOf(MARKET);
  await note(cataloguePath(MARKET), { text: text.hash, columns: 'older' });
  on.proxy.requests.length = 0;
  await wake();
  await expect.poll(async () => Object.keys(await renewed())).toContain(renewedPath(MARKET));
  expect(await renewed()).toMatchObject({ [columns.url]: columns.bytes });
  expect(asked()).toEqual([`GET /v3/snapshots/${MARKET}`, `GET ${columns.url}`]);
  await wake();
  await expect.poll(asked).toHaveLength(3);
  expect(asked().at(-1)).toBe(`GET /v3/snapshots/${MARKET}`);
  expect(Object.keys(await renewed())).toHaveLength(2);
});

test('nothing is asked for another tag, without a kept market, or where the shopper wants no copies', async () => {
  on.proxy.requests.length = 0;
  const older = { text: 'older', columns: 'older' };
  // In this order: one that the service worker hears of late must not find what only the next one is for.
  await note(cataloguePath(MARKET), older);
  await wake('another');
  await forget(cataloguePath(MARKET));
  await wake();
  await note(KEEPS_NOTHING_PATH, {});
  await note(cataloguePath(MARKET), older);
  await wake();
  await on.page.waitForTimeout(1_000);
  expect([asked(), await renewed()]).toEqual([[], {}]);
});

// A device each: Chromium may ask again for what was cut, at a time of its own.
test.for([
  ['an answer of others', { status: 200, headers: { 'content-type': 'application/json' }, body: '{}' }],
  ['a refusal', { status: 503, headers: { 'x-cairn': '1' }, body: '{}' }],
  ['a line that is cut', 'cut'],
] as const)('%s renews nothing, and the next time does', async ([, fault]) => {
  await note(cataloguePath(MARKET), { text: 'older', columns: 'older' });
  on.proxy.requests.length = 0;
  on.proxy.faultOf = (line) => (line.includes('/v3/snapshots/') ? fault : undefined);
  await wake();
  await expect.poll(() => asked().length).toBeGreaterThan(0);
  expect(await renewed()).toEqual({});
  on.proxy.faultOf = () => undefined;
  await wake();
  await expect.poll(async () => Object.keys(await renewed())).toHaveLength(3);
});

test('a file that came cut is asked for once more past the cache, and renews nothing; the next time does', async () => {
  await note(cataloguePath(MARKET), { text: 'older', columns: 'older' });
  const { text } = await manifestOf(MARKET);
  on.proxy.requests.length = 0;
  const short = { status: 200, headers: { 'x-cairn': '1', 'content-type': 'text/plain' }, body: 'short' };
  on.proxy.faultOf = (line) => (line.endsWith(text.url) ? short : undefined);
  await wake();
  await expect.poll(() => asked().filter((line) => line.endsWith(text.url))).toHaveLength(2);
  await on.page.waitForTimeout(500);
  expect(Object.keys(await renewed())).not.toContain(renewedPath(MARKET));
  on.proxy.faultOf = () => undefined;
  await wake();
  await expect.poll(async () => Object.keys(await renewed())).toHaveLength(3);
});

test('a renewal that is cut in its second file goes on with that file the next time', async () => {
  await note(cataloguePath(MARKET), { text: 'older', columns: 'older' });
  const { text, columns } = await manifestOf(MARKET);
  const short = { status: 200, headers: { 'x-cairn': '1', 'content-type': 'text/plain' }, body: 'short' };
  on.proxy.requests.length = 0;
  on.proxy.faultOf = (line) => (line.endsWith(columns.url) ? short : undefined);
  await wake();
  await expect.poll(() => asked().filter((line) => line.endsWith(columns.url))).toHaveLength(2);
  await on.page.waitForTimeout(500);
  expect(await renewed()).toEqual({ [text.url]: text.bytes });
  on.proxy.requests.length = 0;
  on.proxy.faultOf = () => undefined;
  await wake();
  await expect.poll(async () => Object.keys(await renewed())).toHaveLength(3);
  expect(asked()).toEqual([`GET /v3/snapshots/${MARKET}`, `GET ${columns.url}`]);
});

test('of a market that is not kept any more nothing stays', async () => {
  await note(cataloguePath(MARKET), { text: 'older', columns: 'older' });
  await wake();
  await expect.poll(async () => Object.keys(await renewed())).toHaveLength(3);
  await on.page.evaluate(async ([name, path]) => (await caches.open(name)).delete(path), [
    DEVICE_CACHE,
    cataloguePath(MARKET),
  ] as const);
  await wake();
  await expect.poll(async () => Object.keys(await renewed())).toEqual([]);
});

test('of a catalogue that is offered in part the files of the part are fetched', async () => {
  await note(cataloguePath(MARKET), { text: 'older', columns: 'older' });
  const manifest = await manifestOf(MARKET);
  // The columns of another market over the same texts stand in for those of a part.
  const { columns } = await manifestOf('en-se');
  const part = { text: manifest.text, columns, listings: [], products: 1, of: 2 };
  const offered = { ...manifest, text: { ...manifest.text, bytes: 90_000_000 }, part };
  const body = JSON.stringify(offered);
  const headers = { 'x-cairn': '1', 'content-type': 'application/json' };
  on.proxy.faultOf = (line) => (line.includes('/v3/snapshots/') ? { status: 200, headers, body } : undefined);
  await wake();
  await expect.poll(async () => Object.keys(await renewed())).toHaveLength(3);
  expect(await renewed()).toMatchObject({
    [part.text.url]: part.text.bytes,
    [part.columns.url]: part.columns.bytes,
  });
});

test('on a line that is to be spared nothing is asked', async () => {
  const noted = new Map([[cataloguePath(MARKET), { text: 'older', columns: 'older' }]]);
  const cache = {
    keys: async () => [...noted.keys()].map((path) => ({ url: `https://shop.example${path}` })),
    match: async (key: string) => {
      const note = noted.get(key.replace('https://shop.example', ''));
      return note === undefined ? undefined : Response.json(note);
    },
  };
  const caches = { open: async () => cache } as unknown as CacheStorage;
  const asksFor = async (connection: ConnectionInfo | undefined) => {
    const paths: string[] = [];
    const fetch = async (path: string) => {
      paths.push(path);
      return new Response();
    };
    await renewCatalogues({ caches, fetch, connection: () => connection });
    return paths;
  };
  expect(await asksFor(undefined)).toEqual([`/v3/snapshots/${MARKET}`]);
  expect(await asksFor({ effectiveType: '4g' })).toHaveLength(1);
  expect(await asksFor({ saveData: true })).toEqual([]);
  expect(await asksFor({ effectiveType: '3g' })).toEqual([]);
  expect([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }].map(isMetered)).toEqual([
    true,
    true,
    true,
  ]);
  expect([undefined, {}, { effectiveType: '4g' }].map(isMetered)).toEqual([false, false, false]);
});
