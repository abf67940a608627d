// How large the pages are that the server sends, as HTML and compressed.
import { brotliDecompressSync } from 'node:zlib';
import { get } from 'node:http';
import { expect, test } from '@playwright/test';
import { openShop } from './shop.ts';

/** As a browser asks for it. */
function compressed(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => resolve(Buffer.concat(chunks)));
    }).once('error', reject);
  });
}

for (const { kind, path, cards, maxBytes, maxCompressed, maxDense } of [
  { kind: 'home', path: '/en-eu', cards: 24, maxBytes: 82_000, maxCompressed: 17_000, maxDense: 15_700 },
  {
    kind: 'listing',
    path: '/en-eu/c/women',
    cards: 48,
    maxBytes: 110_000,
    maxCompressed: 21_400,
    maxDense: 19_800,
  },
  {
    kind: 'product',
    path: '/en-eu/p/granvi-merino-t-shirt-women',
    cards: 12,
    maxBytes: 86_000,
    maxCompressed: 18_250,
    maxDense: 16_850,
  },
])
  test(`a ${kind} page is ${maxBytes / 1000} kB of HTML at most, ${maxCompressed / 1000} kB compressed, ${maxDense / 1000} kB where it is asked for often`, async () => {
    // Of its own: after each page that it makes smaller a server rests nine times as long as that took.
    const shop = await openShop();
    try {
      const body = await compressed(shop.origin + path);
      const html = brotliDecompressSync(body);
      expect(html.toString().match(/data-card=/g)?.length).toBeGreaterThanOrEqual(cards);
      expect(html.byteLength).toBeLessThanOrEqual(maxBytes);
      expect(body.byteLength).toBeLessThanOrEqual(maxCompressed);
      const size = async () => (await compressed(shop.origin + path)).byteLength;
      await expect.poll(size, { intervals: [10], timeout: 60_000 }).toBeLessThanOrEqual(maxDense);
    } finally {
      await shop.remove();
    }
  });
