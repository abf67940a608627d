// The entry point of the service worker: routes requests to navigation and images, and drains the outbox when no page is open.
import { cacheNames, clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching';
import { CATALOGUE_RENEWAL_TAG, type ConnectionInfo } from '#contract/catalogue-renewal.ts';
import { isOurs } from '#contract/ours.ts';
import { sharedSearch } from '#contract/shared-search.ts';
import { browserEnvironment } from '#outbox/outbox.ts';
import { createDrain } from '#sw/background-sync.ts';
import { renewCatalogues } from '#sw/catalogue-renewal.ts';
import { assetOfAnotherVersion, deleteOlderAssets, keepFormerAssets } from '#sw/former-assets.ts';
import { createImageHandler } from '#sw/images.ts';
import { isReadyOffline, isStartWithoutMarket, keepsCopies, ownStart } from '#sw/device.ts';
import { createNavigationHandler } from '#sw/navigation.ts';
import { routeOf } from '#sw/routes.ts';
import { keptOrFetched, LAST_RESORT_LIMIT_MS, orInTime } from '#sw/time-limit.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: { url: string; revision: string | null; integrity?: string }[];
};

/** Tag of the Background Sync registration; nothing depends on it. */
const SYNC_TAG = 'cairn-outbox';

// All or nothing: a file that is missing, cut, foreign or of another version fails its integrity, and with it the installation.
precache(self.__WB_MANIFEST);
cleanupOutdatedCaches();
clientsClaim();

const { origin } = self.location;
const respondWithImage = createImageHandler({
  caches,
  fromNetwork: (request) => fetch(request),
  // Asked beside the page, which has its picture: what the shopper wants can be waited for.
  mayKeep: () => orInTime(() => keepsCopies(caches), false, LAST_RESORT_LIMIT_MS),
});
const respondToNavigation = createNavigationHandler({
  now: () => performance.now(),
  schedule: (ms, call) => void setTimeout(call, ms),
});
const drain = createDrain(browserEnvironment(origin));

const isOfThisVersion = (url: string) => getCacheKeyForURL(url) !== undefined;

self.addEventListener('install', (event) => {
  event.waitUntil(keepFormerAssets(caches, cacheNames.precache, isOfThisVersion));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
  event.waitUntil(deleteOlderAssets(caches));
});

self.addEventListener('message', (event) => {
  const type = (event.data as { type?: unknown } | null)?.type;
  if (type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('sync', ((event: ExtendableEvent & { readonly tag: string }) => {
  if (event.tag === SYNC_TAG) event.waitUntil(drain());
}) as EventListener);

self.addEventListener('periodicsync', ((event: ExtendableEvent & { readonly tag: string }) => {
  if (event.tag !== CATALOGUE_RENEWAL_TAG) return;
  const { navigator } = self as { readonly navigator: { readonly connection?: ConnectionInfo } };
  event.waitUntil(
    renewCatalogues({
      caches,
      fetch: (path, init) => fetch(path, init),
      connection: () => navigator.connection,
    }),
  );
}) as EventListener);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const route = routeOf(request, origin);
  if (route === 'image') event.respondWith(respondWithImage(request, (work) => event.waitUntil(work)));
  if (route === 'asset' || isOfThisVersion(request.url)) event.respondWith(respondWithFile(request));
  if (route === 'page') event.respondWith(respondToPage(event));
  if (route === 'server-page') event.respondWith(respondToServerPage(event));
});

/** Of this version, of the one before or of one that waits, else of the network. */
function respondWithFile(request: Request): Promise<Response> {
  const find = () =>
    isOfThisVersion(request.url)
      ? matchPrecache(request)
      : assetOfAnotherVersion(caches, cacheNames.precache, request);
  return keptOrFetched(find, () => fetch(request));
}

const shellPage = (limitMs?: number) => orInTime(() => matchPrecache('/shell.html'), undefined, limitMs);

/** However long it takes: a shell in its place would look as if nothing had been ordered. Without a network the shell says so. */
async function respondToServerPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    const response = ((await preloadResponse) as Response | undefined) ?? (await fetch(request));
    const isOwn = response.type === 'opaqueredirect' || isOurs(response);
    return isOwn ? response : ((await shellPage()) ?? response);
  } catch {
    return (await shellPage(LAST_RESORT_LIMIT_MS)) ?? Response.error();
  }
}

async function respondToPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const preloaded = event.preloadResponse as Promise<Response | undefined>;
  const start = isStartWithoutMarket(request.url)
    ? await orInTime(() => ownStart(caches, request.url), null)
    : null;
  const destination = sharedSearch(start ?? request.url) ?? start;
  if (destination !== null) {
    event.waitUntil(preloaded.catch(() => undefined));
    return Response.redirect(destination);
  }
  return respondToNavigation({
    preloaded,
    fromNetwork: () => fetch(request),
    follow: () => fetch(request.url, { method: 'HEAD', headers: { accept: 'text/html' } }),
    shell: shellPage,
    isReady: () => orInTime(() => isReadyOffline(caches, request.url), false),
    keepAlive: (work) => event.waitUntil(work),
  });
}
