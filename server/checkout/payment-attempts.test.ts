// Payments of checkouts on both databases: whoever tells of them, in whatever order, there is one order or everything is given back.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HOLD_MS } from '#server/checkout/payment-attempts.ts';
import { listMails, mailContent } from '#store/mails.ts';
import { orderByNumber } from '#store/orders.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { checkoutShopper } from '#tests/fixtures/checkout-shopper.ts';
import { marketOf } from '#tests/fixtures/markets.ts';
import {
  heldOf,
  NOTHING_TAKEN,
  type PaidShop,
  payingShopper,
  refundsOf,
  startPaidShop,
  takenOf,
  unavailable,
  usesOf,
} from '#tests/fixtures/paying-shopper.ts';

describe.each(DATABASES)('payments of checkouts on $name', ({ make }) => {
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

  const pay = (reference: string) => paid.payments.test.choose(reference, 'pay', '');
  const notice = (reference: string) => paid.shop.checkout.settleNotice({ provider: 'test', reference });

  test('while it is paid, stock, card and code are held, and the amount is that of the agreement', async () => {
    const buyer = await payingShopper(paid);
    expect(buyer.checkout).toMatchObject({
      state: 'needs-buyer',
      paymentUrl: `/payment/test/${buyer.reference}`,
      totals: { totalValue: 1499, giftCardsValue: 1000, toPayValue: 499 },
    });
    expect(await paid.payments.test.read(buyer.reference)).toMatchObject({
      value: { paymentId: buyer.paymentId, amount: 49_900, currency: 'SEK', state: 'open' },
    });
    expect([await heldOf(paid), await usesOf(paid), await paid.balanceOf(buyer.card.cardId)]).toEqual([
      1, 1, 0,
    ]);
    expect([await paid.stockOf('a1'), await paid.orderCount()]).toEqual([5, 0]);
    const other = checkoutShopper(paid.shop);
    await other.add('a1', 4);
    expect((await other.fillIn()).issues).toEqual([{ field: 'rows', fault: 'unavailable' }]);
  });

  test('paid, it is one order, however often and by whomever it is settled', async () => {
    const buyer = await payingShopper(paid);
    await pay(buyer.reference);
    await Promise.all([
      ...Array.from({ length: 10 }, () => paid.shop.checkout.settlePayment(buyer.paymentId)),
      ...Array.from({ length: 10 }, () => notice(buyer.reference)),
      paid.shop.checkout.expire(),
    ]);
    const placed = await buyer.get();
    expect(placed).toMatchObject({ state: 'completed', paymentUrl: null, totals: { toPayValue: 499 } });
    expect(await orderByNumber(paid.store.db, placed.orderNumber ?? '')).toMatchObject({
      paymentId: buyer.paymentId,
      doc: { totals: { toPay: 49_900 } },
    });
    expect([await heldOf(paid), await usesOf(paid), await paid.balanceOf(buyer.card.cardId)]).toEqual([
      0, 1, 0,
    ]);
    expect([await paid.stockOf('a1'), await paid.orderCount()]).toEqual([3, 1]);
    expect(await notice(buyer.reference)).toBe('taken');
    expect(await refundsOf(paid, buyer.reference)).toEqual(['paid', 0]);
  });

  test('not paid yet, settling leaves it as it is', async () => {
    const buyer = await payingShopper(paid);
    await paid.shop.checkout.settlePayment(buyer.paymentId);
    await paid.shop.checkout.settlePayment('p-unknown');
    expect(await notice('unknown')).toBe('taken');
    expect(await buyer.get()).toEqual(buyer.checkout);
  });

  test.each([
    ['decline', 'declined'],
    ['cancel', 'cancelled'],
  ] as const)(
    'after %s everything is given back, and another attempt can be paid',
    async (choice, paymentFault) => {
      const buyer = await payingShopper(paid);
      await paid.payments.test.choose(buyer.reference, choice, '');
      await paid.shop.checkout.settlePayment(buyer.paymentId);
      expect(await buyer.get()).toMatchObject({ state: 'ready', paymentFault, paymentUrl: null });
      expect(await takenOf(paid, buyer.card.cardId)).toEqual(NOTHING_TAKEN);
      const again = await buyer.complete(buyer.agreement, 'again');
      expect(again).toMatchObject({ state: 'needs-buyer', paymentFault: null });
      expect(again.paymentUrl).not.toBe(buyer.checkout.paymentUrl);
      await pay(again.paymentUrl?.split('/').at(-1) ?? '');
      await notice(again.paymentUrl?.split('/').at(-1) ?? '');
      expect(await buyer.get()).toMatchObject({ state: 'completed' });
      expect([await paid.orderCount(), await paid.balanceOf(buyer.card.cardId), await usesOf(paid)]).toEqual([
        1, 0, 1,
      ]);
    },
  );

  test('a provider that does not answer gives everything back, or is asked later', async () => {
    paid.faults = { createSession: unavailable };
    const shopper = checkoutShopper(paid.shop);
    await shopper.add('a1');
    await shopper.fillIn();
    expect(await shopper.complete()).toMatchObject({ state: 'ready', paymentFault: 'unavailable' });
    expect(await heldOf(paid)).toBe(0);
    paid.faults = {};
    const buyer = await payingShopper(paid, 'a2');
    await pay(buyer.reference);
    paid.faults = { read: unavailable };
    expect(await notice(buyer.reference)).toBe('again');
    paid.faults = {};
    paid.clock.now += 60_000;
    await paid.shop.checkout.expire();
    expect(await buyer.get()).toMatchObject({ state: 'completed' });
  });

  test('after half an hour it is given up, unless it was paid in the last moment', async () => {
    const [late, silent] = [await payingShopper(paid), checkoutShopper(paid.shop)];
    await silent.add('a2');
    await silent.fillIn();
    await silent.complete();
    await pay(late.reference);
    paid.clock.now += HOLD_MS;
    await paid.shop.checkout.expire();
    expect(await late.get()).toMatchObject({ state: 'completed' });
    expect(await silent.get()).toMatchObject({ state: 'ready', paymentFault: 'timed-out' });
    expect(await heldOf(paid)).toBe(0);
  });

  test('a cart change ends the payment first, and nothing is paid for it any more', async () => {
    const buyer = await payingShopper(paid);
    const changed = await buyer.change({ kind: 'subtract', orderRowId: 'row-a1' });
    expect(changed.discountCodes).toMatchObject([{ code: 'HALF', refusal: null }]);
    expect(await buyer.get()).toMatchObject({ state: 'ready', rows: [{ quantity: 1 }], paymentFault: null });
    expect(await takenOf(paid, buyer.card.cardId)).toEqual(NOTHING_TAKEN);
    expect(await pay(buyer.reference)).toMatchObject({ ok: false });
  });

  test('what the open payment holds of a limited code is no use by another order', async () => {
    const buyer = await payingShopper(paid);
    const access = { token: buyer.session, deviceToken: null };
    const read = await paid.shop.cart.read(access, undefined, marketOf('sv-se'));
    expect(read).toMatchObject({ ok: true, value: { cart: { discountCodes: [{ refusal: null }] } } });
    const other = checkoutShopper(paid.shop);
    await other.add('a1');
    expect((await other.enterCode('HALF')).discountCodes).toMatchObject([{ refusal: 'used-up' }]);
  });

  test('a cart change that fails or is a repeat lets the payment go on', async () => {
    const buyer = await payingShopper(paid);
    await expect(buyer.add('a3')).rejects.toThrow('out_of_stock');
    expect(await buyer.get()).toEqual(buyer.checkout);
    expect(await pay(buyer.reference)).toMatchObject({ ok: true });
  });

  test('a cart change that leaves the payment alone is one of the next cart', async () => {
    const buyer = await payingShopper(paid);
    const change = { kind: 'add', articleId: 'a1', quantity: 1 } as const;
    await buyer.change(change, null, { leavesPayment: true });
    expect(await buyer.get()).toEqual(buyer.checkout);
    await pay(buyer.reference);
    await paid.shop.checkout.settlePayment(buyer.paymentId);
    const { orderRows } = await buyer.change({ kind: 'removeCode', code: 'HALF' });
    expect(orderRows).toMatchObject([{ orderRowId: 'row-a1', quantity: 1 }]);
    expect([await paid.orderCount(), await paid.stockOf('a1')]).toEqual([1, 3]);
  });

  test('its order is found by it and by its checkout, also when another checkout has begun, and by its own session alone', async () => {
    const buyer = await payingShopper(paid);
    const { checkout: service } = paid.shop;
    const numbers = async ({ session }: { readonly session: string }, token = session) => [
      await service.orderNumber({ token, deviceToken: null }, { paymentId: buyer.paymentId }),
      await service.orderNumber(
        { token: null, deviceToken: token },
        { checkoutId: buyer.checkout.checkoutId },
      ),
    ];
    await buyer.change({ kind: 'add', articleId: 'a2', quantity: 1 }, null, { leavesPayment: true });
    expect(await numbers(buyer)).toEqual([null, null]);
    await pay(buyer.reference);
    await service.settlePayment(buyer.paymentId);
    expect(await buyer.get()).toMatchObject({ state: 'incomplete', rows: [{ quantity: 1 }] });
    const [byPayment, byCheckout] = await numbers(buyer);
    expect(byCheckout).toBe(byPayment);
    expect(await orderByNumber(paid.store.db, byPayment ?? '')).toMatchObject({ paymentId: buyer.paymentId });
    const stranger = checkoutShopper(paid.shop);
    expect(await numbers(stranger)).toEqual([null, null]);
    await stranger.add('a1');
    await stranger.get();
    expect(await numbers(stranger)).toEqual([null, null]);
    expect(
      await service.orderNumber({ token: buyer.session, deviceToken: null }, { paymentId: 'p-unknown' }),
    ).toBeNull();
  });

  test('a cart change after the money came is a change of the next cart', async () => {
    const buyer = await payingShopper(paid);
    await pay(buyer.reference);
    expect((await buyer.add('a2')).orderRows.map(({ product }) => product.size.articleId)).toEqual(['a2']);
    expect(await paid.orderCount()).toBe(1);
  });

  test('cancelling and changing what was typed end the payment, too', async () => {
    const buyer = await payingShopper(paid);
    expect(await buyer.update({ giftMessage: 'Grattis' })).toMatchObject({ state: 'ready' });
    expect(await takenOf(paid, buyer.card.cardId)).toEqual(NOTHING_TAKEN);
    await buyer.complete(undefined, 'second');
    expect(await buyer.cancel()).toMatchObject({ state: 'cancelled' });
    expect(await takenOf(paid, buyer.card.cardId)).toEqual(NOTHING_TAKEN);
  });

  test('stock that an import took away in between: the money goes back', async () => {
    const buyer = await payingShopper(paid);
    await paid.stockTo('a1', 1);
    await pay(buyer.reference);
    await paid.shop.checkout.settlePayment(buyer.paymentId);
    expect(await buyer.get()).toMatchObject({ state: 'incomplete', paymentFault: 'refunded' });
    expect(await refundsOf(paid, buyer.reference)).toEqual(['paid', 49_900]);
    expect([
      await paid.stockOf('a1'),
      await paid.orderCount(),
      await heldOf(paid),
      await paid.balanceOf(buyer.card.cardId),
    ]).toEqual([1, 0, 0, 100_000]);
  });

  test.each([
    ['amount', { amount: 1 }, { value: 0.01, currency: 'SEK' }],
    ['currency', { currency: 'EUR' }, { value: 499, currency: 'EUR' }],
  ] as const)('another %s than was asked for is no order', async (_name, wrong, money) => {
    const buyer = await payingShopper(paid);
    await pay(buyer.reference);
    paid.faults = {
      read: async (reference) => {
        const read = await paid.payments.test.read(reference);
        return read.ok ? { ...read, value: { ...read.value, ...wrong } } : read;
      },
    };
    await notice(buyer.reference);
    expect([await paid.orderCount(), await heldOf(paid), await paid.stockOf('a1')]).toEqual([0, 0, 5]);
    expect(paid.shop.faults).not.toEqual([]);
    const mails = await listMails(paid.store.db, `payment-refund-${buyer.paymentId}`);
    expect(mails.map((mail) => mailContent(mail).doc)).toEqual([{ ...money, reason: 'other-amount' }]);
  });

  test('a session of another payment is no order', async () => {
    const buyer = await payingShopper(paid);
    await pay(buyer.reference);
    paid.faults = {
      read: async (reference) => {
        const read = await paid.payments.test.read(reference);
        return read.ok ? { ...read, value: { ...read.value, paymentId: 'another' } } : read;
      },
    };
    await notice(buyer.reference);
    expect(await paid.orderCount()).toBe(0);
    expect(paid.shop.faults).toHaveLength(1);
  });
});
