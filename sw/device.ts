// What the pages noted of this device for the service worker.
import { DEVICE_CACHE, readyPath } from '#contract/device-record.ts';
import { MARKET_CODE_PATTERN } from '#contract/market.ts';

const MARKET_CODE = new RegExp(MARKET_CODE_PATTERN);

/** Whether the device can answer for the market that the page's address names. */
export async function isReadyOffline(caches: CacheStorage, url: string): Promise<boolean> {
  const segment = new URL(url).pathname.split('/', 2)[1]?.toLowerCase() ?? '';
  const cache = await caches.open(DEVICE_CACHE);
  return (await cache.match(readyPath(MARKET_CODE.test(segment) ? segment : ''))) !== undefined;
}
