import { describe, expect, test } from 'vitest';
import { requestPathOf } from '#contract/call.ts';
import { shopError } from '#contract/errors.ts';
import { retryDelay } from '#worker/http/retry.ts';
import { createHttpClient, type HttpEnvironment } from '#worker/http/request.ts';

const NOW = Date.UTC(2026, 0, 1);

/** A network that answers each request with the next of the given answers; `later` passes at once unless told. */
function network(answers: (Response | 'cut')[], over: Partial<HttpEnvironment> = {}) {
  const asked: { address: string; init: RequestInit }[] = [];
  const waits: number[] = [];
  const reach: boolean[] = [];
  const answerTimes: number[] = [];
  let ids = 0;
  const http = createHttpClient({
    origin: 'https://shop.example',
    fetch: async (address, init) => {
      asked.push({ address, init });
      const answer = answers.shift() ?? 'cut';
      if (answer === 'cut') throw new TypeError('Failed to fetch');
      return answer;
    },
    now: () => NOW,
    random: () => 0,
    newId: () => `key-${(ids += 1)}`,
    cartKey: async () => 'cart-key-of-this-device',
    schedule: (ms, call) => {
      if (ms === 60_000 || ms === 15_000) return () => undefined;
      waits.push(ms);
      queueMicrotask(call);
      return () => undefined;
    },
    onNetworkStatus: (isOnline) => reach.push(isOnline),
    onAnswer: (afterMs) => answerTimes.push(afterMs),
    ...over,
  });
  return { http, asked, waits, reach, answerTimes };
}
const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init);
const refused = (status: number, headers: Record<string, string> = {}) =>
  json({ error: { code: 'internal', message: 'x' } }, { status, headers });
const bootstrap = { query: { market: 'sv-se' } };

test('a call is built from its row of the table', async () => {
  const { http, asked } = network([json({ displays: [] })]);
  const body = { merchant: 'cairn', market: 'sv-se' };
  await http.call('listingExternalProducts', { params: { id: 'a b' }, body });
  expect(asked[0]).toMatchObject({
    address: 'https://shop.example/v3/listings/external_id/a%20b/products',
    init: { method: 'POST', body: JSON.stringify(body) },
  });
  expect(requestPathOf('/x', {}, { market: 'sv-se', cartId: undefined, id: ['a', 'b'] })).toBe(
    '/x?market=sv-se&id=a&id=b',
  );
});

describe('tries', () => {
  test.each([400, 401, 403, 404, 429])('%i is final', async (status) => {
    const { http, asked } = network([refused(status), json({})]);
    expect(await http.call('bootstrapInit', bootstrap)).toMatchObject({ ok: false, error: { status } });
    expect(asked).toHaveLength(1);
  });

  test('NE-02e NE-02f NE-02g NE-02h other failures come again, ten tries in all, with growing waits from 100 ms to 60 s', async () => {
    const { http, asked, waits } = network(Array.from({ length: 12 }, () => refused(500)));
    expect(await http.call('bootstrapInit', bootstrap)).toMatchObject({ ok: false, error: { status: 500 } });
    expect(asked).toHaveLength(10);
    expect(waits).toEqual([100, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600]);
    expect(retryDelay(shopError('internal', { status: 500 }), 9, 0.999)).toBe(60_000);
  });

  test('a server that asks for time gets it', async () => {
    const { http, waits } = network([refused(503, { 'retry-after': '2' }), json({ epoch: 'e' })]);
    expect((await http.call('bootstrapInit', bootstrap)).ok).toBe(true);
    expect(waits).toEqual([2000]);
    const later = new Date(NOW + 3000).toUTCString();
    const dated = network([refused(503, { 'retry-after': later }), json({ epoch: 'e' })]);
    expect((await dated.http.call('bootstrapInit', bootstrap)).ok).toBe(true);
    expect(dated.waits).toEqual([3000]);
  });

  test('without a network the device is asked soon: three tries, or one where something else can answer', async () => {
    const long = network([]);
    expect(await long.http.call('bootstrapInit', bootstrap)).toMatchObject({ error: { code: 'offline' } });
    expect(long.asked).toHaveLength(3);
    expect(long.reach).toEqual([false, false, false]);
    const short = network([]);
    await short.http.call('bootstrapInit', bootstrap, { isSingleAttempt: true });
    expect(short.asked).toHaveLength(1);
  });
});

describe('a line that died without a word', () => {
  /** The first attempts never answer; `pass` ends every wait of so many ms. */
  function silent(attempts: number) {
    const waits: { ms: number; call: () => void }[] = [];
    let sent = 0;
    const made = network([], {
      fetch: (_, init) => {
        sent += 1;
        if (sent > attempts) return Promise.resolve(json({ epoch: 'e' }));
        return new Promise((_resolve, reject) => {
          init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
        });
      },
      schedule: (ms, call) => {
        const entry = { ms, call };
        if (ms < 15_000) queueMicrotask(call);
        else waits.push(entry);
        return () => {
          if (waits.includes(entry)) waits.splice(waits.indexOf(entry), 1);
        };
      },
    });
    const pass = async (ms: number) => {
      await new Promise((resolve) => setTimeout(resolve));
      for (const wait of waits.filter((one) => one.ms === ms)) wait.call();
    };
    return { ...made, pass, waits, sent: () => sent };
  }

  test('another attempt is made after 15 s, and nothing is left waiting', async () => {
    const line = silent(1);
    const answer = line.http.call('bootstrapInit', bootstrap);
    await line.pass(15_000);
    expect(await answer).toMatchObject({ ok: true });
    expect(line.sent()).toBe(2);
    expect(line.waits).toEqual([]);
  });

  test('three attempts are made, or one where something else can answer', async () => {
    const line = silent(9);
    const answer = line.http.call('bootstrapInit', bootstrap);
    for (let attempts = 0; attempts < 3; attempts += 1) await line.pass(15_000);
    expect(await answer).toMatchObject({ error: { code: 'timeout' } });
    expect(line.sent()).toBe(3);
    const short = silent(9);
    const only = short.http.call('bootstrapInit', bootstrap, { isSingleAttempt: true });
    await short.pass(15_000);
    expect(await only).toMatchObject({ error: { code: 'timeout' } });
    expect(short.sent()).toBe(1);
  });

  test('a call that changes something has all of its minute', async () => {
    const line = silent(9);
    const answer = line.http.call('checkoutComplete', { query: { market: 'sv-se' }, body: {} } as never);
    await line.pass(15_000);
    expect(line.waits.map(({ ms }) => ms)).toEqual([60_000]);
    await line.pass(60_000);
    expect(await answer).toMatchObject({ error: { code: 'timeout' } });
    expect(line.sent()).toBe(1);
  });
});

test('an answer that is no JSON is nobody of ours', async () => {
  const { http, reach } = network([new Response('<html>Welcome to the hotel</html>')]);
  const answer = await http.call('bootstrapInit', bootstrap, { isSingleAttempt: true });
  expect(answer).toMatchObject({ error: { code: 'offline' } });
  expect(reach).toEqual([false]);
});

test.each([
  [403, 'a page', '<html>Please log in</html>'],
  [404, 'JSON of another API', '{"error":"Not Found","statusCode":404}'],
  [407, 'nothing', ''],
])('a %i with %s is nobody of ours either', async (status, _, body) => {
  const { http, reach } = network([new Response(body, { status })]);
  const answer = await http.call('bootstrapInit', bootstrap, { isSingleAttempt: true });
  expect(answer).toMatchObject({ error: { code: 'offline' } });
  expect(reach).toEqual([false]);
});

test('a gateway before the server says that the server is down', async () => {
  const { http, reach } = network([new Response('<html>Bad gateway</html>', { status: 502 })]);
  const answer = await http.call('bootstrapInit', bootstrap, { isSingleAttempt: true });
  expect(answer).toMatchObject({ error: { code: 'internal', status: 502 } });
  expect(reach).toEqual([true]);
});

test('calls in the session of the shopper carry the device’s cart key, others do not', async () => {
  const { http, asked } = network([json({}), json({})]);
  await http.call('cartGet', bootstrap);
  await http.call('bootstrapInit', bootstrap);
  const keys = asked.map(({ init }) => new Headers(init.headers).get('cart-key'));
  expect(keys).toEqual(['cart-key-of-this-device', null]);
});

const hanging = (_: string, init: RequestInit): Promise<Response> =>
  new Promise((_, reject) => {
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
  });

test('a call that is given up is canceled, and tells nothing about the network', async () => {
  const controller = new AbortController();
  const { http, reach } = network([], { fetch: hanging });
  const answer = http.call('bootstrapInit', bootstrap, { signal: controller.signal });
  controller.abort();
  expect(await answer).toMatchObject({ ok: false, error: { code: 'canceled' } });
  expect(reach).toEqual([]);
});

test('60,000 ms without an answer end a call', async () => {
  const limits: number[] = [];
  const { http } = network([], {
    fetch: hanging,
    schedule: (ms, call) => {
      limits.push(ms);
      if (ms === 60_000) setTimeout(call);
      return () => undefined;
    },
  });
  expect(await http.call('bootstrapInit', bootstrap)).toMatchObject({ error: { code: 'timeout' } });
  expect(limits).toEqual([60_000, 15_000]);
});

test('a keyed change carries one key through all its attempts, and the proof that the shop itself asks', async () => {
  const { http, asked } = network([refused(500), json({})]);
  await http.call('cartSetCountry', bootstrap);
  const sent = asked.map(({ init }) => new Headers(init.headers));
  expect(sent.map((headers) => headers.get('idempotency-key'))).toEqual(['key-1', 'key-1']);
  expect(sent[0]?.get('x-cairn')).toBe('1');
});

test('how long a call took is told when it succeeded, from its last attempt to the end of the body', async () => {
  let now = NOW;
  const slowBody = new Response(
    new ReadableStream(
      {
        pull(controller) {
          now += 700;
          controller.enqueue(new TextEncoder().encode('{}'));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    ),
  );
  const { http, answerTimes } = network([refused(503), slowBody, 'cut', new Response('login page')], {
    now: () => (now += 1),
  });
  await http.call('bootstrapInit', { query: { market: 'sv-se' } });
  await http.call('bootstrapInit', { query: { market: 'sv-se' } }, { isSingleAttempt: true });
  await http.call('bootstrapInit', { query: { market: 'sv-se' } }, { isSingleAttempt: true });
  expect(answerTimes).toHaveLength(1);
  expect(answerTimes[0]).toBeGreaterThanOrEqual(700);
  expect(answerTimes[0]).toBeLessThan(710);
});

test('a file that is refused, cut or foreign says nothing of the network; one that comes does', async () => {
  const hotel = () => new Response('<html>', { status: 403 });
  const { http, reach } = network(['cut', 'cut', 'cut', hotel(), hotel(), hotel(), new Response('content')]);
  const load = () => http.bytes('/snapshots/columns', false, () => undefined);
  expect([await load(), await load()]).toMatchObject([
    { error: { code: 'offline' } },
    { error: { code: 'offline' } },
  ]);
  expect(reach).toEqual([]);
  expect((await load()).ok).toBe(true);
  expect(reach).toEqual([true]);
});
