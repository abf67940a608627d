// The shop's endpoints: the calls of shop.calls.ts with their schemas.
import { Type } from 'typebox';
import {
  BootstrapSchema,
  EditorialPagesSchema,
  MarketsSchema,
  MenuSchema,
  StoresSchema,
} from '#contract/bootstrap.ts';
import { defineEndpoints } from '#contract/endpoint.ts';
import { FilterDefinitionSchema, SortOptionSchema } from '#contract/filters.ts';
import { Id, Limit, MarketParameter, MarketQuery, QueryText } from '#contract/parameters.ts';
import { MAX_PRICE_IDS, PriceItemSchema, ProductSchema } from '#contract/product.ts';
import { SHOP_CALLS } from '#contract/shop.calls.ts';

const ProductIdsQuery = Type.Object({
  market: MarketParameter,
  productId: Type.Array(Id, { minItems: 1, maxItems: MAX_PRICE_IDS }),
});

export const SHOP_ENDPOINTS = defineEndpoints('shop', SHOP_CALLS, {
  bootstrapInit: {
    summary: 'Market facts and catalogue epoch',
    query: MarketQuery,
    response: BootstrapSchema,
  },
  bootstrapMessages: {
    summary: "The names of what products, filters and deliveries are made of, in the market's language",
    query: MarketQuery,
    response: Type.Object(
      { messages: Type.Record(Type.String(), Type.String(), { description: 'by key: `colors.red`' }) },
      { title: 'Messages' },
    ),
  },
  bootstrapMenu: { summary: 'The menu tree', query: MarketQuery, response: MenuSchema },
  bootstrapMarkets: { summary: 'All markets', query: MarketQuery, response: MarketsSchema },
  product: {
    summary: 'One product by id or slug',
    query: Type.Object({ market: MarketParameter, id: Id }),
    response: ProductSchema,
  },
  productList: {
    /** PR-08 */
    summary: 'Products by id, keyed by the last segment of the id',
    query: ProductIdsQuery,
    response: Type.Record(Type.String(), ProductSchema),
  },
  listPrices: {
    /** PR-07 */
    summary: 'Current prices of up to 20 products',
    query: ProductIdsQuery,
    response: Type.Array(PriceItemSchema),
  },
  productFilter: {
    summary: 'How the products of a listing or of a search can be filtered and sorted',
    query: Type.Object({
      market: MarketParameter,
      listingId: Type.Optional(Id),
      /** Without a listing; absent: all products. */
      query: Type.Optional(QueryText),
    }),
    response: Type.Object(
      {
        nHits: Type.Integer({ minimum: 0 }),
        filters: Type.Array(FilterDefinitionSchema),
        sorts: Type.Array(SortOptionSchema),
      },
      { title: 'ProductFilter' },
    ),
  },
  editorialPages: {
    summary: 'Editorial pages; `id` picks one, `home` is the first page',
    query: Type.Object({ market: MarketParameter, id: Type.Optional(Id) }),
    response: EditorialPagesSchema,
  },
  editorialStores: { summary: 'Stores', query: MarketQuery, response: StoresSchema },
  search: {
    summary: 'The products that a query finds, the best first, by id alone',
    query: Type.Object({
      market: MarketParameter,
      query: QueryText,
      limit: Type.Optional(Limit),
    }),
    response: Type.Object(
      {
        query: Type.String(),
        nHits: Type.Integer({ minimum: 0 }),
        hits: Type.Array(
          Type.Object({
            id: Type.String(),
            relevance: Type.Number({ description: 'of the best hit 1, of the one after it 1/2, then 1/3' }),
          }),
        ),
      },
      { title: 'Search' },
    ),
  },
});
