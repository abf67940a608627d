// Reads the home page that this device keeps of a market; the precached shell begins to read it before the scripts that draw it are there.
import { DEVICE_CACHE, homePath, type KeptHome } from '#contract/device-record.ts';
import { beginShopWorker, workerPath } from '#src/platform/shop-worker.ts';

const HOME_PATH = /^\/([^/]+)\/?$/;

let begun: { readonly market: string; readonly kept: Promise<KeptHome | null> } | null = null;

/** False: the address is not that of a market's home page. The worker is begun where the device keeps none. */
export function beginKeptHome(): boolean {
  const market = HOME_PATH.exec(location.pathname)?.[1]?.toLowerCase();
  if (market === undefined) return false;
  const kept = read(market).then((found) => {
    if (found === null) beginShopWorker();
    return found;
  });
  begun = { market, kept };
  return true;
}

/** Null where there is none of this version. Never rejects. */
export function takeKeptHome(market: string): Promise<KeptHome | null> {
  return begun?.market === market ? begun.kept : read(market);
}

async function read(market: string): Promise<KeptHome | null> {
  try {
    const cache = await caches.open(DEVICE_CACHE);
    const kept: unknown = await (await cache.match(homePath(market)))?.json();
    return isKeptHome(kept) ? kept : null;
  } catch {
    // Missing, forbidden or cut off: the worker is waited for.
    return null;
  }
}

/** As this version's worker wrote it. Without its frame there would be no page, and nothing to load it anew. */
function isKeptHome(value: unknown): value is KeptHome {
  const { worker, frame, home } = Object(value) as Partial<KeptHome>;
  return worker === workerPath && frame?.bootstrap !== undefined && home?.page !== undefined;
}
