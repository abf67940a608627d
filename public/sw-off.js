// Served in place of /sw.js while CAIRN_SERVICE_WORKER is off: ends the service worker of every device that asks for it.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(end()));

/** What the outbox keeps stays: it is the page's, and tells whether something that waits was lost. */
async function end() {
  try {
    const names = (await caches.keys()).filter((name) => !name.startsWith('outbox-'));
    await Promise.all(names.map((name) => caches.delete(name)));
  } finally {
    await self.registration.unregister();
  }
}
