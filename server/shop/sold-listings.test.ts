// Listings of which a market sells nothing: in its menu, on its home page and in its sitemap.
import { afterAll, beforeAll, expect, test } from 'vitest';
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

let place: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  place = await DATABASES[0]!.make();
  const { listings, products } = smallCatalogue();
  const tent = smallProduct('p4', [smallVariant('p4-green', [smallArticle('a9', 'one size')])], {
    listingIds: ['tunnels', 'week-tents'],
    markets: ['sv-se'],
  });
  shop = await startTestShop(
    place,
    smallCatalogue({
      listings: [
        ...listings,
        smallListing('trousers', 'clothing'),
        smallListing('tents', null, { order: 1 }),
        smallListing('tunnels', 'tents'),
        smallListing('empty', null, { order: 2 }),
        smallListing('campaign', null, { order: 3, rule: { label: 'none' } }),
        smallListing('week', null, { order: 4, rule: { label: 'none' } }),
        smallListing('week-tents', 'week'),
      ],
      products: [...products, tent],
    }),
  );
});
afterAll(async () => {
  await shop.server.close();
  await place.remove();
});

const get = async <T>(path: string) => (await (await fetch(`${shop.server.url}${path}`)).json()) as T;
const menuIn = async (market: string) => {
  const { items } = await get<ResponseOf<'bootstrapMenu'>>(`/api/bootstrap/menu?market=${market}`);
  return items.map(({ listingId, children }) => [listingId, ...children.map((child) => child.listingId)]);
};

test('a menu has the listings that its market sells something of, and those above them', async () => {
  expect(await menuIn('sv-se')).toEqual([
    ['clothing', 'jackets'],
    ['tents', 'tunnels'],
    ['week', 'week-tents'],
  ]);
  expect(await menuIn('de-de')).toEqual([['clothing', 'jackets']]);
});

test('a home page that is made of listings is made of these', async () => {
  const relatedIn = async (market: string) => {
    const { pages } = await get<ResponseOf<'editorialPages'>>(`/api/editorial/pages?market=${market}`);
    return pages.find(({ id }) => id === 'home')?.relatedListingIds;
  };
  expect([await relatedIn('sv-se'), await relatedIn('de-de')]).toEqual([
    ['clothing', 'tents', 'week'],
    ['clothing'],
  ]);
});

test('a sitemap leads to these, and names no market in which a listing has nothing', async () => {
  const xml = async (market: string) => (await fetch(`${shop.server.url}/sitemaps/${market}-1.xml`)).text();
  const listingsOf = (text: string) =>
    [...text.matchAll(/<loc>[^<]*\/c\/slug-([^<]*)<\/loc>/g)].map(([, slug]) => slug);
  const swedish = await xml('sv-se');
  expect(listingsOf(swedish)).toEqual([
    'clothing',
    'jackets',
    'shells',
    'tents',
    'tunnels',
    'week',
    'week-tents',
  ]);
  expect(listingsOf(await xml('de-de'))).toEqual(['clothing', 'jackets', 'shells']);
  const entry = swedish.split('\n').find((line) => line.includes('/sv-se/c/slug-tents</loc>')) ?? '';
  expect(entry).not.toContain('/de-de/');
});
