// The calls for the shop around the catalogue: start data, menu, products by id, editorial pages; without their schemas.
import type { Call } from '#contract/call.ts';

const POLICY = { cache: 'revalidate', access: 'public', callers: ['page'], retry: 'safe' } as const;

export const SHOP_CALLS = {
  bootstrapInit: { method: 'GET', path: '/api/bootstrap/init', ...POLICY },
  bootstrapMessages: { method: 'GET', path: '/api/bootstrap/messages', ...POLICY },
  bootstrapMenu: { method: 'GET', path: '/api/bootstrap/menu', ...POLICY },
  bootstrapMarkets: { method: 'GET', path: '/api/bootstrap/markets', ...POLICY },
  product: { method: 'GET', path: '/api/products/product', ...POLICY },
  productList: { method: 'GET', path: '/api/products/list', ...POLICY },
  /** The shop's own pages have the discovery calls in place of this one and of `search`. */
  productFilter: { method: 'GET', path: '/api/products/productFilter', ...POLICY },
  listPrices: { method: 'GET', path: '/api/products/listPrices', ...POLICY },
  editorialPages: { method: 'GET', path: '/api/editorial/pages', ...POLICY },
  editorialStores: { method: 'GET', path: '/api/editorial/stores', ...POLICY },
  search: { method: 'GET', path: '/api/search', ...POLICY },
} as const satisfies Record<string, Call>;
