// What a crawler finds: robots.txt leads to the index, the index to a file a market, a file to pages that are there.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyCatalogue } from '#store/catalogue.ts';
import { openStore } from '#store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';
import { smallCatalogue, smallProduct, smallVariant, smallArticle } from '#tests/small-catalogue.ts';

const CARE = {
  pageId: 'care',
  source: 'small',
  slug: 'wash-it',
  title: { en: 'Care' },
  description: { en: '' },
  relatedListingIds: [],
  blocks: {},
  images: [],
};
const HOME = { ...CARE, pageId: 'home', slug: 'home' };

describe.each(DATABASES)('the sitemap on $name', ({ make }) => {
  let place: TestDatabase;
  let shop: TestShop;
  beforeAll(async () => {
    place = await make();
    const pages = [HOME, CARE];
    const odd = smallProduct('p3', [smallVariant('p3-blue', [smallArticle('a6', 'S')])], {
      slug: 'R&D jacke',
    });
    shop = await startTestShop(
      place,
      smallCatalogue({ pages, products: [...smallCatalogue().products, odd] }),
    );
  });
  afterAll(async () => {
    await shop.server.close();
    await place.remove();
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${shop.server.url}${path}`, { headers });
  const text = async (path: string) => (await get(path)).text();
  const paths = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.slice(shop.server.url.length));
  const entryOf = (xml: string, path: string) =>
    xml.split('\n').find((line) => line.includes(`<loc>${shop.server.url}${path}</loc>`)) ?? '';

  test('robots.txt keeps crawlers from the calls and names the index', async () => {
    expect((await text('/robots.txt')).split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /v2/',
      'Disallow: /v3/',
      '',
      `Sitemap: ${shop.server.url}/sitemap.xml`,
      '',
    ]);
  });

  test('the index names a file for each market that sells anything', async () => {
    const answer = await get('/sitemap.xml');
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const files = paths(await answer.text());
    expect(files).toContain('/sitemaps/sv-se-1.xml');
    expect(files).not.toContain('/sitemaps/en-us-1.xml');
    expect(files).toHaveLength(11);
    for (const file of files) expect((await get(file)).status).toBe(200);
  });

  test('a market has its home, listings, editorial pages and the products sold there', async () => {
    const common = ['', '/c/slug-clothing', '/c/slug-jackets', '/c/slug-shells', '/e/wash-it'];
    const inMarket = (market: string, ...more: string[]) =>
      [...common, ...more].map((path) => `/${market}${path}`);
    expect(paths(await text('/sitemaps/sv-se-1.xml'))).toEqual(
      inMarket('sv-se', '/p/slug-p1', '/p/R&#38;D%20jacke', '/p/slug-p2'),
    );
    expect(paths(await text('/sitemaps/ko-kr-1.xml'))).toEqual(
      inMarket('ko-kr', '/p/slug-p1', '/p/R&#38;D%20jacke'),
    );
  });

  test('a page names itself in every market that has it, and no other', async () => {
    const xml = await text('/sitemaps/sv-se-1.xml');
    const languages = (path: string) =>
      [...entryOf(xml, path).matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language, href]) => [
        language,
        href?.slice(shop.server.url.length),
      ]);
    expect(languages('/sv-se/p/slug-p2')).toEqual([
      ['en', '/en-eu/p/slug-p2'],
      ['sv-SE', '/sv-se/p/slug-p2'],
      ['x-default', '/en-eu/p/slug-p2'],
    ]);
    expect(languages('/sv-se')).toHaveLength(12);
  });

  test.each(['sv-se-2.xml', 'sv-se-0.xml', 'en-us-1.xml', 'xx-yy-1.xml', 'sv-se.xml', 'sv-se-1'])(
    '%s is no file of it',
    async (name) => {
      expect((await get(`/sitemaps/${name}`)).status).toBe(404);
    },
  );

  test('what a crawler has is not sent again until the catalogue changes', async () => {
    const first = await get('/sitemaps/sv-se-1.xml');
    await first.text();
    const known = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await get('/sitemaps/sv-se-1.xml', known)).status).toBe(304);
    const other = await openStore(place);
    const [one] = [...smallCatalogue().products];
    if (one === undefined) throw new Error('a product');
    await applyCatalogue(other, smallCatalogue({ pages: [HOME], products: [one] }));
    await other.close();
    await expect.poll(async () => (await get('/sitemaps/sv-se-1.xml', known)).status).toBe(200);
    await expect
      .poll(async () => paths(await text('/sitemaps/sv-se-1.xml')))
      .toEqual(
        ['', '/c/slug-clothing', '/c/slug-jackets', '/c/slug-shells', '/p/slug-p1'].map((p) => `/sv-se${p}`),
      );
    expect(shop.errors).toEqual([]);
  });

  test('a crawler that came while texts were being built is sent them when they are there', async () => {
    let [known, xml] = ['', ''];
    const come = async () => {
      const answer = await get('/sitemaps/sv-se-1.xml', { 'if-none-match': known });
      if (answer.status === 200) [known, xml] = [answer.headers.get('etag') ?? '', await answer.text()];
      return paths(xml);
    };
    expect(await come()).toContain('/sv-se/p/slug-p1');
    const renamed = [...smallCatalogue().products].map((product) => ({
      ...product,
      slug: `${product.slug}-new`,
    }));
    const other = await openStore(place);
    await applyCatalogue(other, smallCatalogue({ products: renamed }));
    await other.close();
    await expect.poll(come, { timeout: 20_000 }).toContain('/sv-se/p/slug-p1-new');
  }, 30_000);
});
