// The state of the screen that shows one placed order.
import { proxy, ref } from 'valtio/vanilla';
import type { Order } from '#contract/orders.ts';
import type { ErrorCode } from '#contract/errors.ts';

export interface OrderState {
  order: Order | null;
  /** What the last request came to; null: there was none, or it succeeded. */
  failure: ErrorCode | null;
  isBusy: boolean;
  /** The shopper has searched for the order, or changed it, on this page. */
  hasActed: boolean;
}

export function createOrderState(): OrderState {
  return proxy<OrderState>({ order: null, failure: null, isBusy: false, hasActed: false });
}

export function setOrder(state: OrderState, order: Order): void {
  state.order = ref(order);
  state.failure = null;
}
