// The reference's gift cards: which of them pay, in which order, and how much.
import type { EnteredGiftCard, QuoteInput } from '#commerce/pricing/quote-input.ts';
import type { GiftCardUse } from '#commerce/pricing/quote-result.ts';
import { sum, wholeNumber } from '#tests/pricing/reference-words.ts';

/** Cards one after the other, each from what those before it have left to be paid. */
export function payWithCards(question: QuoteInput, payable: bigint): GiftCardUse[] {
  const { now, market, giftCards } = question;
  const refusals = giftCards.map((card, index): GiftCardUse['refusal'] => {
    if (giftCards.slice(0, index).some(({ cardId }) => cardId === card.cardId)) return 'duplicate';
    if (card.currency !== market.currency) return 'other-currency';
    if (card.expiresAt !== null && now >= card.expiresAt) return 'expired';
    return card.balance === 0 ? 'empty' : null;
  });
  const queue = giftCards.filter((_, index) => refusals[index] === null).sort(comesFirst);
  return giftCards.map((card, index) => {
    const balance = BigInt(card.balance);
    const before = queue.slice(0, Math.max(0, queue.indexOf(card)));
    const paidBefore = sum(before.map((earlier) => BigInt(earlier.balance)));
    const open = payable > paidBefore ? payable - paidBefore : 0n;
    const used = refusals[index] !== null ? 0n : balance < open ? balance : open;
    const refusal = refusals[index] ?? (used === 0n ? 'not-needed' : null);
    return { cardId: card.cardId, used: wholeNumber(used), left: wholeNumber(balance - used), refusal };
  });
}

function comesFirst(a: EnteredGiftCard, b: EnteredGiftCard): number {
  if (a.expiresAt !== b.expiresAt) {
    if (a.expiresAt === null) return 1;
    if (b.expiresAt === null) return -1;
    return a.expiresAt - b.expiresAt;
  }
  return a.balance - b.balance || (a.cardId < b.cardId ? -1 : 1);
}
