// Registers the service worker and tells when a newer version waits; the shopper decides when it takes over (PW-07).
import { Workbox } from 'workbox-window';
import { warn } from '#src/platform/log.ts';

let workbox: Workbox | null = null;

export async function registerServiceWorker(onUpdate: () => void): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  workbox = new Workbox('/sw.js', { type: 'classic', updateViaCache: 'none' });
  workbox.addEventListener('waiting', onUpdate);
  try {
    const registration = await workbox.register();
    // An installed app that only comes back from the background never navigates: it asks on its own.
    addEventListener('pageshow', () => void registration?.update().catch(() => undefined));
  } catch (error) {
    // Blocked by the browser's settings or in private mode: the shop works online without it (PW-08).
    warn('service worker not registered', { reason: String(error) });
  }
}

/** Lets the waiting version take over, then reloads this page once. */
export function acceptUpdate(): void {
  workbox?.addEventListener('controlling', () => location.reload());
  workbox?.messageSkipWaiting();
}

/** The service worker's tag for what waits; it drains when the network is back, also with no page open (PW-06). */
const SYNC_TAG = 'cairn-outbox';

/** Background Sync is no standard yet: the types of the web platform lack it. */
type SyncRegistration = ServiceWorkerRegistration & {
  readonly sync?: { register(tag: string): Promise<void> };
};

/** A nudge where Background Sync exists; elsewhere the next start of the app sends what waits. */
export async function requestBackgroundSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration: SyncRegistration | undefined = await navigator.serviceWorker.getRegistration();
  if (registration?.active == null) return;
  // Refused by a setting of the browser: the page and its next start send what waits.
  await registration.sync?.register(SYNC_TAG).catch(() => undefined);
}
