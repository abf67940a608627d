// Gift cards for shoppers: which are sold, what is left on one, and how those of an order come to be.
import { createHash, randomUUID } from 'node:crypto';
import { type ShopError, shopError } from '#contract/errors.ts';
import { MAX_GIFT_CARD_DAYS_AHEAD, MAX_GIFT_CARD_MESSAGE_LENGTH } from '#contract/gift-card-terms.ts';
import type { AddGiftCard, GiftCardBalance, GiftCardSettings } from '#contract/gift-cards.ts';
import type { Market } from '#contract/market.ts';
import { toDecimal, toMinor } from '#contract/money.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { ShopSettings } from '#contract/settings.ts';
import { type CartGiftCard, giftCardToBuy, isSpendable } from '#commerce/gift-cards/gift-cards.ts';
import { networkOf } from '#server/client-network.ts';
import type { OffersTestPayments } from '#server/payments/payments.ts';
import { TEST_PROVIDER } from '#server/payments/test-provider.ts';
import { cardsPaidBy, giftCardByCode, type StoredGiftCard } from '#store/gift-cards.ts';
import { createGuessLimit, tooManyGuesses } from '#store/guess-limit.ts';
import type { Db, Store } from '#store/store.ts';

export interface GiftCards {
  /** For a cart. Under one key it is one row; without a key another each time. */
  toBuy(typed: AddGiftCard, market: Market, key: string | null): Result<CartGiftCard>;
  /**
   * GC-03: the card of a code that can be spent. One answer for all others, whatever the reason; a client that is wrong too
   * often has to wait. `client` null: not told apart.
   */
  find(code: string, client: string | null): Promise<Result<StoredGiftCard>>;
  /**
   * Those of the cards that pay now. One that was bought by a test payment cost nothing: it pays where such payments are taken,
   * and nothing any more where the shop sells for money.
   */
  payable(db: Db, cards: readonly StoredGiftCard[]): Promise<readonly StoredGiftCard[]>;
  balance(code: string, client: string | null): Promise<Result<GiftCardBalance>>;
}

export function createGiftCards(
  store: Store,
  now: () => number,
  settings: () => ShopSettings,
  offersTestPayments: OffersTestPayments,
): GiftCards {
  const guesses = createGuessLimit(store, 'gift cards', networkOf);
  const payable: GiftCards['payable'] = async (db, cards) => {
    if (cards.length === 0) return cards;
    const ids = cards.map(({ cardId }) => cardId);
    const ofTests = await cardsPaidBy(db, TEST_PROVIDER, ids);
    if (ofTests.size === 0 || (await offersTestPayments(db))) return cards;
    return cards.filter(({ cardId }) => !ofTests.has(cardId));
  };
  const find: GiftCards['find'] = async (code, client) => {
    if (!(await guesses.take(client, now()))) return fail(tooManyCodesError());
    const known = await giftCardByCode(store.db, code);
    const [card] = await payable(store.db, known === undefined ? [] : [known]);
    if (card === undefined || !isSpendable(card, now())) return fail(notSpendableError());
    await guesses.giveBack(client);
    return ok(card);
  };
  return {
    toBuy(typed, market, key) {
      const amounts = giftCardSettings(settings(), market).amounts.map((amount) =>
        toMinor(amount, market.currency),
      );
      const rowId = `gift-${createHash('sha256')
        .update(key ?? randomUUID())
        .digest('hex')
        .slice(0, 20)}`;
      return giftCardToBuy(typed, rowId, market.currency, amounts, now());
    },
    find,
    payable,
    async balance(code, client) {
      const found = await find(code, client);
      if (!found.ok) return found;
      const { hint, currency, balance, expiresAt } = found.value;
      return ok({ hint, currency, balanceValue: toDecimal(balance, currency), expiresAt });
    },
  };
}

/** Which are sold in a market. */
export function giftCardSettings({ giftCards }: ShopSettings, { currency }: Market): GiftCardSettings {
  return {
    currency,
    amounts: [...(giftCards.amounts[currency] ?? [])],
    validForMonths: giftCards.validForMonths,
    maxMessageLength: MAX_GIFT_CARD_MESSAGE_LENGTH,
    maxDaysAhead: MAX_GIFT_CARD_DAYS_AHEAD,
  };
}

function notSpendableError(): ShopError {
  const detail = 'there is no gift card of this code with anything left on it';
  return shopError('not_found', { field: 'code', detail });
}

function tooManyCodesError(): ShopError {
  const detail = 'too many codes of gift cards were wrong from here; wait before entering another';
  return tooManyGuesses('code', detail);
}
