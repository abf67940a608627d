// Served in place of /sw.js while CAIRN_SERVICE_WORKER is off: ends the service worker of every device that asks for it.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(end()));

/** What is the pages' own: the outbox's, which tells whether something that waits was lost, and the shopper's choices. */
const isKept = (name) => name.startsWith('outbox-') || name === 'cairn-device';

async function end() {
  try {
    const names = (await caches.keys()).filter((name) => !isKept(name));
    await Promise.all(names.map((name) => caches.delete(name)));
  } finally {
    await self.registration.unregister();
  }
}
