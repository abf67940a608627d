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
import { Id, MarketParameter, MarketQuery } from '#contract/parameters.ts';
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
  bootstrapMenu: { summary: 'The menu tree', query: MarketQuery, response: MenuSchema },
  bootstrapMarkets: { summary: 'All markets', query: MarketQuery, response: MarketsSchema },
  product: {
    summary: 'One product by id or slug',
    query: Type.Object({ market: MarketParameter, id: Id }),
    response: ProductSchema,
  },
  productList: {
    summary: 'Products by id, keyed by the last segment of the id (PR-08)',
    query: ProductIdsQuery,
    response: Type.Record(Type.String(), ProductSchema),
  },
  listPrices: {
    summary: 'Current prices of up to 20 products (PR-07)',
    query: ProductIdsQuery,
    response: Type.Array(PriceItemSchema),
  },
  editorialPages: {
    summary: 'Editorial pages; `id` picks one, `home` is the first page',
    query: Type.Object({ market: MarketParameter, id: Type.Optional(Id) }),
    response: EditorialPagesSchema,
  },
  editorialStores: { summary: 'Stores', query: MarketQuery, response: StoresSchema },
});
