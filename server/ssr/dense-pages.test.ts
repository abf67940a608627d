import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createDensePages } from '#server/ssr/dense-pages.ts';
import { createSharedPages } from '#server/ssr/shared-pages.ts';
import type { SharedPage } from '#server/ssr/shared-page.ts';

const html = (name: string) =>
  Array.from({ length: 2_000 }, (_, index) => `<li class="card">${name} ${(index * 7919) % 1009}</li>`).join(
    '',
  );
const pageOf = (name: string): SharedPage => ({
  policy: '',
  etag: name,
  body: new Uint8Array(brotliCompressSync(html(name), { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })),
});
const ask = async (times: number, call: () => unknown) => {
  for (let time = 0; time < times; time += 1) await call();
};

test('a page that is asked for often is sent smaller, and is the same', async () => {
  const pages = createSharedPages(() => []);
  const first = pageOf('jackets');
  const get = () => pages.get('/jackets', async () => first);
  await ask(8, get);
  await expect.poll(async () => (await get())?.body.byteLength).toBeLessThan(first.body.byteLength * 0.95);
  const dense = await get();
  expect(brotliDecompressSync(dense?.body ?? '').toString()).toBe(html('jackets'));
  expect(dense?.etag).toBe('jackets');
  // No more is gained by compressing it again.
  await ask(20, get);
  expect(await get()).toBe(dense);
});

test('one that is asked for now and then stays as it is', async () => {
  const replace = vi.fn();
  const pages = createDensePages(replace, { rest: async () => undefined });
  const page = pageOf('gloves');
  await ask(7, () => pages.count('/gloves', page));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(replace).not.toHaveBeenCalled();
});

test('a page that was rendered anew meanwhile is not replaced by the one before', async () => {
  let shown = 'first';
  const pages = createSharedPages(() => [shown]);
  const get = () => pages.get('/', async () => pageOf(shown));
  await ask(8, get);
  shown = 'second';
  const second = await get();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(await get()).toBe(second);
});

test('between two pages it rests nine times as long as it worked, whoever asks for how many', async () => {
  const rests: number[] = [];
  const done: string[] = [];
  let go: () => void = () => undefined;
  const pages = createDensePages((url) => done.push(url), {
    rest: (ms) => {
      rests.push(ms);
      return new Promise((resolve) => {
        go = resolve;
      });
    },
  });
  const startedAt = performance.now();
  for (const name of ['a', 'b', 'c']) {
    const page = pageOf(name);
    await ask(8, () => pages.count(name, page));
  }
  await expect.poll(() => rests.length).toBe(1);
  const passed = performance.now() - startedAt;
  expect(done).toEqual(['a']);
  expect(rests[0]).toBeGreaterThan(0);
  expect(rests[0]).toBeLessThan(passed * 9 + 1);
  go();
  await expect.poll(() => done).toEqual(['a', 'b']);
});

test('no more than 200 wait for their turn; another asks again with its next request', async () => {
  const done: string[] = [];
  const gates: (() => void)[] = [];
  const pages = createDensePages((url) => done.push(url), {
    rest: () => new Promise((resolve) => gates.push(resolve)),
  });
  const small = (): SharedPage => ({ policy: '', etag: '', body: new Uint8Array(brotliCompressSync('x')) });
  const last = small();
  for (let at = 0; at < 201; at += 1) {
    const page = small();
    await ask(8, () => pages.count(`${at}`, page));
  }
  await expect.poll(() => gates.length).toBe(1);
  await ask(8, () => pages.count('last', last));
  for (let at = 0; at < 201; at += 1) {
    await expect.poll(() => gates.length, { interval: 1 }).toBe(at + 1);
    if (at === 1) pages.count('last', last);
    gates[at]?.();
  }
  await expect.poll(() => done).toHaveLength(202);
  expect(done.at(-1)).toBe('last');
});

test('one that cannot be compressed again stays as it is, is told, and keeps none of the others from it', async () => {
  const done: string[] = [];
  const onError = vi.fn();
  const pages = createDensePages((url) => done.push(url), { onError, rest: async () => undefined });
  const broken: SharedPage = { policy: '', etag: '', body: new Uint8Array([255, 255, 255]) };
  await ask(8, () => pages.count('broken', broken));
  await expect.poll(() => onError.mock.calls).toEqual([[expect.any(Error)]]);
  const page = pageOf('boots');
  await ask(8, () => pages.count('/boots', page));
  await expect.poll(() => done).toEqual(['/boots']);
});
