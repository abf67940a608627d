// How much one address can make the shop store: carts, events, policy reports; who is not that address notices nothing.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EventsAck } from '#contract/events.ts';
import { type ShopError, shopError, type WireError } from '#contract/errors.ts';
import { createEventIngestion } from '#server/events/ingestion.ts';
import { DEFAULT_MARKETS } from '#settings/settings.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { openSocket } from '#tests/fixtures/socket-client.ts';
import { BEHIND_ONE_PROXY, startTestShop, type TestShop } from '#tests/shop.ts';

const GREEDY = '203.0.113.9';
const OTHER = '198.51.100.7';
const BURST_BYTES = 8_000_000;
/** So long that what requests cost has come back, also on a busy machine, where they cost more: another limit is meant. */
const COST_PAUSE_MS = 30_000;

describe.each(DATABASES)('what one address makes the shop store, on $name', ({ make }) => {
  let place: TestDatabase;
  let shop: TestShop;
  let store: Store;
  let now = 0;
  beforeEach(async () => {
    now = Date.UTC(2026, 6, 1);
    place = await make();
    shop = await startTestShop(place, undefined, undefined, BEHIND_ONE_PROXY, () => now);
    store = await openStore(place);
  });
  afterEach(async () => {
    const { errors } = shop;
    await store.close();
    await shop.server.close();
    await place.remove();
    if (errors.length > 0) throw new Error(errors.join('\n'));
  });

  const post = (path: string, client: string | null, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${shop.server.url}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        host: 'shop.example',
        'content-type': 'application/json',
        'x-cairn': '1',
        ...(client === null ? {} : { 'x-forwarded-for': client }),
        ...headers,
      },
    });
  const add = (client: string | null, headers: Record<string, string> = {}, articleId = 'a2') =>
    post('/api/cart/add?market=sv-se', client, { size: { articleId } }, headers);
  const countOf = async (table: 'carts' | 'events') =>
    Number(
      (
        await store.db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );
  const deviceKey = (at: number) => `device-${at}-0123456789abcdef`;
  const atOnce = (count: number, send: (at: number) => Promise<Response>) =>
    Promise.all(Array.from({ length: count }, (_, at) => send(at)));
  const accepted = (responses: readonly Response[]) => responses.filter(({ status }) => status === 200);

  test('adds of somebody unknown begin ten carts, and one more every half minute', async () => {
    const responses = await atOnce(50, () => add(GREEDY));
    expect(accepted(responses)).toHaveLength(10);
    expect(await countOf('carts')).toBe(10);
    const [refused = new Response()] = responses.filter(({ status }) => status !== 200);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    // Without a field it is no verdict on the change: a device keeps it and sends it again.
    expect(((await refused.json()) as WireError).error).toMatchObject({ code: 'too_many_requests' });
    expect((await add(OTHER)).status).toBe(200);
    // Who has a cart goes on with it, and pages of the shop name theirs.
    const cookie = accepted(responses)[0]?.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect((await add(GREEDY, { cookie })).status).toBe(200);
    expect((await add(GREEDY, { 'cart-key': deviceKey(0) })).status).toBe(200);
    now += 30_000;
    expect(accepted(await atOnce(3, () => add(GREEDY)))).toHaveLength(1);
    expect(await countOf('carts')).toBe(13);
  });

  test('keys that were made up begin sixty carts, and one more every five seconds', async () => {
    const responses = await atOnce(90, (at) => add(GREEDY, { 'cart-key': deviceKey(at) }));
    expect(accepted(responses)).toHaveLength(60);
    expect(await countOf('carts')).toBe(60);
    const known = responses.findIndex(({ status }) => status === 200);
    expect((await add(GREEDY, { 'cart-key': deviceKey(known) })).status).toBe(200);
    expect((await add(OTHER, { 'cart-key': deviceKey(200) })).status).toBe(200);
    now += 5_000;
    expect((await add(GREEDY, { 'cart-key': deviceKey(201) })).status).toBe(200);
    expect(await countOf('carts')).toBe(62);
  });

  test('the addresses of one network begin four times as many', async () => {
    const responses = await atOnce(80, (at) => add(`203.0.113.${at % 20}`));
    expect(accepted(responses)).toHaveLength(40);
    expect((await add('203.0.114.1')).status).toBe(200);
  });

  test('a change that begins no cart is not counted as one', async () => {
    for (let times = 0; times < 15; times += 1) expect((await add(GREEDY, {}, 'a3')).status).toBe(400);
    const key = { 'cart-key': deviceKey(1) };
    // More than the sixty that one device may begin, and those that come back meanwhile.
    for (let round = 0; round < 10; round += 1) {
      const ofOneDevice = await atOnce(10, (at) =>
        add(GREEDY, { ...key, 'idempotency-key': `k${round}-${at}` }),
      );
      expect(accepted(ofOneDevice)).toHaveLength(10);
      now += 5_000;
    }
    expect(accepted(await atOnce(10, () => add(GREEDY)))).toHaveLength(10);
    expect(await countOf('carts')).toBe(11);
  });

  /** 200 kB. */
  const batch = (name: string) =>
    Array.from({ length: 50 }, (_, at) => ({
      event_id: `${name}-${at}`,
      tenant: 'cairn',
      market: 'sv-se',
      type: 'page_view',
      session_id: 's1',
      url: `https://shop.example/sv-se/${'abc/'.repeat(470)}`,
      document_referrer: `https://shop.example/sv-se/${'xyz/'.repeat(470)}`,
    }));
  async function sendEvents(client: string, name: string): Promise<Response> {
    return post('/v2/create-events', client, batch(name));
  }
  async function sendUntilRefused(client: string, name: string): Promise<Response> {
    for (let at = 0; at < 60; at += 1) {
      const response = await sendEvents(client, `${name}-${at}`);
      if (response.status !== 200) return response;
      now += COST_PAUSE_MS;
    }
    throw new Error('nothing was refused');
  }
  async function storedBytes(): Promise<number> {
    const { sum } = await store.db
      .selectFrom('events')
      .select((eb) => eb.fn.sum('bytes').as('sum'))
      .executeTakeFirstOrThrow();
    return Number(sum);
  }

  test('events are stored until they are eight megabytes, then some more as time passes', async () => {
    const start = now;
    const mayHave = () => BURST_BYTES + (now - start);
    const refused = await sendUntilRefused(GREEDY, 'greedy');
    const first = await storedBytes();
    expect(first).toBeGreaterThan(mayHave());
    expect(first).toBeLessThan(mayHave() + 250_000);
    // A device drops what is refused by a 4xx.
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBe(Math.ceil((first - mayHave()) / 1_000));
    const answer = await sendEvents(OTHER, 'other');
    expect(((await answer.json()) as EventsAck).results[0]).toEqual({ event_id: 'other-0', status: 'ok' });
    expect((await add(GREEDY)).status).toBe(429);
    now += 300_000;
    expect((await sendEvents(GREEDY, 'later')).status).toBe(200);
    await sendUntilRefused(GREEDY, 'even-later');
    expect(await storedBytes()).toBeLessThan(mayHave() + 2 * 250_000);
  });

  test('what is stored already, and what is no event, costs nothing', async () => {
    // Of either kind more than the eight megabytes, and what comes back meanwhile.
    for (let at = 0; at < 60; at += 1) {
      now += COST_PAUSE_MS;
      expect((await sendEvents(GREEDY, 'same')).status).toBe(200);
      const rejected = batch('bad').map((event) => ({ ...event, type: 'nonsense', url: 1 }));
      expect((await post('/v2/create-events', GREEDY, rejected)).status).toBe(200);
    }
    expect(await countOf('events')).toBe(50);
  });

  test('over the socket nothing is decided, and the socket is closed', async () => {
    await sendUntilRefused(GREEDY, 'greedy');
    const before = await countOf('events');
    // Node sends the name of the host that it connects to: the browser's is what the proxy passes on.
    const socket = await openSocket(shop.server.url, {
      'x-forwarded-host': 'shop.example',
      origin: 'http://shop.example',
      'x-forwarded-for': GREEDY,
    });
    socket.send({ id: 'm1', event: batch('socket')[0] });
    expect(await socket.closed).toBe(1013);
    expect([socket.replies, await countOf('events')]).toEqual([[], before]);
  });

  test('a field of an event has no more than a few keys, and no long ones', async () => {
    const [event] = batch('one');
    const fields = (count: number, length = 10) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [String(at).padEnd(length, 'k'), 'x']));
    const events = [fields(20), fields(21), fields(1, 60), fields(1, 61), { nested: { more: 'x' } }];
    const response = await post(
      '/v2/create-events',
      GREEDY,
      events.map((entity_identifiers, at) => ({ ...event, event_id: `e${at}`, entity_identifiers })),
    );
    const { results } = (await response.json()) as EventsAck;
    expect(results.map(({ status }) => status)).toEqual(['ok', 'rejected', 'ok', 'rejected', 'rejected']);
  });

  test('of policy reports three a minute of one address are logged, six of one network, and others beside them', async () => {
    const reports = () => shop.logLines.filter((line) => line.includes('the policy of a page')).length;
    const report = (client: string) =>
      post(
        '/policy-reports',
        client,
        { 'csp-report': { 'document-uri': '/sv-se', 'blocked-uri': 'inline' } },
        { 'content-type': 'application/csp-report' },
      );
    const sent = await atOnce(40, () => report(GREEDY));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([204]));
    expect(reports()).toBe(3);
    await atOnce(40, (at) => report(`203.0.113.${at + 20}`));
    expect(reports()).toBe(6);
    await report(OTHER);
    expect(reports()).toBe(7);
    now += 60_000;
    await report(GREEDY);
    expect(reports()).toBe(8);
  });
});

test('where clients are not told apart, those that are unknown begin as many carts as one network', async () => {
  const place = await DATABASES[0]!.make();
  // What is spent does not come back meanwhile.
  const now = Date.now();
  const shop = await startTestShop(place, undefined, undefined, {}, () => now);
  const send = (headers: Record<string, string> = {}) =>
    fetch(`${shop.server.url}/api/cart/add?market=sv-se`, {
      method: 'POST',
      body: JSON.stringify({ size: { articleId: 'a2' } }),
      headers: { 'content-type': 'application/json', 'x-cairn': '1', ...headers },
    });
  const responses = await Promise.all(Array.from({ length: 60 }, () => send()));
  const begun = responses.filter(({ status }) => status === 200);
  expect(begun).toHaveLength(40);
  const named = Array.from({ length: 60 }, (_, at) => send({ 'cart-key': `device-${at}-0123456789abcdef` }));
  expect((await Promise.all(named)).filter(({ status }) => status === 200)).toHaveLength(60);
  await shop.server.close();
  await place.remove();
});

test('what the reading of events takes is charged, and who has spent too much is asked to come again', async () => {
  const place = await DATABASES[0]!.make();
  const store = await openStore(place);
  const spent: number[] = [];
  let refusal: ShopError | null = null;
  const costs = { refusalOf: () => refusal, spend: (_: string | null, ms: number) => void spent.push(ms) };
  const stored = { refusalOf: () => null, spend: () => {} };
  const intake = createEventIngestion(
    store,
    () => 1,
    () => DEFAULT_MARKETS,
    { costs, stored },
  );
  const hostile = Array.from({ length: 50 }, (_, at) => ({
    event_id: `e${at}`,
    tenant: 'cairn',
    market: 'sv-se',
    type: 'page_view',
    session_id: 's1',
    url: `https://shop.example/${'a-'.repeat(950)}`,
  }));
  // The least of several single ones: the first pays for code that is new, and any may for a collection of garbage.
  for (const at of [0, 1, 2, 3]) await intake.ingest(hostile.slice(at, at + 1), GREEDY);
  const single = Math.min(...spent);
  await intake.ingest(hostile.slice(4), GREEDY);
  expect(spent).toHaveLength(5);
  expect(spent[4]).toBeGreaterThan(5 * single);
  refusal = shopError('too_many_requests', { retryAfterS: 3 });
  expect(await intake.ingest([{ ...hostile[0], event_id: 'later' }], GREEDY)).toMatchObject({
    ok: false,
    error: { code: 'overloaded', retryAfterS: 3 },
  });
  expect(await store.db.selectFrom('events').select('event_id').execute()).toHaveLength(50);
  await store.close();
  await place.remove();
});
