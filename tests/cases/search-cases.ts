// Discovery cases for search, suggestions and recommendations.
import {
  type DiscoveryCase,
  EN,
  facetCounts,
  inListing,
  read,
  RED,
  search,
  SV,
  visibleVariantIds,
} from '#tests/cases/discovery-case.ts';

export const SEARCH_CASES: readonly DiscoveryCase[] = [
  {
    name: 'full matches first, the title before the description',
    run: search({ ...EN, query: 'shell jacket' }),
    expected: ['p-fjord-blue', 'p-ridge-blue', 'p-loft-green', 'p-loft-reuse-black'],
  },
  {
    name: 'a transposition in a word still finds it, and corrected_query has the correction',
    run: async (source) =>
      read(await source.searchResults({ ...EN, query: 'jakcet' }), (results) => [
        visibleVariantIds(results.displays),
        results.corrected_query,
      ]),
    expected: [['p-fjord-blue', 'p-loft-green', 'p-ridge-blue', 'p-loft-reuse-black'], 'jacket'],
  },
  {
    name: 'a Swedish compound is found by its head, in another number',
    run: search({ ...SV, query: 'byxa' }),
    expected: ['p-trail-green', 'p-drizzle-black'],
  },
  {
    name: 'the displayed colour is the one in the query',
    run: async (source) => {
      const cards = (await search({ ...SV, query: 'röd tröja' })(source)) as string[];
      return [cards[0], cards.every((id) => id.endsWith('-red'))];
    },
    expected: ['p-wool-red', true],
  },
  {
    name: 'an unknown word has no results',
    run: search({ ...EN, query: 'xylophone' }),
    expected: [],
  },
  {
    name: 'a product without a price in the market is not found',
    run: async (source) => [
      await search({ ...EN, query: 'drizzle' })(source),
      await search({ ...SV, query: 'drizzle' })(source),
    ],
    expected: [[], ['p-drizzle-black']],
  },
  {
    name: 'the pages together are the full list, and the last one has no cursor',
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
    name: 'an invalid cursor is rejected with its field',
    run: search({ ...SV, query: '', cursor: 'eyJub3QiOiJvdXJzIn0' }),
    expected: { code: 'broken_cursor', field: 'cursor' },
  },
  {
    name: 'highlights are ranges of the displayed title',
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
    name: 'editorial pages are found too, with paths of the market',
    run: async (source) =>
      read(await source.searchResults({ ...SV, query: 'impregnering' }), (results) =>
        results.content_search_links.map((link) => [link.type, link.page_url, link.title]),
      ),
    expected: [['content_link', '/sv-se/e/waterproofing', 'Sköt om ditt skal']],
  },
  {
    name: 'the sort options, and descending as the default order',
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
    name: 'with an explicit sort, typo matches are dropped if there are exact ones',
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
    name: 'categories are paths from the root, in results and in filters',
    run: async (source) =>
      read(
        await source.searchResults({
          ...EN,
          query: '',
          filters: [{ field: 'category', op: 'in', data: [['l-clothing', 'l-jackets'], ['l-footwear']] }],
        }),
        ({ n_hits, filters }) => [n_hits, facetCounts(filters, 'category')['l-clothing,l-jackets,l-shell']],
      ),
    expected: [6, 2],
  },
  {
    name: 'prices are decimals of the currency; the range is that of the other filters',
    run: async (source) =>
      read(await source.searchResults({ ...EN, query: '', filters: [RED] }), ({ filters }) => {
        const meta = filters.find(({ field }) => field === 'price')?.meta;
        return meta?.type === 'range' ? [meta.min, meta.max, meta.currency] : undefined;
      }),
    expected: [29.9, 209.93, 'EUR'],
  },
  {
    name: 'a hit has all its colours, each with URL, headings, prices and images',
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
    name: 'queries by word prefixes, then listings with their ancestors',
    run: async (source) =>
      read(await source.suggestions({ ...SV, query: 'ska', limit: 4 }), ({ suggestions }) =>
        suggestions.map((each) =>
          each.type === 'query' ? each.query : [each.listing_id, each.ancestors.map(({ title }) => title)],
        ),
      ),
    expected: ['skaljacka', ['l-shell', ['Kläder', 'Jackor']]],
  },
  {
    name: 'suggestions correct misspelt words',
    run: async (source) =>
      read(await source.suggestions({ ...EN, query: 'merion', limit: 3 }), ({ suggestions }) =>
        suggestions.map((each) => (each.type === 'query' ? each.query : each.listing_id)),
      ),
    expected: ['merino sweater'],
  },
  {
    name: 'recommendations are the most similar products, with one entry per colour',
    run: async (source) =>
      read(
        await source.recommend({ ...EN, type: 'related', product_ids: ['p-fjord'], limit: 2 }),
        ({ displays }) =>
          displays.map((hit) => {
            const first = hit.variant_displays[hit.variant_index];
            return [first?.product_id, first?.article_id, first?.size, hit.variant_displays.length];
          }),
      ),
    expected: [
      ['p-ridge', 'p-ridge-blue-m', 'M', 2],
      ['p-loft', 'p-loft-green-s', 'S', 2],
    ],
  },
  {
    name: 'complements are of other categories, alternatives of the same one, for the same person',
    async run(source) {
      const recommended = async (type: string, limit: number) =>
        read(await source.recommend({ ...EN, type, product_ids: ['p-fjord'], limit }), ({ displays }) =>
          displays.map((hit) => hit.variant_displays[hit.variant_index]?.product_id),
        );
      return [await recommended('complements', 4), await recommended('alternatives', 4)];
    },
    expected: [['p-wool', 'p-cairn', 'p-scree', 'p-tarn'], ['p-loft']],
  },
  {
    name: 'every response and every hit has a unique id',
    async run(source) {
      const results = await source.searchResults({ ...SV, query: '' });
      const listed = await source.listingProducts({ market: 'sv-se', id: 'l-gear', idType: 'listingId' }, SV);
      if (!results.ok || !listed.ok) return 'failed';
      const ids = [
        results.value.search_request_id,
        listed.value.product_listing_request_id,
        ...results.value.displays.map((hit) => hit.search_result_id),
        ...listed.value.displays.map((hit) => hit.product_listing_result_id),
      ];
      return [ids.every((id) => typeof id === 'string' && id !== ''), ids.length - new Set(ids).size];
    },
    expected: [true, 0],
  },
];
