// What every discovery source must answer over the fixture catalogue: the engine at hand, in a worker, or behind HTTP.
import type { DiscoverySource } from '#contract/discovery-source.ts';
import type { ProductHit } from '#contract/product-hit.ts';
import type { FilterDefinition, SelectedFilter } from '#contract/filters.ts';
import type { Result } from '#contract/result.ts';
import type { ListingProductsRequest, SearchResultsRequest } from '#contract/search.ts';

/** `ask` reduces the answer to plain data without request and result ids; it has to equal `expected`. */
export interface DiscoveryCase {
  readonly name: string;
  readonly run: (source: DiscoverySource) => Promise<unknown>;
  readonly expected: unknown;
}

const MERCHANT = { merchant: 'cairn' };
const EN = { ...MERCHANT, market: 'en-eu' };
const SV = { ...MERCHANT, market: 'sv-se' };

/** The answer, or what a failed one says of its input. */
function read<T>(result: Result<T>, of: (value: T) => unknown): unknown {
  return result.ok ? of(result.value) : { code: result.error.code, field: result.error.field };
}

/** The colour shown first, of each card. */
function visibleVariantIds(hits: readonly ProductHit[]): string[] {
  return hits.map(
    ({ variant_displays, variant_index }) => variant_displays[variant_index]?.color_variant_id ?? 'none',
  );
}

function counts(filters: readonly FilterDefinition[], field: string): Record<string, number> {
  const meta = filters.find((filter) => filter.field === field)?.meta;
  if (meta === undefined || meta.type === 'range') return {};
  return Object.fromEntries(meta.values.map((value, at) => [String(value), meta.counts[at] ?? -1]));
}

const search = (request: SearchResultsRequest) => async (source: DiscoverySource) =>
  read(await source.searchResults(request), ({ displays }) => visibleVariantIds(displays));

const inListing = (id: string, request: ListingProductsRequest) => async (source: DiscoverySource) =>
  read(
    await source.listingProducts({ market: request.market, id, idType: 'listingId' }, request),
    ({ displays }) => visibleVariantIds(displays),
  );

const red: SelectedFilter = { field: 'color', op: 'in', data: ['red'] };

export const DISCOVERY_CASES: readonly DiscoveryCase[] = [
  {
    name: 'DA-02 all words first, the title before the description',
    run: search({ ...EN, query: 'shell jacket' }),
    expected: ['p-fjord-blue', 'p-ridge-blue', 'p-loft-green', 'p-loft-reuse-black'],
  },
  {
    name: 'DA-02 a swap inside a word still finds it, and the answer says what was read',
    run: async (source) =>
      read(await source.searchResults({ ...EN, query: 'jakcet' }), (answer) => [
        visibleVariantIds(answer.displays),
        answer.corrected_query,
      ]),
    expected: [['p-fjord-blue', 'p-loft-green', 'p-ridge-blue', 'p-loft-reuse-black'], 'jacket'],
  },
  {
    name: 'DA-02 a Swedish compound is found by its last part, in another number',
    run: search({ ...SV, query: 'byxa' }),
    expected: ['p-trail-green', 'p-drizzle-black'],
  },
  {
    name: 'DA-02 the colour that is asked for is the colour that is shown',
    run: async (source) => {
      const cards = (await search({ ...SV, query: 'röd tröja' })(source)) as string[];
      return [cards[0], cards.every((id) => id.endsWith('-red'))];
    },
    expected: ['p-wool-red', true],
  },
  {
    name: 'DA-02 nothing is found for what nobody sells',
    run: search({ ...EN, query: 'xylophone' }),
    expected: [],
  },
  {
    name: 'DA-02 an article without a price in the market is not there',
    run: async (source) => [
      await search({ ...EN, query: 'drizzle' })(source),
      await search({ ...SV, query: 'drizzle' })(source),
    ],
    expected: [[], ['p-drizzle-black']],
  },
  {
    name: 'DA-02 pages joined are the whole, and the last one has no cursor',
    async run(source) {
      const cards: string[] = [];
      const totals: number[] = [];
      let cursor: string | undefined;
      do {
        const page = await source.searchResults({ ...SV, query: '', limit: 5, cursor: cursor ?? null });
        if (!page.ok) return page.error.code;
        cards.push(...visibleVariantIds(page.value.displays));
        totals.push(page.value.n_hits);
        cursor = page.value.cursor;
      } while (cursor !== undefined);
      return [new Set(cards).size, totals];
    },
    expected: [12, [12, 12, 12]],
  },
  {
    name: 'DA-02 a cursor that nobody made is refused by its name',
    run: search({ ...SV, query: '', cursor: 'eyJub3QiOiJvdXJzIn0' }),
    expected: { code: 'broken_cursor', field: 'cursor' },
  },
  {
    name: 'DA-02 highlights are places in the title that is shown',
    run: async (source) =>
      read(
        await source.searchResults({ ...EN, query: 'ridge she' }),
        ({ displays }) => displays[0]?.highlights,
      ),
    expected: [
      [0, 5],
      [6, 9],
    ],
  },
  {
    name: 'DA-02 editorial pages answer too, under the market',
    run: async (source) =>
      read(await source.searchResults({ ...SV, query: 'impregnering' }), (answer) =>
        answer.content_search_links.map((link) => [link.type, link.page_url, link.title]),
      ),
    expected: [['content_link', '/sv-se/e/waterproofing', 'Sköt om ditt skal']],
  },
  {
    name: 'DA-04 a listing holds what stands anywhere below it, the popular first, what is gone last',
    run: async (source) => [await inListing('l-jackets', SV)(source), await inListing('l-gear', SV)(source)],
    expected: [
      ['p-fjord-blue', 'p-loft-green', 'p-ridge-blue', 'p-loft-reuse-black'],
      ['p-tarn-blue', 'p-beanie-red', 'p-haul-black'],
    ],
  },
  {
    name: 'DA-04 listings by rule: on sale, by label, by attribute, by newness',
    run: async (source) => {
      const held = await Promise.all(
        ['l-sale', 'l-reuse', 'l-dry', 'l-new'].map((id) => inListing(id, SV)(source)),
      );
      return held.map((cards) => (cards as string[]).toSorted());
    },
    expected: [
      ['p-drizzle-black', 'p-ridge-blue'],
      ['p-loft-reuse-black'],
      ['p-cairn-black', 'p-drizzle-black', 'p-fjord-blue', 'p-ridge-blue'],
      ['p-loft-reuse-black', 'p-ridge-blue', 'p-scree-red'],
    ],
  },
  {
    name: 'DA-04 DA-14 sorted by price, both ways; the colour shown is one that meets the filter',
    run: async (source) => {
      const by = (order: 'asc' | 'desc') =>
        inListing('l-clothing', { ...SV, sort: { field: 'price', order }, filters: [red] })(source);
      return [await by('asc'), await by('desc')];
    },
    expected: [
      ['p-drizzle-red', 'p-wool-red', 'p-ridge-red'],
      ['p-ridge-red', 'p-wool-red', 'p-drizzle-red'],
    ],
  },
  {
    name: 'DA-14 the sorts offered, and that descending is meant when nothing is said',
    run: async (source) => {
      const sorted = async (field: string) =>
        (await inListing('l-jackets', { ...SV, sort: { field } })(source)) as string[];
      const options = read(await source.searchResults({ ...SV, query: 'jacka' }), ({ sorts }) =>
        sorts.map(({ field, order, meta }) => [field, order, meta.title, meta.values ?? []]),
      );
      return [
        options,
        (await sorted('newest'))[0],
        (await sorted('discount'))[0],
        (await sorted('price'))[0],
      ];
    },
    expected: [
      [
        ['relevance', 'desc', 'Relevans', []],
        ['popularity', 'desc', 'Populärt', []],
        ['price', 'asc', 'Pris', ['asc', 'desc']],
        ['newest', 'desc', 'Nyast', []],
        ['discount', 'desc', 'Rabatt', []],
      ],
      'p-loft-reuse-black',
      'p-ridge-blue',
      'p-fjord-blue',
    ],
  },
  {
    name: 'DA-14 under a sort of its own, a near word does not stand beside the word itself',
    run: async (source) => [
      await search({ ...EN, query: 'trail', sort: { field: 'price', order: 'asc' } })(source),
      await search({ ...EN, query: 'trial', sort: { field: 'price', order: 'asc' } })(source),
    ],
    expected: [
      ['p-trail-green', 'p-scree-red'],
      ['p-trail-green', 'p-scree-red'],
    ],
  },
  {
    name: 'FI-12 DA-11 options of one filter do not shrink each other, those of others do',
    run: async (source) =>
      read(
        await source.listingProducts(
          { market: 'sv-se', id: 'l-jackets', idType: 'listingId' },
          { ...SV, filters: [red] },
        ),
        ({ n_hits, filters }) => [n_hits, counts(filters, 'color'), counts(filters, 'gender')],
      ),
    expected: [1, { black: 3, blue: 2, green: 2, red: 1 }, { women: 0, men: 1 }],
  },
  {
    name: 'DA-12 DA-13 categories are paths from the root, in the answer and in the filter',
    run: async (source) =>
      read(
        await source.searchResults({
          ...EN,
          query: '',
          filters: [{ field: 'category', op: 'in', data: [['l-clothing', 'l-jackets'], ['l-footwear']] }],
        }),
        ({ n_hits, filters }) => [n_hits, counts(filters, 'category')['l-clothing,l-jackets,l-shell']],
      ),
    expected: [6, 2],
  },
  {
    name: 'DA-12 prices are decimals of the currency; the range is what the other filters leave',
    run: async (source) =>
      read(await source.searchResults({ ...EN, query: '', filters: [red] }), ({ filters }) => {
        const meta = filters.find(({ field }) => field === 'price')?.meta;
        return meta?.type === 'range' ? [meta.min, meta.max, meta.currency] : undefined;
      }),
    expected: [29.9, 209.93, 'EUR'],
  },
  {
    name: 'DA-15 a card carries all its colours, each with its address, headings, prices and images',
    run: async (source) =>
      read(await source.searchResults({ ...SV, query: 'ridge' }), ({ displays }) =>
        displays[0]?.variant_displays.map((each) => [
          each.product_id,
          each.page_url,
          each.brand,
          each.sub_heading_1,
          each.sub_heading_2,
          each.original_price,
          each.sale_price,
          each.image_urls[0],
          each.color_hex,
        ]),
      ),
    expected: [
      [
        'p-ridge',
        '/sv-se/p/ridge?color=p-ridge-blue',
        'Cairn',
        'Skaljacka',
        'Natt',
        2999,
        2099.3,
        '/images/p-ridge-blue-model',
        '#33608f',
      ],
      [
        'p-ridge',
        '/sv-se/p/ridge?color=p-ridge-red',
        'Cairn',
        'Skaljacka',
        'Rönnbär',
        2999,
        2099.3,
        '/images/p-ridge-red-model',
        '#a93a35',
      ],
    ],
  },
  {
    name: 'DA-03 a listing by id, by external id and by slug, with what is around it',
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
      ['l-jackets', ['l-shell', 'l-insulated']],
      ['l-jackets', 'category', ['jackets', 'trousers', 'base-layers']],
    ],
  },
  {
    name: 'DA-03 an unknown listing is an error of its own',
    run: async (source) => [
      read(await source.listing({ market: 'sv-se', id: 'nothing', idType: 'listingId' }), () => 'found'),
      await inListing('nothing', SV)(source),
    ],
    expected: [
      { code: 'unknown_listing', field: 'id' },
      { code: 'unknown_listing', field: 'id' },
    ],
  },
  {
    name: 'DA-01 queries by the beginnings of their words, then listings with what is above them',
    run: async (source) =>
      read(await source.suggestions({ ...SV, query: 'ska', limit: 4 }), ({ suggestions }) =>
        suggestions.map((each) =>
          each.type === 'query' ? each.query : [each.listing_id, each.ancestors.map(({ title }) => title)],
        ),
      ),
    expected: ['skaljacka', ['l-shell', ['Kläder', 'Jackor']]],
  },
  {
    name: 'DA-01 what is misspelt is suggested as it is spelt',
    run: async (source) =>
      read(await source.suggestions({ ...EN, query: 'merion', limit: 3 }), ({ suggestions }) =>
        suggestions.map((each) => (each.type === 'query' ? each.query : each.listing_id)),
      ),
    expected: ['merino sweater'],
  },
  {
    name: 'DA-05 PR-02 recommended are the most alike, one entry an article, without the product itself',
    run: async (source) =>
      read(
        await source.recommend({ ...EN, type: 'related', product_ids: ['p-fjord'], limit: 2 }),
        ({ displays }) =>
          displays.map((display) => {
            const first = display.variant_displays[display.variant_index];
            return [first?.product_id, first?.article_id, first?.size, display.variant_displays.length];
          }),
      ),
    expected: [
      ['p-ridge', 'p-ridge-blue-m', 'M', 8],
      ['p-loft', 'p-loft-green-s', 'S', 8],
    ],
  },
  {
    name: 'DA-02 DA-04 every answer and every card has an id of its own',
    async run(source) {
      const results = await source.searchResults({ ...SV, query: '' });
      const listed = await source.listingProducts({ market: 'sv-se', id: 'l-gear', idType: 'listingId' }, SV);
      if (!results.ok || !listed.ok) return 'failed';
      const ids = [
        results.value.search_request_id,
        listed.value.product_listing_request_id,
        ...results.value.displays.map((display) => display.search_result_id),
        ...listed.value.displays.map((display) => display.product_listing_result_id),
      ];
      return [ids.every((id) => typeof id === 'string' && id !== ''), ids.length - new Set(ids).size];
    },
    expected: [true, 0],
  },
];
