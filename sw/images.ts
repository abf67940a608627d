// Product pictures: kept by address, newest 400; offline any kept width stands in for a missing one, or nothing to see.

const CACHE = 'images-1';
/** Above it the oldest go. About 400 pictures are 20 MB. */
const MAX_IMAGES = 400;
/** How many writes pass between two clean-ups. */
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

/** Nothing to see, so that the tint behind a picture shows in place of the browser's sign for a broken one. */
function emptyImage(): Response {
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' };
  return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers });
}

/** A stand-in for a picture that could not be had is not kept in its place. */
function isImmutable(response: Response): boolean {
  return response.headers.get('cache-control')?.includes('immutable') === true;
}

async function cacheImage(cache: Cache, request: Request, response: Response): Promise<void> {
  try {
    await cache.put(request, response);
    writes += 1;
    if (writes % TRIM_EVERY === 0) await trim(cache);
  } catch {
    // Storage is full: pictures are the first to go, what waits for the server never is.
    await caches.delete(CACHE);
  }
}

async function trim(cache: Cache): Promise<void> {
  const kept = await cache.keys();
  await Promise.all(
    kept.slice(0, Math.max(0, kept.length - MAX_IMAGES)).map((request) => cache.delete(request)),
  );
}
