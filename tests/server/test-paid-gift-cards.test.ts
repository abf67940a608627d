// Gift cards that were bought by a test payment, on both databases: worth nothing once the shop sells for money, and cancelled by their rows.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runOrders } from '#commands/orders/command.ts';
import { sendDueMails } from '#server/mail/sender.ts';
import { DEFAULT_SETTINGS, registryOf } from '#settings/settings.ts';
import { applyCatalogue } from '#store/catalogue.ts';
import { listGiftCards } from '#store/gift-cards.ts';
import { listMails } from '#store/mails.ts';
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
import { smallCatalogue } from '#tests/small-catalogue.ts';

describe.each(DATABASES)('a gift card that was bought by a test payment, on $name', ({ make }) => {
  let place: TestDatabase;
  let store: Store;
  let shop: TestCheckouts;
  let clock = 0;
  let sellsForMoney = false;
  const registry = registryOf({
    ...DEFAULT_SETTINGS,
    giftCards: { amounts: { SEK: [5_000] }, validForMonths: 24 },
  });
  const shopper = () => checkoutShopper(shop, registry.find('sv-se'));
  beforeEach(async () => {
    place = await make();
    store = await openStore(place);
    await applyCatalogue(store, smallCatalogue());
    clock = Date.UTC(2026, 10, 20, 12);
    sellsForMoney = false;
    const offersTestPayments = async () => !sellsForMoney;
    const now = () => (clock += 1);
    shop = startCheckouts(
      store,
      now,
      undefined,
      () => 24,
      () => registry,
      offersTestPayments,
    );
  });
  afterEach(async () => {
    await shop.close();
    if (shop.faults.length > 0) throw new AggregateError(shop.faults);
    await store.close();
    await place.remove();
  });
  const codesInMails = async () => {
    const codes: string[] = [];
    const sender = mailSender(store, {
      now: () => clock,
      deliver: async ({ mailId, message }) => {
        if (mailId.startsWith('gift-card')) codes.push(codeIn(message.toString()));
        return 'sent';
      },
    });
    await sendDueMails({ ...sender, giftCards: shop.giftCards });
    return codes;
  };

  test('pays for nothing, and is mailed to nobody, once the shop sells for money', async () => {
    const buyer = shopper();
    await buyer.change({ kind: 'addGiftCard', card: GIFT_CARD });
    await buyer.change({
      kind: 'addGiftCard',
      card: { ...GIFT_CARD, rowId: 'gift-2', deliverOn: '2026-12-01' },
    });
    await buyer.fillIn();
    await payByTest(shop, (await buyer.complete()).paymentUrl);
    const [code = ''] = await codesInMails();

    const before = shopper();
    await before.add('a1');
    await before.setGiftCard(code);
    expect((await before.fillIn()).totals).toMatchObject({ giftCardsValue: 1_558, toPayValue: 0 });

    sellsForMoney = true;
    expect(await before.get()).toMatchObject({
      giftCards: [],
      totals: { giftCardsValue: 0, toPayValue: 1_558 },
    });
    const after = shopper();
    await after.add('a1');
    expect(await after.setGiftCard(code)).toMatchObject({ error: { code: 'not_found', field: 'code' } });
    clock = Date.UTC(2026, 11, 2);
    expect(await codesInMails()).toEqual([]);
    const unsent = (await listMails(store.db)).filter(({ state }) => state !== 'sent');
    expect(unsent).toMatchObject([
      { kind: 'gift-card', fault: 'its gift card was bought by a test payment, and pays nothing' },
    ]);

    sellsForMoney = false;
    expect((await before.get()).totals).toMatchObject({ toPayValue: 0 });
  });

  test('is cancelled by an operator, who is shown its row', async () => {
    const buyer = shopper();
    await buyer.change({ kind: 'addGiftCard', card: GIFT_CARD });
    await buyer.fillIn();
    await payByTest(shop, (await buyer.complete()).paymentUrl);
    const number = (await buyer.get()).orderNumber ?? '';
    const operate = async (...argv: string[]) => {
      let text = '';
      const variables = { CAIRN_DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl };
      const output = {
        out: (more: string) => void (text += more),
        err: (more: string) => void (text += more),
      };
      return [await runOrders(argv, variables, output), text] as const;
    };
    const [, shown] = await operate('show', number);
    const row = /^(gift-\S+)  gift card of 5000 SEK  bo@example\.com$/m.exec(shown)?.[1] ?? '';
    const [status, json] = await operate('cancel', number, '--row', `${row}=1`, '--json');
    expect([status, JSON.parse(json)]).toMatchObject([
      0,
      { giftCardsBought: [{ orderRowId: row, value: 5_000 }] },
    ]);
    expect(await listGiftCards(store.db)).toMatchObject([{ balance: 0 }]);
  });

  test('is told from one that the shop has granted', async () => {
    sellsForMoney = true;
    const { code } = await storeHelpers(() => store).giftCard(1_000_000, 'granted');
    const other = shopper();
    await other.add('a1');
    await other.setGiftCard(code);
    expect((await other.fillIn()).totals).toMatchObject({ toPayValue: 0 });
  });
});
