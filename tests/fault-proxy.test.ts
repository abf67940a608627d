import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FaultProxy, startFaultProxy } from '#tests/fault-proxy.ts';

let done: string[] = [];
const server = createServer((request, response) => {
  let text = '';
  request
    .on('data', (part: Buffer) => (text += part.toString()))
    .on('end', () => {
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
