// The hashed files of other versions than this one: tabs and pages of those ask for their parts, also without a network.

const CACHE = 'former-assets';
const ASSETS = '/assets/';
/** Lists the files of the version before: when this one takes over, they are no longer precached. */
const FORMER_LIST = '/assets/former.json';

/**
 * Called when a version is installed, before it deletes what the one before it had precached. What is older stays, since
 * this version may wait beside tabs of it. Never rejects.
 */
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
    // First: what was kept and is not listed would be deleted.
    await cache.put(FORMER_LIST, Response.json(former.map(({ url }) => url)));
    for (const request of former) {
      const response = await precache.match(request);
      if (response !== undefined) await cache.put(request, response);
    }
  } catch {
    // No room, or no caches: the server still has these files.
  }
}

/** Called when this version takes over: only the files of the one before it stay. Never rejects. */
export async function deleteOlderAssets(caches: CacheStorage): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    const list = await cache.match(FORMER_LIST);
    if (list === undefined) return;
    const former = new Set((await list.json()) as string[]);
    for (const request of await cache.keys()) {
      const isOlder = !former.has(request.url) && new URL(request.url).pathname !== FORMER_LIST;
      if (isOlder) await cache.delete(request);
    }
  } catch {
    // They are deleted when the next version takes over.
  }
}

/** Of the version before, or of a newer one that waits: the server has sent its pages since it was installed. */
export async function assetOfAnotherVersion(
  caches: CacheStorage,
  precacheName: string,
  request: Request,
): Promise<Response | undefined> {
  for (const name of [CACHE, precacheName]) {
    // A hashed file is precached under its own address.
    const response = await (await caches.open(name)).match(request, { ignoreVary: true });
    if (response !== undefined) return response;
  }
  return undefined;
}
