// Checkouts that nobody goes on with, on both databases: what was typed goes, whatever is stored in another.
import { describe, expect, test } from 'vitest';
import type { Store } from '#store/open-store.ts';
import { DATABASES } from '#tests/databases.ts';
import { BUYER, checkoutShopper, type TestCheckouts } from '#tests/fixtures/checkout-shopper.ts';
import { startCheckoutsForEachTest } from '#tests/fixtures/checkouts-for-each-test.ts';

const DAY_MS = 24 * 3600_000;

describe.each(DATABASES)('checkouts that expire on $name', ({ make }) => {
  let store: Store;
  let shop: TestCheckouts;
  const clock = startCheckoutsForEachTest(make, (started, opened) => {
    [shop, store] = [started, opened];
  });

  async function readyShopper() {
    const shopper = checkoutShopper(shop);
    await shopper.add('a1');
    await shopper.fillIn();
    return shopper;
  }
  const rows = () =>
    store.db
      .selectFrom('checkouts')
      .select(['checkout_id', 'state', 'version', 'doc'])
      .orderBy('updated_at')
      .execute();

  test('one in which nothing happens expires, and what was typed with it', async () => {
    const shopper = await readyShopper();
    const [before] = await rows();
    clock.now += 6 * DAY_MS;
    await shop.checkout.expire();
    expect(await rows()).toEqual([before]);
    clock.now += 2 * DAY_MS;
    await shop.checkout.expire();
    const [row] = await rows();
    expect([row?.state, row?.version]).toEqual(['expired', (before?.version ?? 0) + 1]);
    expect(row?.doc).not.toContain('Berg');
    expect(await shopper.get()).toMatchObject({ state: 'incomplete' });
  });

  test('one that can’t be read expires as well, and no other waits for it', async () => {
    await readyShopper();
    await readyShopper();
    const [broken] = await rows();
    await store.transaction((tx) =>
      tx
        .updateTable('checkouts')
        .set({ doc: '{"delivery":"Berg"}' })
        .where('checkout_id', '=', broken?.checkout_id ?? '')
        .execute(),
    );
    clock.now += 8 * DAY_MS;
    await shop.checkout.expire();
    const after = await rows();
    expect(after.map(({ state }) => state)).toEqual(['expired', 'expired']);
    expect(JSON.stringify(after)).not.toContain('Berg');
  });

  test('what grows in capitals is stored as it was typed, and read again', async () => {
    const shopper = await readyShopper();
    const zip = 'ß'.repeat(11);
    // Ireland's codes have a pattern, of the Emirates' nothing is known.
    for (const typed of [{ country: 'ßß' }, { zip, country: 'IE' }, { zip, country: 'AE' }, { zip }]) {
      await shopper.update({ delivery: { ...BUYER, ...typed } });
      expect(await shopper.get()).toMatchObject({ delivery: typed });
    }
  });
});
