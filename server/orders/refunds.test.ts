// Refunds by a provider: asked for after the commit, until it answers, once, whoever asks and however often.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fail, ok, type Result } from '#contract/result.ts';
import { createOrderService } from '#server/orders/orders.ts';
import type { PaymentFault, PaymentProvider, PaymentRefund } from '#server/payments/provider.ts';
import { DEFAULT_SETTINGS } from '#settings/settings.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { dueRefunds, insertRefund, refundsOfOrder, retryRefund, settleRefund } from '#store/order-refunds.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';

const HOUR_MS = 3600_000;

describe.each(DATABASES)('refunds on $name', ({ make }) => {
  let place: TestDatabase;
  let store: Store;
  let clock = 0;
  let answers: Result<void, PaymentFault>[] = [];
  let asked: PaymentRefund[] = [];
  let faults: string[] = [];
  beforeEach(async () => {
    place = await make();
    store = await openStore(place);
    [clock, answers, asked, faults] = [1_000, [], [], []];
    await store.transaction(async (tx) => {
      await tx
        .insertInto('payments')
        .values({
          payment_id: 'p1',
          checkout_id: 'c1',
          provider: 'till',
          reference: 'ref-1',
          amount: 900,
          currency: 'SEK',
          state: 'paid',
          expires_at: 0,
          check_at: null,
          doc: '{}',
        })
        .execute();
    });
    const refund = {
      refund_key: 'refund-o1-1',
      order_id: 'o1',
      payment_id: 'p1',
      amount: 500,
      next_at: clock,
    };
    await store.transaction((tx) => insertRefund(tx, refund));
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });

  const till = {
    async refund(refund: PaymentRefund) {
      asked.push(refund);
      return answers.shift() ?? ok(undefined);
    },
  } as PaymentProvider;
  const service = (named: (name: string) => PaymentProvider | undefined = () => till) =>
    createOrderService({
      store,
      now: () => clock,
      settings: () => DEFAULT_SETTINGS,
      payments: { named },
      stockLog: { logMoves: () => undefined },
      report: (error) => void faults.push(String(error)),
    });
  const stored = async () => (await refundsOfOrder(store.db, 'o1'))[0];

  test('one that the provider has done is asked for no more', async () => {
    await service().refundDue();
    clock += 10 * HOUR_MS;
    await service().refundDue();
    expect(asked).toEqual([{ reference: 'ref-1', amount: 500, key: 'refund-o1-1' }]);
    expect(await stored()).toMatchObject({ next_at: null, fault: null, attempts: 1 });
  });

  test('one that was not answered is asked for again under the same key, after growing pauses', async () => {
    answers = [fail('unavailable'), fail('unavailable')];
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await service().refundDue();
      const next = (await stored())?.next_at ?? 0;
      pauses.push(next - clock);
      clock = next - 1;
      await service().refundDue();
      clock = next;
    }
    await service().refundDue();
    expect(pauses).toEqual([60_000, 120_000]);
    expect(asked.map(({ key }) => key)).toEqual(Array(3).fill('refund-o1-1'));
    expect(await stored()).toMatchObject({ next_at: null, fault: null });
    expect(faults).toHaveLength(2);
  });

  test('one that fails for a fault of the shop’s keeps no other waiting', async () => {
    const second = { refund_key: 'refund-o1-2', order_id: 'o1', payment_id: 'p1', amount: 1, next_at: clock };
    await store.transaction((tx) => insertRefund(tx, second));
    const broken = {
      async refund(refund: PaymentRefund) {
        if (refund.key === 'refund-o1-1') throw new Error('a fault');
        return till.refund(refund);
      },
    } as PaymentProvider;
    await service(() => broken).refundDue();
    expect(asked.map(({ key }) => key)).toEqual(['refund-o1-2']);
    expect([await stored(), faults]).toMatchObject([
      { next_at: clock + 60_000, fault: 'unavailable' },
      [expect.stringContaining('a fault'), expect.stringContaining('refund-o1-1')],
    ]);
  });

  test('a refusal waits for an operator, who can have it asked for again', async () => {
    answers = [fail('refused')];
    await service().refundDue();
    clock += 10 * HOUR_MS;
    await service().refundDue();
    expect([asked.length, await stored()]).toMatchObject([1, { next_at: null, fault: 'refused' }]);
    expect(await store.transaction((tx) => retryRefund(tx, 'refund-o1-1', clock))).toBe(true);
    await service().refundDue();
    expect([asked.length, await stored()]).toMatchObject([2, { next_at: null, fault: null }]);
    expect(await store.transaction((tx) => retryRefund(tx, 'refund-o1-1', clock))).toBe(false);
    expect(await store.transaction((tx) => retryRefund(tx, 'unknown', clock))).toBe(false);
  });

  test('one that a clock ahead put off is asked for once the clock is right', async () => {
    clock += 24 * 365 * HOUR_MS;
    answers = [fail('unavailable')];
    await service().refundDue();
    clock -= 24 * 365 * HOUR_MS;
    await service().refundDue();
    expect([asked.length, await stored()]).toMatchObject([2, { next_at: null, fault: null }]);
  });

  test('one whose provider is not set up is asked for when it is', async () => {
    await service(() => undefined).refundDue();
    expect(await stored()).toMatchObject({ next_at: clock + 60_000, fault: 'unavailable' });
    clock += 60_000;
    await service().refundDue();
    expect([asked.length, await stored()]).toMatchObject([1, { next_at: null, fault: null }]);
  });

  test.each([
    [ok(undefined), null],
    [fail('refused' as const), 'refused'],
  ])('an answer that comes later than another one changes nothing of it', async (answer, fault) => {
    const late = (await dueRefunds(store.db, clock, 1))[0]!;
    answers = [answer];
    await service().refundDue();
    await store.transaction((tx) => settleRefund(tx, late, 'unavailable', clock));
    expect(await stored()).toMatchObject({ next_at: null, fault, attempts: 1 });
  });
});
