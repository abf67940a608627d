// How large the responses of discovery are over HTTP, of a catalogue whose products have much to say.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductHits } from '#contract/search.ts';
import type { CatalogueProduct } from '#catalogue/model.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';
import { smallArticle, smallCatalogue, smallProduct, smallVariant } from '#tests/small-catalogue.ts';

const PRODUCTS = 140;
const COLORS = 6;
const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'];
const MAX_BYTES = 200_000;
const list = (length: number) => Array.from({ length }, (_, at) => at);

/** `textLength`: characters of its title, of which its description has twenty times as many. */
function wordyProduct(number: number, textLength: number, imageCount: number): CatalogueProduct {
  const text = '방수 재킷 '.repeat(textLength).slice(0, textLength);
  const images = list(imageCount).map((at) => ({
    imageId: `image${'abcdefghijklmnop'.slice(0, 15)}${String.fromCharCode(97 + (at % 26))}`,
    kind: 'plain' as const,
    source: { kind: 'remote', url: `https://pictures.example/${at}.jpg` } as const,
    tint: '#dfe4e8',
  }));
  const variants = list(COLORS).map((color) => {
    const articles = SIZES.map((size) => smallArticle(`p${number}-${color}-${size}`, size));
    return { ...smallVariant(`p${number}-${color}`, articles), images };
  });
  return smallProduct(`p${number}`, variants, {
    title: { en: text },
    subtitle: { en: text },
    description: { en: `<p>${text.repeat(20)}</p>` },
  });
}

let place: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  place = await (DATABASES[0] ?? expect.unreachable()).make();
  const products = list(PRODUCTS).map((number) =>
    number % 2 === 0 ? wordyProduct(number, 60, 5) : wordyProduct(number, 200, 20),
  );
  shop = await startTestShop(place, smallCatalogue({ products }));
});
afterAll(async () => {
  await shop.server.close();
  await place.remove();
});

async function recommended(body: object): Promise<ProductHits & { readonly bytes: number }> {
  const response = await fetch(`${shop.server.url}/v3/recommend/products`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ merchant: 'cairn', market: 'en-eu', type: 'related', ...body }),
  });
  const text = await response.text();
  return { ...(JSON.parse(text) as ProductHits), bytes: Buffer.byteLength(text) };
}

test.each([1, 24, 48, 128])('%i recommendations are 200 kB at most', async (limit) => {
  for (const product_ids of [[], ['p1'], ['p2', 'p3']])
    expect((await recommended({ limit, product_ids })).bytes).toBeLessThanOrEqual(MAX_BYTES);
});

test('recommendations are twelve where no number is asked for, in all their colours', async () => {
  const { displays } = await recommended({});
  expect(displays.map(({ variant_displays }) => variant_displays.length)).toEqual(Array(12).fill(COLORS));
});

test('of many products the last ones lose colours first, and each shows the one that is recommended', async () => {
  const { displays } = await recommended({ limit: 60 });
  const colors = displays.map(({ variant_displays }) => variant_displays.length);
  expect(colors).toHaveLength(60);
  expect([colors[0], colors.at(-1)]).toEqual([COLORS, 1]);
  expect(colors).toEqual(colors.toSorted((a, b) => b - a));
  for (const { variant_displays, variant_index } of displays)
    expect(variant_displays[variant_index]?.in_stock).toBe(true);
});
