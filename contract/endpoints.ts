// ONE table of every HTTP call: server routes, clients and the OpenAPI document are made from it.
import { type Static, type TSchema, Type } from 'typebox';
import {
  BootstrapSchema,
  EditorialPagesSchema,
  MarketsSchema,
  MenuSchema,
  StoresSchema,
} from '#contract/bootstrap.ts';
import { AddToCartSchema, CartSchema, ChangeRowSchema } from '#contract/cart.ts';
import { EventsAckSchema, EventsBodySchema } from '#contract/events.ts';
import { ListingSchema } from '#contract/listing.ts';
import { Id, MarketParameter } from '#contract/parameters.ts';
import { MAX_PRICE_IDS, PriceItemSchema, ProductSchema } from '#contract/product.ts';
import {
  ProductHitsSchema,
  ListingProductsRequestSchema,
  ListingProductsSchema,
  ListingQuerySchema,
  RecommendRequestSchema,
  RelatedRequestSchema,
  SearchResultsRequestSchema,
  SearchResultsSchema,
  SuggestionsQuerySchema,
  SuggestionsRequestSchema,
  SuggestionsSchema,
} from '#contract/search.ts';
import { SnapshotManifestSchema } from '#contract/snapshot.ts';

export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** As Fastify and OpenAPI tools read it, `:id` for a path parameter. */
  readonly path: string;
  readonly summary: string;
  readonly tag: 'shop' | 'cart' | 'discovery' | 'events';
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly response: TSchema;
  /** Changes something: demands same-origin proof and, where sent, honours `Idempotency-Key`. */
  readonly changes?: boolean;
}

const endpoint = <const E extends Endpoint>(definition: E): E => definition;
const MarketQuery = Type.Object({ market: MarketParameter });
const CartQuery = Type.Object({ market: MarketParameter, cartId: Type.Optional(Id) });
const IdParams = Type.Object({ id: Id });

export const ENDPOINTS = {
  bootstrapInit: endpoint({
    method: 'GET',
    path: '/api/bootstrap/init',
    tag: 'shop',
    summary: 'Market facts and catalogue epoch',
    query: MarketQuery,
    response: BootstrapSchema,
  }),
  bootstrapMenu: endpoint({
    method: 'GET',
    path: '/api/bootstrap/menu',
    tag: 'shop',
    summary: 'The menu tree',
    query: MarketQuery,
    response: MenuSchema,
  }),
  bootstrapMarkets: endpoint({
    method: 'GET',
    path: '/api/bootstrap/markets',
    tag: 'shop',
    summary: 'All markets',
    query: MarketQuery,
    response: MarketsSchema,
  }),
  product: endpoint({
    method: 'GET',
    path: '/api/products/product',
    tag: 'shop',
    summary: 'One product by id or slug',
    query: Type.Object({ market: MarketParameter, id: Id }),
    response: ProductSchema,
  }),
  productList: endpoint({
    method: 'GET',
    path: '/api/products/list',
    tag: 'shop',
    summary: 'Products by id, keyed by the last segment of the id (PR-08)',
    query: Type.Object({
      market: MarketParameter,
      productId: Type.Array(Id, { minItems: 1, maxItems: MAX_PRICE_IDS }),
    }),
    response: Type.Record(Type.String(), ProductSchema),
  }),
  listPrices: endpoint({
    method: 'GET',
    path: '/api/products/listPrices',
    tag: 'shop',
    summary: 'Current prices of up to 20 products (PR-07)',
    query: Type.Object({
      market: MarketParameter,
      productId: Type.Array(Id, { minItems: 1, maxItems: MAX_PRICE_IDS }),
    }),
    response: Type.Array(PriceItemSchema),
  }),
  editorialPages: endpoint({
    method: 'GET',
    path: '/api/editorial/pages',
    tag: 'shop',
    summary: 'Editorial pages; `id` picks one, `home` is the first page',
    query: Type.Object({ market: MarketParameter, id: Type.Optional(Id) }),
    response: EditorialPagesSchema,
  }),
  editorialStores: endpoint({
    method: 'GET',
    path: '/api/editorial/stores',
    tag: 'shop',
    summary: 'Stores',
    query: MarketQuery,
    response: StoresSchema,
  }),
  cartGet: endpoint({
    method: 'GET',
    path: '/api/cart/get/',
    tag: 'cart',
    summary: "The shopper's cart, or the one of a cart link",
    query: CartQuery,
    response: CartSchema,
  }),
  cartAdd: endpoint({
    method: 'POST',
    path: '/api/cart/add',
    tag: 'cart',
    summary: 'Add an article',
    changes: true,
    query: MarketQuery,
    body: AddToCartSchema,
    response: CartSchema,
  }),
  cartSubtract: endpoint({
    method: 'POST',
    path: '/api/cart/subtractItem',
    tag: 'cart',
    summary: 'One less of a row',
    changes: true,
    query: MarketQuery,
    body: ChangeRowSchema,
    response: CartSchema,
  }),
  cartRemove: endpoint({
    method: 'POST',
    path: '/api/cart/removeItem',
    tag: 'cart',
    summary: 'Remove a row',
    changes: true,
    query: MarketQuery,
    body: ChangeRowSchema,
    response: CartSchema,
  }),
  cartClear: endpoint({
    method: 'GET',
    path: '/api/cart/clear',
    tag: 'cart',
    summary: 'Empty the cart',
    changes: true,
    query: MarketQuery,
    response: CartSchema,
  }),
  cartSetCountry: endpoint({
    method: 'POST',
    path: '/api/cart/setCountry',
    tag: 'cart',
    summary: 'Move the cart to the market of the query',
    changes: true,
    query: MarketQuery,
    response: CartSchema,
  }),
  searchSuggestions: endpoint({
    method: 'GET',
    path: '/v3/search/suggestions',
    tag: 'discovery',
    summary: 'Query and listing suggestions',
    query: SuggestionsQuerySchema,
    response: SuggestionsSchema,
  }),
  searchSuggestionsPost: endpoint({
    method: 'POST',
    path: '/v3/search/suggestions',
    tag: 'discovery',
    summary: 'Query and listing suggestions',
    body: SuggestionsRequestSchema,
    response: SuggestionsSchema,
  }),
  searchResults: endpoint({
    method: 'POST',
    path: '/v3/search/results',
    tag: 'discovery',
    summary: 'Products of a query with facets',
    body: SearchResultsRequestSchema,
    response: SearchResultsSchema,
  }),
  searchRelated: endpoint({
    method: 'POST',
    path: '/v3/search/related',
    tag: 'discovery',
    summary: 'Products related to a query',
    body: RelatedRequestSchema,
    response: ProductHitsSchema,
  }),
  recommendProducts: endpoint({
    method: 'POST',
    path: '/v3/recommend/products',
    tag: 'discovery',
    summary: 'Recommended products, one variant an article',
    body: RecommendRequestSchema,
    response: ProductHitsSchema,
  }),
  listing: endpoint({
    method: 'GET',
    path: '/v3/listings/:id',
    tag: 'discovery',
    summary: 'A listing by id',
    params: IdParams,
    query: ListingQuerySchema,
    response: ListingSchema,
  }),
  listingExternal: endpoint({
    method: 'GET',
    path: '/v3/listings/external_id/:id',
    tag: 'discovery',
    summary: 'A listing by external id or slug',
    params: IdParams,
    query: ListingQuerySchema,
    response: ListingSchema,
  }),
  listingProducts: endpoint({
    method: 'POST',
    path: '/v3/listings/:id/products',
    tag: 'discovery',
    summary: 'Products of a listing with facets',
    params: IdParams,
    body: ListingProductsRequestSchema,
    response: ListingProductsSchema,
  }),
  listingExternalProducts: endpoint({
    method: 'POST',
    path: '/v3/listings/external_id/:id/products',
    tag: 'discovery',
    summary: 'Products of a listing by external id',
    params: IdParams,
    body: ListingProductsRequestSchema,
    response: ListingProductsSchema,
  }),
  snapshotManifest: endpoint({
    method: 'GET',
    path: '/v3/snapshots/:id',
    tag: 'discovery',
    summary: 'Snapshot files of a market (id is the market code)',
    params: Type.Object({ id: MarketParameter }),
    response: SnapshotManifestSchema,
  }),
  createEvents: endpoint({
    method: 'POST',
    path: '/v2/create-events',
    tag: 'events',
    summary: 'A batch of tracking events; each acknowledged after the commit',
    changes: true,
    body: EventsBodySchema,
    response: EventsAckSchema,
  }),
} as const;

export type EndpointName = keyof typeof ENDPOINTS;
type Part<N extends EndpointName, K extends string> =
  (typeof ENDPOINTS)[N] extends Record<K, infer S extends TSchema> ? Static<S> : undefined;
export type ParamsOf<N extends EndpointName> = Part<N, 'params'>;
export type QueryOf<N extends EndpointName> = Part<N, 'query'>;
export type BodyOf<N extends EndpointName> = Part<N, 'body'>;
export type ResponseOf<N extends EndpointName> = Static<(typeof ENDPOINTS)[N]['response']>;
