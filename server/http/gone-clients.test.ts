// A client that has reset its connection: what it had sent is read, but nothing is done or logged for it.
import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { EVENTS_SOCKET } from '#contract/events-socket.ts';
import { createApp } from '#server/http/app.ts';
import { createLog } from '#server/log.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

async function start(trustedProxies: number) {
  const lines: string[] = [];
  const done: string[] = [];
  let received = 0;
  app = await createApp({
    log: createLog('warn', { write: (line) => void lines.push(line) }),
    trustedProxies,
    originOf: () => 'http://localhost',
    shopName: () => 'Shop',
  });
  app.get('/page', async () => void done.push('page'));
  app.route({
    method: 'GET',
    url: EVENTS_SOCKET.path,
    config: { isWebsocket: true },
    handler: async () => void done.push('request'),
    wsHandler: () => void done.push('socket'),
  });
  for (const kind of ['request', 'upgrade']) app.server.on(kind, () => void (received += 1));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, lines, done, received: () => received };
}

/** The server finds the bytes and the reset together. */
async function sendAndReset({ server }: FastifyInstance, text: string): Promise<void> {
  const { port } = server.address() as { readonly port: number };
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(text);
  socket.resetAndDestroy();
}

const PAGE = 'GET /page HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.1\r\n\r\n';
const HANDSHAKE = [
  `GET ${EVENTS_SOCKET.path} HTTP/1.1`,
  'Host: localhost',
  'Origin: http://localhost',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  '\r\n',
].join('\r\n');

test.each([
  ['requests one after another', PAGE.repeat(20), 0],
  ['requests behind a proxy that has gone', PAGE.repeat(20), 1],
  ['requests of websockets', HANDSHAKE, 0],
])('%s end without work, and without a line in the log', async (_, text, trustedProxies) => {
  const shop = await start(trustedProxies);
  for (let sent = 0; sent < 20; sent += 1) await sendAndReset(shop.app, text);
  await expect.poll(shop.received).toBeGreaterThanOrEqual(20);
  const { port } = shop.app.server.address() as { readonly port: number };
  expect((await fetch(`http://127.0.0.1:${port}/page`)).status).toBe(200);
  expect([shop.done, shop.lines]).toEqual([['page'], []]);
});
