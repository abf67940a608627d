// The discovery calls over HTTP: what each request takes, and every field of its response.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FilterDefinition } from '#contract/filters.ts';
import type { Listing } from '#contract/listing.ts';
import type { ListingProducts, ProductHits, SearchResults, Suggestions } from '#contract/search.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { BLOCK, discoveryCatalogue } from '#tests/fixtures/discovery-catalogue.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';

const SV = { merchant: 'cairn', market: 'sv-se' };
const EN = { merchant: 'cairn', market: 'en-se' };
const ID = expect.stringMatching(/^\S{8,}$/) as string;
const ref = (listing_id: string, title: string) => ({
  listing_id,
  external_id: `ext-${listing_id}`,
  listing_type: 'category',
  title,
  slug: `slug-${listing_id}`,
  page_url: `/sv-se/c/slug-${listing_id}`,
  show_in_breadcrumbs: true,
  show_in_quicklinks: true,
  image_urls: [],
});
const BRANCH = { ...ref('jackets', 'Jackor'), image_urls: ['/images/imagejackets'] };

describe.each(DATABASES)('discovery on $name', ({ make }) => {
  let place: TestDatabase;
  let shop: TestShop;
  beforeAll(async () => {
    place = await make();
    shop = await startTestShop(place, discoveryCatalogue());
  });
  afterAll(async () => {
    await shop.server.close();
    await place.remove();
  });

  async function respond(path: string, body?: object): Promise<{ status: number; json: unknown }> {
    const response = await fetch(`${shop.server.url}${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json' },
    });
    return { status: response.status, json: await response.json() };
  }
  async function get<T>(path: string, query: Record<string, string>): Promise<T> {
    return (await respond(`${path}?${new URLSearchParams(query)}`)).json as T;
  }
  async function post<T>(path: string, body: object): Promise<T> {
    return (await respond(path, body)).json as T;
  }
  const search = (body: object) => post<SearchResults>('/v3/search/results', { ...SV, ...body });
  const found = async (body: object) => idsOf(await search(body));
  const idsOf = ({ displays }: ProductHits) =>
    displays.map(({ variant_displays: [first] }) => first?.product_id ?? '');

  const LONG = 'x'.repeat(4001);
  describe.each(['GET', 'POST'])('%s /v3/search/suggestions', (method) => {
    const ask = (body: Record<string, unknown>) =>
      method === 'GET'
        ? respond(`/v3/search/suggestions?${new URLSearchParams(body as Record<string, string>)}`)
        : respond('/v3/search/suggestions', body);
    const textsOf = async (body: Record<string, unknown>) =>
      ((await ask(body)).json as Suggestions).suggestions.map((each) =>
        each.type === 'query' ? each.query : each.title,
      );

    test.each([
      ['DA-01c', 'merchant', ''],
      ['DA-01d', 'market', 'nowhere'],
      ['DA-01e', 'locale', LONG],
      ['DA-01f', 'query', LONG],
      ['DA-01g', 'session_id', LONG],
      ['DA-01h', 'metadata', LONG],
    ])('%s takes %s, and names it where it is wrong', async (_, field, wrong) => {
      const metadata = method === 'GET' ? '{"page":"home"}' : { page: 'home' };
      const whole = { ...SV, locale: 'sv', query: 'jacka', session_id: 's1', metadata };
      expect((await ask(whole)).status).toBe(200);
      expect(await ask({ ...whole, [field]: wrong })).toMatchObject({
        status: 400,
        json: { error: { field } },
      });
    });

    test('DA-01a DA-01b DA-01d DA-01e DA-01f suggests what fits query, market and locale', async () => {
      expect(await textsOf({ ...SV, query: 'jack' })).toEqual(['Jacka', 'Jackor']);
      expect(await textsOf({ ...EN, query: 'jack' })).toEqual(['Jacket', 'shell jacket', 'Jackets']);
      expect(await textsOf({ ...EN, locale: 'sv', query: 'jack' })).toEqual(['Jacka', 'Jackor']);
    });

    test('DA-01i DA-01j DA-01l DA-01m DA-01n DA-01o DA-01p DA-01q DA-01r responds with queries and listings', async () => {
      expect((await ask({ ...SV, query: 'jack' })).json).toEqual({
        suggestions_request_id: ID,
        suggestions: [
          { type: 'query', query: 'Jacka', suggestions_result_id: ID },
          { ...BRANCH, type: 'listing', suggestions_result_id: ID, ancestors: [ref('clothing', 'Kläder')] },
        ],
      });
    });
  });

  const PAGING = {
    filters: [{ field: 'gender', op: 'eq' }],
    sort: { field: '' },
    limit: 0,
    cursor: 'eyJub3QiOiJvdXJzIn0',
  };
  const LISTED = '/v3/listings/clothing/products';
  test.each([
    ['DA-02b', '/v3/search/results', 'merchant', ''],
    ['DA-02c', '/v3/search/results', 'market', 'nowhere'],
    ['DA-02d', '/v3/search/results', 'locale', LONG],
    ['DA-02e', '/v3/search/results', 'query', LONG],
    ['DA-02f', '/v3/search/results', 'filters', PAGING.filters],
    ['DA-02g', '/v3/search/results', 'sort', PAGING.sort],
    ['DA-02h', '/v3/search/results', 'limit', PAGING.limit],
    ['DA-02i', '/v3/search/results', 'cursor', PAGING.cursor],
    ['DA-02j', '/v3/search/results', 'session_id', LONG],
    ['DA-02k', '/v3/search/results', 'metadata', { page: 1 }],
    ['DA-04c', LISTED, 'filters', PAGING.filters],
    ['DA-04d', LISTED, 'sort', PAGING.sort],
    ['DA-04e', LISTED, 'limit', PAGING.limit],
    ['DA-04f', LISTED, 'cursor', PAGING.cursor],
    ['DA-05d', '/v3/search/related', 'session_id', LONG],
    ['DA-05d', '/v3/recommend/products', 'session_id', LONG],
    ['DA-05e', '/v3/recommend/products', 'product_ids', ['/']],
  ])('%s %s takes %s, and names it where it is wrong', async (_, path, field, wrong) => {
    const whole = { ...SV, type: 'related', locale: 'sv', query: 'jacka', session_id: 's1', limit: 3 };
    expect((await respond(path, { ...whole, metadata: { page: 'home' } })).status).toBe(200);
    const refused = await respond(path, { ...whole, [field]: wrong });
    expect(refused.status).toBe(400);
    const { error } = refused.json as { error: { field: string } };
    expect(error.field).toMatch(new RegExp(`^${field}\\b`));
  });

  test('DA-02a DA-02c DA-02d DA-02e DA-02f DA-02g DA-02h DA-02i search takes query, market, locale and paging', async () => {
    expect(await found({ query: 'jacka' })).toEqual(['p1']);
    expect(await found({ ...EN, query: 'jacket' })).toEqual(['p1']);
    expect(await found({ ...EN, locale: 'sv_SE', query: 'jacka' })).toEqual(['p1']);
    expect(await found({ filters: [{ field: 'gender', op: 'eq', data: 'men' }] })).toEqual(['p2']);
    expect(await found({ sort: { field: 'price', order: 'asc' } })).toEqual(['p1', 'p2', 'p3']);
    const first = await search({ sort: { field: 'price', order: 'asc' }, limit: 2 });
    expect([idsOf(first), first.n_hits]).toEqual([['p1', 'p2'], 3]);
    const { cursor } = first;
    expect(await found({ sort: { field: 'price', order: 'asc' }, limit: 2, cursor })).toEqual(['p3']);
  });

  test('DA-04a DA-04b DA-04c DA-04d DA-04e DA-04f a listing’s products take filters and paging', async () => {
    for (const path of ['/v3/listings/clothing/products', '/v3/listings/external_id/ext-clothing/products']) {
      const listed = (body: object) => post<ListingProducts>(path, { ...SV, ...body });
      const byPrice = { sort: { field: 'price', order: 'desc' }, limit: 1 };
      expect(idsOf(await listed({})).toSorted()).toEqual(['p1', 'p2']);
      expect(idsOf(await listed({ filters: [{ field: 'gender', op: 'neq', data: 'men' }] }))).toEqual(['p1']);
      const first = await listed(byPrice);
      expect(idsOf(first)).toEqual(['p2']);
      expect(idsOf(await listed({ ...byPrice, cursor: first.cursor }))).toEqual(['p1']);
    }
  });

  test('DA-02l DA-02m DA-02n DA-02o DA-02p DA-02q DA-02s DA-02t DA-02u DA-02v a search responds with all of these', async () => {
    const { displays, sorts, filters, ...others } = await search({ query: 'regn', limit: 1 });
    expect(displays).toHaveLength(1);
    expect(sorts.map(({ field }) => field)).toContain('relevance');
    expect(filters.map(({ field }) => field)).toContain('color');
    expect(others).toEqual({
      n_hits: 2,
      cursor: expect.stringMatching(/\S/),
      search_request_id: ID,
      content_search_links: [
        {
          type: 'content_link',
          title: 'Klädd för regn',
          description: 'Om lager',
          page_url: '/sv-se/e/rain',
          image_url: null,
        },
      ],
    });
  });

  test('DA-04g DA-04h DA-04i DA-04j a listing’s products come with sorts, filters and a cursor', async () => {
    const listed = await post<ListingProducts>(LISTED, { ...SV, limit: 1 });
    expect(Object.keys(listed).toSorted()).toEqual([
      'cursor',
      'displays',
      'filters',
      'n_hits',
      'product_listing_request_id',
      'sorts',
    ]);
    expect(listed.displays).toHaveLength(1);
    expect(listed.sorts.map(({ field }) => field)).toContain('popularity');
    expect(listed.filters.map(({ field }) => field)).toContain('color');
    expect(listed.cursor).toMatch(/\S/);
  });

  test('DA-03a DA-03b DA-03c DA-03d DA-03e DA-03f DA-03g DA-03h DA-03i DA-03j DA-03k DA-03l DA-03m DA-03n DA-03o DA-03p DA-03r DA-03s DA-03t DA-03u DA-03v DA-03w DA-03x DA-03y a listing, by its id and its external id', async () => {
    for (const path of ['/v3/listings/jackets', '/v3/listings/external_id/ext-jackets'])
      expect(await get<Listing>(path, SV)).toEqual({
        ...BRANCH,
        description: 'Allt som håller tätt',
        breadcrumbs: [ref('clothing', 'Kläder')],
        ancestors: [ref('clothing', 'Kläder')],
        quick_links: [BRANCH, ref('trousers', 'Byxor')],
        children: [ref('shells', 'Skal')],
        siblings: [BRANCH, ref('trousers', 'Byxor')],
        content_blocks: [BLOCK],
        product_listing_request_id: ID,
      });
  });

  test('DA-05a DA-05b DA-05c DA-05e related and recommended products, in snake_case', async () => {
    const related = await post<ProductHits>('/v3/search/related', { ...SV, query: 'jacka' });
    const body = { ...SV, type: 'related', product_ids: ['p1'], session_id: 's1' };
    const recommended = await post<ProductHits>('/v3/recommend/products', body);
    expect(idsOf(related).toSorted()).toEqual(['p2', 'p3']);
    expect(idsOf(recommended).toSorted()).toEqual(['p2', 'p3']);
    const names = [...JSON.stringify([related, recommended]).matchAll(/"(\w+)":/g)].map(([, name]) => name);
    expect(names.filter((name) => !/^[a-z0-9]+(?:_[a-z0-9]+)*$/.test(name ?? ''))).toEqual([]);
    expect(new Set(names).size).toBeGreaterThan(10);
  });

  test('DA-10a DA-10b DA-10c DA-10d a locale is answered in its language where the country has it', async () => {
    const title = async (market: string, locale: string) =>
      (await get<Listing>('/v3/listings/jackets', { merchant: 'cairn', market, locale })).title;
    expect(await title('sv-se', 'en')).toBe('Jackets');
    expect(await title('en-de', 'de')).toBe('Jacken');
    expect(await title('en-se', 'sv')).toBe('Jackor');
    expect(await title('en-se', 'sv_SE')).toBe('Jackor');
    expect(await title('en-se', 'xx')).toBe('Jackets');
  });

  test('DA-11a DA-11b DA-11d DA-11e DA-11f DA-11g DA-11h DA-11i DA-11j DA-11k DA-11l DA-11m DA-11n filters are defined whole', async () => {
    const { filters } = await search({});
    const of = (name: string): FilterDefinition | undefined => filters.find(({ field }) => field === name);
    expect(of('color')).toEqual({
      field: 'color',
      op: 'in',
      meta: {
        type: 'checkbox-color',
        title: 'Färg',
        group_title: 'Utseende',
        group_expanded: true,
        values: ['blue', 'red'],
        names: ['Blå', 'Röd'],
        counts: [2, 1],
        swatches: ['#33608f', '#a93a35'],
      },
    });
    expect(of('price')?.meta).toMatchObject({ type: 'range', min: 100, max: 300, group_expanded: false });
  });

  test.each([
    ['DA-13a DA-13b DA-13c DA-13d one value', { field: 'gender', op: 'eq', data: 'men' }, ['p2']],
    ['DA-13e values', { field: 'color', op: 'in', data: ['red', 'green'] }, ['p3']],
    ['DA-13f [min, max]', { field: 'price', op: 'inrange', data: [150, 250] }, ['p2']],
    ['bounds as text', { field: 'price', op: 'inrange', data: ['150', '250.5'] }, ['p2']],
    [
      'DA-13g paths',
      { field: 'category', op: 'in', data: [['clothing', 'trousers'], ['shoes']] },
      ['p2', 'p3'],
    ],
  ])('%s may be the data of a selected filter', async (_, filter, ids) => {
    expect((await found({ filters: [filter] })).toSorted()).toEqual(ids);
  });

  test('DA-14a DA-14b DA-14c DA-14d DA-14e DA-14f DA-14g sorting options, descending where nothing is said', async () => {
    const { sorts } = await search({});
    expect(sorts.find(({ field }) => field === 'price')).toEqual({
      field: 'price',
      order: 'asc',
      meta: { title: 'Pris', values: ['asc', 'desc'], names: ['Lägsta pris först', 'Högsta pris först'] },
    });
    expect(await found({ sort: { field: 'price' } })).toEqual(['p3', 'p2', 'p1']);
  });

  test('DA-15a DA-15b DA-15c DA-15e DA-15f DA-15g DA-15h DA-15i DA-15j DA-15k DA-15l DA-15r a display with its variants', async () => {
    const [display] = (await search({ query: 'jacka' })).displays;
    expect(display).toMatchObject({
      variant_index: 0,
      search_result_id: ID,
      variant_displays: [
        {
          page_url: '/sv-se/p/slug-p1?color=p1-blue',
          title: 'Jacka',
          brand: 'Cairn',
          sub_heading_1: 'Skaljacka',
          sub_heading_2: 'Fjordblå',
          sale_price: 100,
          original_price: 120,
          image_urls: ['/images/imagepblue'],
          external_id: 'p1',
        },
      ],
    });
  });
});
