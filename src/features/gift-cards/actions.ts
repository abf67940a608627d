// The actions of the page of gift cards; both need the server and are never queued.
import {
  ERROR_ADD_TO_CART,
  ERROR_GIFT_CARD_CHECK,
  LOADING_GIFT_CARD_CHECK,
  SUCCESS_GIFT_CARD_CHECK,
} from '#contract/gift-card-terms.ts';
import type { AddGiftCard } from '#contract/gift-cards.ts';
import type { EndpointClient } from '#contract/worker-api.ts';
import type { GiftCardState } from '#src/features/gift-cards/state.ts';

export interface GiftCardServices {
  readonly endpoints: Pick<EndpointClient, 'cartAddGiftCard' | 'giftCardValidate'>;
  readonly market: { readonly code: string };
}

/** False: the error says why. */
export async function addGiftCard(
  state: GiftCardState,
  { endpoints, market }: GiftCardServices,
  body: AddGiftCard,
): Promise<boolean> {
  Object.assign(state, { status: null, error: null });
  const answer = await endpoints.cartAddGiftCard({ query: { market: market.code }, body });
  if (!answer.ok) Object.assign(state, { status: ERROR_ADD_TO_CART, error: answer.error });
  return answer.ok;
}

export async function checkGiftCard(
  state: GiftCardState,
  { endpoints, market }: GiftCardServices,
  code: string,
): Promise<void> {
  Object.assign(state, { status: LOADING_GIFT_CARD_CHECK, error: null, payload: null });
  const answer = await endpoints.giftCardValidate({ query: { market: market.code }, body: { code } });
  Object.assign(
    state,
    answer.ok
      ? { status: SUCCESS_GIFT_CARD_CHECK, payload: answer.value }
      : { status: ERROR_GIFT_CARD_CHECK, error: answer.error },
  );
}
