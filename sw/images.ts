// Serves images, caching the newest 400 by URL; offline, another cached width or an empty image replaces a missing one.

const CACHE = 'images-1';
/** The oldest are deleted above this. 400 images are about 20 MB. */
const MAX_IMAGES = 400;
/** Writes between two clean-ups. */
const TRIM_EVERY = 40;

let writes = 0;

export async function handleImage(event: FetchEvent, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE).catch(() => null);
  const cached = await cache?.match(request);
  if (cached !== undefined) return cached;
  try {
    const response = await fetch(request);
    if (cache !== null && response.ok && isImmutable(response)) {
      event.waitUntil(cacheImage(cache, request, response.clone()));
    }
    return response;
  } catch {
    return (await cache?.match(request, { ignoreSearch: true })) ?? emptyImage();
  }
}

/** A transparent image, so that the tint behind it shows instead of the browser's icon for a broken image. */
function emptyImage(): Response {
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' };
  return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers });
}

/** The placeholder of an image that the server could not fetch is not immutable, and not cached. */
function isImmutable(response: Response): boolean {
  return response.headers.get('cache-control')?.includes('immutable') === true;
}

async function cacheImage(cache: Cache, request: Request, response: Response): Promise<void> {
  try {
    await cache.put(request, response);
    writes += 1;
    if (writes % TRIM_EVERY === 0) await trim(cache);
  } catch {
    // Storage is full: images are deleted first, pending entries of the outbox never.
    await caches.delete(CACHE);
  }
}

async function trim(cache: Cache): Promise<void> {
  const cached = await cache.keys();
  await Promise.all(
    cached.slice(0, Math.max(0, cached.length - MAX_IMAGES)).map((request) => cache.delete(request)),
  );
}
