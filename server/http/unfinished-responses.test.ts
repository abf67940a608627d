// A client that asks and does not read: what is made for it is bounded, others are served, and its connection ends.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createApp } from '#server/http/app.ts';
import { MAX_UNFINISHED_OF_CLIENT, MAX_UNFINISHED_OF_NETWORK } from '#server/http/unfinished-responses.ts';
import { createLog } from '#server/log.ts';

/** More than the kernel keeps of a connection. */
const PICTURE = Buffer.alloc(8_000_000, 'x');

let app: FastifyInstance | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app?.close();
});

async function start() {
  let sent = 0;
  app = await createApp({
    log: createLog('error'),
    trustedProxies: 1,
    originOf: () => 'http://localhost',
    shopName: () => 'Shop',
  });
  app.get('/picture', { config: { isNeverRefused: true } }, async (_, reply) => {
    sent += 1;
    return reply.type('image/avif').send(PICTURE);
  });
  // As unfinished as one that nobody reads, without its bytes.
  const held = () => {
    sent += 1;
    return new Promise<never>(() => undefined);
  };
  app.get('/page', held);
  app.get('/held', { config: { isNeverRefused: true } }, held);
  app.get('/small', async () => 'small');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { readonly port: number };
  const statusFor = async (client: string, path = '/small') => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { 'x-forwarded-for': client },
    });
    await response.body?.cancel();
    return response.status;
  };
  return { server: app.server, port, statusFor, sent: () => sent };
}

async function askUnread(port: number, client: string, requests = 1, path = '/picture'): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  socket.pause();
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${client}\r\n\r\n`.repeat(requests),
  );
  return socket;
}

test('one client leaves so many responses unread and no more, others are served, and those that end are given back', async () => {
  const shop = await start();
  const asked = MAX_UNFINISHED_OF_CLIENT + 20;
  for (let count = 0; count < asked; count += 1) await askUnread(shop.port, '203.0.113.1');
  await expect.poll(shop.sent).toBe(MAX_UNFINISHED_OF_CLIENT);
  expect(await shop.statusFor('203.0.113.1', '/picture')).toBe(429);
  expect(await shop.statusFor('203.0.113.2', '/picture')).toBe(200);
  // Whoever leaves pictures unread can still buy; pages that nobody reads are bounded, too.
  expect(await shop.statusFor('203.0.113.1')).toBe(200);
  for (let count = 0; count < asked / 2; count += 1) await askUnread(shop.port, '203.0.113.1', 1, '/page');
  await expect.poll(shop.sent).toBe(1.5 * MAX_UNFINISHED_OF_CLIENT + 1);
  expect(await shop.statusFor('203.0.113.1')).toBe(429);
  for (const socket of sockets.splice(0)) socket.destroy();
  await expect.poll(() => shop.statusFor('203.0.113.1')).toBe(200);
  expect(await shop.statusFor('203.0.113.1', '/picture')).toBe(200);
});

test('nor do all clients of one network together leave more than four of them', async () => {
  const shop = await start();
  const clientAt = (index: number) => `2001:db8:1:${index.toString(16)}::1`;
  for (let index = 0; index < 8; index += 1)
    for (let count = 0; count < MAX_UNFINISHED_OF_NETWORK / 8; count += 1)
      await askUnread(shop.port, clientAt(index), 1, '/held');
  await expect.poll(shop.sent).toBe(MAX_UNFINISHED_OF_NETWORK);
  expect(await shop.statusFor(clientAt(9), '/picture')).toBe(429);
  expect(await shop.statusFor('2001:db8:2::1', '/picture')).toBe(200);
  for (const socket of sockets.splice(0)) socket.destroy();
  await expect.poll(() => shop.statusFor(clientAt(9), '/picture')).toBe(200);
});

test('responses that are read are not counted, however many; nor those that waited behind one another when their connection ended', async () => {
  const shop = await start();
  for (let count = 0; count < MAX_UNFINISHED_OF_CLIENT + 20; count += 1)
    expect(await shop.statusFor('203.0.113.1')).toBe(200);
  for (let round = 0; round < MAX_UNFINISHED_OF_CLIENT / 2; round += 1) {
    const before = shop.sent();
    const socket = await askUnread(shop.port, '203.0.113.1', 4);
    await expect.poll(shop.sent, { interval: 2 }).toBeGreaterThan(before);
    socket.resetAndDestroy();
  }
  expect(await shop.statusFor('203.0.113.1')).toBe(200);
});

test('a connection that waits for its next request is kept for longer than proxies keep theirs', async () => {
  const { server, port } = await start();
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
  server.timeout = 300;
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  const ask = () => socket.write('GET /small HTTP/1.1\r\nHost: localhost\r\n\r\n');
  ask();
  await expect.poll(() => received.split('200 OK').length - 1).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  ask();
  await expect.poll(() => received.split('200 OK').length - 1).toBe(2);
});

test('a connection of which nothing is read or heard for a minute ends', async () => {
  const { server, port } = await start();
  expect(server.timeout).toBe(60_000);
  server.timeout = 300;
  const socket = await askUnread(port, '203.0.113.1');
  const ended = Promise.race([once(socket, 'close'), once(socket, 'error')]);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  socket.resume();
  await ended;
  expect(socket.bytesRead).toBeLessThan(PICTURE.length);
});
