// Keeps the hashed files of the version before this one: tabs that it opened still ask for their parts, also without a network.

const CACHE = 'former-assets';
const ASSETS = '/assets/';

/** Called when a version is installed, before it deletes what the one before it had precached. Never rejects. */
export async function keepFormerAssets(
  caches: CacheStorage,
  precacheName: string,
  isOfThisVersion: (url: string) => boolean,
): Promise<void> {
  try {
    const precache = await caches.open(precacheName);
    const former = (await precache.keys()).filter(
      ({ url }) => new URL(url).pathname.startsWith(ASSETS) && !isOfThisVersion(url),
    );
    if (former.length === 0) return;
    const cache = await caches.open(CACHE);
    const kept = new Set(former.map(({ url }) => url));
    for (const older of await cache.keys()) if (!kept.has(older.url)) await cache.delete(older);
    for (const request of former) {
      const response = await precache.match(request);
      if (response !== undefined) await cache.put(request, response);
    }
  } catch {
    // No room, or no caches: the server still has these files.
  }
}

export async function formerAsset(caches: CacheStorage, request: Request): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(request, { ignoreVary: true });
}
