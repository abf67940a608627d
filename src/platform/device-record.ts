// Notes of this device that the service worker reads too: which markets it can show without a network. Loaded with the worker.
import { DEVICE_CACHE, readyPath } from '#contract/device-record.ts';

/** Notes whether the market can be shown without a network, under every way in which addresses name it. */
export async function noteReady(market: string, isReady: boolean): Promise<void> {
  const isNamed = location.pathname.split('/', 2)[1]?.toLowerCase() === market;
  try {
    const cache = await caches.open(DEVICE_CACHE);
    for (const name of isNamed ? [market] : [market, '']) {
      if (isReady) await cache.put(readyPath(name), new Response(null, { status: 204 }));
      else await cache.delete(readyPath(name));
    }
  } catch {
    // Missing, forbidden or full: the service worker waits a little longer for the server.
  }
}
