// Rows of a cart that its market does not sell, on both databases.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { Market } from '#contract/market.ts';
import { applyCatalogue } from '#store/catalogue.ts';
import type { CartChange } from '#server/shop/cart-rules.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { checkoutShopper, startCheckouts, type TestCheckouts } from '#tests/fixtures/checkout-shopper.ts';
import { marketOf } from '#tests/fixtures/markets.ts';
import { smallCatalogue } from '#tests/small-catalogue.ts';

const SWEDEN = marketOf('sv-se');
const GERMANY = marketOf('de-de');

describe.each(DATABASES)('a cart on $name', ({ make }) => {
  let place: TestDatabase;
  let store: Store;
  let shop: TestCheckouts;
  beforeEach(async () => {
    place = await make();
    store = await openStore(place);
    await applyCatalogue(store, smallCatalogue());
    let clock = 1_000;
    shop = startCheckouts(store, () => (clock += 1));
  });
  afterEach(async () => {
    await shop.close();
    await store.close();
    await place.remove();
  });

  /** One shopper, who is in whichever market. */
  function visitor() {
    const { session } = checkoutShopper(shop);
    const inMarket = (market: Market) => checkoutShopper(shop, market, session);
    const change = (wanted: CartChange, market = SWEDEN) => inMarket(market).change(wanted);
    return {
      change,
      add: (articleId: string, quantity = 1, market = SWEDEN) =>
        change({ kind: 'add', articleId, quantity }, market),
      move: (market: Market) => change({ kind: 'setCountry' }, market),
      checkout: (market: Market) => inMarket(market),
      read: async (): Promise<Cart> => {
        const read = await shop.cart.read({ token: session, deviceToken: null }, undefined, SWEDEN);
        if (!read.ok) throw new Error(read.error.code);
        return read.value.cart;
      },
    };
  }
  const rowsOf = ({ orderRows, unsoldRows }: Cart) =>
    [orderRows, unsoldRows].map((rows) =>
      rows.map(({ orderRowId, quantity }) => `${orderRowId} ${quantity}`),
    );

  test('keeps what a market does not sell aside: counted in nothing, and back with the country', async () => {
    const { add, move, change, read } = visitor();
    await add('a4', 2);
    await add('a1');
    const before = await read();
    const there = await move(GERMANY);
    expect(rowsOf(there)).toEqual([['row-a1 1'], ['row-a4 2']]);
    expect(there).toMatchObject({ grandTotalValue: 189, unsoldRows: [{ product: { title: 'Shell p2' } }] });
    expect(await read()).toMatchObject({ grandTotalValue: 189, notices: [] });
    const more = await add('a1', 1, GERMANY);
    expect([rowsOf(more), more.notices]).toEqual([[['row-a1 2'], ['row-a4 2']], []]);
    const back = await move(SWEDEN);
    expect(rowsOf(back)).toEqual([['row-a4 2', 'row-a1 2'], []]);
    expect(back.notices).toMatchObject([{ kind: 'price-changed', articleId: 'a1' }]);
    await change({ kind: 'subtract', orderRowId: 'row-a1' });
    expect(await read()).toMatchObject({ grandTotalValue: before.grandTotalValue, notices: [] });
  });

  test('gives it up when it is taken out, or with everything', async () => {
    const { add, move, change } = visitor();
    await add('a4', 2);
    await move(GERMANY);
    const take = async (kind: 'subtract' | 'remove') =>
      rowsOf(await change({ kind, orderRowId: 'row-a4' }, GERMANY))[1];
    expect([await take('subtract'), await take('remove')]).toEqual([['row-a4 1'], []]);
    expect(rowsOf(await move(SWEDEN))).toEqual([[], []]);
    await add('a4');
    await move(GERMANY);
    expect(rowsOf(await change({ kind: 'clear' }, GERMANY))).toEqual([[], []]);
  });

  test('is ordered without it', async () => {
    const { add, move, checkout, read } = visitor();
    await add('a4');
    await add('a1');
    await move(GERMANY);
    const there = checkout(GERMANY);
    const { rows, totals, issues } = await there.fillIn();
    expect([rows.length, totals.totalValue]).toEqual([1, (await read()).grandTotalValue]);
    expect(issues.filter(({ field }) => field === 'rows')).toEqual([]);
  });
});
