// The state of the screen that shows one placed order.
import { proxy, ref } from 'valtio/vanilla';
import type { Order } from '#contract/orders.ts';
import type { ShopError } from '#contract/errors.ts';

export interface OrderState {
  order: Order | null;
  /** What the last request came to; null: there was none, or it succeeded. */
  failure: ShopError | null;
  isBusy: boolean;
  /** What the shopper has last done on this page, or tried to; null: nothing yet. */
  lastAction: 'find' | 'cancel' | 'return' | null;
}

export function createOrderState(): OrderState {
  return proxy<OrderState>({ order: null, failure: null, isBusy: false, lastAction: null });
}

/** `failure`: why what was asked for was not done, though the order could be read. */
export function setOrder(state: OrderState, order: Order, failure: ShopError | null = null): void {
  state.order = ref(order);
  state.failure = failure;
}
