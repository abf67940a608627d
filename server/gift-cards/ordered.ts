// The gift cards of a placed order: issued once each, mailed on their days, and void when the order is cancelled.
import type { Currency } from '#contract/market.ts';
import { toDecimal } from '#contract/money.ts';
import { type CartGiftCard, expiryOf, mailTimeOf } from '#commerce/gift-cards/gift-cards.ts';
import { giftCardIdOf, giftCardLeft, giftCardsById, openGiftCard, voidGiftCard } from '#store/gift-cards.ts';
import { queueMail, withdrawMail } from '#store/mails.ts';
import type { Db } from '#store/store.ts';

export interface GiftCardOrder {
  readonly orderId: string;
  readonly market: string;
  readonly currency: Currency;
  readonly giftCards: readonly CartGiftCard[];
  /** From the day on which a card is mailed; null: they never expire. */
  readonly validForMonths: number | null;
  readonly now: number;
}

/** In the transaction that places the order; repeated, it does nothing. The cards have no codes until their mails are sent. */
export async function issueOrderedGiftCards(
  tx: Db,
  { orderId, market, currency, giftCards, validForMonths, now }: GiftCardOrder,
): Promise<void> {
  for (const card of giftCards) {
    const { rowId, amount, senderName, message, recipientEmail } = card;
    const mailedAt = mailTimeOf(card, now);
    const expiresAt = expiryOf(validForMonths, mailedAt);
    const { cardId, isReplay } = await openGiftCard(tx, {
      amount,
      currency,
      expiresAt,
      from: 'sold',
      reference: orderId,
      key: keyOf(orderId, rowId),
      at: now,
    });
    if (isReplay) continue;
    await queueMail(tx, {
      mailId: mailIdOf(cardId),
      kind: 'gift-card',
      market,
      to: recipientEmail,
      doc: { cardId, value: toDecimal(amount, currency), currency, expiresAt, senderName, message },
      notBefore: mailedAt,
    });
  }
}

/** What is left on each, by row: in the transaction that gives it back. */
export async function leftOnOrderedGiftCards(
  tx: Db,
  orderId: string,
  rowIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const cardIds = new Map(rowIds.map((rowId) => [rowId, giftCardIdOf(keyOf(orderId, rowId))]));
  const cards = await giftCardsById(tx, [...cardIds.values()]);
  return new Map(
    [...cardIds].map(([rowId, cardId]) => {
      const card = cards.get(cardId);
      if (card === undefined) throw new Error(`order ${orderId} has no gift card of row ${rowId}`);
      return [rowId, giftCardLeft(card, now)];
    }),
  );
}

/** In the transaction that cancels them: they pay nothing any more, and what was not mailed is not. */
export async function voidOrderedGiftCards(
  tx: Db,
  orderId: string,
  voided: readonly { readonly orderRowId: string; readonly amount: number }[],
  at: number,
): Promise<void> {
  for (const { orderRowId, amount } of voided) {
    const cardId = giftCardIdOf(keyOf(orderId, orderRowId));
    await withdrawMail(tx, mailIdOf(cardId));
    if (amount === 0) continue;
    const booked = await voidGiftCard(tx, { cardId, key: `void-${orderId}`, reference: orderId, at });
    if (!booked.ok)
      throw new Error(`gift card ${cardId} of order ${orderId} was not voided: ${booked.error}`);
  }
}

function keyOf(orderId: string, rowId: string): string {
  return `order-${orderId}-${rowId}`;
}

function mailIdOf(cardId: string): string {
  return `gift-card-${cardId}`;
}
