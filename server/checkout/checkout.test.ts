// The checkout service on both databases: what it asks for, what it agrees on, and orders that are placed once.
import { describe, expect, test } from 'vitest';
import type { Store } from '#store/open-store.ts';
import { orderByNumber } from '#store/orders.ts';
import { writeDiscountCodes } from '#store/discount-codes.ts';
import { DATABASES } from '#tests/databases.ts';
import {
  BUYER,
  checkoutShopper,
  HALF,
  storeHelpers,
  type TestCheckouts,
} from '#tests/fixtures/checkout-shopper.ts';
import { startCheckoutsForEachTest } from '#tests/fixtures/checkouts-for-each-test.ts';

describe.each(DATABASES)('the checkout on $name', ({ make }) => {
  let store: Store;
  let shop: TestCheckouts;
  startCheckoutsForEachTest(make, (started, opened) => {
    [shop, store] = [started, opened];
  });

  const { stockOf, orderCount, giftCard, balanceOf, stockTo } = storeHelpers(() => store);
  async function readyShopper(articleId = 'a1', quantity = 1) {
    const shopper = checkoutShopper(shop);
    await shopper.add(articleId, quantity);
    return { ...shopper, checkout: await shopper.fillIn() };
  }
  /** Nothing is left to pay. */
  async function freeShopper(articleId = 'a1', quantity = 1) {
    await store.transaction((tx) => writeDiscountCodes(tx, [HALF], 1));
    const shopper = checkoutShopper(shop);
    await shopper.add(articleId, quantity);
    await shopper.enterCode('HALF');
    await shopper.fillIn();
    const card = await giftCard(1_000_000, shopper.session);
    await shopper.setGiftCard(card.code);
    return { ...shopper, card, checkout: await shopper.get() };
  }

  test('an empty cart has an empty checkout that stores nothing', async () => {
    const shopper = checkoutShopper(shop);
    const checkout = await shopper.get();
    expect(checkout).toMatchObject({
      checkoutId: '',
      version: 0,
      state: 'incomplete',
      rows: [],
      agreement: '',
    });
    expect(checkout.issues).toContainEqual({ field: 'rows', fault: 'required' });
    expect(await shopper.complete('x')).toMatchObject({ checkoutId: '' });
    expect(await store.db.selectFrom('checkouts').selectAll().execute()).toEqual([]);
  });

  test('what is missing is said, field by field, until nothing is', async () => {
    const shopper = checkoutShopper(shop);
    await shopper.add('a1');
    const first = await shopper.get();
    expect(first).toMatchObject({ state: 'incomplete', countries: ['SE'], delivery: { country: 'SE' } });
    const required = ['email', 'firstName', 'lastName', 'streetAddress', 'zip', 'city'];
    expect(first.issues.map(({ field }) => field).sort()).toEqual(
      [...required.map((field) => `delivery.${field}`), 'terms'].sort(),
    );
    expect((await shopper.get()).checkoutId).toBe(first.checkoutId);
    const ready = await shopper.fillIn();
    expect(ready).toMatchObject({ checkoutId: first.checkoutId, state: 'ready', issues: [], changes: [] });
    expect(
      ready.deliveryOptions.map(({ methodId, earliest, latest }) => [methodId, earliest, latest]),
    ).toEqual([
      ['standard', '2026-11-23', '2026-11-25'],
      ['express', '2026-11-23', '2026-11-24'],
    ]);
    const elsewhere = await shopper.update({ delivery: { country: 'NO', zip: '0178' } });
    expect(elsewhere.issues).toEqual([{ field: 'delivery.country', fault: 'not-shipped-there' }]);
  });

  test('totals are those of the quote, and rows and shipping add up to them', async () => {
    const { checkout } = await readyShopper('a1', 2);
    expect(checkout.totals).toMatchObject({
      totalValue: 2998,
      toPayValue: 2998,
      taxValue: 599.6,
      shippingValue: 0,
    });
    expect(checkout.rows).toMatchObject([
      { chargedValue: 2998, discountValue: 0, taxValue: 599.6, ratePercent: 25 },
    ]);
    const express = checkoutShopper(shop);
    await express.add('a1', 1);
    expect((await express.fillIn({ methodId: 'express' })).totals).toMatchObject({
      shippingValue: 118,
      totalValue: 1617,
    });
  });

  test('what the chosen way of delivery lacks to be free is told, and nothing of another way', async () => {
    const shopper = checkoutShopper(shop);
    await shopper.add('a1', 1);
    expect(await shopper.fillIn()).toMatchObject({ freeShippingDistanceValue: 1 });
    expect(await shopper.update({ methodId: 'express' })).toMatchObject({ freeShippingDistanceValue: null });
  });

  test('a state is gone with its country, and one that is said of the new country stays', async () => {
    const { update } = await readyShopper();
    const madrid = { ...BUYER, country: 'ES', zip: '28001', city: 'Madrid', stateOrProvince: 'Madrid' };
    const inSpain = await update({ delivery: madrid, billing: madrid });
    expect(inSpain).toMatchObject({ delivery: { stateOrProvince: 'M' }, billing: { stateOrProvince: 'M' } });
    const sweden = { country: 'SE', zip: '972 31', city: 'Luleå' };
    expect(await update({ delivery: sweden, billing: sweden })).toMatchObject({
      delivery: BUYER,
      billing: BUYER,
    });
    await update({ delivery: madrid });
    const { delivery } = await update({ delivery: { ...sweden, stateOrProvince: 'Norrbotten' } });
    expect(delivery).toEqual({ ...BUYER, stateOrProvince: 'Norrbotten' });
  });

  test('a new billing address has nothing of where the goods go', async () => {
    const { update } = await readyShopper();
    const { billing } = await update({ billing: { firstName: 'Bo', city: 'Madrid', country: 'ES' } });
    const empty = { lastName: '', streetAddress: '', zip: '', stateOrProvince: '' };
    expect(billing).toEqual({ ...BUYER, ...empty, firstName: 'Bo', city: 'Madrid', country: 'ES' });
    expect((await update({ billing: { lastName: 'Ek' } })).billing).toEqual({ ...billing, lastName: 'Ek' });
  });

  test('with nothing to pay the order is placed at once: stock, cart, card and code follow', async () => {
    const shopper = await freeShopper('a1', 2);
    expect(shopper.checkout).toMatchObject({
      state: 'ready',
      totals: { toPayValue: 0, giftCardsValue: 1499 },
    });
    const placed = await shopper.complete(shopper.checkout.agreement, 'key-1');
    expect(placed).toMatchObject({ state: 'completed', paymentUrl: null, issues: [], changes: [] });
    expect(placed.orderNumber).toMatch(/^[2-9A-HJKMNP-Z]{10}$/);
    expect(await stockOf('a1')).toBe(3);
    expect(await balanceOf(shopper.card.cardId)).toBe(1_000_000 - 149_900);
    const order = await orderByNumber(store.db, placed.orderNumber ?? '');
    expect(order).toMatchObject({
      state: 'paid',
      paymentId: null,
      market: 'sv-se',
      doc: {
        delivery: { ...BUYER },
        rows: [{ articleId: 'a1', quantity: 2, charged: 149_900, discount: 149_900 }],
        codes: ['HALF'],
        totals: { total: 149_900, giftCards: 149_900, toPay: 0 },
      },
    });
    expect(await shopper.get()).toMatchObject({ state: 'completed', orderNumber: placed.orderNumber });
    expect((await shopper.change({ kind: 'remove', orderRowId: 'row-a1' })).orderRows).toEqual([]);
    const again = await shopper.tryToComplete(shopper.checkout.agreement, 'key-2');
    expect(again).toMatchObject({
      ok: true,
      value: { isReplay: true, checkout: { orderNumber: placed.orderNumber } },
    });
    expect(await orderCount()).toBe(1);
  });

  test('after an order the next row begins another checkout', async () => {
    const shopper = await freeShopper();
    const placed = await shopper.complete();
    await shopper.add('a2');
    const next = await shopper.get();
    expect(next).toMatchObject({ state: 'incomplete', orderNumber: null });
    expect(next.checkoutId).not.toBe(placed.checkoutId);
    expect(await shopper.complete(shopper.checkout.agreement, 'late')).toMatchObject({
      checkoutId: placed.checkoutId,
      orderNumber: placed.orderNumber,
      changes: [],
    });
  });

  test('one agreement is one order, however often and however parallel it is completed', async () => {
    const shopper = await freeShopper();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        shopper.tryToComplete(shopper.checkout.agreement, at % 2 === 0 ? 'same-key' : `key-${at}`),
      ),
    );
    const numbers = new Set(answers.map((one) => (one.ok ? one.value.checkout.orderNumber : one.error.code)));
    expect([numbers.size, await orderCount(), await stockOf('a1')]).toEqual([1, 1, 4]);
  });

  test('a key that comes with another command is refused', async () => {
    const shopper = await readyShopper();
    await shopper.update({ giftMessage: 'Grattis' }, 'k');
    await expect(shopper.update({ giftMessage: 'Annat' }, 'k')).rejects.toThrow('conflict Idempotency-Key');
    expect(await shopper.update({ giftMessage: 'Grattis' }, 'k')).toMatchObject({ giftMessage: 'Grattis' });
  });

  test('what has changed since it was shown stops it, and is told', async () => {
    const shopper = await freeShopper('a1', 3);
    await shopper.add('a2');
    const { agreement } = await shopper.get();
    await stockTo('a1', 2, 249_900);
    await store.transaction((tx) => writeDiscountCodes(tx, [{ ...HALF, until: 5 }], 2));
    const stopped = await shopper.complete(agreement);
    expect(stopped.changes.map(({ kind, subject, before, after }) => [kind, subject, before, after])).toEqual(
      [
        ['price-changed', 'Skal p1', 1499, 2499],
        ['fewer-in-stock', 'Skal p1', 3, 2],
        ['code-ended', 'HALF', 2998, 0],
        ['gift-card-changed', stopped.giftCards[0]?.hint, 2998, 8996],
        ['total-changed', '', 2998, 8996],
      ],
    );
    expect(stopped).toMatchObject({ state: 'incomplete', issues: [{ field: 'rows', fault: 'unavailable' }] });
    expect([await orderCount(), await stockOf('a1')]).toEqual([0, 2]);
    await shopper.change({ kind: 'subtract', orderRowId: 'row-a1' });
    expect(await shopper.get()).toMatchObject({ state: 'ready' });
    expect((await shopper.update({})).changes).toEqual([]);
  });

  test('an agreement that was never shown tells the total', async () => {
    const { complete } = await readyShopper();
    expect((await complete('never')).changes).toEqual([
      { kind: 'total-changed', subject: '', before: null, after: 1558 },
    ]);
  });

  test('nobody completes what is not complete', async () => {
    const shopper = await readyShopper();
    const { agreement } = await shopper.update({ hasAcceptedTerms: false });
    expect(await shopper.complete(agreement)).toMatchObject({
      state: 'incomplete',
      changes: [],
      issues: [{ field: 'terms', fault: 'required' }],
    });
    expect(await orderCount()).toBe(0);
  });

  test('a checkout that is cancelled leaves the cart, and nothing of what was typed', async () => {
    const shopper = await readyShopper();
    expect(await shopper.cancel()).toMatchObject({ state: 'cancelled', delivery: { email: '' } });
    const next = await shopper.get();
    expect(next).toMatchObject({ state: 'incomplete', rows: [{ quantity: 1 }], delivery: { email: '' } });
  });

  test('of a bag whose checkout is cancelled again and again only the last one stays', async () => {
    const shopper = await readyShopper();
    for (let times = 0; times < 4; times += 1) {
      await shopper.cancel();
      await shopper.get();
    }
    const rows = await store.db.selectFrom('checkouts').select('state').execute();
    expect(rows.map(({ state }) => state).toSorted()).toEqual(['open']);
  });

  test('stock that orders took is in the change log', async () => {
    const shopper = await freeShopper();
    const before = await store.db.selectFrom('changes').select('seq').execute();
    await shopper.complete();
    await shop.close();
    const after = await store.db
      .selectFrom('changes')
      .select(['seq', 'source', 'parts'])
      .orderBy('seq')
      .execute();
    expect(after.length).toBe(before.length + 1);
    expect(after.at(-1)).toMatchObject({ source: 'orders', parts: '["articles"]' });
    const article = await store.db
      .selectFrom('articles')
      .select(['stock', 'changed_seq'])
      .where('article_id', '=', 'a1')
      .executeTakeFirstOrThrow();
    expect(article).toEqual({ stock: 4, changed_seq: after.at(-1)?.seq });
  });
});
