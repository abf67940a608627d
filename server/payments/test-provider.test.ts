// The test provider on both databases: one session a payment, refunds that happen once and never exceed what was paid.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NewPaymentSession } from '#server/payments/provider.ts';
import { createTestProvider, LATE_MS, TEST_CODE, type TestProvider } from '#server/payments/test-provider.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';

const AT_ONCE = 20;
const SESSION: NewPaymentSession = {
  paymentId: 'payment-1',
  checkoutId: 'checkout-1',
  amount: 19_900,
  currency: 'SEK',
  market: 'sv-se',
  language: 'sv',
  returnUrl: 'https://shop.example/sv-se/checkout/return',
  description: 'Beställning',
};
const REFUSED = { ok: false, error: 'refused' };

describe.each(DATABASES)('the test provider on $name', ({ make }) => {
  let place: TestDatabase;
  let store: Store;
  let provider: TestProvider;
  let time: number;
  let isOffered: boolean;
  beforeEach(async () => {
    place = await make();
    store = await openStore(place);
    time = 1_000;
    isOffered = true;
    provider = createTestProvider({ store, now: () => time, isOffered: async () => isOffered });
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });

  async function created(session: Partial<NewPaymentSession> = {}): Promise<string> {
    const result = await provider.createSession({ ...SESSION, ...session });
    if (!result.ok) throw new Error(result.error);
    return result.value.reference;
  }
  async function paid(): Promise<string> {
    const reference = await created();
    await provider.choose(reference, 'pay', '');
    return reference;
  }
  const refund = (reference: string, amount: number, key: string) =>
    provider.refund({ reference, amount, key });
  const reading = async (reference: string) => {
    const result = await provider.read(reference);
    return result.ok ? result.value : result.error;
  };

  test('a payment has one session, however often and at once it is asked for', async () => {
    const references = await Promise.all(Array.from({ length: AT_ONCE }, () => created()));
    expect(new Set(references).size).toBe(1);
    expect(await created({ paymentId: 'payment-2' })).not.toBe(references[0]);
  });

  test('a payment that comes again with another amount or currency is refused', async () => {
    await created();
    expect(await provider.createSession({ ...SESSION, amount: 1 })).toEqual(REFUSED);
    expect(await provider.createSession({ ...SESSION, currency: 'EUR' })).toEqual(REFUSED);
  });

  test.each([0, -1, 0.5, Number.NaN, 2 ** 53])('an amount of %d is refused', async (amount) => {
    expect(await provider.createSession({ ...SESSION, amount })).toEqual(REFUSED);
    expect(await provider.updateSession(await created(), amount)).toEqual(REFUSED);
    expect(await refund(await paid(), amount, 'refund-1')).toEqual(REFUSED);
  });

  test('it says what it was asked for, and what it was changed to', async () => {
    const reference = await created();
    expect(await reading(reference)).toEqual({
      paymentId: 'payment-1',
      state: 'open',
      amount: 19_900,
      currency: 'SEK',
      refunded: 0,
    });
    expect(await provider.updateSession(reference, 9_900)).toEqual({ ok: true, value: undefined });
    expect(await reading(reference)).toMatchObject({ amount: 9_900 });
  });

  test('what it does not know is refused', async () => {
    expect(await provider.read('nothing')).toEqual(REFUSED);
    expect(await provider.suspend('nothing')).toEqual(REFUSED);
    expect(await refund('nothing', 1, 'refund-1')).toEqual(REFUSED);
  });

  test('a payment that was paid keeps its amount', async () => {
    const reference = await paid();
    expect(await provider.updateSession(reference, 1)).toEqual(REFUSED);
    expect(await reading(reference)).toMatchObject({ state: 'paid', amount: 19_900 });
  });

  test('a refund happens once by its key, and its key names no other', async () => {
    const reference = await paid();
    await Promise.all(Array.from({ length: AT_ONCE }, () => refund(reference, 5_000, 'refund-1')));
    expect(await reading(reference)).toMatchObject({ refunded: 5_000 });
    expect(await refund(reference, 4_000, 'refund-1')).toEqual(REFUSED);
    expect(await refund(reference, 5_000, 'refund-2')).toEqual({ ok: true, value: undefined });
    expect(await reading(reference)).toMatchObject({ refunded: 10_000 });
  });

  test('no more is given back than was paid, whatever happens at once', async () => {
    const reference = await paid();
    await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => refund(reference, 3_000, `refund-${at}`)));
    expect(await reading(reference)).toMatchObject({ refunded: 18_000 });
  });

  test.each([
    ['pay', 'paid'],
    ['decline', 'declined'],
    ['cancel', 'cancelled'],
    ['silent', 'open'],
  ] as const)('a buyer who chooses %s makes it %s', async (choice, state) => {
    const reference = await created();
    expect(await provider.choose(reference, choice, '')).toMatchObject({ ok: true });
    expect(await reading(reference)).toMatchObject({ state });
  });

  test('what has ended takes no other choice', async () => {
    const reference = await created();
    await provider.choose(reference, 'decline', '');
    expect(await provider.choose(reference, 'pay', '')).toEqual(REFUSED);
    expect(await reading(reference)).toMatchObject({ state: 'declined' });
  });

  test('the second step needs its code', async () => {
    const reference = await created();
    await provider.choose(reference, 'step', '');
    expect(await provider.choose(reference, 'pay', '000000')).toEqual(REFUSED);
    expect(await reading(reference)).toMatchObject({ state: 'needs-buyer' });
    await provider.choose(reference, 'pay', TEST_CODE);
    expect(await reading(reference)).toMatchObject({ state: 'paid' });
  });

  test('money on its way arrives when its time has come', async () => {
    const reference = await created();
    await provider.choose(reference, 'late', '');
    time += LATE_MS - 1;
    expect(await reading(reference)).toMatchObject({ state: 'needs-buyer' });
    time += 1;
    expect(await reading(reference)).toMatchObject({ state: 'paid' });
  });

  test('a suspended payment takes no money until it is resumed', async () => {
    const reference = await created();
    expect(await provider.suspend(reference)).toMatchObject({ ok: true, value: { state: 'open' } });
    expect(await provider.choose(reference, 'pay', '')).toEqual(REFUSED);
    await provider.resume(reference);
    expect(await provider.choose(reference, 'pay', '')).toMatchObject({ ok: true });
    expect(await provider.suspend(reference)).toMatchObject({ ok: true, value: { state: 'paid' } });
  });

  test('money on its way stays with the buyer when the payment is suspended', async () => {
    const reference = await created();
    await provider.choose(reference, 'late', '');
    await provider.suspend(reference);
    time += LATE_MS;
    expect(await reading(reference)).toMatchObject({ state: 'open' });
  });

  test('a payment from before takes no money where test payments have ended', async () => {
    const reference = await created();
    isOffered = false;
    expect(await provider.choose(reference, 'pay', '')).toEqual(REFUSED);
    expect(await reading(reference)).toMatchObject({ state: 'open' });
  });

  test.each(['javascript:alert(1)', '/checkout', ''])('a return to "%s" is refused', async (returnUrl) => {
    expect(await provider.createSession({ ...SESSION, returnUrl })).toEqual(REFUSED);
  });

  test('what was not paid is not given back', async () => {
    expect(await refund(await created(), 1, 'refund-1')).toEqual(REFUSED);
  });
});
