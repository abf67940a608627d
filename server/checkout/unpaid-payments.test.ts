// Which payments are known to be unpaid, on both databases: those alone are deleted some time later.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fail } from '#contract/result.ts';
import { HOLD_MS } from '#server/checkout/payment-attempts.ts';
import { paymentById } from '#store/payments.ts';
import { prune, UNPAID_DAYS } from '#store/retention.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import {
  NOTHING_TAKEN,
  type PaidShop,
  payingShopper,
  startPaidShop,
  takenOf,
  unavailable,
} from '#tests/fixtures/paying-shopper.ts';

const LATER_MS = (UNPAID_DAYS + 1) * 24 * 3600 * 1000;

describe.each(DATABASES)('a payment that ended unpaid on $name', ({ make }) => {
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

  type Buyer = Awaited<ReturnType<typeof payingShopper>>;
  const choose = ({ reference }: Buyer, what: 'pay' | 'decline' | 'cancel') =>
    paid.payments.test.choose(reference, what, '');
  const settle = ({ paymentId }: Buyer) => paid.shop.checkout.settlePayment(paymentId);
  const timePasses = async () => {
    paid.clock.now += HOLD_MS;
    await paid.shop.checkout.expire();
  };
  const stored = ({ paymentId }: Buyer) => paymentById(paid.store.db, paymentId);
  const isGoneLater = async (buyer: Buyer) => {
    await prune(paid.store, paid.clock.now + LATER_MS);
    return (await stored(buyer)) === undefined;
  };
  const refused = async () => fail('refused' as const);

  test.each<readonly [string, (buyer: Buyer) => Promise<unknown>]>([
    ['was declined', async (buyer) => [await choose(buyer, 'decline'), await settle(buyer)]],
    ['was given up', async (buyer) => [await choose(buyer, 'cancel'), await settle(buyer)]],
    ['took too long', timePasses],
    ['ended with a change', (buyer) => buyer.update({ giftMessage: 'x' })],
  ])('goes if it %s', async (_what, end) => {
    const buyer = await payingShopper(paid);
    await end(buyer);
    expect(await stored(buyer)).toMatchObject({ state: 'ended', checkAt: null });
    expect(await takenOf(paid, buyer.card.cardId)).toEqual(NOTHING_TAKEN);
    expect(await isGoneLater(buyer)).toBe(true);
    expect(await takenOf(paid, buyer.card.cardId)).toEqual(NOTHING_TAKEN);
  });

  test('goes at its time, however often somebody comes back to it', async () => {
    const buyer = await payingShopper(paid);
    await choose(buyer, 'decline');
    await settle(buyer);
    const unpaidAt = paid.clock.now;
    paid.clock.now += HOLD_MS;
    await settle(buyer);
    expect(await stored(buyer)).toMatchObject({ state: 'ended', unpaidAt });
  });

  test('is asked about as often as its buyer may need it, however often somebody comes back to it', async () => {
    const buyer = await payingShopper(paid);
    let asked = 0;
    const read = async (reference: string) => {
      asked += 1;
      return paid.payments.test.read(reference);
    };
    paid.faults = { read, suspend: read };
    const comeBack = (times: number) => Promise.all(Array.from({ length: times }, async () => settle(buyer)));
    await comeBack(20);
    await comeBack(20);
    expect(asked).toBe(1);
    await choose(buyer, 'decline');
    paid.clock.now += 2_000;
    await comeBack(20);
    expect(await stored(buyer)).toMatchObject({ state: 'ended' });
    await comeBack(20);
    expect(asked).toBe(2);
  });

  test('stays while its provider does not answer, and goes once it has', async () => {
    const buyer = await payingShopper(paid);
    paid.faults = { suspend: unavailable, read: unavailable };
    await buyer.update({ giftMessage: 'x' });
    await timePasses();
    expect(await isGoneLater(buyer)).toBe(false);
    paid.faults = {};
    await timePasses();
    expect(await isGoneLater(buyer)).toBe(true);
  });

  test.each(['not known to its provider', 'of a provider that is gone'])(
    'stays if it is %s',
    async (what) => {
      const buyer = await payingShopper(paid);
      if (what.endsWith('gone')) paid.isGone = true;
      else paid.faults = { read: refused, suspend: refused };
      await timePasses();
      expect(await stored(buyer)).toMatchObject({ state: 'ended', unpaidAt: null });
      expect(await isGoneLater(buyer)).toBe(false);
      paid.shop.faults.length = 0;
    },
  );

  test('stays if its money came late, as its order or to go back', async () => {
    const buyer = await payingShopper(paid);
    paid.faults = { suspend: unavailable };
    await timePasses();
    paid.faults = {};
    await choose(buyer, 'pay');
    await settle(buyer);
    expect(['paid', 'refunded']).toContain((await stored(buyer))?.state);
    expect(await isGoneLater(buyer)).toBe(false);
  });

  test('is told to the operator if it is paid when it is gone', async () => {
    const buyer = await payingShopper(paid);
    await choose(buyer, 'pay');
    await paid.store.transaction((tx) =>
      tx.deleteFrom('payments').where('payment_id', '=', buyer.paymentId).execute(),
    );
    const notice = { provider: 'test', reference: buyer.reference };
    expect(await paid.shop.checkout.settleNotice(notice)).toBe('taken');
    expect(String(paid.shop.faults)).toContain(`payment ${buyer.paymentId} was paid, and is not stored`);
    paid.shop.faults.length = 0;
  });
});
