import { expect, test } from 'vitest';
import type { EditorialPage } from '#contract/bootstrap.ts';
import { createPageClient, type ShopSource } from '#pages/pages.ts';
import { DEFAULT_MARKETS } from '#settings/settings.ts';
import type { DiscoverySource } from '#contract/discovery-source.ts';
import type { ProductHit } from '#contract/product-hit.ts';
import { shopError } from '#contract/errors.ts';
import type { Listing } from '#contract/listing.ts';
import { fail, ok } from '#contract/result.ts';
import { encodeState } from '#contract/url-state/state.ts';
import { variantHit } from '#tests/fixtures/variant-hit.ts';

const display = (facts: Partial<ProductHit> = {}): ProductHit => ({
  variant_index: 0,
  variant_displays: [variantHit({})],
  ...facts,
});
const listing: Listing = {
  listing_id: 'l1',
  external_id: 'jackets',
  listing_type: 'category',
  title: 'Jackor',
  slug: 'jackets',
  page_url: '/sv-se/c/jackets',
  show_in_breadcrumbs: true,
  show_in_quicklinks: true,
  image_urls: [],
  description: '',
  ancestors: [],
  children: [],
  siblings: [],
  breadcrumbs: [],
  quick_links: [],
  content_blocks: [],
  product_listing_request_id: 'r0',
};
const home: EditorialPage = {
  id: 'home',
  slug: 'home',
  title: 'Hem',
  description: '',
  pageUrl: '/sv-se',
  relatedListingIds: [],
  blocks: [4, 8].map((limit) => ({
    kind: 'products' as const,
    title: 'Nytt',
    listingId: 'l1',
    linkTitle: '',
    linkUrl: '',
    limit,
  })),
};

/** A source that notes what it was asked; each test overrides what it is about. */
function parts(over: { source?: Partial<DiscoverySource>; shop?: Partial<ShopSource> } = {}) {
  const asked: { call: string; request: unknown }[] = [];
  const note = <T>(call: string, value: T) => {
    return async (...request: unknown[]) => {
      asked.push({ call, request });
      return ok(value);
    };
  };
  const products = { n_hits: 1, displays: [display()], sorts: [], filters: [], cursor: 'next' };
  const source: DiscoverySource = {
    searchResults: note('searchResults', {
      ...products,
      search_request_id: 'r1',
      content_search_links: [],
    }),
    suggestions: note('suggestions', { suggestions_request_id: 'r2', suggestions: [] }),
    listing: note('listing', listing),
    listingProducts: note('listingProducts', { ...products, product_listing_request_id: 'r3' }),
    recommend: note('recommend', { displays: [display({ recommendation_id: 'x' })] }),
    ...over.source,
  };
  const refuse = async () => fail(shopError('offline'));
  const shop: ShopSource = {
    bootstrap: refuse,
    menu: refuse,
    markets: refuse,
    giftCards: refuse,
    page: async () => ok(home),
    product: async () => fail(shopError('unknown_product')),
    ...over.shop,
  };
  const warnings: unknown[] = [];
  const client = createPageClient({
    findMarket: (code) => DEFAULT_MARKETS.find(code),
    merchant: () => 'cairn',
    source,
    shop,
    freshness: () => ({ source: 'server', asOf: 5 }),
    warn: (...warning) => warnings.push(warning),
  });
  return { client, asked, warnings };
}

test('a listing page asks for the filters and the sorting of its address', async () => {
  const { client, asked } = parts();
  const search = `?utm=x&f_color=${encodeURIComponent('blue‚')}&sorting=${encodeURIComponent('price📈')}`;
  const page = await client.listing('sv-se', 'jackets', { search, limit: 24 });
  expect(asked.find(({ call }) => call === 'listingProducts')?.request).toEqual([
    { market: 'sv-se', id: 'jackets', idType: 'externalId' },
    {
      merchant: 'cairn',
      market: 'sv-se',
      filters: [{ field: 'color', op: 'in', data: ['blue'] }],
      sort: { field: 'price', order: 'asc' },
      limit: 24,
    },
  ]);
  expect(page).toMatchObject({
    ok: true,
    value: { title: 'Jackor', products: { total: 1, cursor: 'next' } },
  });
});

test('prices come in minor units, and a sale only where it is one; a new product and its sizes are named', async () => {
  const red = { product_id: 'p2', color_variant_id: 'p2-red', sale_price: 99.95, size: 'S' };
  const displays = [
    display({
      variant_index: 2,
      variant_displays: [
        variantHit({ product_id: 'p2', in_stock: false, size: 'S' }),
        variantHit({ product_id: 'p2', size: 'M', display_sizes_in_quick_view: ['M', 'L'] }),
        variantHit({ ...red, labels: [{ title: 'New' }], display_sizes_in_quick_view: ['One size'] }),
      ],
    }),
  ];
  const { client } = parts({ source: { recommend: async () => ok({ displays }) }, shop: productShop() });
  const page = await client.product('sv-se', 'fell-jacket');
  const card = page.ok ? page.value.complements[0] : undefined;
  expect(card?.variants.map(({ listMinor, saleMinor, inStock }) => [listMinor, saleMinor, inStock])).toEqual([
    [19950, null, true],
    [19950, 9995, true],
  ]);
  expect(card).toMatchObject({ variantIndex: 1, currency: 'SEK', isNew: true });
  expect(card?.variants.map(({ sizes }) => sizes)).toEqual(['M · L', '']);
});

test('a product page has complements and alternatives, no product twice and not its own', async () => {
  const shown = (product_id: string) => display({ variant_displays: [variantHit({ product_id })] });
  const displays = (...ids: string[]) => ok({ displays: ids.map(shown) });
  const recommend: DiscoverySource['recommend'] = async ({ type }) =>
    type === 'complements' ? displays('p2', 'p1', 'p3') : displays('p3', 'p4', 'p1');
  const shownOf = async (source: Partial<DiscoverySource>) => {
    const page = await parts({ source, shop: productShop() }).client.product('sv-se', 'fell-jacket');
    if (!page.ok) throw new Error(page.error.code);
    const { complements, alternatives } = page.value;
    return [complements, alternatives].map((cards) => cards.map(({ productId }) => productId));
  };
  expect(await shownOf({ recommend })).toEqual([['p2', 'p3'], ['p4']]);
  expect(await shownOf({ recommend: async () => fail(shopError('offline')) })).toEqual([[], []]);
});

test('home asks once for a listing that two blocks show, with the larger number', async () => {
  const { client, asked } = parts();
  const page = await client.home('sv-se');
  expect(asked.map(({ request }) => request)).toEqual([
    [
      { market: 'sv-se', id: 'l1', idType: 'listingId' },
      { merchant: 'cairn', market: 'sv-se', limit: 8 },
    ],
  ]);
  expect(page.ok && page.value.rows['l1']).toHaveLength(1);
});

test('an editorial page is found by its slug alone, its rows filled; home has an address of its own', async () => {
  const care: EditorialPage = {
    ...home,
    id: 'care',
    slug: 'wash-it',
    title: 'Tvätta',
    pageUrl: '/sv-se/e/wash-it',
  };
  const page: ShopSource['page'] = async (_, id) =>
    id === 'home' ? ok(home) : ['care', 'wash-it'].includes(id) ? ok(care) : fail(shopError('not_found'));
  const { client } = parts({ shop: { page } });
  const answer = await client.editorial('sv-se', 'wash-it');
  expect(answer).toMatchObject({ ok: true, value: { page: { title: 'Tvätta' } } });
  expect(answer.ok && answer.value.rows['l1']).toHaveLength(1);
  for (const slug of ['care', 'home', 'no'])
    expect(await client.editorial('sv-se', slug)).toMatchObject({ error: { code: 'not_found' } });
});

test('the links of a listing lead on in its market', async () => {
  const links = ['/e/care', '/de-de/e/care', 'https://other.example/e', null];
  const block = { row: 1, span_columns: 2, span_rows: 2, position: 'left' };
  const content_blocks = links.map((link) => ({
    ...block,
    content: { type: 'image' as const, url: '/images/i', link },
  }));
  const { client } = parts({ source: { listing: async () => ok({ ...listing, content_blocks }) } });
  const page = await client.listing('sv-se', 'jackets', { search: '', limit: 24 });
  expect(page.ok && page.value.contentBlocks.map(({ content }) => content.link)).toEqual([
    '/sv-se/e/care',
    '/de-de/e/care',
    'https://other.example/e',
    null,
  ]);
});

test('a page does without a part that fails, and fails with the code of what it cannot do without', async () => {
  const broken = async () => fail(shopError('unknown_listing'));
  const { client } = parts({ source: { listingProducts: broken, listing: broken } });
  expect(await client.home('sv-se')).toMatchObject({ ok: true, value: { rows: { l1: [] } } });
  const question = { search: '', limit: 24 };
  expect(await client.listing('sv-se', 'no', question)).toMatchObject({ error: { code: 'unknown_listing' } });
  expect(await client.product('sv-se', 'no')).toMatchObject({ error: { code: 'unknown_product' } });
  expect(await client.home('xx-xx')).toMatchObject({ error: { code: 'unknown_market' } });
});

const NOTHING = { n_hits: 0, displays: [], sorts: [], filters: [] };
const NOTHING_FOUND = { ...NOTHING, search_request_id: 'r', content_search_links: [] };

test('a search that finds nothing shows alternatives; one that failed is no empty page', async () => {
  const question = { search: '?query=qqq', limit: 24 };
  const empty = parts({ source: { searchResults: async () => ok(NOTHING_FOUND) } });
  expect(await empty.client.search('sv-se', question)).toMatchObject({
    value: { query: 'qqq', products: { total: 0 }, alternatives: [{ productId: 'p1' }] },
  });
  const failed = parts({ source: { searchResults: async () => ok({ ...NOTHING_FOUND, failed: true }) } });
  expect(await failed.client.search('sv-se', question)).toMatchObject({ error: { code: 'outage' } });
});

test('a query that the merchant shows elsewhere says where, until it is filtered or sorted', async () => {
  const redirect_url = '/sv-se/c/jackets';
  const searchResults = async () => ok({ ...NOTHING_FOUND, redirect_url });
  const { client } = parts({ source: { searchResults } });
  const redirectOf = async (search: string) => {
    const page = await client.search('sv-se', { search, limit: 24 });
    return page.ok ? page.value.redirect : undefined;
  };
  expect(await redirectOf('?query=jacka')).toBe('/sv-se/c/jackets');
  expect(
    await redirectOf(
      encodeState('', { filters: [], sort: { field: 'price', order: 'asc' }, query: 'jacka' }),
    ),
  ).toBeNull();
  const filters = [{ field: 'color', op: 'in' as const, data: ['red'] }];
  expect(await redirectOf(encodeState('', { filters, sort: null, query: 'jacka' }))).toBeNull();
});

test('an unreadable sorting is ignored with a warning', async () => {
  const { client, warnings } = parts();
  await client.search('sv-se', { search: '?sorting=price', limit: 24 });
  expect(warnings).toEqual([
    ['address parameters ignored', { ignored: [{ parameter: 'sorting', reason: 'unreadable' }] }],
  ]);
});

test('a filter of a field that the catalogue does not have is ignored with a warning', async () => {
  const searchResults = async () => ok({ ...NOTHING_FOUND, ignored_filters: ['nonsense'] });
  const { client, warnings } = parts({ source: { searchResults } });
  const filters = [{ field: 'color', op: 'in' as const, data: ['red'] }];
  const search = `${encodeState('', { filters, sort: null })}&f_nonsense=1`;
  const page = await client.search('sv-se', { search, limit: 24 });
  expect(page.ok && page.value.products.selectedFilters.map(({ field }) => field)).toEqual(['color']);
  expect(warnings).toEqual([
    ['address parameters ignored', { ignored: [{ parameter: 'f_nonsense', reason: 'unknown-field' }] }],
  ]);
});

test('a sorting that is not offered is ignored with a warning', async () => {
  const sorts = [{ field: 'popularity', order: 'desc' as const, meta: { title: 'Popular' } }];
  const searchResults = async () => ok({ ...NOTHING_FOUND, sorts });
  const { client, warnings } = parts({ source: { searchResults } });
  for (const field of ['popularity', 'name']) {
    const search = encodeState('', { filters: [], sort: { field, order: 'asc' } });
    const found = await client.search('sv-se', { search, limit: 24 });
    expect(found.ok && found.value.products.selectedSort?.field).toBe(field === 'name' ? undefined : field);
  }
  const ignored = [{ parameter: 'sorting', reason: 'unknown-field' }];
  expect(warnings).toEqual([['address parameters ignored', { ignored }]]);
});

function productShop(): Partial<ShopSource> {
  return {
    product: async () =>
      ok({
        id: 'p1',
        slug: 'fell-jacket',
        brand: 'Cairn',
        title: 'Fell jacket',
        subtitle: '',
        description: '',
        gender: '',
        categoryIds: [],
        breadcrumbs: [],
        attributes: [],
        sustainabilityIcons: [],
        labels: [],
        isReuse: false,
        sizeGuide: null,
        currency: 'SEK',
        price: { sortingPrice: 199.5 },
        variants: [],
      }),
  };
}
