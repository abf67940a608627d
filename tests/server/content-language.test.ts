// A market whose shop texts are in one language and whose catalogue is in another, over HTTP.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { EditorialPage, Menu } from '#contract/bootstrap.ts';
import type { SearchResults } from '#contract/search.ts';
import { parseSettings } from '#settings/parse-settings.ts';
import { openStore } from '#store/open-store.ts';
import { writeSettings } from '#store/settings.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';
import { smallCatalogue } from '#tests/small-catalogue.ts';

/** Shop texts in English, products in Swedish. */
const MARKET = 'en-se';
const JSON_HEADERS = { 'content-type': 'application/json', 'x-cairn': '1', 'sec-fetch-site': 'same-origin' };

describe.each(DATABASES)('a market with a content language of its own on $name', ({ make }) => {
  let database: TestDatabase;
  let shop: TestShop;
  beforeAll(async () => {
    database = await make();
    const store = await openStore(database);
    const settings = parseSettings({
      name: 'Fjäll',
      markets: [
        {
          code: MARKET,
          country: 'SE',
          language: 'en',
          contentLanguage: 'sv',
          currency: 'SEK',
          tax: { basisPoints: 2500 },
          shipping: { fee: 5 },
        },
      ],
      defaultMarket: MARKET,
    });
    if (!settings.ok) throw new Error(JSON.stringify(settings.error));
    await store.bulk((tx) => writeSettings(tx, settings.value, store.announce));
    await store.close();
    const synonyms = [{ kind: 'one_way' as const, from: ['regnkläder'], to: ['skal'] }];
    shop = await startTestShop(database, smallCatalogue({ synonyms: { sv: synonyms } }));
  });
  afterAll(async () => {
    await shop.server.close();
    await database.remove();
  });

  async function call<T>(path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${shop.server.url}${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: JSON_HEADERS,
    });
    expect(response.status).toBe(200);
    return (await response.json()) as T;
  }

  test('menu and home name listings as the catalogue does, and the home heading as the shop does', async () => {
    const menu = await call<Menu>(`/api/bootstrap/menu?market=${MARKET}`);
    expect(JSON.stringify(menu)).toContain('Lista clothing');
    expect(JSON.stringify(menu)).not.toContain('Listing clothing');
    const found = await call<{ pages: EditorialPage[] }>(`/api/editorial/pages?market=${MARKET}&id=home`);
    const home = JSON.stringify(found.pages);
    expect(home).toContain('Lista clothing');
    expect(home).toContain('See all');
  });

  test('CA-02d CA-02j the cart names products and colours as the catalogue does', async () => {
    const cart = await call<Cart>(`/api/cart/add?market=${MARKET}`, { size: { articleId: 'a1' } });
    expect(cart.orderRows[0]?.product).toMatchObject({ title: 'Skal p1', colorTitle: 'Fjordblå' });
  });

  test('a notice about a line names its product as the catalogue does', async () => {
    let cookie = '';
    const add = () =>
      fetch(`${shop.server.url}/api/cart/add?market=${MARKET}`, {
        method: 'POST',
        headers: { ...JSON_HEADERS, cookie },
        body: JSON.stringify({ size: { articleId: 'a1' } }),
      });
    cookie = (await add()).headers.getSetCookie()[0]?.split(';')[0] ?? '';
    // Five are in stock.
    for (let count = 2; count <= 5; count += 1) await add();
    const cart = (await (await add()).json()) as Cart;
    expect(cart.notices).toMatchObject([{ articleId: 'a1', title: 'Skal p1' }]);
  });

  test('search knows the synonyms of the language that products are in', async () => {
    const found = await call<SearchResults>('/v3/search/results', {
      query: 'regnkläder',
      market: MARKET,
      merchant: 'cairn',
    });
    expect(JSON.stringify(found)).toContain('Skal p1');
  });
});
