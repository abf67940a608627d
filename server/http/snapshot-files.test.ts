// Snapshot files on the wire: kept for ever, packed for who asks, packed over the file that a browser has; lists that go on.
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListingProducts } from '#contract/search.ts';
import type { SnapshotManifest } from '#contract/snapshot.ts';
import { openSnapshotFolder } from '#server/discovery/snapshot-files.ts';
import { createApp } from '#server/http/app.ts';
import { mountSnapshotFiles } from '#server/http/snapshot-files.ts';
import { createLog } from '#server/log.ts';
import { applyCatalogue } from '#store/catalogue.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { applyStock } from '#store/stock.ts';
import { DATABASES, temporaryFolder, type TestDatabase } from '#tests/databases.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';
import { smallArticle, smallCatalogue, smallProduct, smallVariant } from '#tests/small-catalogue.ts';

const COUNT = 30;
const products = (title: (number: number) => string) =>
  Array.from({ length: COUNT }, (_, number) =>
    smallProduct(`p${number}`, [smallVariant(`p${number}-blue`, [smallArticle(`a${number}`, 'S')])], {
      title: { en: title(number) },
      popularity: number / COUNT,
    }),
  );

let place: TestDatabase;
let shop: TestShop;
let store: Store;
beforeAll(async () => {
  place = await DATABASES[0]!.make();
  shop = await startTestShop(place, smallCatalogue({ products: products((number) => `Shell ${number}`) }));
  store = await openStore(place);
});
afterAll(async () => {
  await store.close();
  await shop.server.close();
  await place.remove();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.server.url + path, { headers });
async function manifest(): Promise<SnapshotManifest> {
  return (await (await get('/v3/snapshots/sv-se')).json()) as SnapshotManifest;
}
/** The bytes as they are sent: fetch would unpack what it knows. */
function raw(path: string, headers: Record<string, string>) {
  return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request(shop.server.url + path, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }));
    })
      .on('error', reject)
      .end();
  });
}
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function change(prices: number): Promise<void> {
  const before = await manifest();
  const changes = Array.from({ length: COUNT }, (_, number) => ({
    by: 'articleId' as const,
    id: `a${number}`,
    stock: prices % 9,
    prices: { SEK: { list: prices * 100 + ((number * 17) % COUNT), sale: null } },
  }));
  await applyStock(store, changes, { label: 'stock', source: null });
  await expect.poll(async () => (await manifest()).seq).toBeGreaterThan(before.seq);
}

test('the manifest is answered 304 to who has it, and anew after a change', async () => {
  const first = await get('/v3/snapshots/sv-se');
  const tag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect((await get('/v3/snapshots/sv-se', { 'if-none-match': tag })).status).toBe(304);
  await change(51);
  const again = await get('/v3/snapshots/sv-se', { 'if-none-match': tag });
  expect(again.status).toBe(200);
  expect(again.headers.get('etag')).not.toBe(tag);
});

test('each packing gives the very bytes that the manifest names, to be kept for ever', async () => {
  const { text, columns } = await manifest();
  for (const { url, hash, bytes } of [text, columns]) {
    for (const [accepted, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
      ['identity', (body: Buffer) => body],
    ] as const) {
      for (let time = 0; time < 2; time += 1) {
        const answer = await raw(url, { 'accept-encoding': accepted });
        const content = unpack(answer.body);
        expect([content.byteLength, hashOf(content)]).toEqual([bytes, hash]);
        expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(answer.headers['vary']).toContain('Available-Dictionary');
      }
    }
  }
});

test('over the file that a browser has, the next one is a fraction of itself', async () => {
  const before = await manifest();
  const old = (await raw(before.text.url, { 'accept-encoding': 'br' })).headers['use-as-dictionary'];
  expect(old).toBe('match="/snapshots/text-sv-*.bin"');
  const renamed = smallCatalogue({
    products: products((number) => (number === 3 ? 'Tent 3' : `Shell ${number}`)),
  });
  await applyCatalogue(store, renamed);
  await expect.poll(async () => (await manifest()).text.url).not.toBe(before.text.url);
  const after = await manifest();
  const dictionary = (await raw(before.text.url, { 'accept-encoding': 'identity' })).body;
  const headers = {
    'accept-encoding': 'gzip, br, zstd, dcb, dcz',
    'available-dictionary': `:${Buffer.from(before.text.hash, 'hex').toString('base64')}:`,
  };
  const full = await raw(after.text.url, { 'accept-encoding': 'br' });
  const packed = await raw(after.text.url, headers);
  expect(packed.headers['content-encoding']).toBe('dcz');
  expect(packed.body.subarray(0, 8)).toEqual(Buffer.from('5e2a4d1820000000', 'hex'));
  expect(packed.body.subarray(8, 40).toString('hex')).toBe(before.text.hash);
  expect(hashOf(zstdDecompressSync(packed.body.subarray(40), { dictionary }))).toBe(after.text.hash);
  expect(packed.body.byteLength).toBeLessThan(full.body.byteLength / 3);
  // A dictionary that nobody has, one of another kind, one that is none: packed as for anybody.
  for (const unknown of ['0'.repeat(64), before.columns.hash, after.text.hash]) {
    const sent = {
      ...headers,
      'available-dictionary': `:${Buffer.from(unknown, 'hex').toString('base64')}:`,
    };
    expect((await raw(after.text.url, sent)).headers['content-encoding']).toBe('br');
  }
  expect(
    (await raw(after.text.url, { ...headers, 'available-dictionary': 'x' })).headers['content-encoding'],
  ).toBe('br');
});

test('a file that is not there may be asked for again', async () => {
  for (const name of ['text-sv-0123456789abcdef.bin', 'index.json', '..%2fcairn.sqlite']) {
    const answer = await get(`/snapshots/${name}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});

test('a list that began before a change goes on as it began; one that begins after it is another', async () => {
  const page = async (cursor: string | null) => {
    const answer = await fetch(`${shop.server.url}/v3/listings/shells/products`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        merchant: 'cairn',
        market: 'sv-se',
        sort: { field: 'price', order: 'asc' },
        limit: 7,
        cursor,
      }),
    });
    return (await answer.json()) as ListingProducts;
  };
  const idsOf = ({ displays }: ListingProducts) => displays.map((one) => one.variant_displays[0]?.product_id);
  const whole = async () => {
    const ids: unknown[] = [];
    for (let cursor: string | null = null, isFirst = true; isFirst || cursor !== null; isFirst = false) {
      const answer: ListingProducts = await page(cursor);
      ids.push(...idsOf(answer));
      cursor = answer.cursor ?? null;
    }
    return ids;
  };
  await change(60);
  const expected = await whole();
  const first = await page(null);
  const read: unknown[] = idsOf(first);
  let cursor = first.cursor ?? null;
  for (let round = 0; cursor !== null; round += 1) {
    const changes = Array.from({ length: COUNT }, (_, number) => ({
      by: 'articleId' as const,
      id: `a${number}`,
      prices: { SEK: { list: 100 + ((number * (7 + round)) % COUNT), sale: null } },
    }));
    const { seq } = await manifest();
    await applyStock(store, changes, { label: 'stock', source: null });
    await expect.poll(async () => (await manifest()).seq).toBeGreaterThan(seq);
    const next = await page(cursor);
    read.push(...idsOf(next));
    cursor = next.cursor ?? null;
  }
  expect(expected).toHaveLength(COUNT);
  expect(read).toEqual(expected);
  expect(await whole()).not.toEqual(expected);
  expect(shop.errors).toEqual([]);
});

test('a file that can’t be compressed right now is kept by whoever asked, and by no cache of many', async () => {
  const dataDir = temporaryFolder();
  const folder = openSnapshotFolder(dataDir, '1');
  const names = Array.from(
    { length: 40 },
    (_, at) =>
      folder.write('columns-sv', 'key', new TextEncoder().encode(`${at} `.repeat(5_000)).buffer, false).name,
  );
  const app = await createApp({
    log: createLog('silent'),
    trustedProxies: 0,
    originOf: () => 'http://localhost',
    shopName: () => 'Shop',
  });
  mountSnapshotFiles(app, folder);
  const load = (name: string, headers = {}) => app.inject({ url: `/snapshots/${name}`, headers });
  const answers = await Promise.all(names.map((name) => load(name, { 'accept-encoding': 'br' })));
  const kinds = answers.map(({ headers }) =>
    [headers['content-encoding'], headers['cache-control']].join(' '),
  );
  expect(new Set(kinds)).toEqual(
    new Set(['br public, max-age=31536000, immutable', ' private, max-age=31536000, immutable']),
  );
  // To who takes no other it is what it is.
  const plain = await load(names[0]!, { 'accept-encoding': 'identity' });
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  await app.close();
  rmSync(dataDir, { recursive: true });
});
