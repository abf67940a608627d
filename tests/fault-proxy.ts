// A proxy before a real server: forwards byte for byte, notes what was asked for, and makes the faults of networks on demand.
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What becomes of a request instead of being forwarded. */
export type Fault =
  /** The connection breaks before the request arrives. */
  | 'cut'
  /** The server does the work, then the connection breaks. */
  | 'lost-response'
  /** Another server or a captive portal responds. */
  | { readonly status: number; readonly headers?: OutgoingHttpHeaders; readonly body: string | Buffer }
  /** The response is changed on its way. */
  | { readonly changeBody: (body: Buffer) => Buffer }
  /** The response, which is not compressed then, arrives part by part. */
  | { readonly partsOf: (body: Buffer) => readonly (Buffer | string)[]; readonly pauseMs: number };

export interface FaultProxy {
  readonly origin: string;
  /** All requests so far, also those that met a fault, as `GET /path`, without the query. */
  readonly requests: string[];
  /** A cut network: no request arrives. */
  isOffline: boolean;
  /** Chooses the fault of a request, `GET /path`; it is forwarded as it is if there is none. A promise delays it. */
  faultOf: (line: string) => Fault | undefined | Promise<Fault | undefined>;
  readonly close: () => Promise<void>;
}

export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const { hostname, port } = new URL(target);
  const proxy = {
    requests: [] as string[],
    isOffline: false,
    faultOf: (() => undefined) as FaultProxy['faultOf'],
  };

  async function forward(
    { method, url: path, rawHeaders, headers }: IncomingMessage,
    body: Buffer,
    isPlain: boolean,
  ): Promise<[IncomingMessage, Buffer]> {
    const sent = isPlain ? { ...headers, 'accept-encoding': 'identity' } : rawHeaders;
    const request = httpRequest({ hostname, port, method, path, headers: sent });
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request.once('response', resolve).once('error', reject).end(body);
    });
    return [response, await bodyOf(response)];
  }

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const line = `${incoming.method} ${(incoming.url ?? '').split('?')[0]}`;
    proxy.requests.push(line);
    const body = await bodyOf(incoming);
    const fault = proxy.isOffline ? 'cut' : await proxy.faultOf(line);
    if (fault === 'cut') return void incoming.socket.destroy();
    if (typeof fault === 'object' && 'status' in fault)
      return void outgoing.writeHead(fault.status, fault.headers).end(fault.body);
    const isInParts = typeof fault === 'object' && 'partsOf' in fault;
    const [response, content] = await forward(incoming, body, isInParts);
    if (fault === 'lost-response') return void incoming.socket.destroy();
    outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders);
    if (!isInParts) return void outgoing.end(fault === undefined ? content : fault.changeBody(content));
    for (const part of fault.partsOf(content)) {
      outgoing.write(part);
      await pause(fault.pauseMs);
    }
    outgoing.end();
  }

  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return Object.assign(proxy, {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => {
        server.close(closed);
      });
    },
  });
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
