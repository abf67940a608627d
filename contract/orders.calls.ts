// The calls about placed orders, without their schemas.
import type { Call } from '#contract/call.ts';

const ORDER = { cache: 'no-store', access: 'session', callers: ['page'] } as const;

export const ORDER_CALLS = {
  /** The session's own order, or one it was let to by `orderLookUp`. */
  orderGet: { method: 'GET', path: '/api/order/', ...ORDER, retry: 'safe', isKeptOnDevice: true },
  /** By number and e-mail address, for whoever has no session of it. */
  orderLookUp: { method: 'POST', path: '/api/order/lookUp', ...ORDER, retry: 'keyed' },
  /** What the device keeps of `orderGet` becomes this response, as it becomes that of `orderReturn`. */
  orderCancel: { method: 'POST', path: '/api/order/cancel', ...ORDER, retry: 'keyed' },
  orderReturn: { method: 'POST', path: '/api/order/return', ...ORDER, retry: 'keyed' },
} as const satisfies Record<string, Call>;
