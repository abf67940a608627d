// Discovery cases for listings and their facets.
import { type DiscoveryCase, facetCounts, inListing, read, RED, SV } from '#tests/cases/discovery-case.ts';

export const LISTING_CASES: readonly DiscoveryCase[] = [
  {
    name: 'a listing has the products of its subtree, by popularity, out of stock last',
    run: async (source) => [await inListing('l-jackets', SV)(source), await inListing('l-gear', SV)(source)],
    expected: [
      ['p-fjord-blue', 'p-loft-green', 'p-ridge-blue', 'p-loft-reuse-black'],
      ['p-tarn-blue', 'p-beanie-red', 'p-haul-black'],
    ],
  },
  {
    name: 'listings by rule: on sale, by label, by attribute, by newness',
    run: async (source) => {
      const cards = await Promise.all(
        ['l-sale', 'l-reuse', 'l-dry', 'l-new'].map((id) => inListing(id, SV)(source)),
      );
      return cards.map((ids) => (ids as string[]).toSorted());
    },
    expected: [
      ['p-drizzle-black', 'p-ridge-blue'],
      ['p-loft-reuse-black'],
      ['p-cairn-black', 'p-drizzle-black', 'p-fjord-blue', 'p-ridge-blue'],
      ['p-loft-reuse-black', 'p-ridge-blue', 'p-scree-red'],
    ],
  },
  {
    name: 'sorted by price, in both directions; the displayed colour passes the filter',
    run: async (source) => {
      const by = (order: 'asc' | 'desc') =>
        inListing('l-clothing', { ...SV, sort: { field: 'price', order }, filters: [RED] })(source);
      return [await by('asc'), await by('desc')];
    },
    expected: [
      ['p-drizzle-red', 'p-wool-red', 'p-ridge-red'],
      ['p-ridge-red', 'p-wool-red', 'p-drizzle-red'],
    ],
  },
  {
    name: 'a facet is counted without its own filter, but with the others',
    run: async (source) =>
      read(
        await source.listingProducts(
          { market: 'sv-se', id: 'l-jackets', idType: 'listingId' },
          { ...SV, filters: [RED] },
        ),
        ({ n_hits, filters }) => [n_hits, facetCounts(filters, 'color'), facetCounts(filters, 'gender')],
      ),
    expected: [1, { black: 3, blue: 2, green: 2, red: 1 }, { women: 0, men: 1 }],
  },
  {
    name: 'a listing by id, external id and slug, with its related listings',
    run: async (source) => {
      const byId = await source.listing({ market: 'sv-se', id: 'l-shell', idType: 'listingId' });
      const byExternal = await source.listing({ market: 'sv-se', id: 'ext-jackets', idType: 'externalId' });
      const bySlug = await source.listing({ market: 'sv-se', id: 'jackets', idType: 'externalId' });
      return [
        read(byId, (listing) => [
          listing.title,
          listing.page_url,
          listing.breadcrumbs.map(({ title }) => title),
          listing.quick_links.map(({ listing_id }) => listing_id),
        ]),
        read(byExternal, (listing) => [
          listing.listing_id,
          listing.quick_links.map(({ listing_id }) => listing_id),
        ]),
        read(bySlug, (listing) => [
          listing.listing_id,
          listing.listing_type,
          listing.siblings.map(({ slug }) => slug),
        ]),
      ];
    },
    expected: [
      ['Skaljackor', '/sv-se/c/shell-jackets', ['Kläder', 'Jackor'], ['l-shell', 'l-insulated']],
      ['l-jackets', ['l-jackets', 'l-trousers']],
      ['l-jackets', 'category', ['jackets', 'trousers', 'base-layers']],
    ],
  },
  {
    name: 'an unknown listing gives unknown_listing',
    run: async (source) => [
      read(await source.listing({ market: 'sv-se', id: 'nothing', idType: 'listingId' }), () => 'found'),
      await inListing('nothing', SV)(source),
    ],
    expected: [
      { code: 'unknown_listing', field: 'id' },
      { code: 'unknown_listing', field: 'id' },
    ],
  },
];
