// Payments that nobody makes: what they leave is charged to their address, and they go; those with money, or that may have some, stay.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Checkout } from '#contract/checkout.ts';
import { createTestProvider } from '#server/payments/test-provider.ts';
import { giftCardsById, issueGiftCard } from '#store/gift-cards.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { CHECKOUTS_DAYS, prunable, prune, rowCounts, UNPAID_DAYS } from '#store/retention.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { BUYER } from '#tests/fixtures/checkout-shopper.ts';
import { httpShopper } from '#tests/fixtures/http-shopper.ts';
import { BEHIND_ONE_PROXY, startTestShop, type TestShop } from '#tests/shop.ts';
import { smallArticle, smallCatalogue, smallProduct, smallVariant } from '#tests/small-catalogue.ts';

const DAY_MS = 24 * 3600 * 1000;
const GREEDY = '203.0.113.9';
const OTHER = '198.51.100.4';
const BURST_BYTES = 8_000_000;
const ROWS = 200;
/** An address may begin so many, however small they are. */
const MAX_AT_ONCE = 30;
const ARTICLES = Array.from({ length: ROWS }, (_, at) => smallArticle(`x${at}`, `${at}`, 50));
const CATALOGUE = smallCatalogue({ products: [smallProduct('p1', [smallVariant('p1-blue', ARTICLES)])] });

describe.each(DATABASES)('payments that nobody makes, on $name', { timeout: 240_000 }, ({ make }) => {
  let place: TestDatabase;
  let shop: TestShop;
  let store: Store;
  let now: number;
  beforeEach(async () => {
    now = Date.UTC(2026, 6, 1);
    place = await make();
    const variables = { ...BEHIND_ONE_PROXY, CAIRN_TEST_PAYMENTS: 'on' };
    shop = await startTestShop(place, CATALOGUE, undefined, variables, () => now);
    store = await openStore(place);
  });
  afterEach(async () => {
    await store.close();
    await shop.server.close();
    await place.remove();
  });

  async function storedBytes(): Promise<number> {
    const rows = await store.db.selectFrom('payments').select('doc').execute();
    return rows.reduce((sum, { doc }) => sum + Buffer.byteLength(doc), 0);
  }
  const statesOf = async () =>
    (await store.db.selectFrom('payments').select('state').execute()).map(({ state }) => state).toSorted();
  async function card(amount: number) {
    const terms = { amount, currency: 'SEK', expiresAt: null, from: 'granted', reference: 'test' } as const;
    const issued = await store.transaction((tx) => issueGiftCard(tx, { ...terms, key: 'card', at: 1 }));
    if (issued === null) throw new Error('no card');
    return issued;
  }

  test('an address begins them until what they leave is eight megabytes', async () => {
    const greedy = httpShopper(shop, GREEDY);
    for (const { articleId } of ARTICLES) expect((await greedy.add(articleId)).status).toBe(200);
    let refused: Response | undefined;
    for (let at = 0; at < MAX_AT_ONCE && refused === undefined; at += 1) {
      const body = { delivery: BUYER, methodId: 'standard', hasAcceptedTerms: true, giftMessage: `${at}` };
      const ready = await greedy.send('checkout/update', body);
      const answer = ready.status === 200 ? await greedy.complete((await ready.json()) as Checkout) : ready;
      if (answer.status !== 200) refused = answer;
    }
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await storedBytes()).toBeGreaterThan(BURST_BYTES / 4);
    expect(await storedBytes()).toBeLessThan(BURST_BYTES);
    const other = httpShopper(shop, OTHER);
    await other.add('x1');
    expect((await other.complete(await other.update())).status).toBe(200);
  });

  test('they go when it was known for a month, and gift cards have what they had', async () => {
    const { cardId, code } = await card(10_000);
    const books = async () => (await giftCardsById(store.db, [cardId])).get(cardId)!;
    const leaver = httpShopper(shop, GREEDY);
    await leaver.add('x1');
    await leaver.update();
    let ready = await leaver.payBy(code);
    for (const message of ['a', 'b', 'c']) {
      const begun = (await (await leaver.complete(ready)).json()) as Checkout;
      expect(begun.state).toBe('needs-buyer');
      expect((await books()).balance).toBe(0);
      ready = await leaver.update(message);
    }
    const buyer = httpShopper(shop, OTHER);
    await buyer.add('x2');
    await buyer.complete(await buyer.update());
    const { reference } = await store.db
      .selectFrom('payments')
      .select('reference')
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow();
    const provider = createTestProvider({ store, now: () => now, isOffered: async () => true });
    await provider.choose(reference ?? '', 'pay', '');
    await expect.poll(statesOf, { timeout: 30_000 }).toEqual(['ended', 'ended', 'ended', 'paid']);
    const before = await books();
    expect([before.balance, before.entries.length]).toEqual([10_000, 7]);

    expect(await prune(store, now + UNPAID_DAYS * DAY_MS)).toMatchObject({ payments: 0 });
    const later = now + UNPAID_DAYS * DAY_MS + 60_000;
    expect(await prunable(store, later)).toMatchObject({ payments: 3 });
    expect(await prune(store, later)).toMatchObject({ payments: 3 });
    expect(await statesOf()).toEqual(['paid']);
    expect(await store.db.selectFrom('test_payments').select('reference').execute()).toEqual([{ reference }]);
    expect(await books()).toEqual(before);
    // The checkout in which they were begun can go now, too.
    expect(await prune(store, later + (CHECKOUTS_DAYS + 8) * DAY_MS)).toMatchObject({ checkouts: 1 });
    expect(await rowCounts(store)).toMatchObject({ payments: 1, checkouts: 1 });
  });
});
