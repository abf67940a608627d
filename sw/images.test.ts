// What images that come cut, a full storage and a service worker that is ended often do to the images that are kept.
import { expect, test } from 'vitest';
import { IMAGE_CACHE } from '#contract/image-cache.ts';
import { OURS_HEADER, OURS_VALUE } from '#contract/ours.ts';
import { createImageHandler, type ImageHandler, MAX_IMAGES, TRIM_INTERVAL } from '#sw/images.ts';
import { createMemoryCaches } from '#tests/fixtures/memory-caches.ts';

const headers = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  [OURS_HEADER]: OURS_VALUE,
};
const whole = () => new Response('image', { headers });
/** Its body fails with this in the middle. */
const brokenBy = (error: Error) => () =>
  new Response(
    new ReadableStream({
      pull(stream) {
        stream.enqueue(new Uint8Array(10));
        stream.error(error);
      },
    }),
    { headers },
  );
/** Resolves when what is cached is written. */
async function get(handle: ImageHandler, name: string): Promise<void> {
  const work: Promise<unknown>[] = [];
  const response = await handle(new Request(`https://shop.example/images/${name}`), (one) => work.push(one));
  await response.arrayBuffer().catch(() => undefined);
  await Promise.all(work);
}

test.each([
  ['the line cuts', new TypeError('network error')],
  ['is no longer wanted, since the page was left', new DOMException('aborted', 'AbortError')],
])('an image that %s costs none of those that are kept', async (_, error) => {
  const { caches, pathsOf } = createMemoryCaches();
  let respond = whole;
  const handle = createImageHandler({
    caches,
    mayKeep: async () => true,
    fromNetwork: async () => respond(),
  });
  await get(handle, 'a');
  respond = brokenBy(error);
  await get(handle, 'b');
  expect(pathsOf(IMAGE_CACHE)).toEqual(['/images/a']);
});

test('no more than 400 and what one life writes are kept, though the service worker is ended between pages', async () => {
  const { caches, pathsOf } = createMemoryCaches();
  for (let life = 0; life < 13; life += 1) {
    const handle = createImageHandler({
      caches,
      mayKeep: async () => true,
      fromNetwork: async () => whole(),
    });
    for (let at = 1; at < TRIM_INTERVAL; at += 1) await get(handle, `${life}-${at}`);
  }
  expect(pathsOf(IMAGE_CACHE).length).toBeLessThan(MAX_IMAGES + TRIM_INTERVAL);
});
