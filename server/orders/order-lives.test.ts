// Random lives of real orders: after every command stock, gift cards, refunds, log and mails say the same.
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountBalance } from '#commerce/pricing/pricing.ts';
import { lifeOf, type OrderCommand, placedOrderOf } from '#commerce/orders/orders.ts';
import { changeOrder } from '#server/orders/change-order.ts';
import { applyCatalogue } from '#store/catalogue.ts';
import { giftCardsById } from '#store/gift-cards.ts';
import { listMails } from '#store/mails.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { orderLog } from '#store/order-log.ts';
import { refundsOfOrder } from '#store/order-refunds.ts';
import { orderByNumber } from '#store/orders.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { checkoutShopper, startCheckouts, storeHelpers } from '#tests/fixtures/checkout-shopper.ts';
import { ORDERS_CATALOGUE } from '#tests/fixtures/order-shopper.ts';

/** The same lives each time: each kind of command is among them. */
const SAMPLE = { numRuns: 6, seed: 20_261_122 };
const UNNAMED = { carrier: '', trackingNumber: '' };
const SENT_IN_PART: readonly OrderCommand[] = [
  { kind: 'pack' },
  { kind: 'ship', rows: [{ orderRowId: 'row-plenty', quantity: 3 }], ...UNNAMED },
];
const rows = fc.option(
  fc.uniqueArray(
    fc.record({
      orderRowId: fc.constantFrom('row-plenty', 'row-a1'),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
    { selector: ({ orderRowId }) => orderRowId, minLength: 1, maxLength: 2 },
  ),
  { freq: 3 },
);
const command: fc.Arbitrary<OrderCommand> = fc.oneof(
  fc.constantFrom<OrderCommand>({ kind: 'pack' }, { kind: 'deliver' }),
  rows.map((some): OrderCommand => ({ kind: 'ship', rows: some, ...UNNAMED })),
  rows.map((some): OrderCommand => ({ kind: 'cancel', rows: some ?? [], by: 'operator' })),
  rows.map((some): OrderCommand => ({ kind: 'ask-return', rows: some ?? [] })),
  rows.map((some): OrderCommand => ({ kind: 'receive', rows: some, isRestocked: true })),
  rows.map((some): OrderCommand => ({ kind: 'refund', rows: some })),
);

describe.each(DATABASES)('lives of orders on $name', { timeout: 180_000 }, ({ make }) => {
  let place: TestDatabase;
  let store: Store;
  beforeEach(async () => {
    place = await make();
    store = await openStore(place);
    await applyCatalogue(store, ORDERS_CATALOGUE);
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });
  const { stockOf, giftCard, stockTo } = storeHelpers(() => store);

  test('what was taken and given back adds up after every command', async () => {
    let clock = Date.UTC(2026, 10, 20, 12);
    const shop = startCheckouts(store, () => (clock += 1));
    const kinds = new Set<string>();
    let lives = 0;
    for (const commands of fc.sample(fc.array(command, { minLength: 12, maxLength: 20 }), SAMPLE)) {
      await stockTo('a1', 5);
      await stockTo('plenty', 100);
      const shopper = checkoutShopper(shop);
      await shopper.add('plenty', 4);
      await shopper.add('a1', 2);
      await shopper.fillIn();
      const card = await giftCard(100_000, shopper.session);
      await shopper.setGiftCard(card.code);
      await shopper.complete();
      const payment = await store.db
        .selectFrom('payments')
        .selectAll()
        .where('state', '=', 'open')
        .executeTakeFirstOrThrow();
      await shop.payments.test.choose(payment.reference ?? '', 'pay', '');
      await shop.checkout.settlePayment(payment.payment_id);
      const number = (await shopper.get()).orderNumber ?? '';
      const stored = (await orderByNumber(store.db, number))!;
      const { orderId, doc } = stored;
      // Every third life may end before anything is sent.
      const beginning = (lives += 1) % 3 === 0 ? [] : SENT_IN_PART;
      for (const one of [...beginning, ...commands]) {
        const context = { now: (clock += 1_000), returnTo: [], viewers: [] };
        const changed = await store.transaction((tx) => changeOrder(tx, stored, one, context));
        if (changed.ok) kinds.add(one.kind);
        const log = await orderLog(store.db, orderId);
        const life = lifeOf(placedOrderOf(doc), log);
        const back = (articleId: string) => {
          const row = life.rows.find(({ orderRowId }) => orderRowId === `row-${articleId}`)!;
          return row.cancelled + row.returned - row.quantity;
        };
        expect([await stockOf('plenty'), await stockOf('a1')]).toEqual([
          100 + back('plenty'),
          5 + back('a1'),
        ]);
        const { balance, entries } = (await giftCardsById(store.db, [card.cardId])).get(card.cardId)!;
        const used = doc.giftCards.find(({ cardId }) => cardId === card.cardId)?.used ?? 0;
        const toCard = life.refundedToCards.get(card.cardId) ?? 0;
        expect([balance, accountBalance(entries, 'redeemed')]).toEqual([
          100_000 - used + toCard,
          used - toCard,
        ]);
        const refunds = await refundsOfOrder(store.db, orderId);
        const toPayment = refunds.reduce((sum, { amount }) => sum + amount, 0);
        expect(toPayment).toBe(life.refundedToPayment);
        expect(toPayment).toBeLessThanOrEqual(payment.amount);
        const mails = (await listMails(store.db)).filter(({ mail_id }) => mail_id.includes(orderId));
        const told = log.filter(({ event }) => ['shipped', 'cancelled', 'refunded'].includes(event.kind));
        expect(mails).toHaveLength(1 + told.length);
        const row = await orderByNumber(store.db, number);
        expect(row?.state).toBe(log.at(-1)?.state);
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['pack', 'ship', 'receive', 'refund']));
    await shop.close();
  });
});
