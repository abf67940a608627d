// Colour, size and price of a product, and what search engines read of it.
import { expect, test } from 'vitest';
import type { Product, ProductColor } from '#contract/product.ts';
import { chosenColor, chosenSize, sizeName, priceOf, rowDetailsOf } from '#src/features/product/choice.ts';
import { productJsonLd } from '#src/features/product/structured-data.ts';
import { marketOf } from '#tests/fixtures/markets.ts';

const size = (articleId: string, listValue: number, reducedValue: number | null, stockBalance: number) => ({
  articleId,
  title: articleId,
  shortTitle: articleId,
  listValue,
  reducedValue,
  sortingPrice: reducedValue ?? listValue,
  stockBalance,
  fewLeft: false,
});
const color = (colorVariantId: string, sizes: ProductColor['sizes']): ProductColor => ({
  colorVariantId,
  colorName: 'Blue',
  specificColorName: `Name of ${colorVariantId}`,
  colorHex: '#33608f',
  images: [{ url: `/images/${colorVariantId}`, kind: 'model', tint: '#eeeeee' }],
  sizes,
});
const soldOut = color('c1', [size('S', 1299.5, null, 0)]);
const inStock = color('c2', [size('S', 1299.5, null, 1), size('M', 1299.5, 999.5, 1)]);
const product: Product = {
  id: 'p1',
  slug: 'ridge-shell',
  brand: 'Cairn',
  title: 'Ridge Shell',
  subtitle: 'Shell jacket',
  description: '<p>Light.</p><ul><li>Two-way zip</li></ul>',
  gender: 'women',
  categoryIds: [],
  breadcrumbs: [],
  attributes: [],
  sustainabilityIcons: [],
  labels: [],
  isReuse: false,
  sizeGuide: null,
  currency: 'SEK',
  price: { sortingPrice: 999.5 },
  variants: [soldOut, inStock],
};

test('the URL names the colour; without one it is the first in stock', () => {
  expect(chosenColor(product, 'c1')).toBe(soldOut);
  expect(chosenColor(product, undefined)).toBe(inStock);
  expect(chosenColor(product, 'gone')).toBe(inStock);
  expect(chosenColor({ ...product, variants: [soldOut] }, undefined)).toBe(soldOut);
});

test('the only size is chosen, among several none is until the shopper does', () => {
  expect(chosenSize(soldOut, null)?.articleId).toBe('S');
  expect(chosenSize(inStock, null)).toBeUndefined();
  expect(chosenSize(inStock, 'M')?.articleId).toBe('M');
  const withoutM = color('c3', [size('S', 100, null, 1), size('M', 100, null, 0)]);
  expect(chosenSize(withoutM, 'M')).toBeUndefined();
});

test('the size of what comes in one size has no name, in the bag either', () => {
  const oneSize = size('One size', 10, null, 1);
  expect([sizeName(soldOut.sizes[0]), sizeName(oneSize), sizeName(undefined)]).toEqual(['S', '', '']);
  expect(rowDetailsOf(product, color('c3', [oneSize]), oneSize, '/p').size).toBe('');
});

test('the price is the chosen size’s, before that the lowest of those in stock', () => {
  expect(priceOf(inStock, undefined, 'SEK')).toEqual({ listMinor: 129950, saleMinor: 99950 });
  expect(priceOf(inStock, inStock.sizes[0], 'SEK')).toEqual({ listMinor: 129950, saleMinor: null });
});

test('before a size is chosen the price is one that can be paid; sold-out sizes have it only where all are', () => {
  const sizes = [size('S', 100, 50, 0), size('M', 100, null, 1), size('L', 120, null, 1)];
  expect(priceOf(color('c3', sizes), undefined, 'SEK')).toEqual({ listMinor: 10000, saleMinor: null });
  const { hasVariant } = productJsonLd(
    { ...product, variants: [color('c3', sizes)] },
    marketOf('sv-se'),
    'https://shop.test',
  ) as { hasVariant: readonly object[] };
  expect(hasVariant).toMatchObject([{ offers: { price: 100, availability: 'https://schema.org/InStock' } }]);
  const soldOutAll = color('c4', [size('S', 100, 50, 0), size('M', 100, null, 0)]);
  expect(priceOf(soldOutAll, undefined, 'SEK')).toEqual({ listMinor: 10000, saleMinor: 5000 });
});

test('the row added to the cart has what the shopper saw', () => {
  const seen = rowDetailsOf(
    product,
    inStock,
    inStock.sizes[1] ?? expect.unreachable(),
    '/sv-se/p/ridge-shell',
  );
  expect(seen).toMatchObject({
    title: 'Ridge Shell',
    colorTitle: 'Name of c2',
    size: 'M',
    listMinor: 129950,
    reducedMinor: 99950,
    image: '/images/c2',
  });
});

test('structured data carries price, currency and stock of the market, a variant a colour', () => {
  const data = productJsonLd(product, marketOf('sv-se'), 'https://shop.test');
  expect(data).toMatchObject({
    '@type': 'ProductGroup',
    url: 'https://shop.test/sv-se/p/ridge-shell',
    description: 'Light. Two-way zip',
    hasVariant: [
      { offers: { price: 1299.5, availability: 'https://schema.org/OutOfStock' } },
      {
        image: ['https://shop.test/images/c2?width=960'],
        offers: {
          price: 999.5,
          priceCurrency: 'SEK',
          availability: 'https://schema.org/InStock',
          itemCondition: 'https://schema.org/NewCondition',
          url: 'https://shop.test/sv-se/p/ridge-shell?color=c2',
        },
      },
    ],
  });
});

test('a reuse product is offered as used', () => {
  const data = productJsonLd({ ...product, isReuse: true }, marketOf('en-eu'), 'https://shop.test');
  expect(JSON.stringify(data)).toContain('UsedCondition');
});
