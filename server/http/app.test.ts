// What the assembled server logs of a response that broke off, what it says a path is for, and whose requests it limits.
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createApp } from '#server/http/app.ts';
import { createLog } from '#server/log.ts';

let close: (() => Promise<unknown>) | undefined;
afterEach(() => close?.());

async function createShop(log = createLog('silent')) {
  const app = await createApp({
    log,
    trustedProxies: 0,
    originOf: () => 'http://localhost',
    shopName: () => 'Shop',
  });
  close = () => app.close();
  return app;
}

test('a method that a path is not for is told those that it is for', async () => {
  const app = await createShop();
  const answer = async () => 'here';
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answer });
  // As the checkout is: in a scope of its own, and in each market.
  void app.register(async (scope) => {
    scope.get('/:market/form', answer);
    scope.post('/:market/form', { config: { access: 'form' } }, answer);
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const allowed = async (path: string, method: string) => {
    const response = await fetch(`${origin}${path}`, { method });
    await response.text();
    return [response.status, response.headers.get('allow')];
  };
  expect(await allowed('/sv-se/form?tried=1', 'DELETE')).toEqual([405, 'GET, HEAD, POST']);
  expect(await allowed('/sv-se/form/return', 'POST')).toEqual([405, 'GET, HEAD']);
  expect(await allowed('/', 'PUT')).toEqual([405, 'GET, HEAD']);
});

test('a response that broke off is a fault of the server, unless its client left', async () => {
  const lines: string[] = [];
  const app = await createShop(createLog('error', { write: (line) => void lines.push(line) }));
  const asked = Promise.withResolvers<void>();
  const handled = Promise.withResolvers<void>();
  const broken = () => Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
  app.get('/broken', () => Promise.reject(broken()));
  app.get('/left', async ({ raw }) => {
    const left = new Promise((resolve) => raw.socket.once('close', resolve));
    asked.resolve();
    await left;
    // What the framework does with it follows in microtasks.
    setImmediate(handled.resolve);
    throw broken();
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const port = Number(new URL(origin).port);

  const socket = connect(port, '127.0.0.1');
  socket.write('GET /left HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await asked.promise;
  socket.destroy();
  await handled.promise;
  expect(lines).toEqual([]);

  expect((await fetch(`${origin}/broken`)).status).toBe(500);
  expect(lines.join()).toContain('Premature close');
});

test('a proxy on this machine, which sends the requests of all shoppers, has no limit of requests', async () => {
  const app = await createShop();
  app.get('/here', async () => 'here');
  for (const remoteAddress of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect((await lastOfMany(app, '/here', remoteAddress)).statusCode, remoteAddress).toBe(200);
});

test('the OpenAPI document has the limit of requests', async () => {
  const app = await createShop();
  const refused = await lastOfMany(app, '/openapi.json', '203.0.113.9');
  expect([refused.statusCode, refused.json()]).toMatchObject([429, { error: { code: 'too_many_requests' } }]);
  const other = await app.inject({ url: '/openapi.json', remoteAddress: '198.51.100.7' });
  expect([other.statusCode, other.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
});

/** The response to one request more than a client may send in a minute. */
async function lastOfMany(app: FastifyInstance, url: string, remoteAddress: string) {
  for (let sent = 0; sent < 1_200; sent += 1) await app.inject({ url, remoteAddress });
  return app.inject({ url, remoteAddress });
}
