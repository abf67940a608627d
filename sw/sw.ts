// The entry point of the service worker: routes requests to navigation and images, and drains the outbox when no page is open.
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { handleImage } from '#sw/images.ts';
import { handleNavigation, isPagePath } from '#sw/navigation.ts';
import { drainOutbox } from '#sw/background-sync.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
};

/** Tag of the Background Sync registration; nothing depends on it. */
const SYNC_TAG = 'cairn-outbox';

precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: '' });
cleanupOutdatedCaches();
clientsClaim();

self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
});

self.addEventListener('message', (event) => {
  const type = (event.data as { type?: unknown } | null)?.type;
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'DRAIN') event.waitUntil(drainOutbox(self));
});

self.addEventListener('sync', ((event: ExtendableEvent & { readonly tag: string }) => {
  if (event.tag === SYNC_TAG) event.waitUntil(drainOutbox(self));
}) as EventListener);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPagePath(url.pathname)) event.respondWith(handleNavigation(event, request));
  } else if (url.pathname.startsWith('/images/')) {
    event.respondWith(handleImage(event, request));
  }
});
