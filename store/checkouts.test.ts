// Checkouts in the database: the open one of a cart is found, however many others there are.
import { describe, expect, test } from 'vitest';
import { checkoutsOfCart, newCheckoutDocument, saveCheckout, type StoredCheckout } from '#store/checkouts.ts';
import type { Store } from '#store/open-store.ts';
import { DATABASES } from '#tests/databases.ts';
import { openStoreForEachTest } from '#tests/store-for-each-test.ts';

const AT = Date.UTC(2026, 10, 22);
const OPEN: StoredCheckout = {
  checkoutId: 'open',
  cartId: 'c1',
  sessionHash: 'h1',
  market: 'sv-se',
  state: 'open',
  version: 1,
  agreement: null,
  paymentId: null,
  updatedAt: AT,
  expiresAt: AT + 1_000,
  doc: newCheckoutDocument('SE'),
};

describe.each(DATABASES)('checkouts on $name', ({ make }) => {
  let store: Store;
  openStoreForEachTest(make, (opened) => (store = opened));

  test.each(['open', 'completing', 'needs-buyer'] as const)(
    'of a cart, the one that is %s comes before all that are over, and those by their last change',
    async (state) => {
      await store.transaction(async (tx) => {
        await saveCheckout(tx, { ...OPEN, state });
        for (let later = 1; later <= 30; later += 1)
          await saveCheckout(tx, {
            ...OPEN,
            checkoutId: `over-${later}`,
            state: later % 2 === 0 ? 'completed' : 'cancelled',
            updatedAt: AT + later,
          });
      });
      const found = await checkoutsOfCart(store.db, 'c1');
      expect(found.slice(0, 3).map(({ checkoutId }) => checkoutId)).toEqual(['open', 'over-30', 'over-29']);
    },
  );
});
