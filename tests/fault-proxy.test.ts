import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FaultProxy, startFaultProxy } from '#tests/fault-proxy.ts';

let done: string[] = [];
let codings: (string | undefined)[] = [];
const server = createServer((request, response) => {
  let text = '';
  request
    .on('data', (part: Buffer) => (text += part.toString()))
    .on('end', () => {
      codings.push(request.headers['accept-encoding']);
      done.push(`${request.method} ${request.url} ${String(request.headers['x-a'])} ${text}`);
      response.writeHead(201, [
        ['set-cookie', 'a=1'],
        ['set-cookie', 'b=2'],
        ['content-encoding', 'gzip'],
      ]);
      response.end(gzipSync('hello'));
    });
});
let proxy: FaultProxy;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy = await startFaultProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
beforeEach(() => {
  done = [];
  codings = [];
  proxy.requests.length = 0;
  proxy.faultOf = () => undefined;
});
afterAll(async () => {
  await proxy.close();
  server.closeAllConnections();
  server.close();
});
const send = () =>
  fetch(`${proxy.origin}/a?b=1`, { method: 'POST', body: 'text', headers: { 'x-a': 'yes' } });

test('a request and its response pass unchanged', async () => {
  const response = await send();
  expect([response.status, await response.text()]).toEqual([201, 'hello']);
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(done).toEqual(['POST /a?b=1 yes text']);
  expect(proxy.requests).toEqual(['POST /a']);
});

test('a cut network lets nothing arrive, a lost response leaves the work done', async () => {
  proxy.isOffline = true;
  await expect(send()).rejects.toThrow(TypeError);
  proxy.isOffline = false;
  proxy.faultOf = () => 'cut';
  await expect(send()).rejects.toThrow(TypeError);
  expect(done).toEqual([]);
  proxy.faultOf = (line) => (line === 'POST /a' ? 'lost-response' : undefined);
  await expect(send()).rejects.toThrow(TypeError);
  expect(done).toHaveLength(1);
});

test('another server may respond, late, and a response may be changed', async () => {
  proxy.faultOf = async () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: 'Welcome' });
  expect(await (await send()).text()).toBe('Welcome');
  expect(done).toEqual([]);
  proxy.faultOf = () => ({ changeBody: () => gzipSync('other') });
  expect(await (await send()).text()).toBe('other');
});

test('a response that arrives in parts begins before its end, and is asked for uncompressed', async () => {
  const content = gzipSync('hello');
  const wanted: string[] = [];
  proxy.faultOf = () => ({
    partsOf: (body) => {
      wanted.push(body.toString('base64'));
      return [body.subarray(0, 5), body.subarray(5)];
    },
    pauseMs: 200,
  });
  const arrived: number[] = [];
  let start = 0;
  await new Promise<void>((resolve, reject) => {
    const { hostname, port } = new URL(proxy.origin);
    httpRequest({ hostname, port, path: '/a', headers: { 'accept-encoding': 'br' } }, (response) => {
      start = performance.now();
      response.on('data', () => arrived.push(performance.now() - start)).on('end', resolve);
    })
      .on('error', reject)
      .end();
  });
  expect(wanted).toEqual([content.toString('base64')]);
  expect(arrived.at(-1)).toBeGreaterThan(150);
  expect(codings).toEqual(['identity']);
});
