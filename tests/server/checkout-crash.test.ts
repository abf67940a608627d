// Kill -9 of the server at random moments while orders are placed and paid: each is there once, and all books agree.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Checkout } from '#contract/checkout.ts';
import { applyCatalogue } from '#server/store/catalogue.ts';
import { issueGiftCard, listGiftCards } from '#server/store/gift-cards.ts';
import { openStore } from '#server/store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { BUYER } from '#tests/fixtures/checkout-shopper.ts';
import { killProcess, type ServerProcess, startServerProcess } from '#tests/server-process.ts';
import { smallArticle, smallCatalogue, smallProduct, smallVariant } from '#tests/small-catalogue.ts';

const BUYERS = 4;
const STOCK = 100;
/** Of 1 499.00 and 59.00 for delivery, a card pays all or a part; the rest is paid at the provider. */
const CARD = 200_000;
const PART = 100_000;
const TOTAL = 155_800;

describe.each(DATABASES)('a server that is killed while orders are placed, on $name', ({ make }) => {
  let place: TestDatabase;
  let running: ServerProcess;
  const codes: string[] = [];
  beforeAll(async () => {
    place = await make();
    codes.length = 0;
    const store = await openStore(place);
    const products = [smallProduct('p1', [smallVariant('p1-blue', [smallArticle('a1', 'S', STOCK)])])];
    await applyCatalogue(store, smallCatalogue({ products }));
    for (let at = 0; at < BUYERS; at += 1) {
      const amount = at % 2 === 0 ? CARD : PART;
      const card = { currency: 'SEK', expiresAt: null, from: 'granted', reference: 'test', at: 1 } as const;
      const issued = await store.transaction((tx) =>
        issueGiftCard(tx, { ...card, amount, key: `card-${at}` }),
      );
      codes.push(issued?.code ?? '');
    }
    await store.close();
    running = await startServerProcess(place, { CAIRN_TEST_PAYMENTS: 'on' });
  }, 60_000);
  afterAll(async () => {
    await killProcess(running.child);
    await place.remove();
  });

  /** 503 says that nothing happened and to come again; a loaded machine may say so. */
  async function send(path: string, init: RequestInit): Promise<Response> {
    const response = await fetch(`${running.address}${path}`, init);
    if (response.status !== 503) return response;
    await pause(Number(response.headers.get('retry-after')) * 1000);
    return send(path, init);
  }
  /** Does it while the server is killed in the middle, and again once another one runs. */
  async function throughKill<T>(act: () => Promise<T>): Promise<T> {
    const dying = pause(Math.random() * 25).then(() => killProcess(running.child));
    const first = await act().then(
      () => true,
      () => false,
    );
    await dying;
    running = await startServerProcess(place, { CAIRN_TEST_PAYMENTS: 'on' });
    const again = await act();
    expect([true, false]).toContain(first);
    return again;
  }

  test('every order is there once, and stock, cards, payments and mails agree', {
    timeout: 240_000,
  }, async () => {
    const numbers: string[] = [];
    for (let at = 0; at < BUYERS; at += 1) {
      let cookie = '';
      const call = async (path: string, body?: object, key?: string) => {
        const headers: Record<string, string> = { cookie, 'content-type': 'application/json' };
        if (key !== undefined) headers['idempotency-key'] = key;
        const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
        const response = await send(`/api/${path}?market=sv-se`, { headers, ...init });
        cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
        if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
        return (await response.json()) as Checkout;
      };
      await call('cart/add', { size: { articleId: 'a1' } });
      await call('checkout/update', { delivery: BUYER, methodId: 'standard', hasAcceptedTerms: true });
      const { agreement } = await call('checkout/setGiftCard', { code: codes[at] });
      const complete = () => call('checkout/complete', { agreement }, `complete-${at}`);
      const completed = await throughKill(complete);
      const { paymentUrl } = completed;
      expect(completed.state).toBe(at % 2 === 0 ? 'completed' : 'needs-buyer');
      if (paymentUrl !== null)
        await throughKill(async () => {
          const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: running.address };
          const body = 'choice=pay';
          const init = { method: 'POST', headers, body, redirect: 'manual' } as const;
          await (await send(paymentUrl, init)).text();
        });
      const isPlaced = async () => (await call('checkout/')).orderNumber;
      await expect.poll(isPlaced, { timeout: 60_000, interval: 200 }).not.toBeNull();
      numbers.push((await isPlaced()) ?? '');
      expect(await complete()).toMatchObject({ state: 'completed', orderNumber: numbers.at(-1) });
    }
    const store = await openStore(place);
    const count = async (table: 'orders' | 'stock_reservations' | 'order_log') =>
      (await store.db.selectFrom(table).selectAll().execute()).length;
    expect([new Set(numbers).size, await count('orders'), await count('order_log')]).toEqual([
      BUYERS,
      BUYERS,
      BUYERS,
    ]);
    expect(await count('stock_reservations')).toBe(0);
    const { stock } = await store.db
      .selectFrom('articles')
      .select('stock')
      .where('article_id', '=', 'a1')
      .executeTakeFirstOrThrow();
    expect(stock).toBe(STOCK - BUYERS);
    const cards = await listGiftCards(store.db);
    const balances = cards.map(({ balance }) => balance).toSorted((a, b) => a - b);
    const half = Array.from({ length: BUYERS / 2 });
    expect(balances).toEqual([...half.map(() => 0), ...half.map(() => CARD - TOTAL)]);
    const payments = await store.db.selectFrom('payments').select(['state', 'amount']).execute();
    expect(payments).toEqual(half.map(() => ({ state: 'paid', amount: TOTAL - PART })));
    const mails = await store.db.selectFrom('mails').select('mail_id').where('kind', '=', 'order').execute();
    expect(mails).toHaveLength(BUYERS);
    await store.close();
  });
});
