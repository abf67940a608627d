// Gift cards that are ordered, on both databases: paid with money alone, issued once, spent by the next order, void with a cancelled one.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountBalance } from '#commerce/pricing/pricing.ts';
import { changeOrder } from '#server/orders/change-order.ts';
import { giftCardByCode, listGiftCards, redeemGiftCard } from '#store/gift-cards.ts';
import { refundsOfOrder } from '#store/order-refunds.ts';
import { orderByNumber } from '#store/orders.ts';
import { type MailSenderDeps, sendDueMails } from '#server/mail/sender.ts';
import { DEFAULT_SETTINGS, registryOf } from '#settings/settings.ts';
import { applyCatalogue } from '#store/catalogue.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import {
  checkoutShopper,
  GIFT_CARD,
  payByTest,
  startCheckouts,
  storeHelpers,
  type TestCheckouts,
} from '#tests/fixtures/checkout-shopper.ts';
import { codeIn, mailSender } from '#tests/fixtures/mail-sender.ts';
import { marketOf } from '#tests/fixtures/markets.ts';
import { smallCatalogue } from '#tests/small-catalogue.ts';

describe.each(DATABASES)('a gift card that is ordered on $name', ({ make }) => {
  let place: TestDatabase;
  let store: Store;
  let shop: TestCheckouts;
  let clock = 0;
  let months: number | null = null;
  let amounts: number[] = [];
  const registry = () =>
    registryOf({ ...DEFAULT_SETTINGS, giftCards: { amounts: { SEK: amounts }, validForMonths: months } });
  const sweden = () => registry().find('sv-se');
  beforeEach(async () => {
    place = await make();
    store = await openStore(place);
    await applyCatalogue(store, smallCatalogue());
    clock = Date.UTC(2026, 10, 20, 12);
    months = 24;
    amounts = [200, 5_000];
    shop = startCheckouts(
      store,
      () => (clock += 1),
      undefined,
      () => months,
      registry,
    );
  });
  afterEach(async () => {
    await shop.close();
    if (shop.faults.length > 0) throw new AggregateError(shop.faults);
    await store.close();
    await place.remove();
  });
  const { giftCard, orderCount } = storeHelpers(() => store);
  const sent: { readonly to: string; readonly code: string }[] = [];
  const deliver: MailSenderDeps['deliver'] = async ({ mailId, to, message }) => {
    if (mailId.startsWith('gift-card')) sent.push({ to, code: codeIn(message.toString()) });
    return 'sent';
  };
  const codesInMails = async () => {
    sent.length = 0;
    await sendDueMails(mailSender(store, { now: () => clock, deliver }));
    return sent;
  };

  async function buyer() {
    const shopper = checkoutShopper(shop, sweden());
    await shopper.change({ kind: 'addGiftCard', card: GIFT_CARD });
    return { ...shopper, checkout: await shopper.fillIn() };
  }

  test('costs its amount without tax or delivery, and another gift card does not pay for it', async () => {
    const { checkout, setGiftCard, get } = await buyer();
    const totals = { totalValue: 5_000, taxValue: 0, shippingValue: 0, giftCardsValue: 0, toPayValue: 5_000 };
    expect(checkout).toMatchObject({ state: 'ready', rows: [], giftCardRows: [{ value: 5_000 }], totals });
    await setGiftCard((await giftCard(1_000_000, 'other')).code);
    expect((await get()).totals).toMatchObject(totals);
  });

  test('of an amount that is not sold any more stands aside: in no sum, in no order, and back with the amount', async () => {
    const { session, checkout } = await buyer();
    amounts = [];
    const shopper = checkoutShopper(shop, sweden(), session);
    const bag = async () => {
      const read = await shop.cart.read({ token: session, deviceToken: null }, undefined, marketOf('sv-se'));
      return read.ok ? read.value.cart : null;
    };
    expect(await bag()).toMatchObject({
      giftCardRows: [],
      unsoldGiftCardRows: [{ orderRowId: 'gift-1', value: 5_000 }],
      grandTotalValue: 0,
    });
    expect(await shopper.get()).toMatchObject({ giftCardRows: [], issues: [{ field: 'rows' }] });
    expect(await shopper.complete(checkout.agreement)).toMatchObject({
      state: 'incomplete',
      changes: [{ kind: 'total-changed', before: 5_000, after: 0 }],
    });
    expect(await shopper.add('a1')).toMatchObject({ unsoldGiftCardRows: [{}] });
    await shopper.setGiftCard((await giftCard(1_000_000, 'other')).code);
    const { orderNumber } = await shopper.complete();
    expect((await orderByNumber(store.db, orderNumber ?? ''))?.doc.giftCardsBought).toEqual([]);
    amounts = [200, 5_000];
    expect(await bag()).toMatchObject({ giftCardRows: [{ value: 5_000 }], unsoldGiftCardRows: [] });
    expect(await shopper.change({ kind: 'remove', orderRowId: 'gift-1' })).toMatchObject({
      giftCardRows: [],
      unsoldGiftCardRows: [],
    });
  });

  test('is issued and mailed once when it is paid, and its code pays for the next order', async () => {
    const shopper = await buyer();
    const { paymentUrl } = await shopper.complete();
    expect([await listGiftCards(store.db), await codesInMails()]).toEqual([[], []]);
    const reference = paymentUrl?.split('/').at(-1) ?? '';
    await shop.payments.test.choose(reference, 'pay', '');
    const notice = () => shop.checkout.settleNotice({ provider: 'test', reference });
    await Promise.all([notice(), notice(), notice()]);
    expect(await shopper.get()).toMatchObject({ state: 'completed' });
    const [mail, ...others] = await codesInMails();
    expect([mail?.to, others]).toEqual(['bo@example.com', []]);
    expect(await listGiftCards(store.db)).toHaveLength(1);

    const recipient = checkoutShopper(shop);
    await recipient.add('a1');
    await recipient.fillIn();
    await recipient.setGiftCard(mail?.code ?? '');
    expect(await recipient.complete()).toMatchObject({ state: 'completed', totals: { toPayValue: 0 } });
    expect(await orderCount()).toBe(2);
    const [card] = await listGiftCards(store.db);
    expect(card?.entries.map(({ kind }) => kind)).toEqual(['issue', 'redeem']);
  });

  test('is valid for the months that the shop promised when it was ordered', async () => {
    const shopper = await buyer();
    const { paymentUrl } = await shopper.complete();
    months = 1;
    await payByTest(shop, paymentUrl);
    const [card] = await listGiftCards(store.db);
    expect(card?.expiresAt).toBe(Date.UTC(2028, 10, 21));
  });

  describe('in an order that is cancelled', () => {
    /** Goods and the card, paid. */
    async function paidOrder() {
      const shopper = checkoutShopper(shop);
      await shopper.add('a1');
      await shopper.change({ kind: 'addGiftCard', card: GIFT_CARD });
      const { totals } = await shopper.fillIn();
      const { paymentUrl } = await shopper.complete();
      await payByTest(shop, paymentUrl);
      const number = (await shopper.get()).orderNumber ?? '';
      const stored = (await orderByNumber(store.db, number))!;
      const cancel = () =>
        store.transaction((tx) =>
          changeOrder(
            tx,
            stored,
            { kind: 'cancel', rows: null, by: 'shopper' },
            { now: (clock += 1), returnTo: [], viewers: [] },
          ),
        );
      const refunded = async () =>
        (await refundsOfOrder(store.db, stored.orderId)).reduce((sum, { amount }) => sum + amount, 0);
      return { paid: totals.totalValue * 100, cancel, refunded };
    }
    const onlyCard = async () => (await listGiftCards(store.db))[0]!;
    const redeem = async (amount: number, key: string) => {
      const { cardId } = await onlyCard();
      return store.transaction((tx) =>
        redeemGiftCard(tx, { cardId, amount, key, reference: key, at: (clock += 1) }),
      );
    };
    async function booksAddUp() {
      const { entries } = await onlyCard();
      const postings = entries.flatMap((entry) => entry.postings);
      expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    }

    test('is void, its money goes back, and its mail is not sent', async () => {
      const { paid, cancel, refunded } = await paidOrder();
      expect(await cancel()).toMatchObject({ ok: true, value: { state: 'cancelled' } });
      expect(await refunded()).toBe(paid);
      expect(await codesInMails()).toEqual([]);
      expect((await onlyCard()).entries.map(({ kind }) => kind)).toEqual(['issue', 'void']);
      expect(await redeem(1, 'late')).toMatchObject({ ok: false });
      await booksAddUp();
      expect(await cancel()).toMatchObject({ ok: false });
      expect(await refunded()).toBe(paid);
    });

    test('gives back what was not spent of it, and its code pays no more', async () => {
      const { paid, cancel, refunded } = await paidOrder();
      const [mail] = await codesInMails();
      expect(await redeem(120_000, 'other order')).toMatchObject({ ok: true });
      await cancel();
      expect(await refunded()).toBe(paid - 120_000);
      expect((await giftCardByCode(store.db, mail?.code ?? ''))?.balance).toBe(0);
      await booksAddUp();
    });

    test('and held by an open checkout gives back the rest; what was held can be spent once that checkout ends', async () => {
      const { paid, cancel, refunded } = await paidOrder();
      const [mail] = await codesInMails();
      const recipient = checkoutShopper(shop);
      await recipient.add('a1');
      await recipient.change({ kind: 'addGiftCard', card: { ...GIFT_CARD, amount: 20_000 } });
      await recipient.fillIn();
      await recipient.setGiftCard(mail?.code ?? '');
      const { state, giftCards } = await recipient.complete();
      const held = Math.round((giftCards[0]?.usedValue ?? 0) * 100);
      expect([state, held > 0]).toEqual(['needs-buyer', true]);

      expect(await cancel()).toMatchObject({ ok: true, value: { state: 'cancelled' } });
      expect([await refunded(), (await onlyCard()).balance]).toEqual([paid - held, 0]);

      await recipient.cancel();
      const { balance, entries } = await onlyCard();
      expect(balance).toBe(held);
      expect(entries.map(({ kind }) => kind)).toEqual(['issue', 'redeem', 'void', 'refund']);
      expect(await redeem(held, 'next order')).toMatchObject({ ok: true });
      expect(await refunded()).toBe(paid - held);
      await booksAddUp();
    });

    test('and spent at the same moment is paid for once', { timeout: 180_000 }, async () => {
      const { paid, cancel, refunded } = await paidOrder();
      const tries = Array.from({ length: 8 }, (_, at) => () => redeem(100_000, `k${at}`));
      const [before, after] = [tries.slice(0, 4), tries.slice(4)];
      const outcomes = await Promise.all([...before, cancel, ...after].map((one) => one()));
      const { entries, balance } = await onlyCard();
      const redeemed = accountBalance(entries, 'redeemed');
      expect([balance, await refunded()]).toEqual([0, paid - redeemed]);
      expect(redeemed).toBe((outcomes.filter(({ ok }) => ok).length - 1) * 100_000);
      await booksAddUp();
    });

    test('while its mail is on its way is void, and the mail is not repeated', async () => {
      const { cancel } = await paidOrder();
      let code = '';
      const died = sendDueMails(
        mailSender(store, {
          now: () => clock,
          deliver: async ({ mailId, message }) => {
            if (!mailId.startsWith('gift-card')) return 'sent';
            code = codeIn(message.toString());
            await cancel();
            throw new Error('the process ends');
          },
        }),
      );
      await expect(died).rejects.toThrow('the process ends');
      expect((await giftCardByCode(store.db, code))?.balance).toBe(0);
      clock += 24 * 3600_000;
      expect(await codesInMails()).toEqual([]);
    });
  });
});
