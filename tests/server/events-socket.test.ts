// The events socket of a started shop: replies after the commit, who may open one, its limits, and its end.
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLOSE_DO_NOT_RETURN, EVENTS_SOCKET } from '#contract/events-socket.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { responseTo } from '#tests/fixtures/raw-response.ts';
import { openSocket } from '#tests/fixtures/socket-client.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';

const event = (event_id: string, more: object = {}) => ({
  event_id,
  tenant: 'cairn',
  market: 'sv-se',
  type: 'page_view',
  session_id: 's1',
  ...more,
});
const message = (id: string, more: object = {}) => ({ id: `message-${id}`, event: event(id, more) });

describe.each(DATABASES)('the events socket on $name', ({ make }) => {
  let place: TestDatabase;
  let shop: TestShop;
  let store: Store;
  beforeAll(async () => {
    place = await make();
    shop = await startTestShop(place);
    store = await openStore(place);
  });
  afterAll(async () => {
    await store.close();
    await shop.server.close();
    await place.remove();
  });
  const stored = async (prefix: string) => {
    const rows = await store.db.selectFrom('events').select(['event_id', 'doc']).execute();
    return rows.filter(({ event_id }) => event_id.startsWith(prefix));
  };

  test('DA-07a DA-07b DA-07c an id and an event are stored before the reply comes, which is ok or not and names the id', async () => {
    const socket = await openSocket(shop.server.url);
    socket.send(message('a1', { url: 'https://shop.example/sv-se?verifyEmailToken=x&f_color=blue' }));
    expect(await socket.received(1)).toEqual([{ id: 'message-a1', ok: true }]);
    const [row] = await stored('a1');
    expect(row?.doc).toContain('f_color=blue');
    expect(row?.doc).not.toContain('verifyEmailToken');

    socket.send(message('a2', { type: 'nonsense' }));
    socket.send({ id: 'message-a3' });
    socket.send(message('a1'));
    const [, ...later] = await socket.received(4);
    expect(later).toEqual([
      { id: 'message-a2', ok: false, reason: expect.stringMatching(/^type /) },
      { id: 'message-a3', ok: false, reason: expect.stringMatching(/^body /) },
      { id: 'message-a1', ok: true },
    ]);
    expect(await stored('a')).toHaveLength(1);
    socket.close();
    expect(await socket.closed).toBe(1005);
  });

  test('an event that also came by a request is stored once', async () => {
    const socket = await openSocket(shop.server.url);
    const response = fetch(`${shop.server.url}/v2/create-events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([event('b1')]),
    });
    socket.send(message('b1'));
    expect(await socket.received(1)).toEqual([{ id: 'message-b1', ok: true }]);
    expect((await response).status).toBe(200);
    expect(await stored('b1')).toHaveLength(1);
    socket.close();
  });

  test('hundreds at once are stored in order, and each is answered once', async () => {
    const socket = await openSocket(shop.server.url);
    const ids = Array.from({ length: 500 }, (_, index) => `c${String(index).padStart(3, '0')}`);
    for (const id of ids) socket.send(message(id));
    const replies = await socket.received(ids.length);
    expect(replies).toEqual(ids.map((id) => ({ id: `message-${id}`, ok: true })));
    expect(await stored('c')).toHaveLength(ids.length);
    socket.close();
  });

  test('what is no message is ignored, and leaks nothing', async () => {
    const socket = await openSocket(shop.server.url);
    for (const noise of ['', '{', '7', 'null', '[]', '{}', '{"id":7}', '{"id":""}', '{"id":"a b"}', '"ping"'])
      socket.sendRaw(noise);
    socket.sendRaw(new TextEncoder().encode(JSON.stringify(message('d0'))));
    socket.send({ id: 'x'.repeat(121), event: event('d1') });
    socket.send(message('d2'));
    expect(await socket.received(1)).toEqual([{ id: 'message-d2', ok: true }]);
    expect((await stored('d')).map(({ event_id }) => event_id)).toEqual(['d2']);
    socket.close();
  });

  test('a message that is too large ends the socket, and so do too many', async () => {
    const large = await openSocket(shop.server.url);
    large.sendRaw(JSON.stringify(message('e1', { detail: 'x'.repeat(EVENTS_SOCKET.messageLimit) })));
    expect(await large.closed).toBe(1009);
    const many = await openSocket(shop.server.url);
    for (let sent = 0; sent <= 3_000; sent += 1) many.sendRaw('noise');
    expect(await many.closed).toBe(1008);
    expect(await stored('e')).toEqual([]);
  });

  test('a page of another origin opens none, nor does who names no origin', async () => {
    const { host } = new URL(shop.server.url);
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: `https://${host}` },
      { origin: `http://${host}.evil.example` },
      { origin: 'null' },
      {},
    ])
      expect(await (await openSocket(shop.server.url, headers)).closed, JSON.stringify(headers)).toBe(1006);
  });

  test('no other address becomes a socket', async () => {
    const { url } = shop.server;
    for (const path of ['/', '/v2/create-events', '/healthz', '/v2/nowhere', '/api/cart'])
      expect(await (await openSocket(url, { origin: url }, path)).closed, path).toBe(1006);
    expect(shop.errors).toEqual([]);
  });

  test('a request for an upgrade that is not offered is answered as if it asked for none', async () => {
    const { url } = shop.server;
    const ask = (line: string, protocol: string, headers: readonly string[] = [], body = '') => {
      const named = [`Host: ${new URL(url).host}`, 'Connection: Upgrade, close', `Upgrade: ${protocol}`];
      return responseTo(url, [`${line} HTTP/1.1`, ...named, ...headers], body);
    };
    for (const protocol of ['h2c', 'websocket', 'WebSocket, h2c'])
      expect([protocol, await ask('GET /healthz', protocol)]).toMatchObject([
        protocol,
        { status: 200, body: '{"status":"alive"}' },
      ]);
    const body = JSON.stringify([event('h1')]);
    const headers = ['Content-Type: application/json', `Content-Length: ${body.length}`];
    expect((await ask('POST /v2/create-events', 'h2c', headers, body)).status).toBe(200);
    expect(await stored('h1')).toHaveLength(1);
    expect((await ask(`POST ${EVENTS_SOCKET.path}`, 'websocket', headers, body)).status).toBe(405);
    expect((await ask(`GET ${EVENTS_SOCKET.path}`, 'h2c')).status).toBe(426);
    expect((await fetch(url + EVENTS_SOCKET.path)).status).toBe(426);
  });

  test('a request for the socket’s address without an upgrade is told of it', async () => {
    const { url } = shop.server;
    const response = await responseTo(url, [
      `GET ${EVENTS_SOCKET.path} HTTP/1.1`,
      `Host: ${new URL(url).host}`,
      'Connection: close',
    ]);
    expect([response.status, JSON.parse(response.body)]).toMatchObject([
      426,
      { status: 426, code: 'bad_request', field: 'Upgrade' },
    ]);
    const { headers } = response;
    expect(['upgrade', 'content-type', 'cache-control'].map((name) => headers.get(name))).toEqual([
      'websocket',
      'application/problem+json',
      'no-store',
    ]);
  });
});

const [SQLITE] = DATABASES;

async function shopOf(variables: Readonly<Record<string, string>>) {
  const place = await SQLITE!.make();
  const shop = await startTestShop(place, undefined, undefined, variables);
  return {
    shop,
    url: shop.server.url,
    end: async () => {
      await shop.server.close();
      await place.remove();
    },
  };
}

test('DA-07d a shop that offers no socket says so with the close code 4100', async () => {
  const { url, end } = await shopOf({ CAIRN_EVENTS_SOCKET: 'off' });
  expect(await (await openSocket(url)).closed).toBe(CLOSE_DO_NOT_RETURN);
  expect(await (await openSocket(url, { origin: 'https://evil.example' })).closed).toBe(1006);
  await end();
});

test('behind a trusted proxy the origin is the public one, and a client has twenty sockets', async () => {
  const { url, end } = await shopOf({ CAIRN_TRUSTED_PROXIES: '1', CAIRN_ORIGIN: 'https://shop.example' });
  const from = (client: string) =>
    openSocket(url, {
      origin: 'https://shop.example',
      'x-forwarded-for': client,
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'shop.example',
    });
  const sockets = await Promise.all(Array.from({ length: 20 }, () => from('203.0.113.1')));
  expect(await (await from('203.0.113.1')).closed).toBe(1006);
  const other = await from('203.0.113.2');
  for (const [index, socket] of [...sockets, other].entries()) {
    socket.send(message(`f${index}`));
    expect(await socket.received(1)).toEqual([{ id: `message-f${index}`, ok: true }]);
  }
  sockets[0]!.close();
  await sockets[0]!.closed;
  const next = await from('203.0.113.1');
  next.send(message('f-next'));
  expect(await next.received(1)).toEqual([{ id: 'message-f-next', ok: true }]);

  // All addresses of an IPv6 network are one client's.
  const ofNetwork = await Promise.all(Array.from({ length: 20 }, (_, at) => from(`2001:db8:1:2::${at + 1}`)));
  expect(await (await from('2001:db8:1:2:ffff::1')).closed).toBe(1006);
  const neighbour = await from('2001:db8:1:3::1');
  for (const [index, socket] of [...ofNetwork, neighbour].entries()) {
    socket.send(message(`g${index}`));
    expect(await socket.received(1)).toEqual([{ id: `message-g${index}`, ok: true }]);
  }
  await end();
});

test('a stop closes every socket with a normal code and waits for no silent one', async () => {
  const { shop, url, end } = await shopOf({});
  const silent = connect({ host: '127.0.0.1', port: Number(new URL(url).port) });
  const isUpgraded = new Promise((resolve) => silent.once('data', resolve));
  silent.write(
    [
      `GET ${EVENTS_SOCKET.path} HTTP/1.1`,
      `Host: ${new URL(url).host}`,
      `Origin: ${url}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ].join('\r\n'),
  );
  expect(String(await isUpgraded)).toContain('101');
  silent.on('error', () => {});
  const idle = await openSocket(url);
  const since = performance.now();
  await end();
  expect(await idle.closed).toBe(1012);
  // Without a limit of its own a client that does not answer the close holds the server for 30 seconds.
  expect(performance.now() - since).toBeLessThan(10_000);
  expect(shop.errors).toEqual([]);
});
