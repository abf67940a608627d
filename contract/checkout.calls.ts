// The calls that drive a checkout, without their schemas.
import type { Call } from '#contract/call.ts';

const CHECKOUT = { cache: 'no-store', access: 'session', callers: ['page'] } as const;
/** A change names its `Idempotency-Key`; repeated, it is answered as it was. */
const CHANGE = { ...CHECKOUT, method: 'POST', retry: 'keyed' } as const;

export const CHECKOUT_CALLS = {
  checkoutGet: { method: 'GET', path: '/api/checkout/', ...CHECKOUT, retry: 'safe' },
  checkoutUpdate: { path: '/api/checkout/update', ...CHANGE },
  /** AP-08. */
  checkoutSetGiftCard: { path: '/api/checkout/setGiftCard', ...CHANGE },
  checkoutRemoveGiftCard: { path: '/api/checkout/removeGiftCard', ...CHANGE },
  checkoutComplete: { path: '/api/checkout/complete', ...CHANGE },
  checkoutCancel: { path: '/api/checkout/cancel', ...CHANGE },
  /** AP-04. */
  checkoutOffers: { method: 'GET', path: '/api/checkoutOffer/products', ...CHECKOUT, retry: 'safe' },
} as const satisfies Record<string, Call>;
