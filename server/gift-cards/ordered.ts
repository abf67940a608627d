// The gift cards of a placed order: issued once each, and mailed on their days.
import { giftCardCodeInGroups } from '#contract/gift-card-code.ts';
import type { Currency } from '#contract/market.ts';
import { toDecimal } from '#contract/money.ts';
import { type CartGiftCard, expiryOf, mailTimeOf } from '#commerce/gift-cards/gift-cards.ts';
import { issueGiftCard } from '#server/store/gift-cards.ts';
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

/** In the transaction that places the order. Repeated, it does nothing: a code is known only to the mail that waits. */
export async function issueOrderedGiftCards(
  tx: Db,
  { orderId, market, currency, giftCards, validForMonths, now }: GiftCardOrder,
): Promise<void> {
  for (const card of giftCards) {
    const { rowId, amount, senderName, message, recipientEmail } = card;
    const expiresAt = expiryOf(validForMonths, now);
    const issued = await issueGiftCard(tx, {
      amount,
      currency,
      expiresAt,
      from: 'sold',
      reference: orderId,
      key: `order-${orderId}-${rowId}`,
      at: now,
    });
    if (issued === null) continue;
    const code = giftCardCodeInGroups(issued.code);
    await queueMail(tx, {
      mailId: `gift-card-${issued.cardId}`,
      kind: 'gift-card',
      market,
      to: recipientEmail,
      doc: { code, value: toDecimal(amount, currency), currency, expiresAt, senderName, message },
      notBefore: mailTimeOf(card, now),
    });
  }
}
