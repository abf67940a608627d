// The calls that read and change the shopper's cart, without their schemas.
import type { Call } from '#contract/call.ts';

const CART = { cache: 'no-store', access: 'session' } as const;
/** Stored on the device first and sent from the outbox, in order, until the server has answered. */
const QUEUED = { ...CART, callers: ['outbox'], retry: 'keyed' } as const;

export const CART_CALLS = {
  cartGet: { method: 'GET', path: '/api/cart/get/', ...CART, callers: ['page'], retry: 'safe' },
  cartAdd: { method: 'POST', path: '/api/cart/add', ...QUEUED },
  cartSubtract: { method: 'POST', path: '/api/cart/subtractItem', ...QUEUED },
  cartRemove: { method: 'POST', path: '/api/cart/removeItem', ...QUEUED },
  /** AP-04: the code is in the query, the body is empty. */
  cartEnterCode: { method: 'POST', path: '/api/products/discountCode', ...QUEUED },
  cartRemoveCode: { method: 'POST', path: '/api/cart/removeDiscountCode', ...QUEUED },
  cartClear: { method: 'GET', path: '/api/cart/clear', ...QUEUED },
  /** Not queued: it holds what was typed about somebody else. */
  cartAddGiftCard: {
    method: 'POST',
    path: '/api/cart/addGiftCard',
    ...CART,
    callers: ['page'],
    retry: 'keyed',
  },
  /** Queued after a choice of a market; a part of the page may also call it as it is. */
  cartSetCountry: {
    method: 'POST',
    path: '/api/cart/setCountry',
    ...CART,
    callers: ['outbox', 'page'],
    retry: 'keyed',
  },
} as const satisfies Record<string, Call>;
