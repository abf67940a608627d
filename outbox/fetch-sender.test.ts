// The outbox's requests as an HTTP server receives them, and what becomes of its responses.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fetchSender } from '#outbox/fetch-sender.ts';
import type { OutboxRequest } from '#outbox/request.ts';

const REQUEST: OutboxRequest = {
  method: 'POST',
  path: '/api/cart/add?market=sv-se',
  headers: { 'content-type': 'application/json', 'idempotency-key': 'i1' },
  body: '{"quantity":1}',
};

let answer: (request: IncomingMessage, response: ServerResponse) => void;
const http = createServer((request, response) => answer(request, response));
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterAll(() => {
  http.closeAllConnections();
  http.close();
});

test('a request arrives with its key, its body and the proof that the shop itself asks', async () => {
  const received = Promise.withResolvers<IncomingMessage & { text?: string }>();
  answer = (request, response) => {
    let text = '';
    request
      .on('data', (part: Buffer) => (text += part.toString()))
      .on('end', () => {
        received.resolve(Object.assign(request, { text }));
        response.setHeader('content-type', 'application/json').end('{"a":1}');
      });
  };
  expect(await fetchSender(origin)(REQUEST)).toEqual({ status: 200, retryAfterMs: null, body: { a: 1 } });
  const { method, url, headers, text } = await received.promise;
  expect([method, url, text]).toEqual(['POST', REQUEST.path, REQUEST.body]);
  expect(headers).toMatchObject({
    ...REQUEST.headers,
    accept: 'application/json',
    'x-cairn': '1',
    'cache-control': 'no-cache',
  });
});

test('cookies are sent to the own origin alone, and no cache answers', async () => {
  const fetchFn = vi.fn(async () => Response.json({}));
  await fetchSender('https://shop.example', fetchFn)(REQUEST);
  expect(fetchFn).toHaveBeenCalledWith(
    'https://shop.example/api/cart/add?market=sv-se',
    expect.objectContaining({ credentials: 'same-origin', cache: 'no-store' }),
  );
});

test('a status and the time to wait are told, whatever the body is', async () => {
  answer = (_, response) => {
    response.writeHead(503, { 'retry-after': '7' }).end('<html>busy</html>');
  };
  expect(await fetchSender(origin)(REQUEST)).toEqual({ status: 503, retryAfterMs: 7_000, body: undefined });
});

test('a connection that breaks, before or within the response, is no response', async () => {
  answer = (request) => request.socket.destroy();
  expect(await fetchSender(origin)(REQUEST)).toBeNull();
  answer = (request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{"cartId":', () => request.socket.destroy());
  };
  expect(await fetchSender(origin)(REQUEST)).toBeNull();
});

test('a request without a response ends after 60,000 ms', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  answer = () => limit.abort(new DOMException('no response in time', 'TimeoutError'));
  expect(await fetchSender(origin)(REQUEST)).toBeNull();
  expect(timeout.mock.calls).toEqual([[60_000]]);
});
