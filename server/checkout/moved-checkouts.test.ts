// Checkouts whose cart is moved to a market of another currency while a page of it is open, or whose market is replaced, on both databases.
import { describe, expect, test } from 'vitest';
import type { Store } from '#store/open-store.ts';
import { DATABASES } from '#tests/databases.ts';
import { checkoutShopper, GIFT_CARD, type TestCheckouts } from '#tests/fixtures/checkout-shopper.ts';
import { startCheckoutsForEachTest } from '#tests/fixtures/checkouts-for-each-test.ts';
import { marketOf } from '#tests/fixtures/markets.ts';

describe.each(DATABASES)('a checkout that is moved on $name', ({ make }) => {
  let store: Store;
  let shop: TestCheckouts;
  startCheckoutsForEachTest(make, (started, opened) => {
    [shop, store] = [started, opened];
  });

  test('tells what has changed without amounts of the currency before, nor later those of the currency after', async () => {
    const inSweden = checkoutShopper(shop, marketOf('sv-se'));
    await inSweden.add('a1');
    const seen = await inSweden.fillIn();
    const inGermany = checkoutShopper(shop, marketOf('de-de'), inSweden.session);
    await inGermany.change({ kind: 'setCountry' });
    const stopped = await inSweden.complete(seen.agreement);
    expect([seen.currency, stopped.currency]).toEqual(['SEK', 'EUR']);
    const told = { kind: 'total-changed', subject: '', before: null, after: stopped.totals.totalValue };
    expect(stopped.changes).toEqual([told]);
    expect((await inGermany.get()).changes).toEqual([told]);
    await inSweden.change({ kind: 'setCountry' });
    expect(await inSweden.get()).toMatchObject({ currency: 'SEK', changes: [] });
  });

  test('has the gift cards that were bought in it when another market has taken the place of its own', async () => {
    const market = marketOf('en-as');
    const shopper = checkoutShopper(shop, market);
    await shopper.change({ kind: 'addGiftCard', card: { ...GIFT_CARD, amount: 5_000 } });
    await store.transaction((tx) => tx.updateTable('carts').set({ market: 'en-tw' }).execute());
    const read = await shop.cart.read({ token: shopper.session, deviceToken: null }, undefined, market);
    expect(read).toMatchObject({ ok: true, value: { cart: { giftCardRows: [{ orderRowId: 'gift-1' }] } } });
    expect(await shopper.get()).toMatchObject({ market: 'en-as', giftCardRows: [{ orderRowId: 'gift-1' }] });
  });
});
