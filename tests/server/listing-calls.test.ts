// The calls for a listing and its products, over HTTP: whole answers of a started shop.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SelectedFilter } from '#contract/filters.ts';
import type { Listing } from '#contract/listing.ts';
import type { Product } from '#contract/product.ts';
import type { ListingProducts } from '#contract/search.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';
import {
  smallArticle,
  smallCatalogue,
  smallListing,
  smallProduct,
  smallVariant,
} from '#tests/small-catalogue.ts';

const COLORS = { blue: 'Blue', red: 'Red' };
/** A product in one colour. */
function product(id: string, color: keyof typeof COLORS, gender: 'women' | 'men') {
  const variant = smallVariant(`${id}-${color}`, [smallArticle(`${id}-s`, 'S')]);
  return smallProduct(id, [{ ...variant, color: { id: color, name: { en: COLORS[color] } } }], { gender });
}

function catalogue() {
  const small = smallCatalogue();
  const [color] = small.facets;
  if (color === undefined) throw new Error('no facet');
  return smallCatalogue({
    listings: [
      ...small.listings.map((one) =>
        one.listingId === 'clothing' ? { ...one, showInBreadcrumbs: false } : one,
      ),
      smallListing('coats', 'jackets'),
      smallListing('vests', 'jackets', { showInQuicklinks: false }),
      smallListing('outlet', 'clothing', { showInQuicklinks: false }),
    ],
    facets: [
      color,
      { ...color, field: 'gender', type: 'checkbox', title: { en: 'Gender', sv: 'Kön' }, order: 2 },
    ],
    products: [
      product('p1', 'blue', 'women'),
      product('p2', 'red', 'men'),
      product('p3', 'blue', 'men'),
      smallProduct('p4', [smallVariant('p4-blue', [smallArticle('p4-s', 'S')])], { listingIds: ['coats'] }),
    ],
  });
}

describe.each(DATABASES)('listings on $name', ({ make }) => {
  let place: TestDatabase;
  let shop: TestShop;
  beforeAll(async () => {
    place = await make();
    shop = await startTestShop(place, catalogue());
  });
  afterAll(async () => {
    await shop.server.close();
    await place.remove();
  });

  const listing = async (path: string) =>
    (await (
      await fetch(`${shop.server.url}/v3/listings/${path}?merchant=cairn&market=en-eu`)
    ).json()) as Listing;
  const products = async (path: string, filters: SelectedFilter[] = []) => {
    const response = await fetch(`${shop.server.url}/v3/listings/${path}/products`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ merchant: 'cairn', market: 'en-eu', filters, limit: 10 }),
    });
    return (await response.json()) as ListingProducts;
  };
  /** Each value of a facet with its count. */
  const countsOf = ({ filters }: ListingProducts, field: string) => {
    const meta = filters.find((filter) => filter.field === field)?.meta;
    if (meta === undefined || !('values' in meta)) throw new Error(`no facet ${field}`);
    return Object.fromEntries(meta.values.map((value, index) => [String(value), meta.counts[index]]));
  };

  test('FI-12a FI-12b an option is counted under the other filters, and not under its own', async () => {
    const all = await products('shells');
    expect(countsOf(all, 'color')).toEqual({ blue: 2, red: 1 });
    expect(countsOf(all, 'gender')).toEqual({ women: 1, men: 2 });
    const red = await products('shells', [{ field: 'color', op: 'in', data: ['red'] }]);
    expect(red.n_hits).toBe(1);
    expect(countsOf(red, 'color')).toEqual({ blue: 2, red: 1 });
    expect(countsOf(red, 'gender')).toEqual({ women: 0, men: 1 });
  });

  test('LI-01g LI-02c a listing and its products are found by id', async () => {
    expect((await listing('shells')).external_id).toBe('ext-shells');
    expect((await products('shells')).n_hits).toBe(3);
    expect((await listing('ext-shells')).listing_id).toBeUndefined();
  });

  test('LI-01h LI-02d a listing and its products are found by external id', async () => {
    expect((await listing('external_id/ext-shells')).listing_id).toBe('shells');
    expect((await products('external_id/ext-shells')).n_hits).toBe(3);
    expect((await listing('external_id/no-such-listing')).listing_id).toBeUndefined();
  });

  test('LI-03e the quick links of a listing without subcategories are its siblings and itself', async () => {
    const { quick_links: links } = await listing('shells');
    expect(links.map((link) => link.listing_id).toSorted()).toEqual(['coats', 'shells']);
  });

  test('LI-03f the quick links of a listing with subcategories are its siblings and itself', async () => {
    const { quick_links: links, children } = await listing('jackets');
    expect(children.map((link) => link.listing_id).toSorted()).toEqual(['coats', 'shells', 'vests']);
    expect(links.map((link) => link.listing_id)).toEqual(['jackets']);
  });

  test('DA-03h DA-03j a listing that is hidden from quick links says so, and is a sibling alone', async () => {
    const { siblings, quick_links: links, show_in_quicklinks } = await listing('vests');
    expect(show_in_quicklinks).toBe(false);
    const shown = siblings.map((one) => [one.listing_id, one.show_in_quicklinks]);
    expect(Object.fromEntries(shown)).toEqual({ shells: true, coats: true, vests: false });
    expect(links.map((link) => link.listing_id).toSorted()).toEqual(['coats', 'shells']);
  });

  test('DA-03g DA-03i PR-06p a listing that is hidden from breadcrumbs says so, and is a crumb of no listing and no product', async () => {
    expect((await listing('clothing')).show_in_breadcrumbs).toBe(false);
    const { ancestors, breadcrumbs } = await listing('shells');
    const shown = ancestors.map((one) => [one.listing_id, one.show_in_breadcrumbs]);
    expect(shown).toEqual([
      ['clothing', false],
      ['jackets', true],
    ]);
    expect(breadcrumbs.map((crumb) => crumb.listing_id)).toEqual(['jackets']);
    const response = await fetch(`${shop.server.url}/api/products/product?market=en-eu&id=p1`);
    const { breadcrumbs: crumbs } = (await response.json()) as Product;
    expect(crumbs.map(({ listingId }) => listingId)).toEqual(['jackets', 'shells']);
  });

  const FIELDS = {
    title: 'Listing jackets',
    page_url: '/en-eu/c/slug-jackets',
    listing_id: 'jackets',
    external_id: 'ext-jackets',
  } as const;
  test.each([
    ['LI-03g', 'title'],
    ['LI-03h', 'page_url'],
    ['LI-03i', 'listing_id'],
    ['LI-03j', 'external_id'],
  ] as const)('%s a crumb has its %s', async (_, field) => {
    const { breadcrumbs } = await listing('shells');
    expect(breadcrumbs.at(-1)?.[field]).toBe(FIELDS[field]);
  });

  test.each([
    ['LI-03k', 'title'],
    ['LI-03l', 'page_url'],
    ['LI-03m', 'listing_id'],
    ['LI-03n', 'external_id'],
  ] as const)('%s a quick link has its %s', async (_, field) => {
    const { quick_links: links } = await listing('shells');
    const expected = {
      title: ['Listing shells', 'Listing coats'],
      page_url: ['/en-eu/c/slug-shells', '/en-eu/c/slug-coats'],
      listing_id: ['shells', 'coats'],
      external_id: ['ext-shells', 'ext-coats'],
    };
    expect(links.map((link) => link[field]).toSorted()).toEqual(expected[field].toSorted());
  });
});
