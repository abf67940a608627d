// npm run orders: a refund that failed is made due, and no other is; what an action does not take is wrong usage.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runOrders } from '#commands/orders/command.ts';
import { openStore } from '#store/open-store.ts';
import { insertRefund, refundsOfOrder, settleRefund } from '#store/order-refunds.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await DATABASES[0]!.make();
  const store = await openStore(database);
  await store.transaction(async (tx) => {
    for (const [refund_key, fault] of [
      ['failed', 'refused'],
      ['done', null],
    ] as const) {
      const refund = { refund_key, order_id: 'o1', payment_id: 'p1', amount: 1, next_at: 1 };
      await insertRefund(tx, refund);
      await settleRefund(tx, { ...refund, attempts: 0, fault: null }, fault, 1);
    }
  });
  await store.close();
});
afterEach(() => database.remove());

async function run(...argv: string[]) {
  let [out, err] = ['', ''];
  const output = { out: (text: string) => void (out += text), err: (text: string) => void (err += text) };
  const status = await runOrders(argv, { CAIRN_DATA_DIR: database.dataDir }, output);
  return { status, out, err };
}

test('one that failed is made due, one that is done is not', async () => {
  expect(await run('retry-refund', 'failed')).toMatchObject({ status: 0, out: 'failed is due now\n' });
  expect(await run('retry-refund', 'done')).toMatchObject({
    status: 1,
    err: 'there is no refund done that failed\n',
  });
  const store = await openStore(database);
  const [done, failed] = await refundsOfOrder(store.db, 'o1');
  await store.close();
  expect([done?.next_at, typeof failed?.next_at]).toEqual([null, 'number']);
});

test('it reports as JSON, and its key is needed', async () => {
  const { out } = await run('retry-refund', 'failed', '--json');
  expect(JSON.parse(out)).toEqual({ key: 'failed', retried: true });
  expect(await run('retry-refund')).toMatchObject({
    status: 2,
    err: expect.stringContaining('retry-refund: one KEY is needed') as string,
  });
});

test.each([
  [['pack', '1001', '--row', 'r1=1'], 'pack takes no --row'],
  [['deliver', '1001', '--row', 'r1=1'], 'deliver takes no --row'],
  [['refund', '1001', '--restock'], 'refund takes no --restock'],
  [['cancel', '1001', '--carrier', 'Post'], 'cancel takes no --carrier'],
  [['receive', '1001', '--tracking', '1'], 'receive takes no --tracking'],
  [['retry-refund', 'failed', '--key', 'k'], 'retry-refund takes no --key'],
  [['show', '1001', '--state', 'paid'], 'show takes no --state'],
  [['ship', '1001', '--limit', '1'], 'ship takes no --limit'],
  [['list', 'paid'], 'unexpected argument "paid"'],
  [['list', '--state', 'payed'], '--state: must be one of placed, paid, packed, shipped'],
  [
    ['send', '1001'],
    'one of list, show, pack, ship, deliver, cancel, receive, refund, retry-refund is needed',
  ],
])('%j is wrong usage', async (argv, message) => {
  const { status, out, err } = await run(...argv);
  expect([status, out]).toEqual([2, '']);
  expect(err).toContain(message);
});

test('the orders in one state are listed', async () => {
  const store = await openStore(database);
  const order = {
    session_hash: 's',
    customer: 'c',
    payment_id: null,
    market: 'sv-se',
    currency: 'SEK',
  } as const;
  for (const state of ['placed', 'paid', 'packed'] as const) {
    const ids = { order_id: state, number: state, checkout_id: state };
    await store.transaction((tx) =>
      tx
        .insertInto('orders')
        .values({ ...order, ...ids, state, placed_at: 1, doc: '{}' })
        .execute(),
    );
  }
  await store.close();
  expect((await run('list', '--state', 'paid')).out).toBe('paid  paid  sv-se  1970-01-01T00:00:00.001Z\n');
  expect((await run('list')).out.split('\n')).toHaveLength(4);
});
