// The size guide of a product, as a client of the HTTP API has it: which of them, and in which language.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CatalogueSizeGuide } from '#catalogue/model.ts';
import type { Product } from '#contract/product.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';
import { smallArticle, smallCatalogue, smallProduct, smallVariant } from '#tests/small-catalogue.ts';

const guideOf = (guideId: string, listingId: string, sizes: readonly string[]): CatalogueSizeGuide => ({
  guideId,
  source: 'small',
  title: { en: `Guide ${guideId}`, sv: `Tabell ${guideId}` },
  listingIds: [listingId],
  measures: [
    { title: { en: 'EU', sv: 'EU' }, how: null },
    { title: { en: 'Chest', sv: 'Bröst' }, how: { en: 'Around it.', sv: 'Runt om.' } },
  ],
  rows: sizes.map((size) => ({ size, values: ['36', [84.5, 87]] })),
  fits: [{ valueId: 'slim', text: { en: 'Close to the body.', sv: 'Nära kroppen.' } }],
});
const inSizes = (
  productId: string,
  sizes: readonly string[],
  more: Parameters<typeof smallProduct>[2] = {},
) =>
  smallProduct(
    productId,
    [
      smallVariant(
        `v-${productId}`,
        sizes.map((size) => smallArticle(`${productId}-${size}`, size)),
      ),
    ],
    more,
  );
const CATALOGUE = smallCatalogue({
  sizeGuides: [
    guideOf('clothes', 'clothing', ['S', 'M', 'L']),
    guideOf('children', 'jackets', ['104', '116']),
    guideOf('jackets', 'jackets', ['M', 'L']),
  ],
  products: [
    inSizes('slim', ['S', 'M'], {
      attributes: [{ key: 'fit', title: { en: 'Fit' }, values: [{ id: 'slim', name: { en: 'Slim' } }] }],
    }),
    inSizes('child', ['116']),
    inSizes('small', ['S']),
    inSizes('plain', ['M'], { listingIds: ['clothing'] }),
    inSizes('bottle', ['1 l']),
  ],
});

describe.each(DATABASES)('size guides over HTTP on $name', ({ make }) => {
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
  const guide = async (id: string, market = 'sv-se') => {
    const response = await fetch(`${shop.server.url}/api/products/product?market=${market}&id=${id}`);
    return ((await response.json()) as Product).sizeGuide;
  };

  test('PR-06q a product has the guide of the nearest category, in the language of the market, with how it fits', async () => {
    expect(await guide('slim')).toEqual({
      title: 'Tabell jackets',
      fit: 'Nära kroppen.',
      measures: [
        { title: 'EU', how: null },
        { title: 'Bröst', how: 'Runt om.' },
      ],
      rows: ['M', 'L'].map((size) => ({ size, values: ['36', [84.5, 87]] })),
    });
    expect(await guide('slim', 'en-eu')).toMatchObject({ title: 'Guide jackets', fit: 'Close to the body.' });
  });
  test('PR-06q of several it is the one that knows a size of the product', async () => {
    expect(await guide('child')).toMatchObject({ title: 'Tabell children', fit: '' });
    expect(await guide('small')).toMatchObject({ title: 'Tabell clothes' });
    expect(await guide('plain')).toMatchObject({ title: 'Tabell clothes' });
  });
  test('PR-06r a product of which no guide knows a size has none', async () => {
    expect(await guide('bottle')).toBeNull();
  });
});
