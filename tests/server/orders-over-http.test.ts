// Placed orders as a client of the HTTP API has them: seen by who may, found again, cancelled, sent back; and as operators move them.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { accountBalance } from '#commerce/pricing/pricing.ts';
import { DEFAULT_SETTINGS } from '#settings/default-settings.ts';
import { MAX_WRONG_CODES } from '#store/guess-limit.ts';
import { mailContent } from '#store/mails.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { orderByNumber } from '#store/orders.ts';
import { writeSettings } from '#store/settings.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { BUYER } from '#tests/fixtures/checkout-shopper.ts';
import { ALL_BY_CARD, ORDERS_CATALOGUE, orderShoppers, refusal } from '#tests/fixtures/order-shopper.ts';
import { BEHIND_ONE_PROXY, startTestShop, type TestShop } from '#tests/shop.ts';

const RETURN_DAYS = 14;

describe.each(DATABASES)('orders over HTTP on $name', { timeout: 180_000 }, ({ make }) => {
  let place: TestDatabase;
  let shop: TestShop;
  let store: Store;
  beforeAll(async () => {
    place = await make();
    const before = await openStore(place);
    const settings = { ...DEFAULT_SETTINGS, returns: { days: RETURN_DAYS, page: null } };
    await before.bulk((tx) => writeSettings(tx, settings, before.announce));
    await before.close();
    shop = await startTestShop(place, ORDERS_CATALOGUE, undefined, {
      CAIRN_TEST_PAYMENTS: 'on',
      ...BEHIND_ONE_PROXY,
    });
    store = await openStore(place);
  });
  afterAll(async () => {
    await store.close();
    await shop.server.close();
    await place.remove();
  });

  const { visitor, ordered, cardOf, stockOf, provider, operate, mailsOf, cancel } = orderShoppers(() => ({
    shop,
    store,
    place,
  }));

  test('an order is what was agreed to, and its mail is queued once', async () => {
    const { order, number } = await ordered(2, 100_000);
    expect(order).toMatchObject({
      number,
      state: 'paid',
      market: 'sv-se',
      currency: 'SEK',
      deliveryCustomerInfo: BUYER,
      rows: [{ quantity: 2, chargedValue: 2998, ratePercent: 25, shippedQuantity: 0 }],
      totals: { totalValue: 2998, giftCardsValue: 1000, toPayValue: 1998 },
      payment: { paidValue: 1998, refundedValue: 0 },
      log: [{ state: 'paid' }],
      isOwn: true,
      canBeCancelled: true,
      canBeReturned: false,
      returnLabel: null,
    });
    expect((await orderByNumber(store.db, number))?.doc.returnDays).toBe(RETURN_DAYS);
    const mails = await mailsOf(order);
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([['order', BUYER.email]]);
    expect(mailContent(mails[0]!)).toMatchObject({ kind: 'order', doc: { order: { number } } });
  });

  test('CO-01a CO-01b CO-01c CO-01d CO-01e CO-01f CO-01g CO-01h CO-01i CO-01j CO-01k an order says who buys and where the goods go', async () => {
    const delivery = { ...BUYER, phone: '+46 70 123 45 67', stateOrProvince: 'Norrbotten' };
    const billing = { ...delivery, firstName: 'Ove', streetAddress: 'Box 7', city: 'Boden', zip: '961 21' };
    const { order, buyer } = await ordered(1, ALL_BY_CARD, { delivery, billing });
    const said = {
      email: 'Anna@Example.com',
      phone: '+46 70 123 45 67',
      firstName: 'Anna',
      lastName: 'Berg',
      streetAddress: 'Storgatan 1',
      city: 'Luleå',
      stateOrProvince: 'Norrbotten',
      zip: '972 31',
      country: 'SE',
    };
    const billed = { ...said, firstName: 'Ove', streetAddress: 'Box 7', city: 'Boden', zip: '961 21' };
    expect(order).toMatchObject({ deliveryCustomerInfo: said, billingCustomerInfo: billed });
    const same = await ordered(1, ALL_BY_CARD);
    expect(same.order.billingCustomerInfo).toEqual(same.order.deliveryCustomerInfo);
    // A shopper who found it again reads the same.
    const found = (await (await visitor().lookUp(order.number, said.email)).json()) as Order;
    expect([found.deliveryCustomerInfo, found.billingCustomerInfo]).toEqual([said, billed]);
    expect(await buyer.order(order.number)).toEqual(order);
  });

  test('a state that was chosen by its name is written by its name', async () => {
    const billing = { ...BUYER, city: 'Madrid', stateOrProvince: 'Madrid', zip: '28001', country: 'ES' };
    const { order } = await ordered(1, ALL_BY_CARD, { delivery: BUYER, billing });
    expect(order.billingCustomerInfo.stateOrProvince).toBe('M');
    expect(order.billingState).toEqual({ language: 'es', name: 'Madrid', latinName: 'Madrid' });
  });

  test('an order is seen by the session that placed it alone; others learn nothing of it', async () => {
    const { number, order } = await ordered(1, ALL_BY_CARD);
    const stranger = visitor();
    const [foreign, unknown] = [
      await refusal(await stranger.send(`order/?number=${number}`)),
      await refusal(await stranger.send('order/?number=2222222222')),
    ];
    expect(foreign).toEqual(unknown);
    expect(foreign).toMatchObject({ status: 404, code: 'not_found' });
    await stranger.send('cart/add', { size: { articleId: 'plenty' } });
    expect(await refusal(await stranger.send(`order/?number=${number}`))).toEqual(unknown);
    expect(await refusal(await cancel(stranger, order))).toMatchObject({ status: 404 });
    const rows = [{ orderRowId: order.rows[0]!.orderRowId, quantity: 1 }];
    const back = await stranger.send('order/return', { orderId: order.orderId, rows });
    expect(await refusal(back)).toMatchObject({ status: 404 });
  });

  test('number and e-mail find an order again; every miss is the same answer, and too many end it', async () => {
    const { number, order } = await ordered(1, ALL_BY_CARD);
    const other = await ordered(1, ALL_BY_CARD);
    const stranger = visitor();
    const misses = [
      await refusal(await stranger.lookUp(number, 'someone@example.com')),
      await refusal(await stranger.lookUp('2222222222', BUYER.email)),
      await refusal(await stranger.lookUp('x', 'x')),
    ];
    expect(new Set(misses.map((miss) => JSON.stringify(miss))).size).toBe(1);
    expect(misses[0]).toMatchObject({ status: 404, code: 'not_found' });
    const found = await stranger.lookUp(
      ` ${number.toLowerCase().slice(0, 5)}-${number.slice(5)}`,
      ' anna@EXAMPLE.com',
    );
    const lookedUp = { number, isOwn: false };
    expect([found.status, (await found.json()) as Order]).toMatchObject([200, lookedUp]);
    expect(await stranger.order(number)).toMatchObject(lookedUp);
    expect(await refusal(await stranger.send(`order/?number=${other.number}`))).toMatchObject({
      status: 404,
    });
    expect(await refusal(await cancel(stranger, order))).not.toMatchObject({ status: 404 });

    const guesser = visitor();
    for (let attempt = 0; attempt < MAX_WRONG_CODES; attempt += 1)
      expect((await guesser.lookUp(number, `a${attempt}@example.com`)).status).toBe(404);
    expect(await refusal(await guesser.lookUp(number, BUYER.email))).toMatchObject({ status: 429 });
  });

  test('cancelled before it is packed: stock, card, payment and mail follow, once whatever is repeated', async () => {
    const before = await stockOf('plenty');
    const { buyer, order, card } = await ordered(1, 50_000);
    expect(await stockOf('plenty')).toBe((before ?? 0) - 1);
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(buyer, order)));
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect((await answer.json()) as Order).toMatchObject({ state: 'cancelled', canBeCancelled: false });
    }
    expect(answers.filter((answer) => answer.headers.get('idempotency-replayed') === 'true')).toHaveLength(4);
    expect(await refusal(await cancel(buyer, order, 'cancel-2'))).toMatchObject({
      status: 409,
      field: 'state',
    });
    expect(await stockOf('plenty')).toBe(before);
    const { balance, entries } = await cardOf(card.cardId);
    expect([balance, accountBalance(entries, 'redeemed')]).toEqual([50_000, 0]);
    expect((await mailsOf(order)).map(({ kind }) => kind).toSorted()).toEqual(['cancelled', 'order']);
    await vi.waitFor(async () => {
      const { report } = await operate('show', order.number);
      expect(report.refunds).toMatchObject([{ state: 'done', fault: null }]);
    });
    const row = await store.db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.payment_id', 'payments.payment_id')
      .select('payments.reference')
      .where('orders.order_id', '=', order.orderId)
      .executeTakeFirstOrThrow();
    const reading = await provider().read(row.reference ?? '');
    const paid = Math.round((order.payment?.paidValue ?? 0) * 100);
    expect(reading).toMatchObject({ ok: true, value: { amount: paid, refunded: paid } });
    expect((await buyer.order(order.number)).payment).toMatchObject({
      refundedValue: order.payment?.paidValue,
    });
  });

  test('cancelled in part by an operator: the mail names what will not come', async () => {
    const { number, order } = await ordered(2, ALL_BY_CARD);
    expect((await operate('cancel', number, '--row', 'row-plenty=1')).status).toBe(0);
    const mails = await mailsOf(order);
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['cancelled-part', 'order']);
    expect(mailContent(mails.find(({ kind }) => kind === 'cancelled-part')!)).toMatchObject({
      doc: { rows: [{ orderRowId: 'row-plenty', quantity: 1 }], refunded: { paymentValue: 0 } },
    });
  });

  test('a key is for one change, and a refused change leaves none', async () => {
    const [one, other] = [await ordered(1, ALL_BY_CARD), await ordered(1, ALL_BY_CARD)];
    expect((await cancel(one.buyer, one.order, 'k')).status).toBe(200);
    const rows = [{ orderRowId: one.order.rows[0]!.orderRowId, quantity: 1 }];
    const again = await one.buyer.send(
      'order/return',
      { orderId: one.order.orderId, rows },
      { 'idempotency-key': 'k' },
    );
    expect(await refusal(again)).toMatchObject({ status: 409, field: 'Idempotency-Key' });
    await operate('pack', other.number);
    expect(await refusal(await cancel(other.buyer, other.order, 'k'))).toMatchObject({
      status: 409,
      field: 'state',
      message: 'not-now',
    });
    expect(await refusal(await cancel(other.buyer, other.order, 'k'))).toMatchObject({ field: 'state' });
  });

  test('two parcels, a return of one piece and its refund', async () => {
    const { buyer, number, order, card } = await ordered(2, 100_000);
    const row = order.rows[0]!.orderRowId;
    expect((await operate('ship', number)).status).toBe(1);
    expect((await operate('pack', number)).report.state).toBe('packed');
    const parcel = ['--row', `${row}=1`, '--carrier', 'PostNord', '--tracking', 'SE1', '--key', 'parcel-1'];
    for (let times = 0; times < 2; times += 1)
      expect((await operate('ship', number, ...parcel)).report).toMatchObject({
        state: 'shipped',
        rows: [{ shippedQuantity: 1 }],
        parcels: [{ carrier: 'PostNord', trackingNumber: 'SE1' }],
      });
    expect((await operate('deliver', number)).err).toContain('not-now');
    await operate('ship', number);
    await operate('deliver', number);

    const rows = [{ orderRowId: row, quantity: 1 }];
    const asked = await buyer.json<Order>('order/return', { orderId: order.orderId, rows });
    const returning = (one: Order) => one.rows.map((r) => [r.returnAskedQuantity, r.returnableQuantity]);
    expect([returning(order), returning(asked)]).toEqual([[[0, 0]], [[1, 1]]]);
    expect(asked).toMatchObject({ state: 'delivered', canBeReturned: true });
    expect(asked.returnLabel).toMatch(new RegExp(`\\n${number}$`));
    const tooMany = { orderId: order.orderId, rows: [{ orderRowId: row, quantity: 2 }] };
    expect(await refusal(await buyer.send('order/return', tooMany))).toMatchObject({ message: 'too-many' });

    const stock = await stockOf('plenty');
    await operate('receive', number, '--row', `${row}=1`, '--restock');
    expect(await stockOf('plenty')).toBe((stock ?? 0) + 1);
    expect(returning(await buyer.order(number))).toEqual([[0, 1]]);
    const { report } = await operate('refund', number);
    // Half of 2998: the gift card gets its 1000 back first.
    expect(report).toMatchObject({
      state: 'delivered',
      payment: { refundedValue: 499 },
      refunds: [{ amount: 49_900 }],
    });
    expect((await cardOf(card.cardId)).balance).toBe(100_000);
    expect((await operate('refund', number)).err).toContain('nothing-left');
    const mails = await mailsOf(order);
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['order', 'refund', 'shipped', 'shipped']);
    expect(mailContent(mails.find(({ kind }) => kind === 'refund')!)).toMatchObject({
      doc: { refunded: { paymentValue: 499, giftCards: [{ value: 1000 }] } },
    });
    await vi.waitFor(
      async () => expect((await operate('show', number)).report.refunds).toMatchObject([{ state: 'done' }]),
      20_000,
    );
  });

  test('bad requests are refused before anything is looked for', async () => {
    const { send } = visitor();
    const bad = [
      await send('order/'),
      await send('order/cancel', { orderId: 'no id!' }),
      await send('order/cancel', {}),
      await send('order/return', { orderId: 'o1', rows: [] }),
      await send('order/return', { orderId: 'o1', rows: [{ orderRowId: 'r', quantity: 0 }] }),
      await send('order/lookUp', { number: 'x'.repeat(21), email: 'a@b.example' }),
      await send('order/lookUp', { number: 'x', email: 'a'.repeat(201) }),
    ];
    expect(bad.map(({ status }) => status)).toEqual(bad.map(() => 400));
    const large = await send('order/return', { orderId: 'o1', rows: [], padding: 'x'.repeat(70_000) });
    expect(large.status).toBe(413);
    const foreign = await fetch(`${shop.server.url}/api/order/cancel?market=sv-se`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body: '{"orderId":"o1"}',
    });
    expect(foreign.status).toBe(403);
  });

  test('operators list orders, and are told what is missing or typed wrong', async () => {
    const { number } = await ordered(1, ALL_BY_CARD);
    const { report } = await operate('list', '--state', 'paid');
    expect((report as unknown as { orders: Order[] }).orders).toContainEqual(
      expect.objectContaining({ number }),
    );
    expect(await operate('show', 'NOTHING')).toMatchObject({ status: 1, err: 'there is no order NOTHING\n' });
    expect((await operate('pack')).status).toBe(2);
    expect((await operate('bury', number)).status).toBe(2);
    expect((await operate('ship', number, '--row', 'x')).status).toBe(2);
  });

  test('nothing of all that was a fault', () => {
    expect(shop.errors).toEqual([]);
  });
});
