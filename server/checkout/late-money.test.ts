// Money that comes after its payment was ended, on both databases: it is the order while everything is there, else it goes back.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fail } from '#contract/result.ts';
import { HOLD_MS } from '#server/checkout/payment-attempts.ts';
import { paymentById, refundKeyOf, retryPaymentRefund } from '#store/payments.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { BUYER, checkoutShopper, GIFT_CARD } from '#tests/fixtures/checkout-shopper.ts';
import { listMails, mailContent } from '#store/mails.ts';
import { marketOf } from '#tests/fixtures/markets.ts';
import {
  heldOf,
  NOTHING_TAKEN,
  type PaidShop,
  type PayingShopper,
  payingShopper,
  refundsOf,
  startPaidShop,
  takenOf,
  unavailable,
  usesOf,
} from '#tests/fixtures/paying-shopper.ts';

describe.each(DATABASES)('money that comes late on $name', ({ make }) => {
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

  /** What the mails to the buyer tell of money that goes back. */
  async function mailsAbout(paymentId: string) {
    const mails = await listMails(paid.store.db, `payment-refund-${paymentId}`);
    expect(mails.filter(({ recipient, market }) => recipient !== BUYER.email || market !== 'sv-se')).toEqual(
      [],
    );
    return mails.map((mail) => mailContent(mail).doc);
  }

  /** The provider did not answer when it was suspended, so that it still takes the money. */
  async function latePayment(after: (buyer: PayingShopper) => Promise<unknown>) {
    const buyer = await payingShopper(paid);
    paid.faults = { suspend: unavailable };
    await after(buyer);
    paid.faults = {};
    await pay(buyer.reference);
    await paid.shop.checkout.expire();
    return buyer;
  }

  test('is the order if the cart is the same, and everything is still there', async () => {
    const buyer = await latePayment((one) => one.update({ giftMessage: 'x' }));
    expect(await buyer.get()).toMatchObject({ state: 'completed' });
    expect([
      await paid.orderCount(),
      await paid.stockOf('a1'),
      await paid.balanceOf(buyer.card.cardId),
      await usesOf(paid),
    ]).toEqual([1, 3, 0, 1]);
  });

  test('goes back where its time was over before anybody ended it, and another buyer holds the last pieces', async () => {
    const late = await payingShopper(paid);
    paid.clock.now += HOLD_MS + 5_000;
    const other = checkoutShopper(paid.shop);
    await other.add('a1', 4);
    await other.fillIn();
    const { paymentUrl } = await other.complete();
    await pay(late.reference);
    paid.clock.now += 5_000;
    await paid.shop.checkout.expire();
    expect(await late.get()).toMatchObject({ state: 'incomplete', paymentFault: 'refunded' });
    expect(await refundsOf(paid, late.reference)).toEqual(['paid', 49_900]);
    const reference = paymentUrl?.split('/').at(-1) ?? '';
    await pay(reference);
    await paid.shop.checkout.settleNotice({ provider: 'test', reference });
    expect([await paid.orderCount(), await paid.stockOf('a1')]).toEqual([1, 1]);
  });

  test('is the order also where the market does not sell a row of the cart', async () => {
    const session = 'session-of-two-markets';
    const inSweden = checkoutShopper(paid.shop, marketOf('sv-se'), session);
    await inSweden.add('a4');
    await inSweden.add('a1');
    const inGermany = checkoutShopper(paid.shop, marketOf('de-de'), session);
    const { unsoldRows } = await inGermany.change({ kind: 'setCountry' });
    expect(unsoldRows).toMatchObject([{ orderRowId: 'row-a4' }]);
    await inGermany.fillIn({ delivery: { ...BUYER, country: 'DE', zip: '10115', city: 'Berlin' } });
    const { paymentUrl } = await inGermany.complete();
    paid.faults = { suspend: unavailable };
    await inGermany.update({ giftMessage: 'x' });
    paid.faults = {};
    await pay(paymentUrl?.split('/').at(-1) ?? '');
    await paid.shop.checkout.expire();
    expect([await paid.orderCount(), await paid.stockOf('a1')]).toEqual([1, 4]);
  });

  test('takes the place of another attempt that is open', async () => {
    const buyer = await latePayment(async (one) => {
      await one.update({ giftMessage: 'x' });
      paid.faults = {};
      expect(await one.complete(undefined, 'second')).toMatchObject({ state: 'needs-buyer' });
    });
    expect(await buyer.get()).toMatchObject({ state: 'completed', giftMessage: '' });
    expect([await paid.orderCount(), await heldOf(paid), await paid.balanceOf(buyer.card.cardId)]).toEqual([
      1, 0, 0,
    ]);
    const states = await paid.store.db.selectFrom('payments').select('state').orderBy('state').execute();
    expect(states.map(({ state }) => state)).toEqual(['ended', 'paid']);
  });

  test('goes back if another payment of the checkout is its order already', async () => {
    const buyer = await latePayment(async (one) => {
      await one.update({ giftMessage: 'x' });
      paid.faults = {};
      const { paymentUrl } = await one.complete(undefined, 'second');
      await pay(paymentUrl?.split('/').at(-1) ?? '');
      const second = await paid.store.db
        .selectFrom('payments')
        .select('payment_id')
        .where('state', '=', 'open')
        .executeTakeFirstOrThrow();
      await paid.shop.checkout.settlePayment(second.payment_id);
    });
    expect(await paid.orderCount()).toBe(1);
    expect(await refundsOf(paid, buyer.reference)).toEqual(['paid', 49_900]);
    expect(await mailsAbout(buyer.paymentId)).toMatchObject([{ value: 499, reason: 'ordered' }]);
  });

  test('goes back if the cart is another', async () => {
    const buyer = await latePayment((one) => one.change({ kind: 'subtract', orderRowId: 'row-a1' }));
    expect(await refundsOf(paid, buyer.reference)).toEqual(['paid', 49_900]);
    expect(await buyer.get()).toMatchObject({ state: 'ready', paymentFault: 'refunded' });
    expect(await takenOf(paid, buyer.card.cardId)).toEqual(NOTHING_TAKEN);
    expect(await mailsAbout(buyer.paymentId)).toEqual([{ value: 499, currency: 'SEK', reason: 'changed' }]);
    expect(await paymentById(paid.store.db, buyer.paymentId)).toMatchObject({
      state: 'refunded',
      checkAt: null,
    });
  });

  test('goes back if the stock is gone, at the next try if need be', async () => {
    const buyer = await latePayment(async (one) => {
      await one.cancel();
      await paid.stockTo('a1', 1);
      paid.faults = {};
    });
    expect(await refundsOf(paid, buyer.reference)).toEqual(['paid', 49_900]);
    expect([await paid.orderCount(), await paid.balanceOf(buyer.card.cardId), await usesOf(paid)]).toEqual([
      0, 100_000, 0,
    ]);
    expect(await mailsAbout(buyer.paymentId)).toMatchObject([{ value: 499, reason: 'unavailable' }]);
  });

  test('goes back once, also if the provider first does not answer', async () => {
    const buyer = await payingShopper(paid);
    paid.faults = { suspend: unavailable };
    await buyer.change({ kind: 'clear' });
    await pay(buyer.reference);
    paid.faults = { refund: unavailable };
    await paid.shop.checkout.expire();
    expect(await refundsOf(paid, buyer.reference)).toEqual(['paid', 0]);
    paid.faults = {};
    paid.clock.now += 60_000;
    await Promise.all([paid.shop.checkout.expire(), paid.shop.checkout.settlePayment(buyer.paymentId)]);
    expect(await refundsOf(paid, buyer.reference)).toEqual(['paid', 49_900]);
    expect(await mailsAbout(buyer.paymentId)).toHaveLength(1);
  });

  test('that is refused to go back is asked for no more until an operator says so', async () => {
    const buyer = await payingShopper(paid);
    paid.faults = { suspend: unavailable };
    await buyer.change({ kind: 'clear' });
    await pay(buyer.reference);
    let asked = 0;
    paid.faults = {
      async refund() {
        asked += 1;
        return fail('refused');
      },
    };
    const key = refundKeyOf(buyer.paymentId);
    const retry = (of: string) => paid.store.transaction((tx) => retryPaymentRefund(tx, of, paid.clock.now));
    expect(await retry(key)).toBe(false);
    for (let minute = 0; minute < 5; minute += 1) {
      await paid.shop.checkout.expire();
      paid.clock.now += 60_000;
    }
    expect([asked, paid.shop.faults.map(String)]).toEqual([1, [expect.stringContaining(key)]]);
    paid.shop.faults.length = 0;
    const notice = { provider: 'test', reference: buyer.reference };
    expect(await paid.shop.checkout.settleNotice(notice)).toBe('taken');
    await paid.shop.checkout.settlePayment(buyer.paymentId);
    expect(asked).toBe(1);
    paid.faults = {};
    expect([await retry('refund-another'), await retry(key), await retry(key)]).toEqual([false, true, false]);
    await paid.shop.checkout.expire();
    expect(await refundsOf(paid, buyer.reference)).toEqual(['paid', 49_900]);
  });

  test('becomes the order of gift cards whose market another has taken the place of', async () => {
    const buyer = checkoutShopper(paid.shop, marketOf('en-as'));
    await buyer.change({ kind: 'addGiftCard', card: { ...GIFT_CARD, amount: 5_000 } });
    await buyer.fillIn();
    const { paymentUrl } = await buyer.complete();
    const reference = paymentUrl?.split('/').at(-1) ?? '';
    paid.faults = { suspend: unavailable };
    await buyer.update({ giftMessage: 'x' });
    paid.faults = {};
    await paid.store.transaction((tx) => tx.updateTable('carts').set({ market: 'en-tw' }).execute());
    await pay(reference);
    await paid.shop.checkout.expire();
    expect([await buyer.get(), await paid.orderCount()]).toMatchObject([{ state: 'completed' }, 1]);
  });
});
