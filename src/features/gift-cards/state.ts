// GC-01: the state of the page of gift cards: what may be bought, and what became of the last purchase or check.
import { proxy, ref } from 'valtio/vanilla';
import type { ShopError } from '#contract/errors.ts';
import type { GiftCardStatus } from '#contract/gift-card-terms.ts';
import type { GiftCardBalance, GiftCardSettings } from '#contract/gift-cards.ts';

export interface GiftCardState {
  /** Null: nothing was asked yet, or the last purchase succeeded. */
  status: GiftCardStatus | null;
  readonly settings: GiftCardSettings;
  /** Why the status is an error. */
  error: ShopError | null;
  /** Of the card that was looked up. */
  payload: GiftCardBalance | null;
}

export function createGiftCardState(settings: GiftCardSettings): GiftCardState {
  return proxy<GiftCardState>({ status: null, settings: ref(settings), error: null, payload: null });
}
