// How gift cards pay an order: which come first, what each pays, and why one does not.
import type { Currency } from '#contract/market.ts';
import type { EnteredGiftCard } from '#commerce/pricing/quote-input.ts';
import type { GiftCardRefusal, GiftCardUse } from '#commerce/pricing/quote-result.ts';

/** One use for each card, in the order of entry; together they pay `payable` at most. */
export function payWithGiftCards(
  cards: readonly EnteredGiftCard[],
  payable: number,
  currency: Currency,
  now: number,
): GiftCardUse[] {
  const refusals = cards.map(({ cardId, ...card }, at): GiftCardRefusal | null => {
    if (cards.findIndex((other) => other.cardId === cardId) < at) return 'duplicate';
    if (card.currency !== currency) return 'other-currency';
    if (card.expiresAt !== null && now >= card.expiresAt) return 'expired';
    return card.balance === 0 ? 'empty' : null;
  });
  const usable = cards.filter((_, at) => refusals[at] === null).toSorted(byUse);
  const paid = new Map<string, number>();
  let open = payable;
  for (const { cardId, balance } of usable) {
    const used = Math.min(balance, open);
    paid.set(cardId, used);
    open -= used;
  }
  return cards.map(({ cardId, balance }, at) => {
    const refusal = refusals[at] ?? null;
    const used = refusal === null ? (paid.get(cardId) ?? 0) : 0;
    return { cardId, used, left: balance - used, refusal: used === 0 ? (refusal ?? 'not-needed') : null };
  });
}

/** What expires first, then what is used up first. */
function byUse(a: EnteredGiftCard, b: EnteredGiftCard): number {
  const [first, second] = [a.expiresAt ?? Infinity, b.expiresAt ?? Infinity];
  if (first !== second) return first < second ? -1 : 1;
  return a.balance - b.balance || (a.cardId < b.cardId ? -1 : 1);
}
