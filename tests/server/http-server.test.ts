// The running server over HTTP: who may ask, what each answer carries, and how a catalogue change reaches it.
import { createHash } from 'node:crypto';
import { readdirSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Menu } from '#contract/bootstrap.ts';
import type { Cart } from '#contract/cart.ts';
import type { Product } from '#contract/product.ts';
import type { SnapshotManifest } from '#contract/snapshot.ts';
import { openEngine } from '#engine/engine.ts';
import { applyCatalogue } from '#store/catalogue.ts';
import { openStore } from '#store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';
import { smallCatalogue, smallProduct } from '#tests/small-catalogue.ts';

describe.each(DATABASES)('the server on $name', ({ make }) => {
  let place: TestDatabase;
  let shop: TestShop;
  beforeAll(async () => {
    place = await make();
    shop = await startTestShop(place);
  });
  afterAll(async () => {
    await shop.server.close();
    await place.remove();
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${shop.server.url}${path}`, { headers });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${shop.server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const addBody = { size: { articleId: 'a2' } };

  test('it says that it is alive and ready', async () => {
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
  });

  test('every answer is told not to be sniffed, framed or read by others', async () => {
    const { headers } = await get('/api/bootstrap/init?market=sv-se');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('the log has a line a request, with its route and without its URL or who asked', async () => {
    await get('/api/cart/get/?market=sv-se&cartId=private-cart', { cookie: 'cairn_session=private-token' });
    await get('/private-path?token=private-token');
    await get('/healthz');
    const line = () => shop.logLines.findLast((each) => each.includes('"/api/cart/get/"'));
    await expect.poll(line).toBeDefined();
    expect(JSON.parse(line() ?? '')).toEqual({
      level: 'debug',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      reqId: expect.any(String),
      req: { method: 'GET', route: '/api/cart/get/' },
      res: { statusCode: 404 },
      responseTime: expect.any(Number),
      msg: 'request',
    });
    expect(shop.logLines.join('')).not.toMatch(/private|market=|127\.0\.0\.1"|healthz/);
  });

  test('AC-07d pages of other origins may ask discovery, with JSON as text and without credentials', async () => {
    const answer = await post(
      '/v3/search/results',
      { merchant: 'cairn', market: 'sv-se', query: 'skal' },
      { 'content-type': 'text/plain;charset=UTF-8', origin: 'https://host.example' },
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(await answer.json()).toMatchObject({ n_hits: 2 });
  });

  test('AC-07a the session cookie comes with the first change, and only then', async () => {
    expect((await get('/api/cart/get/?market=sv-se')).headers.getSetCookie()).toEqual([]);
    const first = await post('/api/cart/add?market=sv-se', addBody);
    const [cookie = ''] = first.headers.getSetCookie();
    expect(cookie).toMatch(/^cairn_session=[\w-]{22};/);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(first.headers.get('cache-control')).toBe('no-store');
    const again = await get('/api/cart/get/?market=sv-se', { cookie: cookie.split(';')[0] ?? '' });
    expect(((await again.json()) as Cart).orderRows).toHaveLength(1);
  });

  test('CA-13e a change that is sent again under its key happens once and says so', async () => {
    const [cookie = ''] = (await post('/api/cart/add?market=sv-se', addBody)).headers.getSetCookie();
    const headers = { cookie: cookie.split(';')[0] ?? '', 'idempotency-key': 'intent-1' };
    const first = await post('/api/cart/add?market=sv-se', addBody, headers);
    const second = await post('/api/cart/add?market=sv-se', addBody, headers);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(((await second.json()) as Cart).orderRows[0]?.quantity).toBe(2);
  });

  test.each([
    ['an image on a foreign page', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }, 403],
    ['an image on our own page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }, 403],
    ['a sister site', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'empty' }, 403],
    ['a link, by a browser that says nothing', {}, 403],
    ['our own page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }, 200],
    ['our own page, by a browser that says nothing', { 'x-cairn': '1' }, 200],
  ])('CA-11b clearing the cart from %s', async (_name, headers, status) => {
    const response = await get('/api/cart/clear?market=sv-se', headers);
    expect(response.status).toBe(status);
    const body = (await response.json()) as { detail?: string };
    expect(body.detail?.includes('needs the header X-Cairn: 1')).toBe(status === 403 ? true : undefined);
  });

  test('a change from a foreign page is refused', async () => {
    const foreign = { origin: 'https://evil.example' };
    expect((await post('/api/cart/add?market=sv-se', addBody, foreign)).status).toBe(403);
    const fetched = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty' };
    expect((await post('/api/cart/add?market=sv-se', addBody, fetched)).status).toBe(403);
    const asText = { 'content-type': 'text/plain' };
    expect((await post('/api/cart/add?market=sv-se', addBody, asText)).status).toBe(415);
  });

  test('DA-10d a locale is answered in its language where the country has it', async () => {
    const ask = async (locale: string) => {
      const answer = await get(`/v3/listings/shells?merchant=cairn&market=en-se&locale=${locale}`);
      return ((await answer.json()) as { title: string }).title;
    };
    expect([await ask('sv_SE'), await ask('en'), await ask('xx')]).toEqual([
      'Lista shells',
      'Listing shells',
      'Listing shells',
    ]);
  });

  test.each(['en-cn', 'en-tw'])('MK-02c a call for %s is answered for its successor', async (code) => {
    expect(await (await get(`/api/bootstrap/init?market=${code}`)).json()).toMatchObject({
      market: { code: 'en-as', currency: 'USD' },
    });
  });

  test('MK-08c the cart moves to a market with its currency and prices', async () => {
    const first = await post('/api/cart/add?market=sv-se', { size: { articleId: 'a1' } });
    expect(await first.json()).toMatchObject({ currency: 'SEK' });
    const headers = { cookie: first.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    const moved = await post('/api/cart/setCountry?market=de-de', {}, headers);
    expect(await moved.json()).toMatchObject({ market: 'de-de', currency: 'EUR', grandTotalValue: 189 });
    expect(await (await get('/api/cart/get/?market=de-de', headers)).json()).toMatchObject({
      market: 'de-de',
      orderRows: [{ rowPrice: { listValue: 189 } }],
    });
  });

  test('SH-09b SH-09c a cart is shown to whoever has its id; an id of none is not found', async () => {
    const { cartId } = (await (await post('/api/cart/add?market=sv-se', addBody)).json()) as Cart;
    const shown = (await (await get(`/api/cart/get/?market=sv-se&cartId=${cartId}`)).json()) as Cart;
    expect(shown.orderRows).toHaveLength(1);
    const none = await get('/api/cart/get/?market=sv-se&cartId=c0');
    expect([none.status, await none.json()]).toMatchObject([404, { error: { code: 'not_found' } }]);
  });

  test('the snapshot files of a market are immutable, compressed, and open as an engine', async () => {
    const manifest = (await (await get('/v3/snapshots/sv-se')).json()) as SnapshotManifest;
    const load = async (file: SnapshotManifest['text']) => {
      const answer = await get(file.url, { 'accept-encoding': 'br' });
      expect(answer.headers.get('content-encoding')).toBe('br');
      expect(answer.headers.get('cache-control')).toContain('immutable');
      const bytes = await answer.arrayBuffer();
      expect(bytes.byteLength).toBe(file.bytes);
      expect(createHash('sha256').update(new Uint8Array(bytes)).digest('hex')).toBe(file.hash);
      return bytes;
    };
    const engine = openEngine({ text: await load(manifest.text), columns: await load(manifest.columns) });
    expect(engine.ok && engine.value.epoch).toBe(manifest.epoch);
    expect((await get('/snapshots/../cairn.sqlite')).status).toBe(404);
    expect((await get('/snapshots/text-sv-0000000000000000.bin')).status).toBe(404);
  });

  test('PR-07a PR-10a prices are of the market that asks', async () => {
    const prices = async (market: string) =>
      (await get(`/api/products/listPrices?market=${market}&productId=p1&productId=none`)).json();
    expect(await prices('sv-se')).toMatchObject([
      {
        id: 'p1',
        variants: [{ articleModelColorId: 'p1-blue', price: { listValue: 1999, reducedValue: 1499 } }, {}],
      },
    ]);
    expect(await prices('de-de')).toMatchObject([
      { id: 'p1', variants: [{ price: { listValue: 189 } }, {}] },
    ]);
  });

  test('ED-01a a shop without a home page gets one from its listings', async () => {
    const answer = await get('/api/editorial/pages?market=sv-se&id=home');
    expect(await answer.json()).toMatchObject({
      pages: [
        {
          id: 'home',
          blocks: [{ kind: 'products', listingId: 'clothing', linkUrl: '/sv-se/c/slug-clothing' }],
        },
      ],
    });
    expect((await get('/api/editorial/pages?market=sv-se&id=none')).status).toBe(404);
  });

  test('SH-17a the menu is the listing tree', async () => {
    expect(await (await get('/api/bootstrap/menu?market=sv-se')).json()).toMatchObject({
      items: [
        { listingId: 'clothing', children: [{ listingId: 'jackets', children: [{ listingId: 'shells' }] }] },
      ],
    });
  });

  test.each([
    ['en-eu', 'Track or change an order'],
    ['sv-se', 'Följ eller ändra en order'],
    ['de-de', 'Bestellung verfolgen oder ändern'],
    ['ko-kr', '주문 조회 및 변경'],
  ])('in %s the pages of the menu lead to the form that finds an order', async (market, title) => {
    const menu = (await (await get(`/api/bootstrap/menu?market=${market}`)).json()) as Menu;
    expect(menu.pages.at(-1)).toEqual({ title, pageUrl: `/${market}/confirm` });
  });

  test('a change of the catalogue by another process is live within seconds', {
    timeout: 30_000,
  }, async () => {
    const other = await openStore(place);
    const [first, second] = [...smallCatalogue().products];
    if (first === undefined || second === undefined) throw new Error('two products');
    const renamed = smallProduct('p1', first.variants, { title: { en: 'Renamed shell' } });
    await applyCatalogue(other, smallCatalogue({ products: [renamed, second] }));
    await other.close();
    const title = async () =>
      ((await (await get('/api/products/product?market=en-eu&id=p1')).json()) as Product).title;
    for (let looks = 0; looks < 100 && (await title()) !== 'Renamed shell'; looks += 1) await pause(200);
    expect(await title()).toBe('Renamed shell');
    expect(shop.errors).toEqual([]);
  });

  test('a damaged snapshot is built again at the next start', { timeout: 180_000 }, async () => {
    await shop.server.close();
    const dir = join(place.dataDir, 'snapshots');
    const [name = ''] = readdirSync(dir).filter((file) => /^text-sv-\w+\.bin$/.test(file));
    const { size } = statSync(join(dir, name));
    truncateSync(join(dir, name), size - 1);
    shop = await startTestShop(place);
    expect((await get('/v3/listings/shells?merchant=cairn&market=sv-se')).status).toBe(200);
  });
});
