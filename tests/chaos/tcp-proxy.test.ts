import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type NetworkFault, startTcpProxy, type TcpProxy } from '#tests/chaos/tcp-proxy.ts';

let done: string[] = [];
const server = createServer((incoming, response) => {
  let text = '';
  incoming
    .on('data', (part: Buffer) => (text += part.toString()))
    .on('end', () => {
      done.push(text);
      response.writeHead(201, { 'content-type': 'text/plain', 'content-length': '5' }).end('hello');
    });
});
let proxy: TcpProxy;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy = await startTcpProxy(`http://localhost:${(server.address() as AddressInfo).port}`);
});
beforeEach(async () => {
  await proxy.heal();
  done = [];
  proxy.requests.length = 0;
});
afterAll(async () => {
  await proxy.close();
  server.closeAllConnections();
  server.close();
});

const BODY = 'x'.repeat(1000);
/** What the client got, as far as it came, or how it failed. */
function send(
  signal?: AbortSignal,
): Promise<{ readonly status: number; readonly text: string; failed: boolean }> {
  return new Promise((resolve) => {
    let status = 0;
    let text = '';
    const end = (failed: boolean) => resolve({ status, text, failed });
    const options = { method: 'POST', agent: false, headers: { 'content-length': BODY.length }, signal };
    request(`${proxy.origin}/a?b=1`, options, (response) => {
      status = response.statusCode ?? 0;
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('close', () => end(!response.complete));
    })
      .on('error', () => end(true))
      .end(BODY);
  });
}
function meet(fault: NetworkFault): void {
  proxy.faultOf = (line) => (line === 'POST /a' ? fault : undefined);
}

test('without a fault every byte passes both ways', async () => {
  expect(await send()).toEqual({ status: 201, text: 'hello', failed: false });
  expect(done).toEqual([BODY]);
  expect(proxy.requests.map(({ line }) => line)).toEqual(['POST /a']);
});

test.each<[string, NetworkFault, { done: string[]; failed: boolean; text: string }]>([
  ['a reset', { kind: 'rst' }, { done: [], failed: true, text: '' }],
  ['a cut before the first byte', { kind: 'cut-up', after: 0 }, { done: [], failed: true, text: '' }],
  ['a cut before the body', { kind: 'cut-up', after: 'head' }, { done: [], failed: true, text: '' }],
  [
    'a cut in the middle of the request',
    { kind: 'cut-up', after: 'half' },
    { done: [], failed: true, text: '' },
  ],
  ['a lost response', { kind: 'cut-down', after: 0 }, { done: [BODY], failed: true, text: '' }],
  ['a request that arrives twice', { kind: 'dup' }, { done: [BODY, BODY], failed: false, text: 'hello' }],
  ['a slow line', { kind: 'rate', bytesPerSecond: 2_000 }, { done: [BODY], failed: false, text: 'hello' }],
  [
    'another machine',
    { kind: 'respond', bytes: 'HTTP/1.1 503 Busy\r\ncontent-length: 2\r\nconnection: close\r\n\r\nno' },
    { done: [], failed: false, text: 'no' },
  ],
])('%s', async (_, fault, expected) => {
  meet(fault);
  const { text, failed } = await send();
  await expect.poll(() => done).toEqual(expected.done);
  expect({ text, failed }).toEqual({ text: expected.text, failed: expected.failed });
});

test('a response breaks off at the byte that was named', async () => {
  meet({ kind: 'cut-down', after: 'half' });
  const half = await send();
  expect(half.failed).toBe(true);
  let whole = 0;
  for (let after = 1; after < 400 && whole === 0; after += 1) {
    meet({ kind: 'cut-down', after });
    const { status, text } = await send();
    if (status === 201 && text.length > 0) whole = after - 1;
  }
  // The head is `whole` bytes long: one more lets one letter through, and so on.
  for (const letters of [1, 2, 4]) {
    meet({ kind: 'cut-down', after: whole + letters });
    expect((await send()).text).toBe('hello'.slice(0, letters));
  }
});

test('a black hole answers nothing until it is healed, a late response comes', async () => {
  meet({ kind: 'blackhole' });
  const waiting = send();
  await expect.poll(() => proxy.requests.length).toBe(1);
  const state = await Promise.race([waiting, new Promise((resolve) => setTimeout(resolve, 150, 'waits'))]);
  expect(state).toBe('waits');
  await proxy.heal();
  expect((await waiting).failed).toBe(true);
  meet({ kind: 'delay', ms: 120 });
  const started = Date.now();
  expect((await send()).text).toBe('hello');
  expect(Date.now() - started).toBeGreaterThan(115);
});

test('down refuses connections, up takes them again at the same address', async () => {
  const { origin } = proxy;
  await proxy.down();
  expect((await send()).failed).toBe(true);
  await proxy.up();
  expect(proxy.origin).toBe(origin);
  expect((await send()).text).toBe('hello');
});
