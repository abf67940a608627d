// Notes of this device that the service worker reads too: the shopper's market, and those that need no network.
import {
  DEVICE_CACHE,
  homePath,
  marketOfReadyPath,
  OWN_MARKET_PATH,
  readyPath,
} from '#contract/device-record.ts';

/** Notes whether the market can be shown without a network, under every way in which addresses name it; if not, its kept home page goes. */
export async function noteReady(market: string, isReady: boolean): Promise<void> {
  const isNamed = location.pathname.split('/', 2)[1]?.toLowerCase() === market;
  try {
    const cache = await caches.open(DEVICE_CACHE);
    for (const name of isNamed ? [market] : [market, '']) {
      if (isReady) await cache.put(readyPath(name), new Response(null, { status: 204 }));
      else await cache.delete(readyPath(name));
    }
    if (!isReady) await cache.delete(homePath(market));
  } catch {
    // Missing, forbidden or full: the service worker waits a little longer for the server.
  }
}

/** Notes the market that a page showed. */
export async function noteMarket(market: string): Promise<void> {
  try {
    const cache = await caches.open(DEVICE_CACHE);
    await cache.put(OWN_MARKET_PATH, new Response(market));
  } catch {
    // As above: the app starts in the market it was installed in.
  }
}

interface DeviceRecord {
  /** The market that was shown last. */
  readonly market: string | null;
  /** Those that can be shown without a network. */
  readonly readyMarkets: readonly string[];
}

const NOTHING_NOTED: DeviceRecord = { market: null, readyMarkets: [] };
/** A storage that never answers must not hold up the first page for good; too early a page would show another market's prices. */
const READ_LIMIT_MS = 2_000;

/** Never rejects: where nothing can be read in time, nothing is noted. */
export async function readDeviceRecord(): Promise<DeviceRecord> {
  const limit = new Promise<DeviceRecord>((resolve) => {
    setTimeout(() => resolve(NOTHING_NOTED), READ_LIMIT_MS);
  });
  return Promise.race([readRecord().catch(() => NOTHING_NOTED), limit]);
}

async function readRecord(): Promise<DeviceRecord> {
  const cache = await caches.open(DEVICE_CACHE);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return {
    market: (await (await cache.match(OWN_MARKET_PATH))?.text()) ?? null,
    readyMarkets: paths.map((path) => marketOfReadyPath(path) ?? '').filter((code) => code !== ''),
  };
}
