// The control arm of R3: a page and a service worker with Workbox's background-sync queue before the same shop, expected to lose.
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';

export const WORKBOX_SYNC_TAG = 'workbox-background-sync:events';
export const WORKBOX_DATABASE = 'workbox-background-sync';
export const WORKBOX_STORE = 'requests';

const { resolve } = createRequire(import.meta.url);
const built = (name: string) =>
  readFileSync(join(dirname(resolve(`${name}/package.json`)), `build/${name}.prod.js`), 'utf8');

/** Events of the page are queued whenever their request fails, and replayed by Workbox alone. */
const SERVICE_WORKER = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
const queue = new workbox.backgroundSync.Queue('events');
self.addEventListener('fetch', (event) => {
  if (!event.request.url.endsWith('/v2/create-events')) return;
  const answer = async () => {
    try {
      return await fetch(event.request.clone());
    } catch (error) {
      await queue.pushRequest({ request: event.request });
      return new Response('queued', { status: 202 });
    }
  };
  event.respondWith(answer());
});
`;

export interface ControlSite {
  readonly origin: string;
  close(): Promise<void>;
}

/** Its own page and service worker; everything else goes to the shop. */
export async function serveWorkboxControl(shopOrigin: string): Promise<ControlSite> {
  const script = [built('workbox-core'), built('workbox-background-sync'), SERVICE_WORKER].join('\n');
  const files = new Map([
    ['/', ['text/html', '<!doctype html><title>control</title>']],
    ['/control-sw.js', ['text/javascript', script]],
  ]);
  const server = createServer((incoming, outgoing) => {
    const [type, text] = files.get(incoming.url ?? '') ?? [];
    if (type !== undefined) return void outgoing.writeHead(200, { 'content-type': type }).end(text);
    const { method = 'GET', headers, url = '/' } = incoming;
    const forwarded = request(shopOrigin + url, { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => {
        server.close(done);
      });
    },
  };
}
