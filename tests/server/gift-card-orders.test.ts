// Gift cards that are ordered, on both databases: paid with money alone, issued once, and their codes are spent by the next order.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listGiftCards } from '#server/store/gift-cards.ts';
import { type MailSenderDeps, sendDueMails } from '#server/mail/sender.ts';
import { applyCatalogue } from '#server/store/catalogue.ts';
import { openStore, type Store } from '#server/store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import {
  checkoutShopper,
  startCheckouts,
  storeHelpers,
  type TestCheckouts,
} from '#tests/fixtures/checkout-shopper.ts';
import { codeIn, mailSender } from '#tests/fixtures/mail-sender.ts';
import { smallCatalogue } from '#tests/small-catalogue.ts';

const CARD = {
  rowId: 'gift-1',
  amount: 500_000,
  recipientEmail: 'bo@example.com',
  senderName: 'Anna',
  message: '',
  deliverOn: null,
};

describe.each(DATABASES)('a gift card that is ordered on $name', ({ make }) => {
  let place: TestDatabase;
  let store: Store;
  let shop: TestCheckouts;
  let clock = 0;
  beforeEach(async () => {
    place = await make();
    store = await openStore(place);
    await applyCatalogue(store, smallCatalogue());
    clock = Date.UTC(2026, 10, 20, 12);
    shop = startCheckouts(store, () => (clock += 1));
  });
  afterEach(async () => {
    await shop.checkout.close();
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
    const shopper = checkoutShopper(shop);
    await shopper.change({ kind: 'addGiftCard', card: CARD });
    return { ...shopper, checkout: await shopper.fillIn() };
  }

  test('costs its amount without tax or delivery, and another gift card does not pay for it', async () => {
    const { checkout, setGiftCard, get } = await buyer();
    const totals = { totalValue: 5_000, taxValue: 0, shippingValue: 0, giftCardsValue: 0, toPayValue: 5_000 };
    expect(checkout).toMatchObject({ state: 'ready', rows: [], giftCardRows: [{ value: 5_000 }], totals });
    await setGiftCard((await giftCard(1_000_000, 'other')).code);
    expect((await get()).totals).toMatchObject(totals);
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
});
