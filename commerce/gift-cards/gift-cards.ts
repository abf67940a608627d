// Gift cards that are bought: which may be, what becomes of those in a cart, and when they are mailed and end. Pure.
import { type QueuedChange, unitsTaken } from '#contract/cart-change.ts';
import { type ShopError, shopError } from '#contract/errors.ts';
import { MAX_CART_GIFT_CARDS, MAX_GIFT_CARD_DAYS_AHEAD } from '#contract/gift-card-terms.ts';
import type { AddGiftCard } from '#contract/gift-cards.ts';
import type { Currency } from '#contract/market.ts';
import { toDecimal } from '#contract/money.ts';
import { fail, ok, type Result } from '#contract/result.ts';

/** A gift card in a cart, and later in an order. */
export interface CartGiftCard {
  /** Of the row; unlike that of any article. */
  readonly rowId: string;
  /** Minor units of the cart's currency. */
  readonly amount: number;
  readonly recipientEmail: string;
  readonly senderName: string;
  readonly message: string;
  /** The day on which it is mailed, 2026-12-24; null: at once. */
  readonly deliverOn: string | null;
}
export type GiftCardChange = QueuedChange | { readonly kind: 'addGiftCard'; readonly card: CartGiftCard };

const DAY_MS = 24 * 3600 * 1000;
/** The last place to end a day does so this much later than UTC. */
const LATEST_ZONE_MS = 12 * 3600 * 1000;
/** Noon in UTC is the same day in every market. */
const MAILED_AT_MS = 12 * 3600 * 1000;

/** Fails with the field at fault. `amounts`: those that are sold, in minor units. */
export function giftCardToBuy(
  { value, recipientEmail, senderName = '', message = '', deliverOn = null }: AddGiftCard,
  rowId: string,
  currency: Currency,
  amounts: readonly number[],
  now: number,
): Result<CartGiftCard, ShopError> {
  const amount = amounts.find((one) => toDecimal(one, currency) === value);
  if (amount === undefined)
    return fail(shopError('bad_request', { field: 'value', detail: 'value is none of the amounts sold' }));
  if (deliverOn !== null && !isDayToDeliver(deliverOn, now))
    return fail(
      shopError('bad_request', {
        field: 'deliverOn',
        detail: `deliverOn is no day from today to ${MAX_GIFT_CARD_DAYS_AHEAD} days ahead`,
      }),
    );
  return ok({
    rowId,
    amount,
    recipientEmail,
    senderName: senderName.trim(),
    message: message.trim(),
    deliverOn,
  });
}

function isDayToDeliver(day: string, now: number): boolean {
  const start = Date.parse(`${day}T00:00:00Z`);
  return (
    !Number.isNaN(start) &&
    // `2026-02-30` is read as another day.
    new Date(start).toISOString().startsWith(day) &&
    start + DAY_MS + LATEST_ZONE_MS > now &&
    start <= now + (MAX_GIFT_CARD_DAYS_AHEAD + 1) * DAY_MS
  );
}

/** Those of the cart after a change. `isSameCurrency`: as before it; otherwise no amount of theirs means anything any more. */
export function giftCardsAfter(
  cards: readonly CartGiftCard[],
  change: GiftCardChange,
  isSameCurrency: boolean,
): Result<readonly CartGiftCard[], ShopError> {
  const kept = isSameCurrency ? cards : [];
  if (change.kind !== 'addGiftCard') return ok(kept.filter(({ rowId }) => unitsTaken(change, rowId) === 0));
  if (kept.length < MAX_CART_GIFT_CARDS) return ok([...kept, change.card]);
  return fail(shopError('conflict', { detail: `a cart has ${MAX_CART_GIFT_CARDS} gift cards at most` }));
}

/** Whether there is anything left on a card that holds. */
export function isSpendable(
  { balance, expiresAt }: { readonly balance: number; readonly expiresAt: number | null },
  now: number,
): boolean {
  return balance > 0 && (expiresAt === null || now < expiresAt);
}

/** When a card that was ordered now is mailed, ms since 1970. */
export function mailTimeOf({ deliverOn }: Pick<CartGiftCard, 'deliverOn'>, now: number): number {
  return deliverOn === null ? now : Math.max(now, Date.parse(`${deliverOn}T00:00:00Z`) + MAILED_AT_MS);
}

/** The end of the day so many months later, or null: never. */
export function expiryOf(validForMonths: number | null, from: number): number | null {
  if (validForMonths === null) return null;
  const day = new Date(from);
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + validForMonths];
  const lastDate = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(day.getUTCDate(), lastDate) + 1);
}
