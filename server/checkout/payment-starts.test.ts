// Payments that are started, on both databases: of an amount that the provider takes, and once, however many start one at once.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PaymentProvider } from '#server/payments/provider.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { checkoutShopper } from '#tests/fixtures/checkout-shopper.ts';
import { heldOf, type PaidShop, startPaidShop, unavailable } from '#tests/fixtures/paying-shopper.ts';

const BEGUN = { state: 'needs-buyer', paymentFault: null };

describe.each(DATABASES)('starts of payments on $name', ({ make }) => {
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

  test('what is left to pay is paid from the provider’s least amount on, and below it the checkout says so', async () => {
    const createSession = vi.fn<PaymentProvider['createSession']>((session) =>
      paid.payments.test.createSession(session),
    );
    paid.faults = { leastAmount: () => 300, createSession };
    const shopper = checkoutShopper(paid.shop);
    await shopper.add('a1');
    const { totals } = await shopper.fillIn();
    const total = totals.totalValue * 100;
    const tooMuch = await paid.giftCard(total - 299, 'too much');
    await shopper.setGiftCard(tooMuch.code);
    expect(await shopper.complete()).toMatchObject({
      state: 'ready',
      totals: { toPayValue: 2.99 },
      paymentFault: 'too-little',
    });
    expect([createSession.mock.calls, await heldOf(paid)]).toEqual([[], 0]);
    await shopper.removeGiftCard(tooMuch.cardId);
    const enough = await paid.giftCard(total - 300, 'enough');
    await shopper.setGiftCard(enough.code);
    expect(await shopper.complete()).toMatchObject({
      state: 'needs-buyer',
      totals: { toPayValue: 3 },
      paymentFault: null,
    });
  });

  test('two who start one payment on a node share one request for its session', async () => {
    const shopper = checkoutShopper(paid.shop);
    await shopper.add('a1');
    const { agreement } = await shopper.fillIn();
    const createSession = vi.fn<PaymentProvider['createSession']>((session) =>
      paid.payments.test.createSession(session),
    );
    paid.faults = { createSession };
    const answers = await Promise.all([shopper.complete(agreement), shopper.complete(agreement)]);
    expect(answers).toMatchObject([BEGUN, BEGUN]);
    expect(createSession).toHaveBeenCalledTimes(1);
  });

  test('of two nodes that start one payment the one that fails does not end it for the other', async () => {
    const shopper = checkoutShopper(paid.shop);
    await shopper.add('a1');
    const { agreement } = await shopper.fillIn();
    const elsewhere = checkoutShopper(paid.startNode(), undefined, shopper.session);
    const [bothAsk, isStored] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let starts = 0;
    paid.faults = {
      async createSession(session) {
        starts += 1;
        if (starts === 1) return bothAsk.promise.then(() => paid.payments.test.createSession(session));
        bothAsk.resolve();
        return isStored.promise.then(unavailable);
      },
    };
    const answers = [shopper, elsewhere].map((one) =>
      one.complete(agreement).finally(() => isStored.resolve()),
    );
    expect(await Promise.all(answers)).toMatchObject([BEGUN, BEGUN]);
    expect([starts, await heldOf(paid)]).toEqual([2, 1]);
  });
});
