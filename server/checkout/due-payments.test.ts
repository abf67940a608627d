// Payments that are due on both databases: each is asked about until it is settled, whatever others do, and holds nothing for ever.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fail } from '#contract/result.ts';
import { CHECK_AFTER_MS, HOLD_MS } from '#server/checkout/payment-attempts.ts';
import { duePayments, paymentById, savePayment } from '#store/payments.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { checkoutShopper } from '#tests/fixtures/checkout-shopper.ts';
import {
  NOTHING_TAKEN,
  type PaidShop,
  payingShopper,
  refundsOf,
  startPaidShop,
  takenOf,
  unavailable,
} from '#tests/fixtures/paying-shopper.ts';

describe.each(DATABASES)('due payments on $name', ({ make }) => {
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
  const settle = (paymentId: string) => paid.shop.checkout.settlePayment(paymentId);
  const settleElsewhere = (paymentId: string) => paid.startNode().checkout.settlePayment(paymentId);
  const refused = async () => fail('refused' as const);
  const dueEver = () => duePayments(paid.store.db, Number.MAX_SAFE_INTEGER, 50);
  async function minutesPass(minutes: number) {
    for (let minute = 0; minute < minutes; minute += 1) {
      paid.clock.now += CHECK_AFTER_MS;
      await paid.shop.checkout.expire();
    }
  }
  type Late = <T>(answer: Promise<T>) => Promise<T>;
  /** The provider is asked, and its answer as of then comes when `meanwhile` has happened. */
  async function overtaken(
    faults: (late: Late) => PaidShop['faults'],
    ask: () => Promise<unknown>,
    meanwhile: () => Promise<unknown>,
  ) {
    const [given, comes] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    paid.faults = faults(async (answer) => {
      const known = await answer;
      given.resolve();
      await comes.promise;
      return known;
    });
    const asking = ask();
    await given.promise;
    paid.faults = {};
    await meanwhile().finally(comes.resolve);
    return asking;
  }

  test('one that was begun by a clock ahead is asked about once the clock is right', async () => {
    const day = 24 * 3600_000;
    paid.clock.now += day;
    const buyer = await payingShopper(paid);
    await pay(buyer.reference);
    paid.clock.now -= day;
    await paid.shop.checkout.expire();
    expect(await buyer.get()).toMatchObject({ state: 'completed' });
  });

  test('one that was begun by a clock ahead and is never paid holds nothing once its time from now on is over', async () => {
    const day = 24 * 3600_000;
    paid.clock.now += day;
    const buyer = await payingShopper(paid);
    paid.clock.now -= day;
    await paid.shop.checkout.expire();
    const heldMs = HOLD_MS - 2 * CHECK_AFTER_MS;
    paid.clock.now += heldMs;
    await minutesPass(1);
    expect(await buyer.get()).toMatchObject({ state: 'needs-buyer' });
    await minutesPass(2);
    expect(await buyer.get()).toMatchObject({ state: 'ready', paymentFault: 'timed-out' });
    expect(await takenOf(paid, buyer.card.cardId)).toEqual(NOTHING_TAKEN);
  });

  test.each([
    ['says that it was open', (reference: string) => paid.payments.test.read(reference)],
    ['never came', unavailable],
  ])('a paid one is asked about no more, though an earlier answer %s', async (_what, read) => {
    const buyer = await payingShopper(paid);
    await overtaken(
      (late) => ({ read: (reference) => late(read(reference)) }),
      () => settle(buyer.paymentId),
      async () => {
        await pay(buyer.reference);
        await settleElsewhere(buyer.paymentId);
      },
    );
    expect(await buyer.get()).toMatchObject({ state: 'completed' });
    expect(await dueEver()).toEqual([]);
    expect(await paymentById(paid.store.db, buyer.paymentId)).toMatchObject({ state: 'paid', checkAt: null });
  });

  test('one whose money went back is asked about no more, though an earlier answer never came', async () => {
    const buyer = await payingShopper(paid);
    await paid.stockTo('a1', 1);
    await pay(buyer.reference);
    await overtaken(
      (late) => ({ refund: () => late(unavailable()) }),
      () => settle(buyer.paymentId),
      () => settleElsewhere(buyer.paymentId),
    );
    expect(await refundsOf(paid, buyer.reference)).toEqual(['paid', 49_900]);
    expect(await paymentById(paid.store.db, buyer.paymentId)).toMatchObject({
      state: 'refunded',
      checkAt: null,
    });
  });

  test('money that is to go back does, though an earlier answer said that none would come', async () => {
    const buyer = await payingShopper(paid);
    paid.faults = { suspend: unavailable };
    await buyer.change({ kind: 'clear' });
    await overtaken(
      (late) => ({ suspend: (reference) => late(paid.payments.test.read(reference)) }),
      () => settle(buyer.paymentId),
      async () => {
        await pay(buyer.reference);
        paid.faults = { refund: unavailable };
        await settleElsewhere(buyer.paymentId);
        paid.faults = {};
      },
    );
    await minutesPass(1);
    expect(await refundsOf(paid, buyer.reference)).toEqual(['paid', 49_900]);
  });

  test('one whose session is told twice is asked about no more once it is paid', async () => {
    const shopper = checkoutShopper(paid.shop);
    await shopper.add('a1');
    await shopper.fillIn();
    const { checkout: elsewhere } = paid.startNode();
    const placed = await overtaken(
      (late) => ({ createSession: (session) => late(paid.payments.test.createSession(session)) }),
      () => shopper.complete(),
      async () => {
        const [paymentId = ''] = await dueEver();
        await elsewhere.settlePayment(paymentId);
        paid.clock.now += 2_000;
        await pay((await paymentById(paid.store.db, paymentId))?.reference ?? '');
        await elsewhere.settlePayment(paymentId);
      },
    );
    expect(placed).toMatchObject({ state: 'completed' });
    const stored = await paid.store.db.selectFrom('payments').select(['state', 'check_at']).execute();
    expect(stored).toEqual([{ state: 'paid', check_at: null }]);
  });

  test('one that is settled and was left due keeps nobody waiting', async () => {
    const first = await payingShopper(paid, 'a2');
    await pay(first.reference);
    await settle(first.paymentId);
    const settled = await paymentById(paid.store.db, first.paymentId);
    if (settled === undefined) throw new Error('no payment');
    await paid.store.transaction(async (tx) => {
      for (let at = 0; at < 50; at += 1)
        await savePayment(tx, { ...settled, paymentId: `p${at}`, reference: `paid-${at}`, checkAt: at });
    });
    const buyer = await payingShopper(paid);
    await pay(buyer.reference);
    await minutesPass(2);
    expect(await buyer.get()).toMatchObject({ state: 'completed' });
  });

  test('those that can’t be settled for a fault of the shop’s keep nobody waiting', async () => {
    const first = await payingShopper(paid, 'a2');
    const broken = await paymentById(paid.store.db, first.paymentId);
    if (broken === undefined) throw new Error('no payment');
    await paid.store.transaction(async (tx) => {
      for (let at = 0; at < 50; at += 1)
        await savePayment(tx, { ...broken, paymentId: `p${at}`, reference: `broken-${at}`, checkAt: at });
    });
    const buyer = await payingShopper(paid);
    await pay(buyer.reference);
    paid.clock.now += CHECK_AFTER_MS;
    paid.faults = {
      async read(reference) {
        if (reference.startsWith('broken-')) throw new Error('a fault');
        return paid.payments.test.read(reference);
      },
    };
    await paid.shop.checkout.expire();
    await paid.shop.checkout.expire();
    expect(await buyer.get()).toMatchObject({ state: 'completed' });
    expect(paid.shop.faults).toHaveLength(50);
  });

  test.each([
    ['does not know', { read: refused, suspend: refused }],
    ['knows as another', null],
  ])('one that the provider %s ends when its time is over, and is told of', async (_what, faults) => {
    const buyer = await payingShopper(paid);
    const another = async (reference: string) => {
      const read = await paid.payments.test.read(reference);
      return read.ok ? { ...read, value: { ...read.value, paymentId: 'another' } } : read;
    };
    paid.faults = faults ?? { read: another, suspend: another };
    await minutesPass(2);
    expect(await buyer.get()).toMatchObject({ state: 'needs-buyer' });
    paid.clock.now += HOLD_MS;
    await minutesPass(2);
    expect(await buyer.get()).toMatchObject({ state: 'ready', paymentFault: 'timed-out' });
    expect(await takenOf(paid, buyer.card.cardId)).toEqual(NOTHING_TAKEN);
    expect(await dueEver()).toEqual([]);
    expect(paid.shop.faults).toHaveLength(2);
  });

  test('one that is ended because its time is over is told as that, and not as cancelled by its buyer', async () => {
    const buyer = await payingShopper(paid);
    paid.clock.now += HOLD_MS;
    paid.faults = {
      async suspend(reference) {
        const read = await paid.payments.test.read(reference);
        return read.ok ? { ...read, value: { ...read.value, state: 'cancelled' } } : read;
      },
    };
    await minutesPass(1);
    expect(await buyer.get()).toMatchObject({ state: 'ready', paymentFault: 'timed-out' });
  });

  test('one whose provider is gone ends when its time is over or its cart changes, and is asked about when that is back', async () => {
    const [left, changed] = [await payingShopper(paid), await payingShopper(paid, 'a2')];
    paid.isGone = true;
    await changed.change({ kind: 'subtract', orderRowId: 'row-a2' });
    expect(await changed.get()).toMatchObject({ state: 'ready' });
    paid.clock.now += HOLD_MS;
    await minutesPass(1);
    expect(await left.get()).toMatchObject({ state: 'ready', paymentFault: 'timed-out' });
    expect(await takenOf(paid, left.card.cardId)).toEqual(NOTHING_TAKEN);
    await pay(left.reference);
    paid.isGone = false;
    await minutesPass(1);
    expect(await left.get()).toMatchObject({ state: 'completed' });
  });
});
