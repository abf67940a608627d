// Registers the service worker and tells when a newer version waits; the shopper decides when it takes over (PW-07).
import { Workbox } from 'workbox-window';
import { isGone } from '#src/platform/failed-parts.ts';
import { warn } from '#src/platform/log.ts';
import { linkManifest } from '#src/platform/manifest-link.ts';
import { trustedScriptUrl } from '#src/platform/trusted-types.ts';
import { hasTypedInput } from '#src/platform/typed-input.ts';

/** What the update asks of the page. */
export interface UpdateHost {
  /** A newer version waits, or has taken over from another tab. */
  readonly onUpdate: () => void;
  /** Sends what waits on the device; false: changes of the cart could not be sent now. */
  readonly send: () => Promise<boolean>;
  /** Calls back once when no change of the cart waits any more. */
  readonly whenSent: (call: () => void) => void;
}

/** Then the page is loaded anew, whatever the service worker does. */
const TAKE_OVER_LIMIT_MS = 3000;
/** A page that is still there then, since its load hangs, is loaded anew once more. */
const RELOAD_AGAIN_AFTER_MS = [15_000, 60_000];
/** Between tries of a first installation. */
const RETRY_DELAYS_MS = [10_000, 30_000, 120_000, 600_000];
/** Whoever changes between two apps every moment asks for a newer version no more often. */
const LOOK_INTERVAL_MS = 300_000;
/** A worker that does not say whether all is sent keeps no update back: it would for good. */
const SEND_LIMIT_MS = 5000;

/** In the tab's storage: the version that was loaded anew because a part of it was gone. */
const RELOADED_KEY = 'cairn-reloaded';

let workbox: Workbox | null = null;
let registration: ServiceWorkerRegistration | null = null;
let host: UpdateHost | null = null;
let hasAccepted = false;

/** `market`: of the page. */
export async function registerServiceWorker(newHost: UpdateHost, market: string): Promise<void> {
  host = newHost;
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  linkManifest(market);
  const container = navigator.serviceWorker;
  let isControlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    // The first version of all takes over from nobody.
    if (isControlled) void onTakeOver(newHost);
    isControlled = true;
  });
  await register(newHost);
  let lookedAt = Date.now();
  const lookForVersion = () => {
    // A clock that was set back counts like one that went on.
    const isRecent = Math.abs(Date.now() - lookedAt) < LOOK_INTERVAL_MS;
    if (document.visibilityState !== 'visible' || isRecent) return;
    registration?.update().then(
      () => (lookedAt = Date.now()),
      () => undefined,
    );
  };
  // An installed app that only comes back from the background never navigates: it asks on its own.
  document.addEventListener('visibilitychange', lookForVersion);
  addEventListener('pageshow', lookForVersion);
}

/**
 * A file of the first installation may fail on a bad line, and whoever stays in one page never navigates: it is tried
 * again, and goes on with the files that are missing.
 */
async function register(newHost: UpdateHost, failures = 0): Promise<void> {
  const retry = (reason: string) => {
    warn('service worker not registered', { reason });
    const delay = RETRY_DELAYS_MS[failures];
    if (delay !== undefined) setTimeout(() => void register(newHost, failures + 1), delay);
  };
  try {
    workbox = new Workbox(trustedScriptUrl('/sw.js'), { updateViaCache: 'none' });
    // This file comes when the page is idle; a picture that never loads keeps nothing back.
    registration = (await workbox.register({ immediate: true })) ?? null;
  } catch (error) {
    // A bad line, or a captive portal's page in place of the script. Blocked by the browser's settings or in private mode
    // it says the same: the shop works online without it (PW-08).
    return retry(String(error));
  }
  if (registration !== null) watchInstallation(registration, newHost, () => retry('an installation failed'));
}

/** Every update of a tab's life: the library's own events tell only the first that comes later than a minute. */
function watchInstallation(
  current: ServiceWorkerRegistration,
  { onUpdate }: UpdateHost,
  onFailure: () => void,
): void {
  const tell = () => {
    if (current.waiting !== null && navigator.serviceWorker.controller !== null) onUpdate();
  };
  const follow = () => {
    const { installing } = current;
    let isInstalled = false;
    installing?.addEventListener('statechange', () => {
      // One that was installed has been switched off; with a version before it the next navigation looks for another.
      if (installing.state === 'redundant' && !isInstalled && current.active === null) onFailure();
      isInstalled = true;
      tell();
    });
  };
  current.addEventListener('updatefound', follow);
  follow();
  tell();
}

/** In the tab that accepted, the page follows at once; elsewhere only where nobody looks and nothing is lost. */
async function onTakeOver({ onUpdate, send }: UpdateHost): Promise<void> {
  const isUnseen = () => document.visibilityState === 'hidden' && !hasTypedInput();
  // Asked again: its shopper may have come back while it was sent.
  if (hasAccepted || (isUnseen() && (await inTime(send())) && isUnseen())) location.reload();
  else onUpdate();
}

/**
 * `unsaved`: typed text would be lost, and is only if `mayLoseInput`. `unsent`: it takes over once no change of the cart waits
 * any more, and `onUnsaved` is called instead where text was typed meanwhile. Where no version waits, since another tab let it
 * take over or a part failed to load, the page is loaded anew, and waits for the same: what is only in memory would be lost.
 */
export async function acceptUpdate(
  mayLoseInput: boolean,
  onUnsaved: () => void,
): Promise<'unsaved' | 'unsent' | 'reloading'> {
  const isUnsaved = () => !mayLoseInput && hasTypedInput();
  if (isUnsaved()) return 'unsaved';
  if (host !== null && !(await inTime(host.send()))) {
    host.whenSent(() => {
      if (isUnsaved()) onUnsaved();
      else takeOver();
    });
    return 'unsent';
  }
  // Asked again: it may have been typed while it was sent.
  if (isUnsaved()) return 'unsaved';
  takeOver();
  return 'reloading';
}

function takeOver(): void {
  hasAccepted = true;
  for (const ms of RELOAD_AGAIN_AFTER_MS) setTimeout(() => void reloadAgain(), ms);
  if (registration?.waiting == null) return location.reload();
  workbox?.messageSkipWaiting();
  setTimeout(() => location.reload(), TAKE_OVER_LIMIT_MS);
}

/** Its shopper may have gone on meanwhile. */
async function reloadAgain(): Promise<void> {
  if (await losesNothing()) location.reload();
}

/** Whether loading the page anew costs neither typed text nor a change that is only in memory. */
async function losesNothing(): Promise<boolean> {
  return (host === null || (await inTime(host.send()))) && !hasTypedInput();
}

/**
 * Where a part that is to be shown could not be loaded: a page of a version that the server no longer has is loaded anew, if
 * nothing is lost by that; else it is offered. Once: where that did not bring another version, another time would not.
 */
export async function reloadIfGone(): Promise<void> {
  if (!(await isGone()) || !(await losesNothing())) return;
  try {
    if (sessionStorage[RELOADED_KEY] === import.meta.url) return;
    sessionStorage[RELOADED_KEY] = import.meta.url;
  } catch {
    // Without a note of it a reload might follow another without end.
    return;
  }
  location.reload();
}

async function inTime(sending: Promise<boolean>): Promise<boolean> {
  const limit = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(true), SEND_LIMIT_MS);
  });
  return Promise.race([sending, limit]).catch(() => true);
}

/** The service worker's tag for what waits; it drains when the network is back, also with no page open (PW-06). */
const SYNC_TAG = 'cairn-outbox';

/** Background Sync is no standard yet: the types of the web platform lack it. */
type SyncRegistration = ServiceWorkerRegistration & {
  readonly sync?: { register(tag: string): Promise<void> };
};

/** A nudge where Background Sync exists; elsewhere, and where it is refused, the page and its next start send what waits. */
export async function requestBackgroundSync(): Promise<void> {
  try {
    const current: SyncRegistration | undefined = await navigator.serviceWorker.getRegistration();
    if (current?.active != null) await current.sync?.register(SYNC_TAG);
  } catch {
    // No service workers in this browser, or a setting that forbids them.
  }
}
