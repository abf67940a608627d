// Products, prices, recommendations and what pages start from, as a client of the HTTP API has them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bootstrap, EditorialPage, Menu, Store } from '#contract/bootstrap.ts';
import { MAX_PRICE_IDS, type PriceItem, type Product, type ProductColor } from '#contract/product.ts';
import type { ProductHit, VariantHit } from '#contract/product-hit.ts';
import type { CatalogueArticle, CatalogueVariant } from '#catalogue/model.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';
import { smallArticle, smallCatalogue, smallProduct, smallVariant } from '#tests/small-catalogue.ts';

const ID = 'vendor:77';
/** One that is partly sold out. */
const OTHER = 'vendor:78';
const image = (imageId: string, kind: 'model' | 'isolated' | 'plain') => ({
  imageId,
  kind,
  source: { kind: 'remote', url: `https://pictures.example/${imageId}.jpg` } as const,
  tint: '#dfe4e8',
});
const article = (id: string, size: string, stock: number, sale: number | null): CatalogueArticle => ({
  ...smallArticle(id, size, stock),
  prices: { SEK: { list: 100050, sale }, EUR: { list: 9995, sale: null } },
});
const red: CatalogueVariant = {
  ...smallVariant('v-red', [article('v-red-m', 'M', 2, null)]),
  color: { id: 'red', name: { en: 'Red', sv: 'Röd' } },
  specificColorName: { en: 'Rowan', sv: 'Rönn' },
  colorHex: '#aa2211',
  images: [image('red1', 'model')],
};
const blue: CatalogueVariant = {
  ...smallVariant('v-blue', [
    article('v-blue-s', 'S', 7, 80025),
    article('v-blue-m', 'M', 0, null),
    // A sale price that is the list price is none.
    article('v-blue-l', 'L', 1, 100050),
  ]),
  images: [
    image('blue1', 'model'),
    image('blue2', 'isolated'),
    image('blue3', 'plain'),
    image('blue4', 'plain'),
  ],
};
const STORE: Store = {
  id: 'store-1',
  name: 'Sluice',
  street: 'Kajen 1',
  zip: '111 30',
  city: 'Stockholm',
  country: 'SE',
  phone: '+46 8 000 000',
  latitude: 59.3,
  longitude: 18.07,
  openingHours: [],
};
const CATALOGUE = smallCatalogue({
  stores: [{ storeId: STORE.id, source: 'small', facts: { en: STORE } }],
  products: [
    ...[...smallCatalogue().products].map((one) =>
      one.productId === 'p2' ? { ...one, labels: ['Bestseller'] } : one,
    ),
    smallProduct(ID, [blue, red], {
      slug: 'second-shell',
      labels: ['Reuse'],
      listingIds: ['shells', 'clothing'],
      sustainability: ['recycled', 'bluesign'],
      markets: ['sv-se', 'en-se', 'en-eu'],
    }),
    smallProduct(OTHER, [
      smallVariant('v-green', [article('v-green-s', 'S', 0, null), article('v-green-m', 'M', 3, 80025)]),
      smallVariant('v-black', [article('v-black-s', 'S', 0, null), article('v-black-m', 'M', 0, null)]),
    ]),
  ],
});

describe.each(DATABASES)('products over HTTP on $name', ({ make }) => {
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
  const get = async <T>(path: string) => (await (await ask(path)).json()) as T;
  const product = (id: string, market = 'sv-se') =>
    get<Product>(`products/product?market=${market}&id=${encodeURIComponent(id)}`);
  const prices = (market: string, ids: readonly string[]) =>
    get<PriceItem[]>(`products/listPrices?market=${market}${ids.map((id) => `&productId=${id}`).join('')}`);

  test('AP-02a the start data of a market', async () => {
    const { market, shopName, epoch, asOf } = await get<Bootstrap>('bootstrap/init?market=sv-se');
    expect(market).toMatchObject({ code: 'sv-se', language: 'sv', countryName: 'Sverige', currency: 'SEK' });
    expect([shopName, epoch === '', asOf > 1_700_000_000_000]).toEqual(['Cairn', false, true]);
  });

  test('AP-02c the menu is the listing tree in the language of the market', async () => {
    const leaf = (id: string) => ({
      listingId: id,
      title: `Lista ${id}`,
      pageUrl: `/sv-se/c/slug-${id}`,
    });
    expect((await get<Menu>('bootstrap/menu?market=sv-se')).items).toEqual([
      { ...leaf('clothing'), children: [{ ...leaf('jackets'), children: [leaf('shells')] }] },
    ]);
  });

  test('AP-02d the markets, each named in the language of the one that asks', async () => {
    const { markets } = await get<{ markets: Bootstrap['market'][] }>('bootstrap/markets?market=sv-se');
    const codes = markets.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['sv-se', 'en-eu', 'ko-kr']));
    // Nothing is sold there.
    expect(codes).not.toContain('en-us');
    expect(markets.find(({ code }) => code === 'de-de')).toMatchObject({ countryName: 'Tyskland' });
    expect(markets.filter(({ isDefault }) => isDefault).map(({ code }) => code)).toEqual(['en-eu']);
  });

  test('AP-07a AP-07b editorial pages and stores', async () => {
    const { pages } = await get<{ pages: EditorialPage[] }>('editorial/pages?market=sv-se&id=home');
    expect(pages).toMatchObject([{ id: 'home', blocks: [{ kind: 'products', listingId: 'clothing' }] }]);
    expect((await ask('editorial/pages?market=sv-se&id=none')).status).toBe(404);
    const { stores } = await get<{ stores: Store[] }>('editorial/stores?market=sv-se');
    expect(stores).toMatchObject([{ id: 'store-1', name: 'Sluice', city: 'Stockholm' }]);
  });

  describe('a product', () => {
    let found: Product;
    let colors: readonly ProductColor[] = [];
    const sizes = () => colors[0]?.sizes ?? [];
    beforeAll(async () => {
      found = await product(ID);
      colors = found.variants;
    });

    test('AP-04b it is found by id and by slug, another is not', async () => {
      expect(await product('second-shell')).toEqual(found);
      const none = await ask('products/product?market=sv-se&id=none');
      expect([none.status, await none.json()]).toMatchObject([
        404,
        { error: { code: 'unknown_product', field: 'id' } },
      ]);
    });
    test('PR-01e PR-01f it has its lowest price to pay, and the sizes of each colour', () => {
      expect(found.price).toEqual({ sortingPrice: 800.25 });
      expect(colors.map((color) => color.sizes.length)).toEqual([3, 1]);
    });
    test('PR-03a PR-03b a label titled Reuse makes it a reuse product', async () => {
      expect([found.isReuse, found.labels]).toEqual([true, [{ title: 'Reuse' }]]);
      const other = await product('p2');
      expect([other.isReuse, other.labels]).toEqual([false, [{ title: 'Bestseller' }]]);
    });
    test('PR-04a PR-04c variants are grouped by colour, each with its sizes', () => {
      expect(colors.map(({ colorVariantId, colorName }) => [colorVariantId, colorName])).toEqual([
        ['v-blue', 'Blå'],
        ['v-red', 'Röd'],
      ]);
      expect(colors.map((color) => color.sizes.map(({ title }) => title))).toEqual([['S', 'M', 'L'], ['M']]);
    });
    test('PR-04b PR-04d PR-04e PR-04f each colour has its images: model, isolated, then plain ones', () => {
      expect(colors.map(({ images }) => images.map(({ url, kind }) => `${kind} ${url}`))).toEqual([
        ['model /images/blue1', 'isolated /images/blue2', 'plain /images/blue3', 'plain /images/blue4'],
        ['model /images/red1'],
      ]);
    });
    test.each([
      ['PR-05a', 'articleId', ['v-blue-s', 'v-blue-m', 'v-blue-l']],
      ['PR-05b', 'listValue', [1000.5, 1000.5, 1000.5]],
      ['PR-05c', 'reducedValue', [800.25, null, null]],
      ['PR-05d', 'sortingPrice', [800.25, 1000.5, 1000.5]],
      ['PR-05e PR-05f', 'stockBalance', [1, 0, 1]],
      ['PR-05j', 'fewLeft', [false, false, true]],
      ['PR-05g', 'title', ['S', 'M', 'L']],
      ['PR-05h', 'shortTitle', ['S', 'M', 'L']],
    ] as const)('%s each size has %s', (_, field, values) => {
      expect(sizes().map((size) => size[field])).toEqual(values);
    });
  });

  test('PR-08a AP-04c a list of products is keyed by the last segment of the id, without unknown ones', async () => {
    const path = `products/list?market=sv-se&productId=p1&productId=${ID}&productId=none`;
    const list = await get<Record<string, Product>>(path);
    expect(Object.keys(list).sort()).toEqual(['77', 'p1']);
    expect(list['77']).toEqual(await product(ID));
  });

  test('PR-01a PR-01b PR-01c PR-01d PR-07a PR-07c AP-04f prices of the products asked for, unknown ones left out', async () => {
    expect(await prices('sv-se', [ID, 'none', 'p1'])).toEqual([
      {
        id: ID,
        variants: [
          { articleModelColorId: 'v-blue', price: { listValue: 1000.5, reducedValue: 800.25 } },
          { articleModelColorId: 'v-red', price: { listValue: 1000.5, reducedValue: null } },
        ],
      },
      {
        id: 'p1',
        variants: [
          { articleModelColorId: 'p1-blue', price: { listValue: 1999, reducedValue: 1499 } },
          { articleModelColorId: 'p1-navy', price: { listValue: 1999, reducedValue: 1499 } },
        ],
      },
    ]);
  });

  test('PR-07b more than 20 products in one call are refused', async () => {
    const ids = (count: number) => `&productId=p1`.repeat(count);
    expect(MAX_PRICE_IDS).toBe(20);
    expect((await ask(`products/listPrices?market=sv-se${ids(20)}`)).status).toBe(200);
    const refused = await ask(`products/listPrices?market=sv-se${ids(21)}`);
    expect([refused.status, await refused.json()]).toMatchObject([400, { error: { field: 'productId' } }]);
  });

  test('PR-10a PR-10b PR-10c the market decides price, sale and language', async () => {
    const sold = async (market: string) => {
      const response = await ask(`products/product?market=${market}&id=p2`);
      return response.status === 200 ? ((await response.json()) as Product).title : response.status;
    };
    expect(await Promise.all(['sv-se', 'en-eu', 'de-de'].map(sold))).toEqual(['Skal p2', 'Shell p2', 404]);
    const listOf = async (market: string) =>
      (await prices(market, ['p1']))[0]?.variants[0]?.price.listValue ?? null;
    expect(await Promise.all(['sv-se', 'en-se', 'en-eu', 'de-de', 'en-us'].map(listOf))).toEqual([
      1999,
      1999,
      199,
      189,
      null,
    ]);
    expect(
      await Promise.all(['sv-se', 'en-se'].map(async (market) => (await product('p1', market)).title)),
    ).toEqual(['Skal p1', 'Shell p1']);
  });

  describe('a recommended product', () => {
    let hit: ProductHit;
    let other: ProductHit;
    let entry: VariantHit;
    beforeAll(async () => {
      const response = await fetch(`${shop.server.url}/v3/recommend/products`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ merchant: 'cairn', market: 'sv-se', type: 'related', product_ids: ['p1'] }),
      });
      const { displays } = (await response.json()) as { displays: ProductHit[] };
      const hitOf = (id: string) =>
        displays.find((each) => each.variant_displays[0]?.product_id === id) ?? expect.unreachable();
      hit = hitOf(ID);
      other = hitOf(OTHER);
      entry = hit.variant_displays[0] ?? expect.unreachable();
    });

    test('PR-02a PR-02b PR-02o it has one entry a colour, as its first article in stock, and the one that matches best', () => {
      const articlesOf = ({ variant_displays }: ProductHit) =>
        variant_displays.map(({ article_id, in_stock, sale_price }) => [article_id, in_stock, sale_price]);
      expect([hit, other].map(articlesOf)).toEqual([
        [
          ['v-blue-s', true, 800.25],
          ['v-red-m', true, 1000.5],
        ],
        [
          ['v-green-m', true, 800.25],
          ['v-black-s', false, 1000.5],
        ],
      ]);
      expect([hit, other].map(({ variant_index }) => variant_index)).toEqual([0, 0]);
    });
    test.each([
      ['PR-02c', 'product_query_id', `${ID}?color=v-blue`],
      ['PR-02d', 'product_id', ID],
      ['PR-02e', 'category_ids', ['shells', 'clothing']],
      ['PR-02f', 'description', '<p>Keeps the rain out.</p>'],
      ['PR-02g', 'title', `Skal ${ID}`],
      ['PR-02h', 'page_url', '/sv-se/p/second-shell?color=v-blue'],
      ['PR-02i', 'sustainability_icons', ['recycled', 'bluesign']],
      ['PR-02j', 'labels', [{ title: 'Reuse' }]],
      ['PR-02k', 'color_variant_id', 'v-blue'],
      ['PR-02l', 'size', 'S'],
      ['PR-02m', 'original_price', 1000.5],
      ['PR-02n', 'sale_price', 800.25],
      ['PR-02p', 'color_hex', '#33608f'],
      ['PR-02q', 'color_name', 'Blå'],
      ['PR-02r', 'specific_color_name', 'Fjordblå'],
      ['PR-02s', 'image_urls', ['/images/blue1', '/images/blue2', '/images/blue3', '/images/blue4']],
      ['PR-02t', 'display_sizes_in_quick_view', ['S', 'L']],
      ['PR-02u', 'external_id', ID],
      ['PR-02v', 'article_id', 'v-blue-s'],
      ['PR-02w', 'brand', 'Cairn'],
      ['PR-02x', 'sub_heading_1', 'Skaljacka'],
      ['PR-02y', 'sub_heading_2', 'Fjordblå'],
      ['PR-02z', 'image_tint', '#dfe4e8'],
    ] as const)('%s its entry has %s', (_, field, value) => {
      expect(entry[field]).toEqual(value);
    });
  });
});
