// Calls of the shop API that the shop's own page does not need: search, filters and texts in a plain form, and cart calls with more in their address.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { ResponseOf } from '#contract/endpoints.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';
import {
  smallArticle,
  smallCatalogue,
  smallListing,
  smallProduct,
  smallVariant,
} from '#tests/small-catalogue.ts';

type Search = ResponseOf<'search'>;
type ProductFilter = ResponseOf<'productFilter'>;

/** As some feeds have them. */
const MANY = Array.from({ length: 400 }, (_, at) => smallListing(`many-${at}`, null, { order: 1 + at }));
const CATALOGUE = smallCatalogue({
  listings: [...smallCatalogue().listings, ...MANY],
  products: [
    ...smallCatalogue().products,
    smallProduct('p3', [smallVariant('p3-blue', [smallArticle('a9', 'M', 5)])], {
      slug: 'third',
      listingIds: ['shells', ...MANY.map(({ listingId }) => listingId)],
    }),
  ],
});

describe.each(DATABASES)('the shop API on $name', ({ make }) => {
  let place: TestDatabase;
  let shop: TestShop;
  beforeAll(async () => {
    place = await make();
    shop = await startTestShop(place, CATALOGUE);
  });
  afterAll(async () => {
    await shop.server.close();
    await place.remove();
  });
  const ask = (path: string) => fetch(`${shop.server.url}/api/${path}`);
  const whole = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${shop.server.url}${path}`, { headers });
  const get = async <T>(path: string) => (await (await ask(path)).json()) as T;
  const discover = async <N extends 'searchResults' | 'listingProducts'>(path: string, body: object) => {
    const response = await fetch(`${shop.server.url}/v3/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ merchant: 'cairn', market: 'sv-se', ...body }),
    });
    return (await response.json()) as ResponseOf<N>;
  };

  test('AP-02b the names of what values stand for are in the language of the market', async () => {
    const messages = async (market: string) =>
      (await get<ResponseOf<'bootstrapMessages'>>(`bootstrap/messages?market=${market}`)).messages;
    const [swedish, english] = [await messages('sv-se'), await messages('en-se')];
    expect(swedish).toMatchObject({
      'colors.red': 'Röd',
      'genders.kids': 'Barn',
      'sortTitles.price.asc': 'Lägsta pris först',
      inStock: 'I lager',
    });
    expect(english['colors.red']).toBe('Red');
    expect(Object.keys(swedish)).toEqual(Object.keys(english));
    expect((await ask('bootstrap/messages?market=xx-xx')).status).toBe(400);
  });

  test('AP-01a a search gives ids, the best first, each with its relevance', async () => {
    const found = await get<Search>('search?market=sv-se&query=skal');
    expect(found.hits.map(({ relevance }) => relevance)).toEqual([1, 1 / 2, 1 / 3]);
    expect(found).toMatchObject({ query: 'skal', nHits: 3 });
    const { displays } = await discover<'searchResults'>('search/results', { query: 'skal' });
    const ids = displays.map((hit) => hit.variant_displays[0]?.product_id);
    expect(found.hits.map(({ id }) => id)).toEqual(ids);
    expect(new Set(ids)).toEqual(new Set(['p1', 'p2', 'p3']));
    const one = await get<Search>('search?market=sv-se&query=skal&limit=1');
    expect([one.hits, one.nHits]).toEqual([found.hits.slice(0, 1), 3]);
    expect(await get('search?market=sv-se&query=qqqqqq')).toMatchObject({ nHits: 0, hits: [] });
    const refused = await ask('search?market=sv-se');
    expect([refused.status, await refused.json()]).toMatchObject([400, { error: { field: 'query' } }]);
  });

  test('AP-04d PR-08b the filters of a listing and of a search, as their products have them', async () => {
    const listing = await get<ProductFilter>('products/productFilter?market=sv-se&listingId=clothing');
    const { filters, sorts, n_hits } = await discover<'listingProducts'>('listings/clothing/products', {});
    expect(listing).toEqual({ nHits: n_hits, filters, sorts });
    expect([n_hits, filters.length > 0, sorts.length > 0]).toEqual([3, true, true]);
    const searched = await get<ProductFilter>('products/productFilter?market=sv-se&query=p2');
    const { n_hits: found, filters: narrowed } = await discover<'searchResults'>('search/results', {
      query: 'p2',
    });
    expect(searched).toMatchObject({ nHits: found, filters: narrowed });
    expect((await get<ProductFilter>('products/productFilter?market=sv-se')).nHits).toBe(3);
    const none = await ask('products/productFilter?market=sv-se&listingId=none');
    expect([none.status, await none.json()]).toMatchObject([404, { error: { code: 'unknown_listing' } }]);
  });

  test('CA-04b further query parameters of a page pass with every call of the cart, and change nothing', async () => {
    const further = 'market=sv-se&updatePaymentProvider=false&utm_source=letter&ref=a%26b';
    let cookie = '';
    const after = async (path: string, body?: object) => {
      const response = await fetch(
        `${shop.server.url}/api/${path}${path.includes('?') ? '&' : '?'}${further}`,
        {
          headers: { cookie, 'x-cairn': '1', 'content-type': 'application/json' },
          ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
        },
      );
      expect([path, response.status]).toEqual([path, 200]);
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      return (await response.json()) as Cart;
    };
    const rows = ({ orderRows }: Cart) =>
      orderRows.map(({ product, quantity }) => `${quantity} ${product.size.articleId}`);
    const first = await after('cart/add', { size: { articleId: 'a1' }, quantity: 3 });
    const orderRowId = first.orderRows[0]?.orderRowId;
    expect(rows(await after('cart/add', { size: { articleId: 'a2' } }))).toEqual(['3 a1', '1 a2']);
    expect(rows(await after('cart/subtractItem', { orderRowId }))).toEqual(['2 a1', '1 a2']);
    expect(rows(await after('cart/removeItem', { orderRowId }))).toEqual(['1 a2']);
    const coded = await after('products/discountCode?discountCode=none', {});
    expect(coded.discountCodes).toMatchObject([{ code: 'NONE', refusal: 'unknown' }]);
    expect((await after('cart/removeDiscountCode?discountCode=none', {})).discountCodes).toEqual([]);
    expect(rows(await after('cart/get/'))).toEqual(['1 a2']);
    expect(rows(await after('cart/setCountry', {}))).toEqual(['1 a2']);
    expect(rows(await after('cart/clear'))).toEqual([]);
  });

  test('hundreds of categories are no hundreds of links in the menu of every page, but all are on one page', async () => {
    const { items } = await get<ResponseOf<'bootstrapMenu'>>('bootstrap/menu?market=sv-se');
    expect(items).toHaveLength(10);
    expect(items[0]?.children[0]?.children).toHaveLength(1);
    const all = items.at(-1);
    const { pages } = await get<ResponseOf<'editorialPages'>>(
      `editorial/pages?market=sv-se&id=${all?.listingId}`,
    );
    expect(pages).toMatchObject([{ title: all?.title, pageUrl: all?.pageUrl }]);
    const [page] = pages;
    const [block] = page?.blocks ?? [];
    expect(block).toMatchObject({ kind: 'text' });
    for (const { slug } of MANY) expect(JSON.stringify(block)).toContain(`/sv-se/c/${slug}\\"`);
  });

  test.each([
    '/api/bootstrap/init?market=sv-se',
    '/api/bootstrap/menu?market=sv-se',
    '/api/products/listPrices?market=sv-se&productId=p1',
    '/api/editorial/pages?market=sv-se',
  ])('a cache that asks whether %s is still so is told without its body', async (path) => {
    const first = await whole(path);
    const tag = first.headers.get('etag') ?? '';
    expect([first.status, first.headers.get('cache-control'), tag]).toEqual([
      200,
      'no-cache',
      expect.stringMatching(/^W\/"[\w-]+"$/),
    ]);
    expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8');
    for (const known of [tag, `"other", ${tag}`]) {
      const again = await whole(path, { 'if-none-match': known });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
    }
    const other = await whole(path.replace('sv-se', 'en-eu'), { 'if-none-match': tag });
    expect([other.status, other.headers.get('etag') === tag]).toEqual([200, false]);
  });
});
