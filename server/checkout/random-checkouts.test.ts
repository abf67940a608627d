// Random shoppers on both databases: whatever they do in whatever order, orders, stock, cards, codes and payments agree.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeDiscountCodes } from '#store/discount-codes.ts';
import { listGiftCards } from '#store/gift-cards.ts';
import { orderOfCheckout } from '#store/orders.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { checkoutShopper, HALF } from '#tests/fixtures/checkout-shopper.ts';
import { type PaidShop, payingShopper, startPaidShop, unavailable } from '#tests/fixtures/paying-shopper.ts';
import { marketOf } from '#tests/fixtures/markets.ts';

const STEPS = 150;
const SEEDS = [1, 20_261_122];
const STOCK = 5;
const CARD = 300_000;

/** mulberry32: the same numbers for a seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe.each(DATABASES)('random shoppers on $name', ({ make }) => {
  let place: TestDatabase;
  let paid: PaidShop;
  beforeEach(async () => {
    place = await make();
    paid = await startPaidShop(place);
  });
  afterEach(async () => {
    await paid.close();
    await place.remove();
  });

  test.each(SEEDS)(
    `all books agree after ${STEPS} steps by the seed %i`,
    { timeout: 120_000 },
    async (seed) => {
      const random = randomOf(seed);
      const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
      // One order there is in any case; the code may be used once more.
      const first = await payingShopper(paid, 'a5');
      await paid.payments.test.choose(first.reference, 'pay', '');
      await paid.shop.checkout.settlePayment(first.paymentId);
      await paid.store.transaction((tx) => writeDiscountCodes(tx, [{ ...HALF, maxUses: 2 }], 1));
      const cards = await Promise.all(
        Array.from({ length: 3 }, (_, at) => paid.giftCard(CARD, `card-${at}`)),
      );
      const shoppers = ['sv-se', 'en-se', 'sv-se', 'en-se'].map((code) =>
        checkoutShopper(paid.shop, marketOf(code)),
      );
      const references = async () =>
        (
          await paid.store.db.selectFrom('payments').select('reference').orderBy('expires_at').execute()
        ).flatMap(({ reference }) => reference ?? []);
      const steps: readonly ((shopper: (typeof shoppers)[number]) => Promise<unknown>)[] = [
        (one) => one.add(pick(['a1', 'a2', 'a4', 'a5'])),
        (one) => one.add(pick(['a1', 'a2'])),
        (one) => one.change({ kind: 'subtract', orderRowId: pick(['row-a1', 'row-a2']) }),
        (one) => one.enterCode('HALF'),
        (one) => one.fillIn({ methodId: pick(['standard', 'express']) }),
        (one) => one.fillIn(),
        (one) => one.setGiftCard(pick(cards).code),
        (one) => one.removeGiftCard(pick(cards).cardId),
        (one) => one.complete(),
        (one) => one.complete(),
        (one) => one.cancel(),
        async () => paid.payments.test.choose(pick(await references()), pick(['pay', 'pay', 'decline']), ''),
        async () =>
          paid.shop.checkout.settleNotice({ provider: 'test', reference: pick(await references()) }),
        async () => {
          paid.clock.now += pick([1_000, 60_000, 600_000]);
          paid.faults = pick([{}, {}, {}, { suspend: unavailable }, { read: unavailable }]);
          await paid.shop.checkout.expire();
        },
      ];
      // What is refused, as an article that is sold out, is refused by a value that the helpers throw.
      for (let at = 0; at < STEPS; at += 1) await pick(steps)(pick(shoppers)).catch(() => undefined);
      paid.faults = {};
      for (let at = 0; at < 3; at += 1) {
        paid.clock.now += 31 * 60_000;
        await paid.shop.checkout.expire();
      }

      const { db } = paid.store;
      const rows = await db.selectFrom('orders').select(['checkout_id', 'payment_id']).execute();
      const orders = await Promise.all(
        rows.map(async (row) => (await orderOfCheckout(db, row.checkout_id))!),
      );
      expect(orders.length).toBeGreaterThan(0);
      const sold = new Map<string, number>();
      const used = new Map<string, number>();
      for (const { doc } of orders) {
        const { totals, shipping } = doc;
        expect(doc.rows.reduce((sum, row) => sum + row.charged, 0) + shipping.charged).toBe(totals.total);
        expect(doc.rows.reduce((sum, row) => sum + row.tax, 0) + shipping.tax).toBe(totals.tax);
        expect(totals.total - totals.giftCards).toBe(totals.toPay);
        for (const row of doc.rows) sold.set(row.articleId, (sold.get(row.articleId) ?? 0) + row.quantity);
        for (const card of doc.giftCards) used.set(card.cardId, (used.get(card.cardId) ?? 0) + card.used);
      }
      for (const articleId of ['a1', 'a2', 'a4', 'a5'])
        expect([articleId, await paid.stockOf(articleId)]).toEqual([
          articleId,
          STOCK - (sold.get(articleId) ?? 0),
        ]);
      for (const { cardId, balance, entries } of await listGiftCards(db)) {
        const issued = entries[0]?.postings[1].amount ?? 0;
        expect(issued - balance).toBe(used.get(cardId) ?? 0);
        expect(entries.flatMap(({ postings }) => postings).reduce((sum, { amount }) => sum + amount, 0)).toBe(
          0,
        );
      }
      expect(await db.selectFrom('stock_reservations').selectAll().execute()).toEqual([]);
      const uses = await db.selectFrom('discount_code_uses').selectAll().execute();
      expect(uses.length).toBe(orders.filter(({ doc }) => doc.codes.length > 0).length);
      const payments = await db.selectFrom('payments').selectAll().execute();
      for (const { payment_id: id, state, amount, reference } of payments) {
        const order = orders.find(({ paymentId }) => paymentId === id);
        const read = await paid.payments.test.read(reference ?? '');
        const kept = read.ok && read.value.state === 'paid' ? read.value.amount - read.value.refunded : 0;
        // Money is kept for an order, exactly what it says, and for nothing else.
        expect([state === 'paid', kept]).toEqual([order !== undefined, order?.doc.totals.toPay ?? 0]);
        if (order !== undefined) expect(amount).toBe(order.doc.totals.toPay);
      }
      expect(
        orders.filter(({ paymentId, doc }) => (paymentId === null) !== (doc.totals.toPay === 0)),
      ).toEqual([]);
    },
  );
});
