// What a running shop takes from its settings, and that it follows them: names, markets on offer, manifest, pictures.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bootstrap, EditorialPage, MarketInfo, Menu } from '#contract/bootstrap.ts';
import type { SettingsInput } from '#contract/settings.ts';
import type { Render } from '#contract/ssr.ts';
import { issueText } from '#contract/form-issues.ts';
import { parseSettings } from '#settings/settings.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { writeSettings } from '#store/settings.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';
import { smallCatalogue } from '#tests/small-catalogue.ts';

const PNG = 'iVBORw0KGgo=';
const market = (code: string, country: string, currency: 'SEK' | 'EUR' | 'USD' | 'CAD') => ({
  code,
  country,
  language: code.slice(0, 2) as 'sv' | 'en' | 'de',
  currency,
  tax: { basisPoints: 2500 },
  shipping: { fee: 5 },
});
/** The small catalogue has no prices in dollars. */
const OWN: SettingsInput = {
  name: 'Fjäll',
  icons: [
    { src: `data:image/png;base64,${PNG}`, sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  ],
  markets: [
    market('en-us', 'US', 'USD'),
    market('sv-us', 'US', 'USD'),
    market('de-de', 'DE', 'EUR'),
    market('sv-se', 'SE', 'SEK'),
    market('en-ca', 'CA', 'CAD'),
  ],
  defaultMarket: 'en-us',
};

const renderAddress: Render = async ({ url }) => ({
  status: 200,
  html: url,
  location: null,
  modules: [],
  cache: 'revalidate',
});

describe.each(DATABASES)('settings of a running shop on $name', ({ make }) => {
  let database: TestDatabase;
  let store: Store;
  let shop: TestShop;
  beforeAll(async () => {
    database = await make();
    store = await openStore(database);
    await put(OWN);
    shop = await startTestShop(database, smallCatalogue(), async () => ({ render: renderAddress }));
  });
  afterAll(async () => {
    await shop.server.close();
    await store.close();
    await database.remove();
  });

  async function put(document: SettingsInput): Promise<void> {
    const settings = parseSettings(document);
    if (!settings.ok) throw new Error(settings.error.map(issueText).join('\n'));
    await store.bulk((tx) => writeSettings(tx, settings.value, store.announce));
  }
  const get = (path: string) => fetch(`${shop.server.url}${path}`);
  const json = async <T>(path: string) => (await (await get(path)).json()) as T;
  const offered = async (asking: string) =>
    (await json<{ markets: MarketInfo[] }>(`/api/bootstrap/markets?market=${asking}`)).markets;

  test('the shop has its own name', async () => {
    expect(shop.server.shopName()).toBe('Fjäll');
    expect(await json<Bootstrap>('/api/bootstrap/init?market=sv-se')).toMatchObject({ shopName: 'Fjäll' });
    expect(await json('/openapi.json')).toMatchObject({ info: { title: 'Fjäll' } });
  });

  test('the manifest is that of the default market, with pictures that are there', async () => {
    const response = await get('/manifest.webmanifest');
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
    const manifest = (await response.json()) as { icons: { src: string }[] };
    expect(manifest).toMatchObject({
      name: 'Fjäll',
      lang: 'sv',
      icons: [{}, { src: '/icons/icon-512.png' }],
    });
    const picture = await get(manifest.icons[0]?.src ?? '');
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('cache-control')).toContain('immutable');
    expect(Buffer.from(await picture.arrayBuffer()).toString('base64')).toBe(PNG);
    expect((await get('/icons/shop/0000000000000000.png')).status).toBe(404);
  });

  test('the manifest of a market speaks its language and starts in it, and all are one app', async () => {
    const german = await json<{ shortcuts: { name: string; url: string }[] }>(
      '/manifest.webmanifest?market=de-de',
    );
    expect(german).toMatchObject({ id: '/', scope: '/', lang: 'de', start_url: '/de-de?source=pwa' });
    expect(german.shortcuts.map(({ name, url }) => `${name} ${url}`)).toEqual([
      'Suche /de-de/search?source=pwa',
      'Warenkorb /de-de?modal=cart&source=pwa',
    ]);
    expect(await json('/manifest.webmanifest')).toMatchObject({
      id: '/',
      start_url: '/?source=pwa',
      share_target: { action: '/search' },
    });
    const unknown = await get('/manifest.webmanifest?market=xx-xx');
    expect([unknown.status, await unknown.json()]).toMatchObject([
      400,
      { error: { code: 'unknown_market', field: 'market' } },
    ]);
  });

  test('the icon that browsers ask for where no page names one is the shop’s', async () => {
    const response = await fetch(`${shop.server.url}/favicon.ico`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/icons/favicon.svg']);
  });

  test('what another app shares is searched for in the market of the manifest', async () => {
    const { share_target: share } = await json<{
      share_target: { action: string; method: string; params: Record<'title' | 'text' | 'url', string> };
    }>('/manifest.webmanifest?market=de-de');
    expect(share).toMatchObject({ action: '/de-de/search', method: 'GET' });
    const { title, text, url } = share.params;
    const shared = new URLSearchParams({ [title]: 'Ridge Shell', [text]: 'https://mag.example', [url]: '' });
    const response = await fetch(`${shop.server.url}${share.action}?${shared}`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/de-de/search?query=Ridge+Shell',
    ]);
    for (const path of ['//mag.example/search', '/de-de/cart']) {
      const elsewhere = await fetch(`${shop.server.url}${path}?${shared}`, { redirect: 'manual' });
      expect(elsewhere.status, path).toBe(200);
    }
  });

  test('markets that sell are offered, and one of them is the default whatever the document wants', async () => {
    const markets = await offered('sv-se');
    expect(markets.map(({ code }) => code)).toEqual(['de-de', 'sv-se']);
    expect(markets.filter(({ isDefault }) => isDefault).map(({ code }) => code)).toEqual(['sv-se']);
    const index = await (await get('/sitemap.xml')).text();
    expect([...index.matchAll(/sitemaps\/([a-z-]+)-1\.xml/g)].map(([, code]) => code)).toEqual([
      'de-de',
      'sv-se',
    ]);
  });

  test('a market that sells nothing says so in its language, and leads to one that does', async () => {
    const homeIn = async (code: string) =>
      (await json<{ pages: EditorialPage[] }>(`/api/editorial/pages?market=${code}&id=home`)).pages[0]
        ?.blocks;
    expect(await homeIn('sv-us')).toEqual([
      {
        kind: 'text',
        title: 'Just nu säljs inget här',
        html: '<p>Våra produkter säljs på en annan marknad: <a href="/sv-se">Sverige, Svenska</a></p>',
      },
    ]);
    expect(JSON.stringify(await homeIn('en-us'))).toContain('<a href=\\"/sv-se\\">Sweden, Svenska</a>');
    expect((await json<Menu>('/api/bootstrap/menu?market=sv-us')).items).toEqual([]);
    expect((await json<Menu>('/api/bootstrap/menu?market=sv-se')).items).not.toEqual([]);
  });

  test.each([
    ['GET', '/api/bootstrap/init?market=sv-no', undefined],
    ['GET', '/api/cart/get/?market=sv-no', undefined],
    ['GET', '/v3/snapshots/sv-no', undefined],
    ['POST', '/v3/search/results', { merchant: 'm', market: 'sv-no', query: '' }],
    ['GET', '/v3/listings/jackets?merchant=m&market=sv-no', undefined],
  ])('%s %s is of an unknown market', async (method, path, body) => {
    const response = await fetch(`${shop.server.url}${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { error: { code: 'unknown_market', field: 'market' } },
    ]);
  });

  test('a cart of a market that went is shown in the market that asks', async () => {
    const response = await fetch(`${shop.server.url}/api/cart/add?market=de-de`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-cairn': '1', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ size: { articleId: 'a1' } }),
    });
    expect(response.status).toBe(200);
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const cart = async () =>
      (await fetch(`${shop.server.url}/api/cart/get/?market=sv-se`, { headers: { cookie } })).json();
    expect(await cart()).toMatchObject({ market: 'de-de', currency: 'EUR', orderRows: [{ quantity: 1 }] });

    await put({ ...OWN, offer: 'all', markets: OWN.markets.filter(({ code }) => code !== 'de-de') });
    await expect
      .poll(async () => (await offered('sv-se')).map(({ code }) => code))
      .toEqual(['en-us', 'sv-us', 'sv-se', 'en-ca']);
    expect(await cart()).toMatchObject({ market: 'sv-se', currency: 'SEK', orderRows: [{ quantity: 1 }] });
    expect(shop.errors).toEqual([]);
  });
});
