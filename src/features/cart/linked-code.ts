// The discount code of a link (SH-08): read from the URL's query, entered in the bag with the next change of it.
import { discountCodeOf } from '#contract/discount-code.ts';
import type { CartState } from '#src/features/cart/state.ts';
import type { ViewState } from '#src/services/view-state.ts';

const PARAMETERS = ['ExclusiveDeals', 'exclusivedeals'];

/** Null: the query names none. */
export function linkedCodeOf(search: string): string | null {
  const parameters = new URLSearchParams(search);
  const values = PARAMETERS.map((name) => parameters.get(name)?.trim() ?? '');
  return values.find((value) => value !== '') ?? null;
}

export function rememberLinkedCode(view: Pick<ViewState, 'discountCode'>, search: string): void {
  view.discountCode = linkedCodeOf(search) ?? view.discountCode;
}

/** The code to enter now, in the spelling that is compared; null: none, or it was entered before. */
export function takeLinkedCode(cart: CartState, view: Pick<ViewState, 'discountCode'>): string | null {
  const linked = view.discountCode;
  if (linked === null || cart.linkedCode === linked) return null;
  cart.linkedCode = linked;
  return discountCodeOf(linked);
}
