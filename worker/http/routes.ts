// Method and path of the calls the worker makes: the rows it needs of the contract's table, without the schemas behind them.
import type { ENDPOINTS } from '#contract/endpoints.ts';

type Table = typeof ENDPOINTS;
/** The schemas would cost a worker tens of kilobytes; the compiler holds each row to the table instead. */
export const ROUTES = {
  bootstrapInit: { method: 'GET', path: '/api/bootstrap/init' },
  bootstrapMenu: { method: 'GET', path: '/api/bootstrap/menu' },
  bootstrapMarkets: { method: 'GET', path: '/api/bootstrap/markets' },
  product: { method: 'GET', path: '/api/products/product' },
  editorialPages: { method: 'GET', path: '/api/editorial/pages' },
  cartGet: { method: 'GET', path: '/api/cart/get/' },
  searchSuggestionsPost: { method: 'POST', path: '/v3/search/suggestions' },
  searchResults: { method: 'POST', path: '/v3/search/results' },
  recommendProducts: { method: 'POST', path: '/v3/recommend/products' },
  listing: { method: 'GET', path: '/v3/listings/:id' },
  listingExternal: { method: 'GET', path: '/v3/listings/external_id/:id' },
  listingProducts: { method: 'POST', path: '/v3/listings/:id/products' },
  listingExternalProducts: { method: 'POST', path: '/v3/listings/external_id/:id/products' },
  snapshotManifest: { method: 'GET', path: '/v3/snapshots/:id' },
} as const satisfies { [N in keyof Table]?: Pick<Table[N], 'method' | 'path'> };
export type RouteName = keyof typeof ROUTES;
