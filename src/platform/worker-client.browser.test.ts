// The page's client of the real worker: what a listener of the worker throws, and a worker that can't start.
import { beforeEach, expect, test, vi } from 'vitest';
import { createWorkerClient } from '#src/platform/worker-client.ts';
import { emptyDevice } from '#tests/fixtures/emptied-device.ts';
import { marketOf } from '#tests/fixtures/markets.ts';
import { OPTIMISTIC_ROW } from '#tests/fixtures/optimistic-row.ts';
import { recordWorkers } from '#tests/fixtures/recorded-workers.ts';

const MARKET = 'sv-se';
const workers = recordWorkers();

beforeEach(emptyDevice);

/** What was reported since the last call. */
function reported(): unknown[][] {
  const spy = vi.spyOn(console, 'error');
  const calls = [...spy.mock.calls];
  spy.mockClear();
  return calls;
}

const startClient = () =>
  createWorkerClient(
    { market: marketOf(MARKET), merchant: 'cairn', origin: 'https://shop.invalid', isMetered: true },
    () => undefined,
    () => undefined,
  );
const throwIn = (worker: Worker | undefined, message: string) =>
  worker?.dispatchEvent(new ErrorEvent('error', { message }));

test('a worker that works goes on after an uncaught error, which is reported: what it holds in memory stays', async () => {
  const cart = startClient().client('cart');
  expect(await cart.add(MARKET, 'a1', OPTIMISTIC_ROW)).toMatchObject({ ok: true });
  throwIn(workers[0], 'Uncaught TypeError: of a listener');
  expect(await cart.read(MARKET)).toMatchObject({ ok: true, value: { pendingCount: 1 } });
  expect(workers).toHaveLength(1);
  expect(reported()).toEqual([['[worker]', new Error('worker: Uncaught TypeError: of a listener')]]);
});

test('one that fails to load ends: a read starts another, a change says that it was not made', async () => {
  const client = startClient();
  const read = client.client('cart').read(MARKET);
  throwIn(workers[0], '');
  expect(await read).toMatchObject({ ok: true });
  expect(workers).toHaveLength(2);

  const other = startClient();
  const add = other.client('cart').add(MARKET, 'a1', OPTIMISTIC_ROW);
  throwIn(workers[2], '');
  expect(await add).toMatchObject({ ok: false, error: { code: 'internal' } });
  expect(reported()).toEqual([['[worker-client]', new Error('worker: failed to load')]]);
});
