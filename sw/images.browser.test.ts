// The cache of images, over the Cache Storage of a real browser.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OURS_HEADER, OURS_VALUE } from '#contract/ours.ts';
import { createImageHandler, MAX_IMAGES, TRIM_INTERVAL } from '#sw/images.ts';

const CACHE = 'images-1';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const image = (cacheControl = IMMUTABLE, status = 200) =>
  new Response('image', {
    status,
    headers: {
      'content-type': 'image/webp',
      'cache-control': cacheControl,
      vary: 'Accept',
      [OURS_HEADER]: OURS_VALUE,
    },
  });
const urlOf = (name: string) => new URL(`/images/${name}`, location.origin).href;

beforeEach(async () => {
  await caches.delete(CACHE);
  // The limit of the storage stands still: a machine that pauses is no matter of these tests.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

function setUp(
  respond: (url: string) => Response | Promise<Response> = () => image(),
  storage = caches,
  mayKeep = true,
) {
  const asked: string[] = [];
  const handle = createImageHandler({
    caches: storage,
    mayKeep: async () => mayKeep,
    fromNetwork: async ({ url }) => {
      asked.push(url);
      return respond(url);
    },
  });
  /** Resolves when the response is there and what is cached is written. */
  const get = async (name: string, accept = '*/*') => {
    const work: Promise<unknown>[] = [];
    const request = new Request(urlOf(name), { headers: { accept } });
    const response = await handle(request, (one) => work.push(one));
    await Promise.all(work);
    return response;
  };
  return { get, asked };
}
const cachedUrls = async () => (await (await caches.open(CACHE)).keys()).map(({ url }) => url);

test('an image is loaded once, and its next request is answered from the cache', async () => {
  const { get, asked } = setUp();
  expect(await (await get('a?w=400')).text()).toBe('image');
  expect(await (await get('a?w=400')).text()).toBe('image');
  expect(asked).toEqual([urlOf('a?w=400')]);
  await get('a?w=800');
  expect(asked).toHaveLength(2);
});

test('an image is found under whatever formats it is asked for, at another width too', async () => {
  let isOffline = false;
  const { get, asked } = setUp(() =>
    isOffline ? Promise.reject(new TypeError('Failed to fetch')) : image(),
  );
  await get('a?w=400', 'image/avif,image/webp,*/*');
  expect(await (await get('a?w=400')).text()).toBe('image');
  expect(asked).toHaveLength(1);
  isOffline = true;
  expect(await (await get('a?w=800', 'image/webp')).text()).toBe('image');
});

test('a placeholder of a missing image is shown and not kept, and so is an error', async () => {
  const { get, asked } = setUp((url) => (url.endsWith('lost') ? image(IMMUTABLE, 404) : image('no-cache')));
  for (const name of ['placeholder', 'placeholder', 'lost', 'lost']) await get(name);
  expect(asked).toHaveLength(4);
  expect(await cachedUrls()).toEqual([]);
});

test('what is of one shopper alone is not kept, however long it may be', async () => {
  const { get } = setUp(() => image(`private, ${IMMUTABLE}`));
  await get('a');
  expect(await cachedUrls()).toEqual([]);
});

test('offline another width stands in for one that was never loaded, and an empty image for none', async () => {
  let isOffline = false;
  const { get } = setUp(() => (isOffline ? Promise.reject(new TypeError('Failed to fetch')) : image()));
  await get('a?w=400');
  isOffline = true;
  expect(await (await get('a?w=800')).text()).toBe('image');
  const empty = await get('b?w=400');
  expect([empty.headers.get('content-type'), empty.headers.get('cache-control')]).toEqual([
    'image/svg+xml',
    'no-store',
  ]);
  expect(await cachedUrls()).toEqual([urlOf('a?w=400')]);
});

test('an empty image is one that the page takes for missing, and changes no layout', async () => {
  const { get } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
  const shown = document.body.appendChild(new Image(300, 400));
  shown.style.cssText = 'width: 150px; height: auto';
  const loaded = new Promise((resolve) => shown.addEventListener('load', resolve));
  shown.src = URL.createObjectURL(await (await get('a?w=400')).blob());
  await loaded;
  expect([shown.complete, shown.naturalWidth, shown.height]).toEqual([true, 0, 200]);
  shown.remove();
});

const portalPage = () => new Response('<title>log in</title>', { headers: { 'content-type': 'text/html' } });
test.each([
  ['a captive portal', portalPage],
  ['a busy server', () => image('no-store', 503)],
])('where %s responds another width is shown, and its response where there is none', async (_, respond) => {
  await setUp().get('a?w=400');
  const { get } = setUp(respond);
  expect(await (await get('a?w=800')).text()).toBe('image');
  expect((await get('a?w=800')).headers.get('cache-control')).toBe(IMMUTABLE);
  expect((await get('b?w=800')).headers.get('cache-control')).toBe(respond().headers.get('cache-control'));
  expect(await cachedUrls()).toEqual([urlOf('a?w=400')]);
});

test('offline an image is shown however late the storage finds it', async () => {
  await setUp().get('a?w=400');
  vi.useRealTimers();
  const slow: CacheStorage = Object.create(caches, {
    open: {
      value: async (name: string) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        return caches.open(name);
      },
    },
  });
  const { get } = setUp(() => Promise.reject(new TypeError('Failed to fetch')), slow);
  expect(await (await get('a?w=400')).text()).toBe('image');
});

test('the oldest images above 400 are deleted', async () => {
  const { get } = setUp();
  const names = Array.from({ length: MAX_IMAGES + TRIM_INTERVAL + 1 }, (_, i) => `${i}`);
  for (const name of names) await get(name);
  expect(await cachedUrls()).toEqual(names.slice(TRIM_INTERVAL + 1).map(urlOf));
});

test('when the storage is full the images are deleted, so that there is room for what must not be lost', async () => {
  await setUp().get('a');
  const put = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
  const full: CacheStorage = Object.create(caches, {
    open: {
      value: async (name: string) => {
        const cache = await caches.open(name);
        return { match: (...args: Parameters<Cache['match']>) => cache.match(...args), put };
      },
    },
    delete: { value: (name: string) => caches.delete(name) },
  });
  const response = await setUp(undefined, full).get('b');
  expect(await response.text()).toBe('image');
  expect(await caches.has(CACHE)).toBe(false);
});

test('without a cache images come from the network', async () => {
  const forbidden: CacheStorage = Object.create(caches, {
    open: { value: () => Promise.reject(new DOMException('no', 'SecurityError')) },
  });
  const { get, asked } = setUp(undefined, forbidden);
  expect(await (await get('a')).text()).toBe('image');
  await get('a');
  expect(asked).toHaveLength(2);
});

test('a cache that never answers, or breaks while it is read, leaves images to the network', async () => {
  vi.useRealTimers();
  for (const match of [() => new Promise<never>(() => {}), () => Promise.reject(new Error('damaged'))]) {
    const broken: CacheStorage = Object.create(caches, {
      open: { value: async () => ({ match, put: () => Promise.reject(new Error('damaged')) }) },
      delete: { value: () => Promise.reject(new Error('damaged')) },
    });
    expect(await (await setUp(undefined, broken).get('a')).text()).toBe('image');
  }
});

test('where the shopper wants no copies of the shop none is kept, and what is there still shows', async () => {
  const { get } = setUp();
  await get('seen');
  const without = setUp(undefined, caches, false);
  expect(await (await without.get('seen')).text()).toBe('image');
  expect(await (await without.get('new')).text()).toBe('image');
  expect(await cachedUrls()).toEqual([urlOf('seen')]);
});
