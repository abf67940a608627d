// Asks the browser to wake the service worker now and then, so that what the device keeps of the shop is renewed.
import { CATALOGUE_RENEWAL_INTERVAL_MS, CATALOGUE_RENEWAL_TAG } from '#contract/catalogue-renewal.ts';

/** Periodic Background Sync is no standard yet: the types of the web platform lack it. */
type PeriodicRegistration = ServiceWorkerRegistration & {
  readonly periodicSync?: {
    register(tag: string, options: { readonly minInterval: number }): Promise<void>;
    getTags(): Promise<readonly string[]>;
  };
};

/** Only where the browser grants it already: nobody is asked. */
export async function requestCatalogueRenewal(): Promise<void> {
  try {
    const name = 'periodic-background-sync' as PermissionName;
    const { state } = await navigator.permissions.query({ name });
    if (state !== 'granted') return;
    const registration: PeriodicRegistration = await navigator.serviceWorker.ready;
    const sync = registration.periodicSync;
    if (sync === undefined || (await sync.getTags()).includes(CATALOGUE_RENEWAL_TAG)) return;
    await sync.register(CATALOGUE_RENEWAL_TAG, { minInterval: CATALOGUE_RENEWAL_INTERVAL_MS });
  } catch {
    // A browser without it, or one whose settings forbid it.
  }
}
