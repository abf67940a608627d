// Changes of a bag or a checkout that is being paid, on both databases: the payment ends with one that changes something, and with no other.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fail, ok } from '#contract/result.ts';
import { createCartService } from '#server/shop/cart.ts';
import type { SuspendPayment } from '#server/shop/open-payment.ts';
import { DEFAULT_MARKETS } from '#settings/settings.ts';
import { type Db, type Store, StoreBusyError } from '#store/store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { checkoutShopper } from '#tests/fixtures/checkout-shopper.ts';
import {
  NOTHING_TAKEN,
  type PaidShop,
  type PayingShopper,
  payingShopper,
  startPaidShop,
  takenOf,
} from '#tests/fixtures/paying-shopper.ts';

const ADD = { kind: 'add', articleId: 'a2', quantity: 1 } as const;
const SUBTRACT = { kind: 'subtract', orderRowId: 'row-a1' } as const;

describe.each(DATABASES)('what is being paid on $name', ({ make }) => {
  let place: TestDatabase;
  let paid: PaidShop;
  /** References that the provider was asked to stop. */
  let stopped: string[];
  beforeEach(async () => {
    place = await make();
    paid = await startPaidShop(place);
    stopped = [];
    paid.faults = {
      suspend(reference) {
        stopped.push(reference);
        return paid.payments.test.suspend(reference);
      },
    };
  });
  afterEach(async () => {
    await paid.close();
    await place.remove();
  });

  const pay = (reference: string) => paid.payments.test.choose(reference, 'pay', '');
  async function goesOn(buyer: PayingShopper) {
    expect(await buyer.get()).toEqual(buyer.checkout);
    expect(stopped).toEqual([]);
    expect(await pay(buyer.reference)).toMatchObject({ ok: true });
  }
  /** The same buyer in another tab, whose changes find the store or the payments otherwise. */
  const inOtherTab = ({ session }: PayingShopper, suspend: SuspendPayment, store: Store = paid.store) => {
    const now = () => (paid.clock.now += 1);
    const cart = createCartService(store, now, () => DEFAULT_MARKETS, suspend);
    return checkoutShopper({ ...paid.shop, cart }, undefined, session);
  };

  test('goes on where what was typed is saved again as it is, and is ordered again', async () => {
    const buyer = await payingShopper(paid);
    // As the page's form does, of which the button is pressed twice.
    expect(await buyer.fillIn()).toEqual(buyer.checkout);
    expect(await buyer.complete(buyer.agreement, 'begin')).toEqual(buyer.checkout);
    await goesOn(buyer);
  });

  test('goes on where a change of the checkout is refused or comes again', async () => {
    const buyer = await payingShopper(paid);
    await buyer.cancel();
    await buyer.fillIn();
    await buyer.update({ giftMessage: 'Grattis' }, 'key-1');
    await buyer.update({ giftMessage: '' }, 'key-2');
    const checkout = await buyer.complete();
    stopped = [];
    await buyer.update({ giftMessage: 'Grattis' }, 'key-1');
    await expect(buyer.update({ giftMessage: 'Hej' }, 'key-2')).rejects.toThrow('conflict');
    expect(await buyer.removeGiftCard('unknown')).toEqual(checkout);
    const again = await buyer.setGiftCard('AAAA-AAAA-AAAA-AAAA');
    expect(again).toMatchObject({ ok: false, error: { code: 'not_found' } });
    expect([await buyer.get(), stopped]).toEqual([checkout, []]);
  });

  test('ends with what is typed, with a card that is taken out, and when it is cancelled', async () => {
    const buyer = await payingShopper(paid);
    expect(await buyer.update({ giftMessage: 'Grattis' })).toMatchObject({ state: 'ready' });
    await buyer.complete();
    expect(await buyer.removeGiftCard(buyer.card.cardId)).toMatchObject({ state: 'ready', giftCards: [] });
    await buyer.complete();
    expect(await buyer.cancel()).toMatchObject({ state: 'cancelled' });
    expect([await takenOf(paid, buyer.card.cardId), stopped.length]).toEqual([NOTHING_TAKEN, 3]);
  });

  test('goes on where a change of the bag comes again, is refused, or its key is another’s', async () => {
    const buyer = await payingShopper(paid);
    await buyer.change(ADD, 'key-1');
    await buyer.change({ kind: 'remove', orderRowId: 'row-a2' }, 'key-2');
    const again = await buyer.complete(undefined, 'again');
    stopped = [];
    await buyer.change(ADD, 'key-1');
    await expect(buyer.change(SUBTRACT, 'key-2')).rejects.toThrow('conflict');
    await expect(buyer.add('a3')).rejects.toThrow('out_of_stock');
    expect([await buyer.get(), stopped]).toEqual([again, []]);
  });

  test('CA-05c CO-02b begins again where a change is refused at last that it was stopped for', async () => {
    const buyer = await payingShopper(paid);
    const other = inOtherTab(buyer, async (cartId) => {
      const payment = await paid.shop.checkout.suspendPayment(cartId);
      await paid.stockTo('a2', 0);
      return payment;
    });
    await expect(other.change(ADD)).rejects.toThrow('out_of_stock');
    expect(stopped).toEqual([buyer.reference]);
    expect(await buyer.get()).toEqual(buyer.checkout);
    expect(await pay(buyer.reference)).toMatchObject({ ok: true });
  });

  test('ends where a change is refused at last that stopped it for good', async () => {
    const buyer = await payingShopper(paid);
    // As providers do that can't suspend a session.
    const ended = async (reference: string) => {
      const read = await paid.payments.test.read(reference);
      return read.ok ? ok({ ...read.value, state: 'cancelled' as const }) : fail('refused' as const);
    };
    paid.faults = { suspend: ended, resume: ended, read: ended };
    const other = inOtherTab(buyer, async (cartId) => {
      const payment = await paid.shop.checkout.suspendPayment(cartId);
      await paid.stockTo('a2', 0);
      return payment;
    });
    await expect(other.change(ADD)).rejects.toThrow('out_of_stock');
    expect(await buyer.get()).toMatchObject({ state: 'ready', paymentFault: 'cancelled', paymentUrl: null });
    expect(await takenOf(paid, buyer.card.cardId)).toEqual(NOTHING_TAKEN);
  });

  test('takes no money again once another has ended it', async () => {
    const buyer = await payingShopper(paid);
    const other = inOtherTab(buyer, async (cartId) => {
      const payment = await paid.shop.checkout.suspendPayment(cartId);
      await buyer.cancel();
      await paid.stockTo('a2', 0);
      return payment;
    });
    await expect(other.change(ADD)).rejects.toThrow('out_of_stock');
    expect(await pay(buyer.reference)).toMatchObject({ ok: false });
  });

  test('ends with a change of the bag or the change is not made, whatever fails as it ends', async () => {
    const buyer = await payingShopper(paid);
    let isBusy = true;
    const other = inOtherTab(buyer, async (cartId) => {
      const payment = await paid.shop.checkout.suspendPayment(cartId);
      const end = async (tx: Db) => {
        await payment?.end(tx);
        if (isBusy) throw new StoreBusyError('busy');
      };
      return payment && { ...payment, end };
    });
    await expect(other.change(SUBTRACT, 'intent')).rejects.toThrow('busy');
    expect(await buyer.get()).toMatchObject({ state: 'needs-buyer', rows: [{ quantity: 2 }] });
    isBusy = false;
    await other.change(SUBTRACT, 'intent');
    expect(await buyer.get()).toMatchObject({ state: 'ready', rows: [{ quantity: 1 }] });
    expect(await pay(buyer.reference)).toMatchObject({ ok: false });
  });

  test('ends with a change of the bag, also where it begins just before that is stored', async () => {
    const buyer = await payingShopper(paid);
    await buyer.update({ giftMessage: 'Grattis' });
    let begins = 0;
    const store: Store = {
      ...paid.store,
      async transaction(work) {
        if ((begins += 1) === 1) await buyer.complete();
        return paid.store.transaction(work);
      },
    };
    const other = inOtherTab(buyer, (cartId) => paid.shop.checkout.suspendPayment(cartId), store);
    await other.change(SUBTRACT);
    expect(await buyer.get()).toMatchObject({ state: 'ready', rows: [{ quantity: 1 }] });
    expect(await takenOf(paid, buyer.card.cardId)).toEqual(NOTHING_TAKEN);
  });

  test('ends with a change of the bag, also where it begins in place of the one that was stopped', async () => {
    const buyer = await payingShopper(paid);
    let stops = 0;
    const other = inOtherTab(buyer, async (cartId) => {
      const payment = await paid.shop.checkout.suspendPayment(cartId);
      if ((stops += 1) > 2) return payment;
      await buyer.update({ giftMessage: `${stops}` });
      await buyer.complete();
      return payment;
    });
    await other.change(SUBTRACT);
    expect(await buyer.get()).toMatchObject({ state: 'ready', rows: [{ quantity: 1 }], giftMessage: '2' });
    expect(await takenOf(paid, buyer.card.cardId)).toEqual(NOTHING_TAKEN);
    expect(await pay(stopped.at(-1) ?? '')).toMatchObject({ ok: false });
  });

  test('is not changed where one payment begins after the other without an end', async () => {
    const buyer = await payingShopper(paid);
    let stops = 0;
    const other = inOtherTab(buyer, async (cartId) => {
      const payment = await paid.shop.checkout.suspendPayment(cartId);
      await buyer.update({ giftMessage: `${(stops += 1)}` });
      await buyer.complete();
      return payment;
    });
    await expect(other.change(SUBTRACT)).rejects.toThrow('is being paid');
    expect(stops).toBeLessThan(10);
    expect(await buyer.get()).toMatchObject({ state: 'needs-buyer', rows: [{ quantity: 2 }] });
  });
});
