import { expect, test } from 'vitest';
import { browserEnvironment, openOutbox } from '#outbox/outbox.ts';
import { createDrain } from '#sw/background-sync.ts';

const CART = { cartId: 'c', version: 1, orderRows: [], notices: [] };
/**
 * Pauses between attempts pass at once; the renewal of the lease and the limits of storage never come due: the clock
 * stands still, so that nothing of a limit is over before it is set.
 */
const TIME = {
  now: () => 1_800_000_000_000,
  schedule: (ms: number, call: () => void) => {
    if (![2_000, 4_000, 10_000].includes(ms)) queueMicrotask(call);
    return () => undefined;
  },
};

test('a drain that could not send everything rejects, so that the browser tries again; a later one resolves', async () => {
  let isOnline = false;
  const keys = new Set<string | undefined>();
  const environment = {
    ...browserEnvironment('https://shop.example'),
    ...TIME,
    openCheckpointStorage: async () => null,
    openChannel: () => null,
    send: async ({ headers }: { headers: Readonly<Record<string, string>> }) => {
      keys.add(headers['idempotency-key']);
      return isOnline ? { status: 200, retryAfterMs: null, body: CART } : null;
    },
  };
  const page = await openOutbox(environment);
  await page.change({ kind: 'clear' }, 'sv-se', null);
  await expect(createDrain(environment)()).rejects.toThrow('could not be sent');
  expect((await page.store.stats()).pendingCount).toBe(1);
  expect(await page.store.readLease()).toBeNull();
  isOnline = true;
  await createDrain(environment)();
  expect((await page.store.stats()).pendingCount).toBe(0);
  expect(keys.size).toBe(1);
});

test('while a page holds the lease, what waits is not taken for sent', async () => {
  const environment = {
    ...browserEnvironment('https://shop.example'),
    ...TIME,
    openCheckpointStorage: async () => null,
    openChannel: () => null,
    send: async () => ({ status: 200, retryAfterMs: null, body: CART }),
  };
  const page = await openOutbox(environment);
  await page.change({ kind: 'clear' }, 'sv-se', null);
  await page.store.updateLease(() => ({ owner: 'page', until: TIME.now() + 5_000 }));
  await expect(createDrain(environment)()).rejects.toThrow('could not be sent');
  await page.store.updateLease(() => null);
  await createDrain(environment)();
  await page.store.updateLease(() => ({ owner: 'page', until: TIME.now() + 5_000 }));
  await createDrain(environment)();
  await page.store.updateLease(() => null);
});

test('with nothing to send a drain resolves', async () => {
  await createDrain({ ...browserEnvironment('https://shop.example'), openChannel: () => null })();
});

test('what a full disk keeps is sent once, however often the browser asks', async () => {
  const sent: unknown[] = [];
  const environment = {
    ...browserEnvironment('https://shop.example'),
    ...TIME,
    openCheckpointStorage: async () => null,
    openChannel: () => null,
    send: async (request: unknown) => {
      sent.push(request);
      return { status: 200, retryAfterMs: null, body: CART };
    },
  };
  const page = await openOutbox(environment);
  await page.change({ kind: 'clear' }, 'sv-se', null);
  const drain = createDrain({
    ...environment,
    openStore: async (newGeneration) => ({
      ...(await environment.openStore(newGeneration)),
      settle: () => Promise.reject(Object.assign(new Error('full'), { name: 'QuotaExceededError' })),
    }),
  });
  await drain();
  await drain();
  expect(sent.length).toBe(1);
  await page.wake(true);
  expect((await page.store.stats()).pendingCount).toBe(0);
});

test('a disk that does not respond is not taken for one without entries', async () => {
  const drain = createDrain({
    ...browserEnvironment('https://shop.example'),
    schedule: (ms, call) => {
      if (ms === 4_000) queueMicrotask(call);
      return () => undefined;
    },
    openStore: () => new Promise(() => {}),
    openChannel: () => null,
  });
  await expect(drain()).rejects.toThrow('could not be sent');
});
