// The state of the cart: the worker's last view, the status of the last request, and adds in progress or failed.
import { proxy, ref } from 'valtio/vanilla';
import type { CartView, UnsoldRowView } from '#contract/clients.ts';
import type { RequestStatus } from '#contract/result.ts';

/** CA-07: a failed add, kept until the next try of the same article. */
export interface AddFailure {
  readonly code: string;
  /** The server's message, if any. */
  readonly message: string | null;
  /** ms since 1970. */
  readonly at: number;
}

export interface CartState {
  /** Null before the worker's first response. */
  view: CartView | null;
  /** CA-08: the last request of any kind. */
  request: RequestStatus;
  /** How many answers have shown the device's own cart: a link's that comes after one more of them is not shown. */
  ownAnswers: number;
  /** Article being added right now. */
  addingArticleId: string | null;
  /** The code of a link that was entered already: once is what the link is for. */
  linkedCode?: string;
  /** The id of a link's cart that was shown, also once the link was left. */
  linkedCartId?: string;
  /** By article id. */
  addFailures: Record<string, AddFailure>;
  /** By row id, those of earlier views too: a notice may be of one that is gone. */
  readonly rows: Map<string, UnsoldRowView>;
}

/** One per app; on the server it stays empty. */
export function createCart(): CartState {
  return proxy<CartState>({
    view: null,
    request: { state: 'idle' },
    ownAnswers: 0,
    addingArticleId: null,
    addFailures: {},
    rows: ref(new Map<string, UnsoldRowView>()),
  });
}

/** Views are stored by reference: they are replaced as a whole and never changed in place. */
export function setCartView(cart: CartState, view: CartView): void {
  for (const row of [...view.rows, ...view.unsold]) cart.rows.set(row.rowId, row);
  cart.view = ref(view);
}
