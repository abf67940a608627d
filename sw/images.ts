// Caches the newest 400 product images by URL; offline any cached width replaces a missing one, else an empty image.
import { IMAGE_CACHE } from '#contract/image-cache.ts';
import { isOurs } from '#contract/ours.ts';
import { storageFailureOf } from '#contract/storage-failure.ts';
import { LAST_RESORT_LIMIT_MS, orInTime } from '#sw/time-limit.ts';

/** The oldest images above this number are deleted; 400 are about 20 MB. */
export const MAX_IMAGES = 400;
/** Number of writes between two trims. The first write of a service worker's life trims too: few lives have as many as this. */
export const TRIM_INTERVAL = 40;

/** An image is sent with `Vary: Accept`, but any format that this browser was sent it can also show. */
const ANY_ACCEPT: CacheQueryOptions = { ignoreVary: true };

export interface ImageSources {
  readonly caches: CacheStorage;
  readonly fromNetwork: (request: Request) => Promise<Response>;
  /** Whether the shopper lets the device keep images. Never rejects. */
  readonly mayKeep: () => Promise<boolean>;
}
/** `keepAlive` keeps the service worker running until the work is done. */
export type ImageHandler = (
  request: Request,
  keepAlive: (work: Promise<unknown>) => void,
) => Promise<Response>;

export function createImageHandler({ caches, fromNetwork, mayKeep }: ImageSources): ImageHandler {
  let writes = 0;

  async function cacheImage(cache: Cache, request: Request, response: Response): Promise<void> {
    if (!(await mayKeep())) return;
    try {
      await cache.put(request, response);
      writes += 1;
      if (writes % TRIM_INTERVAL === 1) await trim(cache);
    } catch (error) {
      // An image that came cut, or is no longer wanted, is not kept and costs no other.
      if (storageFailureOf(error) !== 'full') return;
      // Images are deleted first, pending entries never.
      await caches.delete(IMAGE_CACHE).catch(() => false);
    }
  }

  return async (request, keepAlive) => {
    const open = (limitMs?: number) => orInTime(() => caches.open(IMAGE_CACHE), null, limitMs);
    const cache = await open();
    const cached = await orInTime(async () => cache?.match(request, ANY_ACCEPT), undefined);
    if (cached !== undefined) return cached;
    const otherWidth = (limitMs?: number) =>
      orInTime(
        async () => (cache ?? (await open(limitMs)))?.match(request, { ...ANY_ACCEPT, ignoreSearch: true }),
        undefined,
        limitMs,
      );
    try {
      const response = await fromNetwork(request);
      // Of a captive portal or a busy server: what the device has is better than that.
      if (!response.ok || !isOurs(response)) return (await otherWidth()) ?? response;
      if (cache !== null && isImmutable(response)) keepAlive(cacheImage(cache, request, response.clone()));
      return response;
    } catch {
      return (await otherWidth(LAST_RESORT_LIMIT_MS)) ?? emptyImage();
    }
  };
}

/**
 * An empty image, so that the tint behind it shows instead of the browser's broken-image icon. By its width of 0 the page
 * knows that the picture is still missing; without a height it has no ratio, and takes the room that the page gives it.
 */
function emptyImage(): Response {
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' };
  return new Response('<svg xmlns="http://www.w3.org/2000/svg" width="0"/>', { headers });
}

/** Placeholders of missing images are not immutable, and what is private belongs to one shopper: neither is cached. */
function isImmutable(response: Response): boolean {
  const policy = response.headers.get('cache-control') ?? '';
  return policy.includes('immutable') && !/private|no-store/.test(policy);
}

async function trim(cache: Cache): Promise<void> {
  const cachedRequests = await cache.keys();
  await Promise.all(
    cachedRequests
      .slice(0, Math.max(0, cachedRequests.length - MAX_IMAGES))
      .map((request) => cache.delete(request)),
  );
}
