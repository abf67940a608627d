// A bag, and what is added to it, where the prices of one are in another currency than those of the page's market.
import { beforeEach, expect, test } from 'vitest';
import type { CartNotice } from '#contract/cart.ts';
import type { CartEntry } from '#outbox/outbox.ts';
import { marketOf } from '#tests/fixtures/markets.ts';
import { OPTIMISTIC_ROW } from '#tests/fixtures/optimistic-row.ts';
import { emptyCart } from '#tests/fixtures/outbox-content.ts';
import { closeWorkers, settle, START, startWorker } from '#tests/fixtures/worker-over-channel.ts';
import { type ShopBrowser, useWorkerShop, type WorkerShop } from '#tests/fixtures/worker-shop.ts';
import { cartViewWithPending } from '#worker/shop/cart-view.ts';

let shop: WorkerShop;
let browser: ShopBrowser;
/** What was sent to add articles, in order. */
let additions: unknown[];
useWorkerShop((opened) => {
  ({ shop, browser } = opened);
});
beforeEach(() => {
  additions = [];
});

function startIn(code: string) {
  // Those of this test: workers of an earlier one may still send.
  const [{ fetch }, sent] = [browser, additions];
  const network: Pick<ShopBrowser, 'fetch'> = {
    fetch(input, init) {
      if (new URL(input).pathname === '/api/cart/add') sent.push(JSON.parse(init.body as string));
      return fetch(input, init);
    },
  };
  return startWorker(network, {}, { ...START, origin: shop.origin, market: marketOf(code) });
}

/** A page of a market in euros, over a bag in kronor that holds one `a1`. */
async function startOverSwedishBag() {
  const swedish = await startIn('sv-se');
  await swedish.api.cart.add('s1', 'sv-se', 'a1', OPTIMISTIC_ROW);
  await swedish.until('cart', ({ cart }) => cart.count === 1 && cart.pendingCount === 0);
  await swedish.api.cart.acknowledge('s2', 'sv-se');
  await settle();
  closeWorkers();
  expect(additions).toMatchObject([{ expectedPrice: OPTIMISTIC_ROW.listMinor / 100 }]);
  const worker = await startIn('en-eu');
  const { cart } = await worker.until('cart', ({ cart: one }) => one.count === 1);
  const row = cart.rows[0] ?? expect.unreachable();
  expect([cart.currency, row.currency]).toEqual(['SEK', 'SEK']);
  return { ...worker, row, kronor: (row.reducedMinor ?? row.listMinor) / 100 };
}

test('one more of what is shown in kronor is added in a market in euros without a price that nobody saw', async () => {
  const { api, until, row, kronor } = await startOverSwedishBag();
  await api.cart.add('e1', 'en-eu', 'a1', row);
  const { cart } = await until('cart', (one) => one.cart.count === 2 && one.cart.pendingCount === 0);
  expect(cart).toMatchObject({ currency: 'EUR', rows: [{ currency: 'EUR' }] });
  expect(cart.notices).toMatchObject([{ kind: 'price-changed', before: kronor, beforeCurrency: 'SEK' }]);
  expect(additions.at(-1)).toEqual({ size: { articleId: 'a1' }, quantity: 1 });
});

test('a row that is put back in a market in euros is put back without its price in kronor', async () => {
  const { api, until, row } = await startOverSwedishBag();
  await api.cart.remove('e1', 'en-eu', row.rowId);
  await until('cart', ({ cart }) => cart.count === 0 && cart.pendingCount === 0);
  await api.cart.restore('e2', 'en-eu', row, null);
  await until('cart', ({ cart }) => cart.count === 1 && cart.pendingCount === 0);
  expect(additions.at(-1)).toEqual({ size: { articleId: 'a1' }, quantity: 1 });
});

test('what is added in euros to a bag in kronor waits with its own currency, and is summed with nothing', async () => {
  const { api } = await startOverSwedishBag();
  shop.isOffline = true;
  const inEuros = { ...OPTIMISTIC_ROW, currency: 'EUR', listMinor: 19_900 } as const;
  expect(await api.cart.add('e1', 'en-eu', 'a2', inEuros)).toMatchObject({
    value: {
      currency: 'SEK',
      goodsMinor: null,
      rows: [
        { articleId: 'a1', currency: 'SEK' },
        { articleId: 'a2', currency: 'EUR', listMinor: 19_900 },
      ],
    },
  });
});

test('what is added is tracked with the currency in which it was seen', async () => {
  const { api, pass, row, kronor } = await startOverSwedishBag();
  await api.cart.add('e1', 'en-eu', 'a1', row);
  const told = { type: 'add_to_cart', entity_price: kronor, currency: 'SEK' };
  await expect
    .poll(async () => (await pass(1_000), shop.events()))
    .toContainEqual(expect.objectContaining(told));
});

/** An empty cart in kronor, with what was seen when the articles were added. */
function viewOf(
  seen: readonly object[],
  facts: Parameters<typeof emptyCart>[0] = {},
  notices: readonly CartNotice[] = [],
) {
  const cached = { cart: emptyCart(facts), notices, acknowledged: [], at: 1 };
  const pending = seen.map((row, at): CartEntry => {
    const id = `i${at}`;
    const change = { kind: 'add', articleId: `a${at}`, quantity: 2 } as const;
    const intent = { intentId: id, market: 'en-eu', change };
    const waiting = { id, seq: at, since: 0, attempts: 0, account: null, size: 0 };
    return { ...waiting, kind: 'cart', seen: row, intent };
  });
  return cartViewWithPending(cached, pending, marketOf('en-eu'));
}

test('a cart that holds nothing in its own currency is shown and summed in that of what was added', () => {
  const inEuros = { ...OPTIMISTIC_ROW, currency: 'EUR', listMinor: 19_900 };
  expect(viewOf([])).toMatchObject({ currency: 'SEK', goodsMinor: 0 });
  expect(viewOf([inEuros, inEuros])).toMatchObject({ currency: 'EUR', goodsMinor: 79_600 });
  expect(viewOf([inEuros, OPTIMISTIC_ROW])).toMatchObject({ currency: 'SEK', goodsMinor: null });
  // What the server said of a code is an amount in kronor.
  const code = { code: 'TEN', savedValue: 0, refusal: null, missingValue: 500, instead: [] };
  expect(viewOf([inEuros], { discountCodes: [code] })).toMatchObject({ currency: 'SEK', goodsMinor: null });
  // As is the price that a notice tells.
  const notice = { articleId: 'a9', title: 'Shell', before: 1499, after: 1399 };
  expect(viewOf([inEuros], {}, [{ kind: 'price-changed', ...notice }])).toMatchObject({ currency: 'SEK' });
  expect(viewOf([inEuros], {}, [{ kind: 'quantity-clamped', ...notice }])).toMatchObject({ currency: 'EUR' });
});

test('what an earlier version stored without a currency is in that of the page’s market', () => {
  const { currency: _later, ...seen } = OPTIMISTIC_ROW;
  expect(viewOf([seen]).rows).toMatchObject([{ currency: 'EUR' }]);
});
