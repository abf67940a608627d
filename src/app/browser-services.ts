// The services of the browser: the worker client, loaded when first needed or when the page is idle, behind plain clients.
import type { CartClient, DiscoveryClient, PageClient, TrackingClient } from '#contract/clients.ts';
import type { PageMarket } from '#contract/market.ts';
import type { WorkerMessage } from '#contract/worker-api.ts';
import type { Texts } from '#src/i18n/texts.ts';
import { whenIdle } from '#src/platform/idle.ts';
import { report, warn } from '#src/platform/log.ts';
import { isMeteredConnection } from '#src/platform/network.ts';
import type { ObservableRouter } from '#src/platform/product-views.ts';
import type { WorkerClient } from '#src/platform/worker-client.ts';
import type { Services } from '#src/services/services.tsx';
import { createViewState, type ViewState } from '#src/services/view-state.ts';

/** What a message tells features that keep state of their own: the cart. */
type Listener = (message: WorkerMessage) => void;

export interface BrowserServices {
  readonly services: Services;
  /** Starts worker and service worker once the page has settled. */
  readonly startWorkers: (pages: ObservableRouter) => void;
}

export function createBrowserServices(market: PageMarket, texts: Texts): BrowserServices {
  const view = createViewState();
  const listeners = new Set<Listener>();
  let loading: Promise<WorkerClient> | null = null;

  function client(): Promise<WorkerClient> {
    loading ??= import('#src/platform/worker-client.ts').then(({ createWorkerClient }) =>
      createWorkerClient({ market, origin: location.origin, isMetered: isMeteredConnection() }, (message) => {
        applyMessage(view, message);
        for (const listener of listeners) listener(message);
      }),
    );
    return loading;
  }

  const services: Services = {
    market,
    texts,
    view,
    pagesFor: (signal) => lazyClient<PageClient>(() => client().then((ready) => ready.pagesFor(signal))),
    discovery: lazyClient<DiscoveryClient>(() => client().then((ready) => ready.discovery)),
    cart: lazyClient<CartClient>(() => client().then((ready) => ready.cart)),
    tracking: lazyClient<TrackingClient>(() => client().then((ready) => ready.tracking)),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    href: (path) => `/${market.code}${path === '/' ? '' : path}`,
  };

  function awaken(pages: ObservableRouter): void {
    view.isHydrated = true;
    whenIdle(() => {
      client()
        .then((ready) => {
          ready.trackProductViews(pages);
          const flush = () => void ready.flush();
          addEventListener('online', flush);
          addEventListener('pageshow', flush);
          const updateVisibility = () => void ready.setVisible(document.visibilityState === 'visible');
          document.addEventListener('visibilitychange', () => {
            updateVisibility();
            flush();
          });
          if (document.visibilityState !== 'visible') updateVisibility();
        })
        .catch((error: unknown) => report(error, 'worker'));
      void import('#src/platform/stored-markets.ts').then(({ storeMarkets }) => storeMarkets(pages));
      void import('#src/platform/service-worker.ts').then(({ registerServiceWorker }) =>
        registerServiceWorker(() => {
          view.hasUpdate = true;
        }),
      );
    });
  }

  return { services, startWorkers: awaken };
}

function applyMessage(view: ViewState, message: WorkerMessage): void {
  if (message.type === 'network') view.isOnline = message.isOnline;
  else if (message.type === 'snapshot') view.isReadyOffline = message.state === 'ready';
  else if (message.type === 'storage') view.storage = message.state;
  else if (message.type === 'outbox' && message.pendingCount > 0) void requestOutboxSync();
  else if (message.type === 'log' && message.level === 'report') report(message.context, message.text);
  else if (message.type === 'log') warn(message.text, message.context);
}

async function requestOutboxSync(): Promise<void> {
  const { requestBackgroundSync } = await import('#src/platform/service-worker.ts');
  await requestBackgroundSync();
}

/** An object whose every method waits for the real one. */
function lazyClient<C extends object>(load: () => Promise<C>): C {
  return new Proxy({} as C, {
    get:
      (_, method) =>
      (...args: unknown[]) =>
        load().then((ready) =>
          (ready as Record<string | symbol, (...all: unknown[]) => unknown>)[method]?.(...args),
        ),
  });
}
