// Products whose sizes and colours differ in price and stock, over HTTP: which price, and which colour, stands for all.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CatalogueArticle } from '#catalogue/model.ts';
import type { PriceItem, Product } from '#contract/product.ts';
import type { ProductHits } from '#contract/search.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';
import { smallArticle, smallCatalogue, smallProduct, smallVariant } from '#tests/small-catalogue.ts';

const article = (
  id: string,
  size: string,
  list: number,
  sale: number | null,
  stock = 5,
): CatalogueArticle => ({
  ...smallArticle(id, size, stock),
  prices: { SEK: { list: list * 100, sale: sale === null ? null : sale * 100 } },
});
/** The cheapest article is the last of the last colour, and not the one with the highest list price. */
const REDUCED = 'reduced';
/** Nothing of its first colour is left. */
const PARTLY_SOLD_OUT = 'partly-sold-out';
/** The cheapest size of its first colour, and all of the second, are sold out. */
const CHEAPEST_SOLD_OUT = 'cheapest-sold-out';
const CATALOGUE = smallCatalogue({
  products: [
    smallProduct('p1', [smallVariant('p1-blue', [article('p1-s', 'S', 500, null)])]),
    smallProduct(REDUCED, [
      smallVariant('r-blue', [article('r-blue-s', 'S', 300, null), article('r-blue-m', 'M', 350, null)]),
      smallVariant('r-red', [article('r-red-s', 'S', 300, 150), article('r-red-m', 'M', 200, 100)]),
    ]),
    smallProduct(PARTLY_SOLD_OUT, [
      smallVariant('s-blue', [article('s-blue-s', 'S', 400, null, 0)]),
      smallVariant('s-red', [article('s-red-s', 'S', 400, null)]),
    ]),
    smallProduct(CHEAPEST_SOLD_OUT, [
      smallVariant('c-blue', [
        article('c-blue-s', 'S', 90, 60, 0),
        article('c-blue-m', 'M', 280, null),
        article('c-blue-l', 'L', 270, null),
        article('c-blue-xl', 'XL', 290, null),
      ]),
      smallVariant('c-red', [article('c-red-s', 'S', 80, 70, 0), article('c-red-m', 'M', 85, null, 0)]),
    ]),
  ],
});

describe.each(DATABASES)('prices of sizes on $name', ({ make }) => {
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
  const get = async <T>(path: string) => (await (await fetch(`${shop.server.url}${path}`)).json()) as T;
  const post = async <T>(path: string, body: object) => {
    const response = await fetch(`${shop.server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ merchant: 'cairn', market: 'sv-se', ...body }),
    });
    return (await response.json()) as T;
  };
  const hitOf = ({ displays }: ProductHits, id: string) =>
    displays.find(({ variant_displays: [first] }) => first?.product_id === id) ?? expect.unreachable();

  test('PR-01e the lowest price to pay is that of the cheapest size of any colour', async () => {
    const { price } = await get<Product>(`/api/products/product?market=sv-se&id=${REDUCED}`);
    expect(price).toEqual({ sortingPrice: 100 });
  });

  test('PR-01d the prices of a colour are both those of its cheapest size', async () => {
    const [item] = await get<PriceItem[]>(`/api/products/listPrices?market=sv-se&productId=${REDUCED}`);
    expect(item?.variants).toEqual([
      { articleModelColorId: 'r-blue', price: { listValue: 300, reducedValue: null } },
      { articleModelColorId: 'r-red', price: { listValue: 200, reducedValue: 100 } },
    ]);
  });

  test('DA-15j DA-15k a display has both prices of the cheapest size of its colour', async () => {
    const hit = hitOf(await post('/v3/search/results', { query: REDUCED }), REDUCED);
    const prices = hit.variant_displays.map(({ original_price, sale_price }) => [original_price, sale_price]);
    expect(prices).toEqual([
      [300, 300],
      [200, 100],
    ]);
  });

  test('PR-01d PR-01e PR-02l DA-15j DA-15k a size that is sold out has the price only where all of its colour are', async () => {
    const { price, variants } = await get<Product>(
      `/api/products/product?market=sv-se&id=${CHEAPEST_SOLD_OUT}`,
    );
    expect(price).toEqual({ sortingPrice: 270 });
    expect(variants[0]?.sizes.map(({ sortingPrice }) => sortingPrice)).toEqual([60, 280, 270, 290]);
    const [item] = await get<PriceItem[]>(
      `/api/products/listPrices?market=sv-se&productId=${CHEAPEST_SOLD_OUT}`,
    );
    expect(item?.variants.map((variant) => variant.price)).toEqual([
      { listValue: 270, reducedValue: null },
      { listValue: 80, reducedValue: 70 },
    ]);
    const found = await post<ProductHits>('/v3/search/results', { query: CHEAPEST_SOLD_OUT });
    const recommended = await post<ProductHits>('/v3/recommend/products', {
      type: 'related',
      product_ids: ['p1'],
    });
    for (const hits of [found, recommended])
      expect(
        hitOf(hits, CHEAPEST_SOLD_OUT).variant_displays.map(({ original_price, sale_price }) => [
          original_price,
          sale_price,
        ]),
      ).toEqual([
        [270, 270],
        [80, 70],
      ]);
    const blue = hitOf(recommended, CHEAPEST_SOLD_OUT).variant_displays[0];
    expect([blue?.article_id, blue?.size]).toEqual(['c-blue-l', 'L']);
  });

  test('prices are filtered and sorted by as cards show them', async () => {
    const idsOf = ({ displays }: ProductHits) =>
      displays.map((hit) => hit.variant_displays[hit.variant_index]?.color_variant_id);
    const sort = { field: 'price', order: 'asc' };
    expect(idsOf(await post('/v3/search/results', { query: '', sort }))).toEqual([
      'r-red',
      'c-blue',
      's-red',
      'p1-blue',
    ]);
    const upTo = async (high: number) =>
      idsOf(
        await post('/v3/search/results', {
          query: '',
          sort,
          filters: [{ field: 'price', op: 'leq', data: high }],
        }),
      );
    expect(await upTo(69)).toEqual([]);
    expect(await upTo(100)).toEqual(['r-red', 'c-red']);
    expect(await upTo(270)).toEqual(['r-red', 'c-blue']);
  });

  test('PR-02a a recommended product is matched by a colour that is in stock', async () => {
    const hits = await post<ProductHits>('/v3/recommend/products', { type: 'related', product_ids: ['p1'] });
    const { variant_index, variant_displays } = hitOf(hits, PARTLY_SOLD_OUT);
    expect([variant_index, variant_displays.map(({ in_stock }) => in_stock)]).toEqual([1, [false, true]]);
  });
});
