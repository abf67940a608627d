// The gift cards of a placed order: issued once each, and mailed on their days.
import type { Currency } from '#contract/market.ts';
import { toDecimal } from '#contract/money.ts';
import { type CartGiftCard, expiryOf, mailTimeOf } from '#commerce/gift-cards/gift-cards.ts';
import { openGiftCard } from '#server/store/gift-cards.ts';
import { queueMail } from '#server/store/mails.ts';
import type { Db } from '#server/store/store.ts';

export interface GiftCardOrder {
  readonly orderId: string;
  readonly market: string;
  readonly currency: Currency;
  readonly giftCards: readonly CartGiftCard[];
  /** Null: they never expire. */
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
    const expiresAt = expiryOf(validForMonths, now);
    const { cardId, isReplay } = await openGiftCard(tx, {
      amount,
      currency,
      expiresAt,
      from: 'sold',
      reference: orderId,
      key: `order-${orderId}-${rowId}`,
      at: now,
    });
    if (isReplay) continue;
    await queueMail(tx, {
      mailId: `gift-card-${cardId}`,
      kind: 'gift-card',
      market,
      to: recipientEmail,
      doc: { cardId, value: toDecimal(amount, currency), currency, expiresAt, senderName, message },
      notBefore: mailTimeOf(card, now),
    });
  }
}
