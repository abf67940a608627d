// A TCP proxy before a real server that damages connections at an exact byte: it forwards bytes and understands no more of HTTP than where a request begins.
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../free-port.ts';

/** Where a message breaks off: after this many of its bytes, between head and body, or in its middle. */
type BreakPoint = number | 'head' | 'half';

/** What happens to one request and its response on their way. */
export type NetworkFault =
  /** Reset before a byte arrives. */
  | { readonly kind: 'rst' }
  /** Accepted and never answered. */
  | { readonly kind: 'blackhole' }
  /** The response is late. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** The response comes this slowly. */
  | { readonly kind: 'rate'; readonly bytesPerSecond: number }
  /** The request breaks off. */
  | { readonly kind: 'cut-up'; readonly after: BreakPoint }
  /** The response breaks off; after 0 bytes the server has done the work and nobody hears of it. */
  | { readonly kind: 'cut-down'; readonly after: BreakPoint; readonly onCut?: () => void }
  /** A connection that stays open, such as a websocket: it breaks after `ms`, and until then some of what comes down is lost. */
  | { readonly kind: 'flap'; readonly ms: number; readonly swallows: () => boolean }
  /** The request's bytes arrive twice. */
  | { readonly kind: 'dup' }
  /** Another machine answers with these bytes; the server hears nothing. */
  | { readonly kind: 'respond'; readonly bytes: string };

export interface ForwardedRequest {
  /** `POST /path`, without the query. */
  readonly line: string;
  /** ms since 1970. */
  readonly at: number;
}

export interface TcpProxy {
  readonly origin: string;
  /** All requests so far, also those that met a fault. */
  readonly requests: ForwardedRequest[];
  /** Chooses the fault of a request by its line, `POST /path`. A promise holds the request. */
  faultOf: (line: string) => NetworkFault | undefined | Promise<NetworkFault | undefined>;
  /** Nobody listens, and all connections break. */
  down(): Promise<void>;
  up(): Promise<void>;
  /** No more faults; connections that were damaged without breaking break now. */
  heal(): Promise<void>;
  close(): Promise<void>;
}

interface Exchange {
  readonly fault: NetworkFault | undefined;
  /** The request's bytes, as long as they are needed for a second arrival or a foreign answer. */
  readonly request: Buffer[];
  /** Bytes forwarded or swallowed so far. */
  up: number;
  down: number;
  /** Bytes of the request and of its head, known from its first bytes. */
  readonly sizes: Sizes;
  /** After how many bytes the response breaks off, once its length is known. */
  cutAt: number;
}

const REQUEST_START = /^([A-Z]{3,7}) (\S+) HTTP\/1\.1\r\n/;
const NO_FAULT = () => undefined;

export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  const connections = new Set<Socket>();
  let listener: Server | null = null;
  const listenPort = await freePort();

  const proxy: TcpProxy = {
    get origin() {
      return `http://localhost:${listenPort}`;
    },
    requests: [],
    faultOf: NO_FAULT,
    async down() {
      const closing = listener;
      listener = null;
      const closed = new Promise((resolve) => (closing === null ? resolve(null) : closing.close(resolve)));
      for (const socket of connections) socket.destroy();
      await closed;
    },
    async up() {
      if (listener === null) await listen();
    },
    async heal() {
      proxy.faultOf = NO_FAULT;
      for (const socket of connections) socket.destroy();
      await proxy.up();
    },
    close: () => proxy.down(),
  };

  async function listen(): Promise<void> {
    const server = createServer((client) => carry(client));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(listenPort, '127.0.0.1', resolve);
    });
    listener = server;
  }

  function carry(client: Socket): void {
    const server = connect({ host: hostname === 'localhost' ? '127.0.0.1' : hostname, port: Number(port) });
    for (const end of [client, server]) {
      end.setNoDelay(true);
      connections.add(end);
      end.on('error', () => undefined);
      end.once('close', () => connections.delete(end));
    }
    // Not the other way round: what the server sent last may still be on its way.
    client.once('close', () => server.destroy());
    const state: { exchange: Exchange | null } = { exchange: null };
    carryUp(client, server, state).catch(() => client.destroy());
    carryDown(client, server, state).catch(() => client.destroy());
  }

  async function carryUp(client: Socket, server: Socket, state: { exchange: Exchange | null }) {
    for await (const chunk of client as AsyncIterable<Buffer>) {
      const isNext = state.exchange === null || state.exchange.down > 0;
      const [, method, path] = (isNext && REQUEST_START.exec(chunk.toString('latin1'))) || [];
      if (method !== undefined && path !== undefined) {
        const line = `${method} ${path.split('?', 1)[0]}`;
        proxy.requests.push({ line, at: Date.now() });
        const fault = await proxy.faultOf(line);
        state.exchange = { fault, request: [], up: 0, down: 0, sizes: sizesOf(chunk), cutAt: 0 };
        if (fault?.kind === 'flap') setTimeout(() => client.destroy(), fault.ms).unref();
      }
      const { exchange } = state;
      if (exchange === null) await write(server, chunk);
      else await forwardUp(chunk, exchange, client, server);
    }
    server.end();
  }

  async function forwardUp(chunk: Buffer, exchange: Exchange, client: Socket, server: Socket) {
    const { fault } = exchange;
    const before = exchange.up;
    exchange.up += chunk.length;
    if (fault?.kind === 'rst') return void client.resetAndDestroy();
    if (fault?.kind === 'blackhole') return;
    if (fault?.kind === 'respond') {
      if (exchange.up >= exchange.sizes.whole) client.end(fault.bytes);
      return;
    }
    if (fault?.kind === 'dup') exchange.request.push(chunk);
    if (fault?.kind === 'cut-up') {
      const limit = cutAt(fault.after, exchange.sizes);
      if (exchange.up >= limit) {
        await write(server, chunk.subarray(0, limit - before));
        client.destroy();
        return;
      }
    }
    await write(server, chunk);
  }

  async function carryDown(client: Socket, server: Socket, state: { exchange: Exchange | null }) {
    for await (const chunk of server as AsyncIterable<Buffer>) {
      const { exchange } = state;
      if (exchange === null) await write(client, chunk);
      else await forwardDown(chunk, exchange, client);
    }
    client.end();
  }

  async function forwardDown(chunk: Buffer, exchange: Exchange, client: Socket) {
    const { fault } = exchange;
    const before = exchange.down;
    exchange.down += chunk.length;
    if (fault?.kind === 'dup' && before === 0) sendAgain(Buffer.concat(exchange.request));
    if (fault?.kind === 'delay' && before === 0) await pause(fault.ms);
    if (fault?.kind === 'rate') return writeSlowly(client, chunk, fault.bytesPerSecond);
    // The first bytes are the answer that opens the connection.
    if (fault?.kind === 'flap' && before > 0 && fault.swallows()) return;
    if (fault?.kind === 'cut-down') {
      if (before === 0) exchange.cutAt = cutAt(fault.after, sizesOf(chunk));
      if (exchange.down >= exchange.cutAt) {
        fault.onCut?.();
        await write(client, chunk.subarray(0, exchange.cutAt - before));
        client.destroy();
        return;
      }
    }
    await write(client, chunk);
  }

  /** On a connection of its own; its answer interests nobody. */
  function sendAgain(request: Buffer): void {
    const again = connect({ host: '127.0.0.1', port: Number(port) });
    again.on('error', () => undefined).on('data', () => again.destroy());
    again.write(request);
  }

  await listen();
  return proxy;
}

interface Sizes {
  readonly head: number;
  readonly whole: number;
}

/** Of the message that begins here; one that names no length is taken for these bytes. */
function sizesOf(first: Buffer): Sizes {
  const text = first.toString('latin1').split('\r\n\r\n', 1)[0] ?? '';
  const head = text.length + 4;
  const isBodiless = /^(?:GET|HEAD|OPTIONS) /.test(text);
  const named = /\r\ncontent-length: *(\d+)/i.exec(text);
  return { head, whole: named === null && !isBodiless ? first.length : head + Number(named?.[1] ?? 0) };
}

function cutAt(after: BreakPoint, { head, whole }: Sizes): number {
  if (after === 'head') return head;
  return after === 'half' ? Math.floor(whole / 2) : after;
}

function write(socket: Socket, bytes: Buffer): Promise<void> {
  if (bytes.length === 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    if (socket.destroyed) reject(new Error('closed'));
    else socket.write(bytes, (error) => (error == null ? resolve() : reject(error)));
  });
}

async function writeSlowly(socket: Socket, bytes: Buffer, bytesPerSecond: number): Promise<void> {
  const step = Math.max(1, Math.floor(bytesPerSecond / 20));
  for (let at = 0; at < bytes.length; at += step) {
    await write(socket, bytes.subarray(at, at + step));
    await pause(50);
  }
}
