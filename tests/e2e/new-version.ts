// A server in front of the shop that serves it as it is, and on demand as a newer version: with another service worker.
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface VersionedShop {
  readonly origin: string;
  /** From now on the service worker is another one. */
  release(): void;
  close(): void;
}

export async function serveVersions(shopOrigin: string): Promise<VersionedShop> {
  let isNew = false;
  const server = createServer((incoming, outgoing) => {
    const isServiceWorker = incoming.url === '/sw.js';
    const headers = { ...incoming.headers };
    // The whole script as text, however much of it the browser has.
    if (isServiceWorker)
      for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name];
    const forwarded = request(
      shopOrigin + (incoming.url ?? '/'),
      { method: incoming.method ?? 'GET', headers },
      (response) => {
        const { 'content-length': _, ...others } = response.headers;
        outgoing.writeHead(response.statusCode ?? 502, isServiceWorker ? others : response.headers);
        response.pipe(outgoing, { end: !isServiceWorker });
        if (isServiceWorker) response.on('end', () => outgoing.end(isNew ? '\n// newer' : ''));
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    release() {
      isNew = true;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
