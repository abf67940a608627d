// The states of a checkout as they are stored, and the ways between them.
import type { CheckoutState } from '#contract/checkout.ts';

/** `open` is `incomplete` or `ready`, which is found out each time. */
export type StoredCheckoutState = 'open' | Exclude<CheckoutState, 'incomplete' | 'ready'>;

const NEXT: Readonly<Record<StoredCheckoutState, readonly StoredCheckoutState[]>> = {
  open: ['completing', 'completed', 'cancelled', 'expired'],
  completing: ['needs-buyer', 'completed', 'open'],
  'needs-buyer': ['completed', 'open'],
  completed: [],
  // Money that comes late, while everything is still there.
  cancelled: ['completed'],
  expired: ['completed'],
};

export function mayBecome(from: StoredCheckoutState, to: StoredCheckoutState): boolean {
  return NEXT[from].includes(to);
}

/** Stock, gift cards and codes are held for it, and its amount is frozen. */
export function isHolding(state: StoredCheckoutState): boolean {
  return state === 'completing' || state === 'needs-buyer';
}

/** Of a checkout that may be changed and become an order: a cart has one at most. */
export const UNFINISHED: readonly StoredCheckoutState[] = ['open', 'completing', 'needs-buyer'];

/** No command changes it any more. */
export function isOver(state: StoredCheckoutState): boolean {
  return !UNFINISHED.includes(state);
}
