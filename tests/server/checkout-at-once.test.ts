// Many checkouts at once, over two services on one database: nothing is sold, used or spent twice.
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { issueGiftCard } from '#server/store/gift-cards.ts';
import { applyCatalogue } from '#server/store/catalogue.ts';
import { writeDiscountCodes } from '#server/store/discount-codes.ts';
import { openStore, type Store } from '#server/store/open-store.ts';
import { StoreBusyError } from '#server/store/store.ts';
import { logStockMoves, moveStock } from '#server/store/reservations.ts';
import { applyStock } from '#server/store/stock.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import {
  checkoutShopper,
  HALF,
  startCheckouts,
  storeHelpers,
  type TestCheckouts,
} from '#tests/fixtures/checkout-shopper.ts';
import { smallArticle, smallCatalogue, smallProduct, smallVariant } from '#tests/small-catalogue.ts';

const FREE = { ...HALF, code: 'FREE', effect: { kind: 'percent', basisPoints: 10_000 } } as const;
const NOW = Date.UTC(2026, 10, 20, 12);

describe.each(DATABASES)('checkouts at once on $name', ({ make }) => {
  let place: TestDatabase;
  let stores: Store[];
  let shops: TestCheckouts[];
  beforeEach(async () => {
    place = await make();
    stores = [await openStore(place), await openStore(place)];
    const articles = [smallArticle('last', 'S', 1), smallArticle('many', 'M', 5000)];
    const products = [smallProduct('p1', [smallVariant('p1-blue', articles)])];
    await applyCatalogue(stores[0]!, smallCatalogue({ products }));
    shops = stores.map((store) => startCheckouts(store, () => NOW));
  }, 60_000);
  afterEach(async () => {
    for (const shop of shops) await shop.checkout.close();
    for (const shop of shops) if (shop.faults.length > 0) throw new AggregateError(shop.faults);
    for (const store of stores) await store.close();
    await place.remove();
  }, 60_000);

  const shopOf = (at: number) => shops[at % shops.length]!;
  const { stockOf, orderCount, giftCard, balanceOf } = storeHelpers(() => stores[0]!);
  /** Ready to be completed, with nothing left to pay: a code of 100 %, and the store's own way of delivery over its limit. */
  async function readyShoppers(
    count: number,
    articleId: string,
    more: (at: number) => Promise<string | null>,
  ) {
    const shoppers = [];
    for (let at = 0; at < count; at += 1) {
      const shopper = checkoutShopper(shopOf(at));
      await shopper.add(articleId);
      await shopper.fillIn({
        delivery: { ...(await shopper.fillIn()).delivery, email: `buyer${at}@example.com` },
      });
      const code = await more(at);
      if (code !== null) await shopper.setGiftCard(code);
      shoppers.push({ ...shopper, agreement: (await shopper.get()).agreement });
    }
    return shoppers;
  }
  /** As a client does that is told to come again. */
  async function insist<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof StoreBusyError)) throw error;
      return insist(act);
    }
  }
  const statesOf = (
    answers: readonly Awaited<ReturnType<ReturnType<typeof checkoutShopper>['tryToComplete']>>[],
  ) => Map.groupBy(answers, (answer) => (answer.ok ? answer.value.checkout.state : answer.error.code));

  test('500 completions of 25 shoppers at once sell the last piece once', {
    timeout: 300_000,
  }, async () => {
    const cards = await Promise.all(Array.from({ length: 25 }, (_, at) => giftCard(1_000_000, `card-${at}`)));
    const shoppers = await readyShoppers(25, 'last', async (at) => cards[at]?.code ?? null);
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, at) => {
        const shopper = shoppers[at % shoppers.length]!;
        return insist(() => shopper.tryToComplete(shopper.agreement, `key-${at}`));
      }),
    );
    const states = statesOf(answers);
    expect([...states.keys()].toSorted()).toEqual(['completed', 'incomplete']);
    expect([await orderCount(), await stockOf('last')]).toEqual([1, 0]);
    const balances = await Promise.all(cards.map(({ cardId }) => balanceOf(cardId)));
    expect(balances.filter((balance) => balance !== 1_000_000)).toHaveLength(1);
  });

  test('one key sent fifty times to both services is one order', { timeout: 300_000 }, async () => {
    const card = await giftCard(1_000_000, 'card');
    const [shopper] = await readyShoppers(1, 'many', async () => card.code);
    const both = shops.map((shop) => checkoutShopper(shop, undefined, shopper!.session));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        insist(() => both[at % 2]!.tryToComplete(shopper!.agreement, 'the-same')),
      ),
    );
    const numbers = new Set(answers.map((one) => (one.ok ? one.value.checkout.orderNumber : one.error.code)));
    expect([numbers.size, await orderCount(), await stockOf('many')]).toEqual([1, 1, 4999]);
    expect(answers.filter((one) => one.ok && !one.value.isReplay)).toHaveLength(1);
  });

  test('a code that may be used once is used once', { timeout: 300_000 }, async () => {
    await stores[0]!.transaction((tx) => writeDiscountCodes(tx, [{ ...FREE, maxUses: 1 }], 1));
    const cards = await Promise.all(Array.from({ length: 12 }, (_, at) => giftCard(1_000_000, `card-${at}`)));
    const shoppers = await readyShoppers(12, 'many', async (at) => cards[at]?.code ?? null);
    for (const shopper of shoppers) await shopper.enterCode('FREE');
    const agreements = await Promise.all(shoppers.map(async (one) => (await one.get()).agreement));
    const answers = await Promise.all(
      shoppers.map((shopper, at) => shopper.tryToComplete(agreements[at] ?? '')),
    );
    expect(statesOf(answers).get('completed')).toHaveLength(1);
    const uses = await stores[0]!.db.selectFrom('discount_code_uses').selectAll().execute();
    expect([uses.length, await orderCount()]).toEqual([1, 1]);
  });

  test('a gift card that two hundred checkouts share is never overspent', { timeout: 300_000 }, async () => {
    const store = stores[0]!;
    const terms = {
      amount: 500_000,
      currency: 'SEK',
      expiresAt: null,
      from: 'granted',
      reference: 'x',
    } as const;
    const card = await store.transaction((tx) => issueGiftCard(tx, { ...terms, key: 'shared', at: 1 }));
    const shoppers = await readyShoppers(40, 'many', async () => card?.code ?? null);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) => {
        const shopper = shoppers[at % shoppers.length]!;
        return insist(() => shopper.tryToComplete(shopper.agreement, `key-${at}`));
      }),
    );
    const placed = statesOf(answers).get('completed') ?? [];
    const orders = await orderCount();
    expect(placed.length).toBeGreaterThanOrEqual(orders);
    // 1 558.00 each: three fit into 5 000.00.
    expect([orders, await balanceOf(card?.cardId ?? '')]).toEqual([3, 500_000 - 3 * 155_800]);
    expect(await stockOf('many')).toBe(4997);
  });

  test('a file of prices that meets an order does not give its stock back', {
    timeout: 300_000,
  }, async () => {
    const [ordering, importing] = [stores[0]!, stores[1]!];
    let hasTaken = (): void => undefined;
    const taken = new Promise<void>((resolve) => (hasTaken = resolve));
    const order = ordering.transaction(async (tx) => {
      await moveStock(tx, [{ articleId: 'many', quantity: 3 }]);
      hasTaken();
      // Long enough for the import to read the article before this commits.
      await pause(500);
    });
    await taken;
    const change = { by: 'articleId', id: 'many', prices: { EUR: { list: 12_300 } } } as const;
    const [report] = await Promise.all([
      applyStock(importing, [change], { label: 'prices', source: null }),
      order,
    ]);
    expect([report.changed, await stockOf('many')]).toEqual([1, 4997]);
    await logStockMoves(ordering);
  });
});
