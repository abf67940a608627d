// Gift cards on both databases: never overspent whatever happens at once, each key one entry, and books that add up to 0.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { giftCardCodeInGroups } from '#contract/gift-card-code.ts';
import { accountBalance } from '#commerce/pricing/pricing.ts';
import { chunks } from '#store/chunks.ts';
import {
  blockGiftCard,
  expireGiftCard,
  giftCardByCode,
  giftCardsById,
  issueGiftCard,
  listExpiredGiftCards,
  listGiftCards,
  redeemGiftCard,
  refundGiftCard,
} from '#store/gift-cards.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';

const AT_ONCE = 200;
const EXPIRES_AT = 1_000;

describe.each(DATABASES)('gift cards on $name', ({ make }) => {
  let place: TestDatabase;
  let store: Store;
  beforeEach(async () => {
    place = await make();
    store = await openStore(place);
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });

  async function issue(more: Partial<Parameters<typeof issueGiftCard>[1]> = {}) {
    const command = {
      amount: 50_000,
      currency: 'SEK',
      expiresAt: EXPIRES_AT,
      from: 'sold',
      reference: 'sale',
      key: 'issue',
      at: 10,
      ...more,
    } as const;
    const issued = await store.transaction((tx) => issueGiftCard(tx, command));
    if (issued === null) throw new Error('the card was issued before');
    return issued;
  }
  const redeem = (cardId: string, amount: number, key: string, more: object = {}) =>
    store.transaction((tx) =>
      redeemGiftCard(tx, { cardId, amount, key, reference: `order ${key}`, at: 20, ...more }),
    );
  const refund = (cardId: string, amount: number, key: string, reference: string, validForMs = 1) =>
    store.transaction((tx) =>
      refundGiftCard(tx, { cardId, amount, key, reference, at: 30, validForMs, isByShop: false }),
    );
  async function cardOf(cardId: string) {
    const card = (await giftCardsById(store.db, [cardId])).get(cardId);
    if (card === undefined) throw new Error(`there is no card ${cardId}`);
    return card;
  }
  const sumOfPostings = async () =>
    (await listGiftCards(store.db))
      .flatMap(({ entries }) => entries.flatMap(({ postings }) => postings))
      .reduce((sum, { amount }) => sum + amount, 0);

  test('more of them than a statement of SQLite has parameters are listed, and those that have expired', async () => {
    const cards = Array.from({ length: 33_000 }, (_, at) => ({
      card_id: `g${at}`,
      code_hash: `hash ${at}`,
      hint: '',
      currency: 'SEK' as const,
      expires_at: at === 5 ? 10 : at === 6 ? 11 : null,
      created_at: 1,
      doc: '{"blockedAt":null}',
    }));
    await store.bulk(async (tx) => {
      for (const some of chunks(cards)) await tx.insertInto('gift_cards').values(some).execute();
    });
    expect(await listGiftCards(store.db)).toHaveLength(33_000);
    expect((await listExpiredGiftCards(store.db, 10)).map(({ cardId }) => cardId)).toEqual(['g5']);
  });

  test(`${AT_ONCE} orders that redeem one card at once never take more than it holds`, {
    timeout: 180_000,
  }, async () => {
    const { cardId } = await issue({ amount: 1_000 });
    const outcomes = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) => redeem(cardId, 300, `k${at}`)),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
    expect(new Set(outcomes.flatMap((one) => (one.ok ? [] : one.error)))).toEqual(new Set(['insufficient']));
    const card = await cardOf(cardId);
    expect([card.balance, card.entries.length]).toEqual([100, 4]);
    expect(accountBalance(card.entries, 'redeemed')).toBe(900);
    expect(await sumOfPostings()).toBe(0);
  });

  test('a key that is sent many times at once is one entry', { timeout: 180_000 }, async () => {
    const { cardId } = await issue();
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => redeem(cardId, 300, 'same')));
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect((await cardOf(cardId)).balance).toBe(49_700);
    expect(await redeem(cardId, 301, 'same', { reference: 'order same' })).toMatchObject({
      error: 'key-reused',
    });
  });

  test('what is refunded is never more than was redeemed under the reference', async () => {
    const { cardId } = await issue();
    await redeem(cardId, 300, 'a');
    await redeem(cardId, 500, 'b');
    expect(await refund(cardId, 301, 'r1', 'order a')).toEqual({ ok: false, error: 'exceeds-redeemed' });
    expect(await refund(cardId, 200, 'r2', 'order a')).toMatchObject({ ok: true });
    expect(await refund(cardId, 200, 'r2', 'order a')).toMatchObject({ ok: true });
    expect(await refund(cardId, 101, 'r3', 'order a')).toEqual({ ok: false, error: 'exceeds-redeemed' });
    expect((await cardOf(cardId)).balance).toBe(49_400);
    expect(await sumOfPostings()).toBe(0);
  });

  test('an expired card pays nothing until a refund extends its life, and what is left is booked as expired', async () => {
    const { cardId } = await issue();
    await redeem(cardId, 300, 'a');
    expect(await redeem(cardId, 1, 'late', { at: EXPIRES_AT })).toEqual({ ok: false, error: 'expired' });
    await refund(cardId, 100, 'r', 'order a', 1_970);
    expect(await cardOf(cardId)).toMatchObject({ expiresAt: 2_000, balance: 49_800 });
    expect(await redeem(cardId, 1, 'later', { at: EXPIRES_AT })).toMatchObject({ ok: true });
    const expire = { cardId, key: 'end', reference: 'expiry', at: 2_000 };
    expect(await store.transaction((tx) => expireGiftCard(tx, expire))).toMatchObject({ ok: true });
    expect((await cardOf(cardId)).balance).toBe(0);
    expect(await sumOfPostings()).toBe(0);
  });

  test('a blocked card has nothing to pay with, takes refunds, and has its balance again when it is released', async () => {
    const { cardId } = await issue();
    await redeem(cardId, 300, 'a');
    expect(await store.transaction((tx) => blockGiftCard(tx, cardId, 25))).toBe(true);
    expect(await redeem(cardId, 1, 'b')).toEqual({ ok: false, error: 'unknown-card' });
    expect(await refund(cardId, 300, 'r', 'order a')).toMatchObject({ ok: true });
    expect(await cardOf(cardId)).toMatchObject({ balance: 0, blockedAt: 25 });
    await store.transaction((tx) => blockGiftCard(tx, cardId, null));
    expect(await cardOf(cardId)).toMatchObject({ balance: 50_000, blockedAt: null });
    expect(await store.transaction((tx) => blockGiftCard(tx, 'gone', 25))).toBe(false);
  });

  test('a card is found by its code however it is typed, and the database does not hold the code', async () => {
    const { cardId, code } = await issue();
    const typed = ` ${giftCardCodeInGroups(code).toLowerCase().replaceAll('0', 'o')} `;
    expect(await giftCardByCode(store.db, typed)).toMatchObject({
      cardId,
      hint: code.slice(-4),
      currency: 'SEK',
      balance: 50_000,
      expiresAt: EXPIRES_AT,
    });
    expect(await giftCardByCode(store.db, 'no code')).toBeUndefined();
    const rows = await Promise.all(
      (['gift_cards', 'gift_card_codes'] as const).map((name) =>
        store.db.selectFrom(name).selectAll().execute(),
      ),
    );
    expect(JSON.stringify(rows)).not.toContain(code.slice(0, -4));
  });

  test('a card is issued once under its key, and others are other cards', async () => {
    const first = await issue();
    await expect(issue()).rejects.toThrow('was issued before');
    await expect(issue({ amount: 1 })).rejects.toThrow('key-reused');
    const second = await issue({ key: 'another', from: 'granted', expiresAt: null });
    expect(second.cardId).not.toBe(first.cardId);
    expect(await cardOf(second.cardId)).toMatchObject({ expiresAt: null, balance: 50_000 });
    expect(await redeem('gone', 1, 'k')).toEqual({ ok: false, error: 'unknown-card' });
    expect(await sumOfPostings()).toBe(0);
  });
});
