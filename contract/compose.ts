// The page client: what screens ask for, put together from a discovery source and a shop source; the server renders
// with it and the worker answers with it, so that both give the same page.
import type { Bootstrap, EditorialPage, MarketInfo, Menu } from '#contract/bootstrap.ts';
import type {
  DiscoveryClient,
  EditorialPageWithProducts,
  Freshness,
  ListingPage,
  PageClient,
  ProductCard,
  Products,
  SearchPage,
  SearchSuggestions,
} from '#contract/clients.ts';
import type { DiscoverySource, ListingRequest } from '#contract/discovery-source.ts';
import { shopError } from '#contract/errors.ts';
import { MAX_LIMIT, MAX_QUERY_LENGTH } from '#contract/limits.ts';
import type { PageMarket } from '#contract/market.ts';
import type { Product } from '#contract/product.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { ListingProducts, SearchResults } from '#contract/search.ts';
import { type DecodedState, decodeState, encodeState } from '#contract/url-state/state.ts';
import { cardsOf, linkOf, listingPageOf } from '#contract/views.ts';

const MERCHANT = 'cairn';
const HOME_ID = 'home';
const RECOMMENDED_PRODUCTS = 12;
const SUGGESTED_QUERIES_AND_LISTINGS = 8;
const SUGGESTED_PRODUCTS = 6;

/** The parts of a page that are no discovery. */
export interface ShopSource {
  bootstrap(market: string): Promise<Result<Bootstrap>>;
  menu(market: string): Promise<Result<Menu>>;
  markets(market: string): Promise<Result<readonly MarketInfo[]>>;
  page(market: string, id: string): Promise<Result<EditorialPage>>;
  product(market: string, idOrSlug: string): Promise<Result<Product>>;
}

export interface PageClientOptions {
  /** By a code as the address has it; undefined for none of the shop's. */
  readonly findMarket: (code: string) => PageMarket | undefined;
  readonly source: DiscoverySource;
  readonly shop: ShopSource;
  /** Where an answer of one of the two sources came from; the answer is the very object that the source gave. */
  readonly freshness: (result: object) => Freshness;
  /** Told of address parameters that were left out (UR-01). */
  readonly warn?: (text: string, context: Record<string, unknown>) => void;
}

export type ComposedClient = PageClient & Pick<DiscoveryClient, 'more' | 'suggest' | 'encode'>;

/**
 * Failures are values: an unknown market, listing or product has its own code. A part that a page can do without (a
 * product row of home, recommendations) is empty when it fails; the page itself still answers.
 */
export function createPageClient({
  findMarket,
  source,
  shop,
  freshness,
  warn,
}: PageClientOptions): ComposedClient {
  const withMarket = async <T>(
    code: string,
    run: (market: PageMarket) => Promise<Result<T>>,
  ): Promise<Result<T>> => {
    const market = findMarket(code);
    return market === undefined ? fail(shopError('unknown_market', { field: 'market' })) : run(market);
  };

  const decodeSearch = (search: string): DecodedState => {
    const state = decodeState(search);
    if (state.ignored.length > 0) warn?.('address parameters ignored', { ignored: state.ignored });
    return state;
  };

  const fetchRecommendations = async (
    market: PageMarket,
    productIds: readonly string[],
  ): Promise<readonly ProductCard[]> => {
    const answer = await source.recommend({
      ...callerFields(market),
      type: 'related',
      product_ids: [...productIds],
      limit: RECOMMENDED_PRODUCTS,
    });
    return answer.ok ? cardsOf(answer.value.displays, market) : [];
  };

  const fetchListingProducts = async (
    market: PageMarket,
    slug: string,
    asked: DecodedState,
    limit: number,
    cursor: string | null = null,
  ) =>
    failIfMarkedFailed(
      await source.listingProducts(listingRequest(market, slug), {
        ...callerFields(market),
        ...pagingOf(asked, limit, cursor),
      }),
    );

  const fetchSearchResults = async (
    market: PageMarket,
    asked: DecodedState,
    limit: number,
    cursor: string | null = null,
  ) =>
    failIfMarkedFailed(
      await source.searchResults({
        ...callerFields(market),
        ...pagingOf(asked, limit, cursor),
        query: asked.query,
      }),
    );

  const productsOf = (
    answer: ListingProducts | SearchResults,
    market: PageMarket,
    asked: DecodedState,
  ): Products => ({
    total: answer.n_hits,
    cards: cardsOf(answer.displays, market),
    filters: answer.filters,
    sorts: answer.sorts,
    selectedFilters: asked.filters,
    selectedSort: asked.sort,
    cursor: answer.cursor ?? null,
    requestId: 'search_request_id' in answer ? answer.search_request_id : answer.product_listing_request_id,
    freshness: freshness(answer),
  });

  const withProductRows = async (
    market: PageMarket,
    page: EditorialPage,
  ): Promise<Result<EditorialPageWithProducts>> => {
    const rows = await Promise.all(
      [...productLimitsByListing(page)].map(async ([listingId, limit]) => {
        const answer = failIfMarkedFailed(
          await source.listingProducts(
            { market: market.code, id: listingId, idType: 'listingId' },
            { ...callerFields(market), limit },
          ),
        );
        return [listingId, answer.ok ? cardsOf(answer.value.displays, market) : []] as const;
      }),
    );
    return ok({ page, rows: Object.fromEntries(rows), freshness: freshness(page) });
  };

  return {
    shell: (code) =>
      withMarket(code, async (market) => {
        const [bootstrap, menu, markets] = await Promise.all([
          shop.bootstrap(market.code),
          shop.menu(market.code),
          shop.markets(market.code),
        ]);
        if (!bootstrap.ok) return bootstrap;
        if (!menu.ok) return menu;
        if (!markets.ok) return markets;
        return ok({ bootstrap: bootstrap.value, menu: menu.value, markets: markets.value });
      }),

    home: (code) =>
      withMarket(code, async (market) => {
        const page = await shop.page(market.code, HOME_ID);
        return page.ok ? withProductRows(market, page.value) : page;
      }),

    editorial: (code, slug) =>
      withMarket(code, async (market) => {
        const page = await shop.page(market.code, slug);
        if (!page.ok) return page;
        // A page has one address: neither home nor a page named by its id is found here.
        const isHere = page.value.id !== HOME_ID && page.value.slug === slug;
        return isHere ? withProductRows(market, page.value) : fail(shopError('not_found', { status: 404 }));
      }),

    listing: (code, slug, question) =>
      withMarket(code, async (market): Promise<Result<ListingPage>> => {
        const asked = decodeSearch(question.search);
        const [listing, products] = await Promise.all([
          source.listing(listingRequest(market, slug)),
          fetchListingProducts(market, slug, asked, question.limit),
        ]);
        if (!listing.ok) return listing;
        if (!products.ok) return products;
        return ok({
          ...listingPageOf(listing.value, market),
          products: productsOf(products.value, market, asked),
        });
      }),

    search: (code, question) =>
      withMarket(code, async (market): Promise<Result<SearchPage>> => {
        const asked = decodeSearch(question.search);
        const results = await fetchSearchResults(market, asked, question.limit);
        if (!results.ok) return results;
        const { value } = results;
        return ok({
          query: asked.query,
          correctedQuery: value.corrected_query ?? null,
          contentLinks: value.content_search_links.map((link) => ({
            title: link.title,
            description: link.description,
            href: link.page_url,
          })),
          products: productsOf(value, market, asked),
          redirect: asked.filters.length === 0 && asked.sort === null ? (value.redirect_url ?? null) : null,
          alternatives: value.n_hits === 0 ? await fetchRecommendations(market, []) : [],
        });
      }),

    product: (code, idOrSlug) =>
      withMarket(code, async (market) => {
        const product = await shop.product(market.code, idOrSlug);
        if (!product.ok) return product;
        return ok({
          product: product.value,
          recommendations: await fetchRecommendations(market, [product.value.id]),
          freshness: freshness(product.value),
        });
      }),

    more: (code, what, question, cursor) =>
      withMarket(code, async (market) => {
        const asked = decodeSearch(question.search);
        const answer =
          what.kind === 'listing'
            ? await fetchListingProducts(market, what.slug, asked, question.limit, cursor)
            : await fetchSearchResults(market, asked, question.limit, cursor);
        if (!answer.ok) return answer;
        const { cards, total, cursor: next } = productsOf(answer.value, market, asked);
        return ok({ cards, total, cursor: next });
      }),

    suggest: (code, text) =>
      withMarket(code, async (market): Promise<Result<SearchSuggestions>> => {
        const query = text.slice(0, MAX_QUERY_LENGTH);
        const [suggestions, results] = await Promise.all([
          source.suggestions({ ...callerFields(market), query, limit: SUGGESTED_QUERIES_AND_LISTINGS }),
          source.searchResults({ ...callerFields(market), query, limit: SUGGESTED_PRODUCTS }),
        ]);
        const asked = failIfMarkedFailed(suggestions);
        const found = failIfMarkedFailed(results);
        if (!asked.ok) return asked;
        if (!found.ok) return found;
        const all = asked.value.suggestions;
        return ok({
          queries: all.flatMap((one) => (one.type === 'query' ? [one.query] : [])),
          listings: all.flatMap((one) =>
            one.type === 'listing'
              ? [
                  {
                    ...linkOf(one),
                    ancestors: one.ancestors.map(({ title }) => title).join(' › '),
                    image: one.image_urls[0] ?? null,
                  },
                ]
              : [],
          ),
          cards: cardsOf(found.value.displays, market),
          total: found.value.n_hits,
        });
      }),

    encode: async (search, selection) => encodeState(search, selection),
  };
}

function callerFields(market: PageMarket): { merchant: string; market: string } {
  return { merchant: MERCHANT, market: market.code };
}

function listingRequest(market: PageMarket, slug: string): ListingRequest {
  return { market: market.code, id: slug, idType: 'externalId' };
}

function pagingOf(asked: DecodedState, limit: number, cursor: string | null) {
  return {
    filters: [...asked.filters],
    sort: asked.sort,
    limit: Math.min(Math.max(Math.trunc(limit) || 1, 1), MAX_LIMIT),
    ...(cursor === null ? {} : { cursor }),
  };
}

/** An answer that says of itself that it failed (NE-03) is a failure; its emptiness must not be shown as "no products". */
function failIfMarkedFailed<T extends { failed?: boolean }>(result: Result<T>): Result<T> {
  return result.ok && result.value.failed === true ? fail(shopError('outage')) : result;
}

/** Which listings a page shows products of, and how many; one that two blocks show is asked for once. */
function productLimitsByListing(page: EditorialPage): Map<string, number> {
  const limits = new Map<string, number>();
  for (const block of page.blocks)
    if (block.kind === 'products')
      limits.set(block.listingId, Math.max(limits.get(block.listingId) ?? 0, block.limit));
  return limits;
}
