// What the pages noted of this device for the service worker.
import { DEVICE_CACHE, KEEPS_NOTHING_PATH, OWN_MARKET_PATH, readyPath } from '#contract/device-record.ts';
import { MARKET_CODE_PATTERN } from '#contract/market.ts';
import { sharedSearch } from '#contract/shared-search.ts';

const MARKET_CODE = new RegExp(MARKET_CODE_PATTERN);

/** Whether the device can answer for the market that the page's address names. */
export async function isReadyOffline(caches: CacheStorage, url: string): Promise<boolean> {
  const cache = await caches.open(DEVICE_CACHE);
  return (await cache.match(readyPath(marketOf(url)))) !== undefined;
}

/** Whether the shopper lets the device keep copies of the shop. */
export async function keepsCopies(caches: CacheStorage): Promise<boolean> {
  const cache = await caches.open(DEVICE_CACHE);
  return (await cache.match(KEEPS_NOTHING_PATH)) === undefined;
}

/** Where a start without a market leads to: into the shopper's own; null while that is not known. */
export async function ownStart(caches: CacheStorage, url: string): Promise<string | null> {
  const cache = await caches.open(DEVICE_CACHE);
  const code = await (await cache.match(OWN_MARKET_PATH))?.text();
  if (code === undefined || !MARKET_CODE.test(code)) return null;
  const start = new URL(url);
  start.pathname = `/${code}${start.pathname === '/' ? '' : start.pathname}`;
  return start.href;
}

/** As the start and the shortcuts of the installed app are addressed, and what is shared with it. */
export function isStartWithoutMarket(url: string): boolean {
  const isStart = new URL(url).searchParams.get('source') === 'pwa' || sharedSearch(url) !== null;
  return isStart && marketOf(url) === '';
}

/** '' for an address that names none. */
function marketOf(url: string): string {
  const segment = new URL(url).pathname.split('/', 2)[1]?.toLowerCase() ?? '';
  return MARKET_CODE.test(segment) ? segment : '';
}
