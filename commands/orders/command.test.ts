// npm run orders -- retry-refund: a refund that failed is made due, and no other is.
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
