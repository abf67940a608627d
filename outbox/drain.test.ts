import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TrackingEvent } from '#contract/events.ts';
import { retryDelay } from '#outbox/backoff.ts';
import { drain, type DrainOptions, type DeliveryOutcome } from '#outbox/drain.ts';
import { enqueueEvent, enqueueIntent } from '#outbox/enqueue.ts';
import type { OutboxStore } from '#outbox/entry.ts';
import { createMemoryStore } from '#outbox/memory-store.ts';
import type { OutboxResponse, OutboxRequest, Send } from '#outbox/request.ts';

const answer = (status: number, body: unknown = {}, retryAfterMs: number | null = null): OutboxResponse => ({
  status,
  body,
  retryAfterMs,
});

/** A server with a table of what it has done, keyed by id: the truth that every test looks at. */
function createServer() {
  const events: TrackingEvent[] = [];
  const intents: string[] = [];
  let version = 0;
  const accept: Send = async (request) => {
    if (request.path === '/v2/create-events') {
      const batch = JSON.parse(request.body ?? '[]') as TrackingEvent[];
      const results = batch.map((event) => {
        const isKnown = events.some(({ event_id }) => event_id === event.event_id);
        if (!isKnown) events.push(event);
        return { event_id: event.event_id, status: isKnown ? 'duplicate' : 'ok' };
      });
      return answer(200, { results });
    }
    const key = request.headers['idempotency-key'] ?? '';
    if (!intents.includes(key)) {
      intents.push(key);
      version += 1;
    }
    return answer(200, { cartId: 'c', version, orderRows: [], notices: [] });
  };
  return { events, intents, accept };
}

async function filled(events: number, intents: number): Promise<OutboxStore> {
  const store = createMemoryStore('g');
  const capture = { now: 0, market: 'sv-se', account: null };
  for (let i = 0; i < events; i += 1)
    await enqueueEvent(
      store,
      { type: 'click' },
      { ...capture, newId: `e${i}`, tenant: 'cairn', sessionId: 's', mayTrack: true },
    );
  for (let i = 0; i < intents; i += 1)
    await enqueueIntent(store, { kind: 'add', articleId: `a${i}`, quantity: 1 }, null, {
      ...capture,
      newId: `i${i}`,
      newCartKey: 'cart-key-of-this-device',
    });
  return store;
}

function run(store: OutboxStore, send: Send, over: Partial<DrainOptions> = {}) {
  const waits: number[] = [];
  const verdicts: DeliveryOutcome[] = [];
  const report = drain({
    store,
    send,
    account: null,
    now: () => 0,
    random: () => 0.999,
    wait: async (ms) => {
      waits.push(ms);
      return true;
    },
    shouldContinue: async () => true,
    onDelivery: (verdict) => verdicts.push(verdict),
    ...over,
  });
  return { report, waits, verdicts };
}

describe('sending', () => {
  test('events go in batches of 50, cart changes one by one in order with their keys', async () => {
    const server = createServer();
    const store = await filled(120, 3);
    const requests: OutboxRequest[] = [];
    const { report, verdicts } = run(store, (request) => {
      requests.push(request);
      return server.accept(request);
    });
    expect(await report).toMatchObject({ hasGivenUp: false });
    expect(server.intents).toEqual(['i0', 'i1', 'i2']);
    expect(server.events.map(({ event_id }) => event_id)).toEqual(
      Array.from({ length: 120 }, (_, i) => `e${i}`),
    );
    const batches = requests.filter(({ path }) => path === '/v2/create-events');
    expect(batches.map(({ body }) => (JSON.parse(body ?? '[]') as unknown[]).length)).toEqual([50, 50, 20]);
    expect(requests.find(({ path }) => path.startsWith('/api'))).toEqual({
      method: 'POST',
      path: '/api/cart/add?market=sv-se',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': 'i0',
        'cart-key': 'cart-key-of-this-device',
      },
      body: '{"size":{"articleId":"a0"},"quantity":1}',
    });
    expect(verdicts.filter(({ kind }) => kind === 'cart')).toHaveLength(3);
    expect((await store.cartState()).cachedCart?.cart.version).toBe(3);
  });

  test('the event of a change is sent with it, after the events had all gone', async () => {
    const server = createServer();
    const store = createMemoryStore('g');
    await enqueueIntent(store, { kind: 'clear' }, null, {
      now: 0,
      market: 'sv-se',
      account: null,
      newId: 'i',
      newCartKey: 'cart-key-of-this-device',
      tracking: { tenant: 'cairn', sessionId: 's', origin: 'https://shop.example' },
    });
    const body = { cartId: 'c', version: 1, orderRows: [], giftCardRows: [], notices: [] };
    const send: Send = async (request) =>
      request.path.startsWith('/v2/') ? server.accept(request) : answer(200, body);
    expect(await run(store, send).report).toMatchObject({ hasGivenUp: false });
    expect(server.events.map(({ event_id: id }) => id)).toEqual(['cart-i']);
  });

  test('a batch stays below 48 kB', async () => {
    const server = createServer();
    const store = createMemoryStore('g');
    for (let i = 0; i < 30; i += 1)
      await enqueueEvent(
        store,
        { type: 'click', detail: 'ö'.repeat(1000) },
        {
          now: 0,
          newId: `e${i}`,
          market: 'sv-se',
          account: null,
          tenant: 'cairn',
          sessionId: 's',
          mayTrack: true,
        },
      );
    const sizes: number[] = [];
    await run(store, (request) => {
      sizes.push(new TextEncoder().encode(request.body ?? '').length);
      return server.accept(request);
    }).report;
    expect(Math.max(...sizes)).toBeLessThanOrEqual(48_000);
    expect(server.events).toHaveLength(30);
  });
});

describe('responses without a final result', () => {
  test.each([
    ['no answer', null],
    ['408', answer(408)],
    ['425', answer(425)],
    ['429', answer(429)],
    ['500', answer(500)],
    ['503', answer(503)],
    ['a login page with 200', answer(200, undefined)],
    ['a login page with 403', answer(403, undefined)],
    ['a 404 of another API', answer(404, { error: 'Not Found', statusCode: 404 })],
  ])('after %s everything stays, ten tries a wake-up', async (_, given) => {
    const store = await filled(3, 2);
    let tries = 0;
    const { report, waits } = run(store, async ({ path }) => {
      if (path.startsWith('/api')) tries += 1;
      return given;
    });
    expect(await report).toMatchObject({ hasGivenUp: true });
    expect(tries).toBe(10);
    expect(Math.max(...waits)).toBeLessThanOrEqual(60_000);
    expect(await store.stats()).toMatchObject({ pendingCount: 5, deadLetterCount: 0 });
    expect((await store.all()).map(({ attempts }) => attempts)).toEqual([10, 10, 10, 10, 0]);
  });

  test('a response that names no event of the batch causes no endless loop', async () => {
    const store = await filled(1, 0);
    let tries = 0;
    const send: Send = async () => {
      tries += 1;
      return answer(200, { results: [] });
    };
    expect(await run(store, send).report).toMatchObject({ hasGivenUp: true });
    expect(tries).toBe(10);
  });

  test('the delay is jittered under a doubling limit, at most 60 s, and never shorter than Retry-After', () => {
    expect([1, 2, 3, 20].map((n) => retryDelay(n, null, 1))).toEqual([200, 400, 800, 60_000]);
    expect(retryDelay(5, null, 0)).toBe(0);
    expect(retryDelay(1, 7_000, 0.5)).toBe(7_000);
  });
});

describe('rejections', () => {
  test('a rejected change becomes a dead letter with its reason and does not block the rest', async () => {
    const server = createServer();
    const store = await filled(0, 3);
    const body = { error: { code: 'out_of_stock', message: 'sold out' } };
    const send: Send = async (request) =>
      request.headers['idempotency-key'] === 'i1' ? answer(400, body) : server.accept(request);
    expect(await run(store, send).report).toMatchObject({ hasGivenUp: false });
    expect(server.intents).toEqual(['i0', 'i2']);
    expect(await store.deadLetters()).toMatchObject([
      { entry: { id: 'i1' }, error: { code: 'out_of_stock', detail: 'sold out', status: 400 } },
    ]);
  });

  test('one invalid event does not affect its batch, whether it is rejected as a whole or by id', async () => {
    const server = createServer();
    const store = await filled(40, 0);
    const send: Send = async (request) => {
      if (request.body?.includes('"e17"') === true)
        return answer(400, { error: { code: 'bad_request', message: 'e17' } });
      const taken = await server.accept(request);
      const { results } = (taken as { body: unknown }).body as {
        results: { event_id: string; status: string }[];
      };
      for (const result of results) if (result.event_id === 'e30') result.status = 'rejected';
      return taken;
    };
    expect(await run(store, send).report).toMatchObject({ hasGivenUp: false });
    expect((await store.deadLetters()).map(({ entry }) => entry.id)).toEqual(['e17', 'e30']);
    expect(server.events).toHaveLength(39);
  });
});

test('a change that is taken back is not sent; one that is under way can’t be', async () => {
  const server = createServer();
  const content = await filled(0, 3);
  const store: OutboxStore = {
    ...content,
    // Taken back between reading it and sending it.
    beginSending: async (id) => {
      if (id === 'i1') expect(await content.cancel('i1')).toBe(true);
      return content.beginSending(id);
    },
  };
  const underWay: boolean[] = [];
  const { report } = run(store, async (request) => {
    underWay.push((await store.cancel(request.headers['idempotency-key'] ?? '')) === true);
    return server.accept(request);
  });
  expect((await report).hasGivenUp).toBe(false);
  expect(server.intents).toEqual(['i0', 'i2']);
  expect(underWay).toEqual([false, false]);
  expect(await store.all()).toEqual([]);
});

test('a store that keeps what was acknowledged slows the drain, and ends it', async () => {
  const store = await filled(3, 1);
  const server = createServer();
  let sent = 0;
  const { report, waits } = run(
    { ...store, settle: async () => ({ event: null, stayed: null }) },
    (request) => {
      sent += 1;
      return sent > 99 ? Promise.resolve(null) : server.accept(request);
    },
  );
  expect(await report).toMatchObject({ hasGivenUp: true });
  expect([sent, waits.length]).toEqual([22, 18]);
});

test('whatever the network does, and with two senders at once, each effect happens once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('ok', 'lost request', 'lost answer', '503', '429'), { maxLength: 60 }),
      fc.integer({ min: 0, max: 70 }),
      fc.integer({ min: 0, max: 8 }),
      async (faults, events, intents) => {
        const server = createServer();
        const store = await filled(events, intents);
        const send: Send = async (request) => {
          const fault = faults.pop() ?? 'ok';
          if (fault === 'lost request') return null;
          if (fault === '503' || fault === '429') return answer(Number(fault));
          const taken = await server.accept(request);
          return fault === 'lost answer' ? null : taken;
        };
        while ((await store.stats()).pendingCount > 0)
          await Promise.all([run(store, send).report, run(store, send).report]);
        expect(server.events.map(({ event_id }) => event_id)).toEqual(
          Array.from({ length: events }, (_, i) => `e${i}`),
        );
        expect(server.intents).toEqual(Array.from({ length: intents }, (_, i) => `i${i}`));
        expect((await store.stats()).deadLetterCount).toBe(0);
      },
    ),
    { numRuns: 150 },
  );
});
