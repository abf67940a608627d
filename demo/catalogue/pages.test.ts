// Links, pictures and search words of the demo's pages and listings refer to things that exist.
import { beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/market.ts';
import type { CatalogueImage, CatalogueProduct } from '#catalogue/catalogue.ts';
import { demoCatalogue } from '#demo/catalogue/catalogue.ts';
import { DEMO_CURRENCIES } from '#demo/catalogue/prices.ts';

const catalogue = demoCatalogue();
let products: readonly CatalogueProduct[] = [];
const listings = new Map(catalogue.listings.map((listing) => [listing.listingId, listing]));
const addresses = new Set<string>();

beforeAll(() => {
  products = [...catalogue.products];
  for (const { slug } of catalogue.listings) addresses.add(`/c/${slug}`);
  for (const { slug } of catalogue.pages) addresses.add(`/e/${slug}`);
  for (const { slug } of products) addresses.add(`/p/${slug}`);
});

/** Every value under one of the keys, however deep. */
function under(keys: readonly string[], value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    keys.includes(key) && typeof inner === 'string' ? [inner] : under(keys, inner),
  );
}
const imageAddresses = (images: readonly CatalogueImage[]) =>
  new Set(images.map(({ imageId }) => `/images/${imageId}`));

test('home and six further pages, each related to listings that exist', () => {
  expect(catalogue.pages.map(({ pageId }) => pageId)).toEqual(
    expect.arrayContaining([
      'home',
      'care',
      'reuse',
      'repair',
      'layering-guide',
      'about',
      'shipping-returns',
    ]),
  );
  for (const { relatedListingIds } of catalogue.pages) {
    expect(relatedListingIds.length).toBeGreaterThan(0);
    expect(relatedListingIds.filter((id) => !listings.has(id))).toEqual([]);
  }
});

test('home begins with a large picture and holds products, stories and categories', () => {
  const kinds = catalogue.pages.find(({ pageId }) => pageId === 'home')?.blocks.en?.map(({ kind }) => kind);
  expect(kinds?.[0]).toBe('hero');
  expect(kinds?.filter((kind) => kind === 'story')).toHaveLength(2);
  expect(kinds).toEqual(expect.arrayContaining(['products', 'categories']));
});

test('links hold no market and lead somewhere, pictures are known to their page', () => {
  for (const { blocks, images } of catalogue.pages) {
    const known = imageAddresses(images);
    expect(under(['linkUrl', 'pageUrl'], blocks).filter((link) => !addresses.has(link))).toEqual([]);
    expect(under(['url'], blocks).filter((url) => !known.has(url))).toEqual([]);
    expect(under(['listingId'], blocks).filter((id) => !listings.has(id))).toEqual([]);
  }
});

test('content blocks stand left, right or across, lead somewhere, and their pictures are known', () => {
  const blocks = catalogue.listings.flatMap(({ contentBlocks, images }) => {
    const known = imageAddresses(images);
    return (contentBlocks.en ?? []).map((block) => ({ block, known }));
  });
  expect(new Set(blocks.map(({ block }) => block.position))).toEqual(new Set(['left', 'right', 'center']));
  for (const { block, known } of blocks) {
    expect(known).toContain(block.content.url);
    expect(addresses).toContain(block.content.link);
    expect(block.span_columns).toBeLessThanOrEqual(4);
  }
});

test('eight to twelve stores in at least four countries, open at sensible hours', () => {
  expect(catalogue.stores.length).toBeGreaterThanOrEqual(8);
  expect(catalogue.stores.length).toBeLessThanOrEqual(12);
  expect(new Set(catalogue.stores.map(({ facts }) => facts.en?.country)).size).toBeGreaterThanOrEqual(4);
  for (const { facts } of catalogue.stores)
    for (const { hours } of facts.en?.openingHours ?? []) expect(hours).toMatch(/^\d\d–\d\d$|^Closed$/);
});

test('what synonyms and suggestions say in a language is found in its products and categories', () => {
  for (const language of LANGUAGES) {
    const words = [
      ...products.flatMap(({ title, subtitle, attributes }) => [
        title[language],
        subtitle[language],
        ...attributes.flatMap(({ values }) => values.map(({ name }) => name[language])),
      ]),
      ...catalogue.listings.map(({ title }) => title[language]),
    ]
      .join('\n')
      .toLowerCase();
    const asked = [
      ...(catalogue.synonyms[language] ?? []).flatMap(({ to }) => to),
      ...(catalogue.popularQueries[language] ?? []).map(({ query }) => query),
    ];
    expect(asked.length).toBeGreaterThan(40);
    const unheard = asked.filter((query) => query.split(' ').some((word) => !words.includes(word)));
    expect(unheard).toEqual([]);
  }
});

test('a product bound to a few markets still has all prices', () => {
  for (const { variants } of products.filter(({ markets }) => markets.length > 0))
    for (const { articles } of variants)
      for (const { prices } of articles)
        expect(Object.keys(prices)).toEqual(expect.arrayContaining([...DEMO_CURRENCIES]));
});
