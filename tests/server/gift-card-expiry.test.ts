// How long a gift card holds that an order paid with and gave back: never for ever, however often its shopper pays and cancels.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Checkout } from '#contract/checkout.ts';
import { runOrders } from '#commands/orders/command.ts';
import { giftCardsById, issueGiftCard } from '#store/gift-cards.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { httpShopper } from '#tests/fixtures/http-shopper.ts';
import { ORDERS_CATALOGUE } from '#tests/fixtures/order-shopper.ts';
import { BEHIND_ONE_PROXY, startTestShop, type TestShop } from '#tests/shop.ts';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;

describe.each(DATABASES)(
  'a gift card that is given back its money on $name',
  { timeout: 180_000 },
  ({ make }) => {
    let place: TestDatabase;
    let shop: TestShop;
    let store: Store;
    let now: number;
    let shopper: ReturnType<typeof httpShopper>;
    beforeEach(async () => {
      // The command of orders has the clock of the machine.
      now = Date.now();
      place = await make();
      const variables = { ...BEHIND_ONE_PROXY, CAIRN_TEST_PAYMENTS: 'on' };
      shop = await startTestShop(place, ORDERS_CATALOGUE, undefined, variables, () => now);
      store = await openStore(place);
      shopper = httpShopper(shop, '203.0.113.9');
    });
    afterEach(async () => {
      await store.close();
      await shop.server.close();
      if (shop.errors.length > 0) throw new Error(shop.errors.join('\n'));
      await place.remove();
    });

    async function card(amount: number, expiresAt: number) {
      const terms = { amount, currency: 'SEK', from: 'granted', reference: 'test', at: 1 } as const;
      const issued = await store.transaction((tx) => issueGiftCard(tx, { ...terms, expiresAt, key: 'card' }));
      if (issued === null) throw new Error('no card');
      return issued;
    }
    const cardOf = async (cardId: string) => (await giftCardsById(store.db, [cardId])).get(cardId)!;
    const expiryOf = async (cardId: string) => (await cardOf(cardId)).expiresAt;
    /** Paid by the card alone. */
    async function order(code: string): Promise<string | null> {
      await shopper.add('plenty');
      await shopper.update();
      const completed = await shopper.complete(await shopper.payBy(code));
      const checkout = (await completed.json()) as Checkout;
      expect(checkout.state).toBe('completed');
      return checkout.orderNumber;
    }
    /** A payment that the card pays a part of, and that is given up. */
    async function tryToPay(ready: Checkout): Promise<Checkout> {
      const begun = (await (await shopper.complete(ready)).json()) as Checkout;
      expect(begun.state).toBe('needs-buyer');
      return begun;
    }

    test('keeps its expiry while it is valid', async () => {
      const expiresAt = now + 30 * DAY_MS;
      const { cardId, code } = await card(1_000_000, expiresAt);
      await shopper.cancel(await order(code));
      expect(await cardOf(cardId)).toMatchObject({ expiresAt, balance: 1_000_000 });
    });

    test('expires, though its shopper begins to pay with it again and again', async () => {
      const expiresAt = now + 3 * HOUR_MS;
      const { cardId, code } = await card(1_000, expiresAt);
      await shopper.add('plenty');
      await shopper.update();
      let ready = await shopper.payBy(code);
      await tryToPay(ready);
      now = expiresAt - HOUR_MS;
      ready = await shopper.update('a');
      expect(await cardOf(cardId)).toMatchObject({ expiresAt: now + DAY_MS, balance: 1_000 });
      const last = now + DAY_MS;
      // The card was beyond its first expiry when it began to pay this time.
      now = last - 60_000;
      await tryToPay(ready);
      now = last + 60_000;
      await shopper.update('b');
      expect(await cardOf(cardId)).toMatchObject({ expiresAt: last, balance: 1_000 });
      expect((await shopper.send('checkout/setGiftCard', { code })).status).toBe(404);
    });

    test('is prolonged by ninety days once, whatever its shopper orders and cancels', async () => {
      const expiresAt = now + 3 * HOUR_MS;
      const { cardId, code } = await card(1_000_000, expiresAt);
      const first = await order(code);
      now = expiresAt + HOUR_MS;
      await shopper.cancel(first);
      const last = now + 90 * DAY_MS;
      expect(await expiryOf(cardId)).toBe(last);
      now = last - 60_000;
      await shopper.cancel(await order(code));
      expect(await cardOf(cardId)).toMatchObject({ expiresAt: last, balance: 1_000_000 });
    });

    test('is prolonged whenever the shop itself gives back', async () => {
      const realNow = now;
      const expiresAt = realNow - 100 * DAY_MS;
      const { cardId, code } = await card(1_000_000, expiresAt);
      now = expiresAt - HOUR_MS;
      const first = await order(code);
      now = realNow - 90 * DAY_MS - HOUR_MS;
      await shopper.cancel(first);
      const last = now + 90 * DAY_MS;
      now = last - 60_000;
      const number = await order(code);
      const variables = { CAIRN_DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl };
      expect(await runOrders(['cancel', number ?? ''], variables, { out: () => {}, err: () => {} })).toBe(0);
      expect(await expiryOf(cardId)).toBeGreaterThanOrEqual(realNow + 90 * DAY_MS);
      expect((await cardOf(cardId)).balance).toBe(1_000_000);
    });
  },
);
