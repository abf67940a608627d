// The demo catalogue: its size, its shape, that it is deterministic, and that all references resolve.
import { beforeAll, expect, test } from 'vitest';
import { currencyFormat } from '#contract/market.ts';
import { SUSTAINABILITY_ICONS } from '#contract/product.ts';
import {
  type CatalogueProduct,
  type CatalogueVariant,
  COLOR_FAMILIES,
  drawingImageId,
} from '#catalogue/catalogue.ts';
import { demoCatalogue } from '#demo/catalogue/catalogue.ts';
import { DEMO_CURRENCIES, type DemoCurrency } from '#demo/catalogue/prices.ts';
import { TINTS } from '#demo/catalogue/tints.ts';
import { CLOTHES, DRAWING_VERSION, GEAR_TYPES, type GearDrawing } from '#demo/drawings/parameters.ts';
import { isEverWorn } from '#demo/catalogue/pictures.ts';
import { MARKETS } from '#tests/fixtures/markets.ts';

const catalogue = demoCatalogue();
let products: readonly CatalogueProduct[] = [];
let variants: readonly CatalogueVariant[] = [];

beforeAll(() => {
  products = [...catalogue.products];
  variants = products.flatMap((product) => product.variants);
});

const articlesOf = (product: CatalogueProduct) => product.variants.flatMap((variant) => variant.articles);
const drawingOf = (variant: CatalogueVariant | undefined, at: number) => {
  const source = variant?.images[at]?.source;
  return source?.kind === 'drawing' ? (source.parameters as unknown as GearDrawing) : undefined;
};
const share = (is: (product: CatalogueProduct) => boolean) => products.filter(is).length / products.length;

test('at least 620 products, 1,900 colours and 10,500 articles', () => {
  expect(products.length).toBeGreaterThanOrEqual(620);
  expect(variants.length).toBeGreaterThanOrEqual(1900);
  expect(products.flatMap(articlesOf).length).toBeGreaterThanOrEqual(10_500);
});

test('two runs are equal to the last digit', () => {
  expect([...demoCatalogue().products]).toEqual(products);
  expect({ ...demoCatalogue(), products: null }).toEqual({ ...catalogue, products: null });
});

test('no id, slug or number is given twice', () => {
  const unique = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length);
  const articles = products.flatMap(articlesOf);
  unique(products.map(({ productId }) => productId));
  unique(products.map(({ slug }) => slug));
  unique(variants.map(({ variantId }) => variantId));
  unique(articles.map(({ articleId }) => articleId));
  unique(articles.map(({ sku }) => sku));
  unique(articles.map(({ gtin }) => gtin ?? ''));
  unique(catalogue.listings.map(({ listingId }) => listingId));
  unique(catalogue.listings.map(({ externalId }) => externalId));
  unique(catalogue.listings.map(({ slug }) => slug));
  unique(catalogue.pages.map(({ slug }) => slug));
  unique(catalogue.facets.map(({ field }) => field));
});

test('ids and slugs fit into an address', () => {
  const slugs = [...products, ...catalogue.listings, ...catalogue.pages].map(({ slug }) => slug);
  expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  const ids = products.flatMap(articlesOf).map(({ articleId }) => articleId);
  expect(ids.filter((id) => !/^[A-Za-z0-9][A-Za-z0-9._:~-]*$/.test(id))).toEqual([]);
});

test('the tree is three levels deep, parents stand before children, and every leaf holds four products', () => {
  const depths = new Map<string | null, number>([[null, 0]]);
  const categories = catalogue.listings.filter(({ type }) => type === 'category');
  for (const { listingId, parentId } of categories)
    depths.set(listingId, (depths.get(parentId) ?? Number.NaN) + 1);
  const parents = new Set(categories.map(({ parentId }) => parentId));
  const leaves = categories.map(({ listingId }) => listingId).filter((id) => !parents.has(id));
  expect(leaves.filter((id) => depths.get(id) !== 3)).toEqual([]);

  const held = Map.groupBy(
    products.flatMap(({ listingIds }) => listingIds),
    (id) => id,
  );
  expect(leaves.filter((id) => (held.get(id) ?? []).length < 4)).toEqual([]);
  expect([...held.keys()].filter((id) => !leaves.includes(id))).toEqual([]);
  expect(products.filter(({ listingIds }) => listingIds.length === 0)).toEqual([]);
});

test('every campaign holds between ten products and a third of the shop', () => {
  const held = (product: CatalogueProduct, rule: NonNullable<(typeof catalogue.listings)[number]['rule']>) =>
    (rule.onSale !== true || articlesOf(product).some(({ prices }) => (prices.EUR?.sale ?? null) !== null)) &&
    (rule.newerThan === undefined || product.publishedAt >= rule.newerThan) &&
    (rule.label === undefined || product.labels.includes(rule.label)) &&
    (rule.attribute === undefined ||
      product.attributes.some(
        ({ key, values }) =>
          key === rule.attribute?.key && values.some(({ id }) => rule.attribute?.valueIds.includes(id)),
      ));
  const outside = catalogue.listings.filter(({ rule }) => {
    if (rule === null) return false;
    const count = products.filter((product) => held(product, rule)).length;
    return count < 10 || count > products.length / 3;
  });
  expect(outside.map(({ listingId }) => listingId)).toEqual([]);
});

test('a New label and the new arrivals mean the same products', () => {
  const rule = catalogue.listings.find(({ listingId }) => listingId === 'new-arrivals')?.rule;
  const isRecent = ({ publishedAt }: CatalogueProduct) => publishedAt >= (rule?.newerThan ?? 0);
  expect(products.filter(isRecent)).toEqual(products.filter(({ labels }) => labels.includes('New')));
});

test('sale, reuse, sold-out and market-bound products are a plausible part of all', () => {
  const isOnSale = (product: CatalogueProduct) =>
    articlesOf(product).some(({ prices }) => (prices.EUR?.sale ?? null) !== null);
  expect(share(isOnSale)).toBeCloseTo(0.18, 1);
  expect(share(({ labels }) => labels.includes('Reuse'))).toBeCloseTo(0.05, 1);
  expect(share(({ markets }) => markets.length > 0)).toBeLessThan(0.06);
  const stock = products.flatMap(articlesOf).map((article) => article.stock);
  expect(stock.filter((units) => units === 0).length / stock.length).toBeCloseTo(0.09, 1);
  expect(stock.some((units) => units > 0 && units < 4)).toBe(true);
});

const PLAUSIBLE: Readonly<Record<DemoCurrency, readonly [number, number]>> = {
  EUR: [5, 1100],
  SEK: [50, 12_500],
  NOK: [50, 13_000],
  DKK: [35, 8500],
  USD: [5, 1300],
  CAD: [7, 1700],
  AUD: [8, 1900],
  JPY: [800, 180_000],
  KRW: [7000, 1_650_000],
};

test('prices are whole minor units, plausible in every currency, and never dearer on sale', () => {
  const faults: string[] = [];
  for (const { articleId, prices } of products.flatMap(articlesOf)) {
    for (const currency of DEMO_CURRENCIES) {
      const [least, most] = PLAUSIBLE[currency];
      const major = (prices[currency]?.list ?? 0) / 10 ** currencyFormat(currency).minorDigits;
      if (major < least || major > most) faults.push(`${articleId} ${currency} ${major}`);
    }
    for (const { list, sale } of Object.values(prices)) {
      if (!Number.isInteger(list) || !Number.isInteger(sale ?? 0))
        faults.push(`${articleId} ${list} ${sale}`);
      if (sale !== null && (sale < list * 0.57 || sale > list * 0.95))
        faults.push(`${articleId} ${list} ${sale}`);
    }
  }
  expect(faults).toEqual([]);
});

test('every market of the shop as it comes has prices in its currency', () => {
  const currencies = new Set(MARKETS.map(({ currency }) => currency));
  expect([...currencies].filter((one) => !DEMO_CURRENCIES.some((known) => known === one))).toEqual([]);
});

test('some markets ask their own price', () => {
  const keys = new Set(products.flatMap(articlesOf).flatMap(({ prices }) => Object.keys(prices)));
  expect(keys).toEqual(new Set([...DEMO_CURRENCIES, 'de-de', 'en-as', 'en-us']));
});

test('every colour has a picture as worn, where it looks good, then one isolated, clothes one from behind, then a detail, under its content address', () => {
  const unworn = new Set<string | undefined>();
  const clothes = new Set<string>();
  for (const variant of variants) {
    const gear = drawingOf(variant, 0)?.gear;
    const isWorn = gear !== undefined && isEverWorn(gear);
    if (!isWorn) unworn.add(gear);
    const isClothing = gear !== undefined && CLOTHES.has(gear);
    if (isClothing) clothes.add(gear);
    const pictures = [
      ...(isWorn ? [['model', 'worn']] : []),
      ['isolated', 'isolated'],
      ...(isClothing ? [['plain', 'back']] : []),
      ['plain', 'detail'],
    ];
    expect(variant.images.map(({ kind }, at) => [kind, drawingOf(variant, at)?.view])).toEqual(pictures);
    for (const { imageId, source, tint } of variant.images) {
      expect(
        source.kind === 'drawing' && drawingImageId(source, DRAWING_VERSION, variant.images[0]?.imageId),
      ).toBe(imageId);
      expect(Object.values<string>(TINTS)).toContain(tint);
    }
  }
  expect(unworn.size).toBeGreaterThan(0);
  expect(clothes).toEqual(CLOTHES);
});

test('clothes are worn by a body of their own kind: women, men and children', () => {
  const kinds = { women: 'woman', men: 'man', kids: 'child' } as const;
  const worn = new Map<string, Set<string | undefined>>();
  for (const { gender, variants: colours } of products) {
    for (const colour of colours) {
      const drawing = drawingOf(colour, 0);
      if (drawing === undefined || !CLOTHES.has(drawing.gear) || gender === null || gender === 'unisex')
        continue;
      worn.set(gender, (worn.get(gender) ?? new Set()).add(drawing.figure));
    }
  }
  expect(worn).toEqual(new Map(Object.entries(kinds).map(([gender, kind]) => [gender, new Set([kind])])));
});

test('every kind of gear is drawn, and neighbours in a listing never look alike', () => {
  expect(new Set(variants.map((variant) => drawingOf(variant, 0)?.gear))).toEqual(new Set(GEAR_TYPES));
  const last = new Map<string, CatalogueProduct>();
  const alike = products.filter((product) => {
    const [listing = ''] = product.listingIds;
    const before = drawingOf(last.get(listing)?.variants[0], 0);
    const now = drawingOf(product.variants[0], 0);
    last.set(listing, product);
    return now?.seed === before?.seed || (now?.gear === before?.gear && now?.main === before?.main);
  });
  expect(alike.map(({ slug }) => slug)).toEqual([]);
});

test('a product comes in two to five colours of the closed list, none of them twice', () => {
  const families = new Set(COLOR_FAMILIES.map(({ id }) => id));
  const faulty = products.filter(
    ({ variants: colours }) =>
      colours.length < 2 ||
      colours.length > 5 ||
      new Set(colours.map(({ colorHex }) => colorHex)).size !== colours.length ||
      colours.some(({ color }) => !families.has(color.id)),
  );
  expect(faulty.map(({ slug }) => slug)).toEqual([]);
});

test('popularity has a long tail and margins are shares', () => {
  const ranked = products.map(({ popularity }) => popularity).toSorted((a, b) => b - a);
  expect(ranked[0]).toBeGreaterThan(0.95);
  expect(ranked[0]).toBeLessThanOrEqual(1);
  expect(ranked[Math.floor(ranked.length / 2)]).toBeLessThan(0.12);
  for (const { margin } of products) {
    expect(margin).toBeGreaterThan(0.25);
    expect(margin).toBeLessThan(0.7);
  }
});

test('sustainability icons are known, and none stands twice', () => {
  const known: readonly string[] = SUSTAINABILITY_ICONS;
  const faulty = products.filter(
    ({ sustainability }) =>
      new Set(sustainability).size !== sustainability.length ||
      sustainability.some((icon) => !known.includes(icon)),
  );
  expect(faulty.map(({ slug }) => slug)).toEqual([]);
});

test('every attribute facet has values, and no attribute is without a facet', () => {
  const builtIn = [
    'category',
    'gender',
    'color',
    'size',
    'price',
    'brand',
    'sustainability',
    'label',
    'in_stock',
  ];
  const keys = new Set(products.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
  const fields = catalogue.facets.map(({ field }) => field).filter((field) => !builtIn.includes(field));
  expect(new Set(fields)).toEqual(keys);
});

test('a GTIN has a right check digit', () => {
  for (const { gtin } of products.flatMap(articlesOf)) {
    const sum = Array.from(gtin ?? '', Number).reduce(
      (total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3),
      0,
    );
    expect(gtin).toMatch(/^29\d{11}$/);
    expect(sum % 10).toBe(0);
  }
});
