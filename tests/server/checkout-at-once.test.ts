// Many checkouts at once, over two processes of the shop on one database: nothing is sold, used, spent or told twice.
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Checkout } from '#contract/checkout.ts';
import type { EventsAck } from '#contract/events.ts';
import { applyCatalogue } from '#store/catalogue.ts';
import { writeDiscountCodes } from '#store/discount-codes.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { logStockMoves, moveStock } from '#store/reservations.ts';
import { applyStock } from '#store/stock.ts';
import { DATABASES, type TestDatabase, temporaryFolder } from '#tests/databases.ts';
import { BUYER, HALF, storeHelpers } from '#tests/fixtures/checkout-shopper.ts';
import { type ServerProcess, startServerProcess } from '#tests/server-process.ts';
import { smallArticle, smallCatalogue, smallProduct, smallVariant } from '#tests/small-catalogue.ts';

const FREE = { ...HALF, code: 'FREE', effect: { kind: 'percent', basisPoints: 10_000 } } as const;
/** 1 499.00 and delivery for 59.00, in öre. */
const PRICE = 155_800;

describe.each(DATABASES)('checkouts at once in two processes on $name', { timeout: 300_000 }, ({ make }) => {
  let place: TestDatabase;
  let store: Store;
  let nodes: ServerProcess[] = [];
  const folders: string[] = [];
  const said: string[] = [];
  beforeAll(async () => {
    place = await make();
    store = await openStore(place);
    const articles = [smallArticle('last', 'S', 1), smallArticle('many', 'M', 5000)];
    const products = [smallProduct('p1', [smallVariant('p1-blue', articles)])];
    await applyCatalogue(store, smallCatalogue({ products }));
    // SQLite is a file of the data folder, so nodes share that; beside PostgreSQL each has its own.
    if (place.databaseUrl !== undefined) folders.push(temporaryFolder(), temporaryFolder());
    const dirs = folders.length > 0 ? folders : [place.dataDir, place.dataDir];
    const { databaseUrl } = place;
    nodes = await Promise.all(
      dirs.map((dataDir) => startServerProcess({ dataDir, databaseUrl }, { LOG_LEVEL: 'error' })),
    );
    for (const { child } of nodes)
      child.stdout?.on('data', (chunk: Buffer) => said.push(...chunk.toString().split('\n')));
  }, 120_000);
  afterAll(async () => {
    const ended = nodes.map(({ child }) => once(child, 'exit'));
    for (const { child } of nodes) child.kill('SIGTERM');
    await Promise.all(ended);
    await store.close();
    for (const dataDir of folders) rmSync(dataDir, { recursive: true, force: true });
    await place.remove();
    // What found the store busy is done by its next turn.
    const faults = said.filter((line) => line.includes('"level":"error"') && !/StoreBusy/.test(line));
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });

  const nodeOf = (at: number) => nodes[at % nodes.length]!.address;
  const { stockOf, orderCount, giftCard, balanceOf } = storeHelpers(() => store);
  const cardsOf = (count: number, what: string) =>
    Promise.all(Array.from({ length: count }, (_, at) => giftCard(1_000_000, `${what}-${at}`)));
  const mailCount = async () =>
    (await store.db.selectFrom('mails').select('mail_id').where('kind', '=', 'order').execute()).length;

  /** A browser, which a balancer sends to either node. `home`: the one for its first steps. */
  function shopper(home: number) {
    let cookie = '';
    const call = async (path: string, body?: object, key?: string, at = home): Promise<Checkout> => {
      const url = `${nodeOf(at)}/api/${path}${path.includes('?') ? '&' : '?'}market=sv-se`;
      const headers = {
        cookie,
        'x-cairn': '1',
        'content-type': 'application/json',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      };
      const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
      const response = await fetch(url, { headers, ...init }).catch((error: unknown) => {
        // Hundreds of connections at once may wait too long; the key makes the call the same one.
        if (key === undefined) throw error;
        return null;
      });
      if (response === null) return call(path, body, key, at);
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      if (response.status === 200) return (await response.json()) as Checkout;
      const reason = await response.text();
      if (response.status !== 503) throw new Error(`${path}: ${response.status} ${reason}`);
      // It says that nothing has happened: as a client does that is told to come again.
      await pause(20);
      return call(path, body, key, at);
    };
    return { call };
  }
  /** Ready to be completed, with nothing left to pay, each with an address of their own. */
  async function readyShoppers(
    articleId: string,
    cards: readonly { readonly code: string }[],
    discountCode?: string,
  ) {
    return Promise.all(
      cards.map(async ({ code }, at) => {
        const { call } = shopper(at);
        await call('cart/add', { size: { articleId } });
        if (discountCode !== undefined) await call(`products/discountCode?discountCode=${discountCode}`, {});
        const delivery = { ...BUYER, email: `${articleId}${at}@example.com` };
        await call('checkout/update', { delivery, methodId: 'standard', hasAcceptedTerms: true });
        const { agreement } = await call('checkout/setGiftCard', { code });
        const complete = (key: string, node: number) => call('checkout/complete', { agreement }, key, node);
        return { call, complete };
      }),
    );
  }
  const statesOf = (answers: readonly Checkout[]) => Map.groupBy(answers, ({ state }) => state);

  test('500 completions of 25 shoppers sell the last piece once', async () => {
    const [orders, mails] = [await orderCount(), await mailCount()];
    const cards = await cardsOf(25, 'last');
    const shoppers = await readyShoppers('last', cards);
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, at) => shoppers[at % shoppers.length]!.complete(`key-${at}`, at)),
    );
    expect([...statesOf(answers).keys()].toSorted()).toEqual(['completed', 'incomplete']);
    expect([(await orderCount()) - orders, (await mailCount()) - mails, await stockOf('last')]).toEqual([
      1, 1, 0,
    ]);
    const balances = await Promise.all(cards.map(({ cardId }) => balanceOf(cardId)));
    expect(balances.filter((balance) => balance !== 1_000_000)).toEqual([1_000_000 - PRICE]);
    expect(await store.db.selectFrom('stock_reservations').selectAll().execute()).toEqual([]);
  });

  test('one key sent fifty times to both is one order, one mail and one purchase', async () => {
    const [orders, mails, stock] = [await orderCount(), await mailCount(), await stockOf('many')];
    const [card] = await cardsOf(1, 'once');
    const [one] = await readyShoppers('many', [card!]);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => one!.complete('the-same', at)));
    const numbers = [...new Set(answers.map(({ orderNumber }) => orderNumber))];
    expect(numbers).toEqual([expect.stringMatching(/^[A-Z0-9]{10}$/)]);
    expect([
      await orderCount(),
      await mailCount(),
      await stockOf('many'),
      await balanceOf(card!.cardId),
    ]).toEqual([orders + 1, mails + 1, stock! - 1, 1_000_000 - PRICE]);

    const purchase = {
      event_id: `purchase-${numbers[0]}`,
      tenant: 'cairn',
      market: 'sv-se',
      type: 'purchase',
      session_id: 's1',
      transaction_id: numbers[0],
      currency: 'SEK',
      items: [{ item_id: 'p1', price: 1499, quantity: 1 }],
    };
    const told = await Promise.all(
      Array.from({ length: 50 }, async (_, at) => {
        const body = JSON.stringify([purchase]);
        const headers = { 'content-type': 'application/json' };
        const response = await fetch(`${nodeOf(at)}/v2/create-events`, { method: 'POST', headers, body });
        return ((await response.json()) as EventsAck).results[0]?.status;
      }),
    );
    expect([told.filter((status) => status === 'ok').length, new Set(told).size]).toEqual([1, 2]);
    const stored = store.db.selectFrom('events').selectAll().where('event_id', '=', purchase.event_id);
    expect(await stored.execute()).toHaveLength(1);
  });

  test('a code that may be used once is used once', async () => {
    const orders = await orderCount();
    await store.transaction((tx) => writeDiscountCodes(tx, [{ ...FREE, maxUses: 1 }], 1));
    const shoppers = await readyShoppers('many', await cardsOf(12, 'code'), 'FREE');
    const answers = await Promise.all(shoppers.map(({ complete }, at) => complete('code', at)));
    expect(statesOf(answers).get('completed')).toHaveLength(1);
    const uses = await store.db.selectFrom('discount_code_uses').selectAll().execute();
    expect([uses.length, (await orderCount()) - orders]).toEqual([1, 1]);
  });

  test('a gift card that two hundred completions share is never overspent', async () => {
    const [orders, stock] = [await orderCount(), await stockOf('many')];
    const card = await giftCard(500_000, 'shared');
    const shoppers = await readyShoppers(
      'many',
      Array.from({ length: 20 }, () => card),
    );
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) => shoppers[at % shoppers.length]!.complete(`card-${at}`, at)),
    );
    const placed = statesOf(answers).get('completed') ?? [];
    // Three fit into 5 000.00.
    expect(new Set(placed.map(({ orderNumber }) => orderNumber)).size).toBe(3);
    expect([await orderCount(), await balanceOf(card.cardId), await stockOf('many')]).toEqual([
      orders + 3,
      500_000 - 3 * PRICE,
      stock! - 3,
    ]);
  });

  test('a file of prices that meets an order does not give its stock back', async () => {
    const importing = await openStore(place);
    const stock = await stockOf('many');
    let hasTaken = (): void => undefined;
    const taken = new Promise<void>((resolve) => (hasTaken = resolve));
    const order = store.transaction(async (tx) => {
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
    expect([report.changed, await stockOf('many')]).toEqual([1, stock! - 3]);
    await logStockMoves(store);
    await importing.close();
  });
});
