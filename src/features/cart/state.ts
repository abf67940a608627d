// The cart as the page shows it: the worker's last view, how loading it went, and what was just asked for.
import { proxy, ref } from 'valtio/vanilla';
import type { CartView } from '#contract/clients.ts';
import type { RequestStatus } from '#contract/result.ts';

/** CA-07: an add that failed, kept until the next try of the same article. */
export interface AddFailure {
  readonly code: string;
  /** The server's own words, when it had any. */
  readonly message: string | null;
  /** ms since 1970. */
  readonly at: number;
}

export interface CartState {
  /** Null until the worker has answered once. */
  view: CartView | null;
  /** CA-08: the last request of any kind. */
  request: RequestStatus;
  /** Article being added right now. */
  addingArticleId: string | null;
  /** By article id. */
  addFailures: Record<string, AddFailure>;
}

/** One per app; made on the server too, where it stays empty. */
export function createCart(): CartState {
  return proxy<CartState>({ view: null, request: { state: 'idle' }, addingArticleId: null, addFailures: {} });
}

/** Answers are held by reference: they are read whole and never changed in place. */
export function setCartView(cart: CartState, view: CartView): void {
  cart.view = ref(view);
}
