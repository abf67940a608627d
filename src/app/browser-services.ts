// The services of the browser: plain clients of the worker, which is loaded when first needed or when the page is idle.
import type { CartClient, DiscoveryClient, PageClient, TrackingClient } from '#contract/clients.ts';
import type { PageSite } from '#contract/shop-profile.ts';
import type { WorkerMessage } from '#contract/worker-api.ts';
import type { WorkerServices } from '#src/app/worker-services.ts';
import type { Texts } from '#src/i18n/texts.ts';
import { whenIdle } from '#src/platform/idle.ts';
import { report } from '#src/platform/log.ts';
import type { ObservableRouter } from '#src/platform/product-views.ts';
import type { WorkerClient } from '#src/platform/worker-client.ts';
import type { Services } from '#src/services/services.tsx';
import { createViewState } from '#src/services/view-state.ts';

/** What a message tells features that keep state of their own: the cart. */
type Listener = (message: WorkerMessage) => void;

export interface BrowserServices {
  readonly services: Services;
  /** Starts worker and service worker once the page has settled. */
  readonly startWorkers: (router: ObservableRouter) => void;
}

export function createBrowserServices(site: PageSite, texts: Texts): BrowserServices {
  const { market } = site;
  const view = createViewState();
  const listeners = new Set<Listener>();
  let loading: Promise<WorkerServices> | null = null;

  function worker(): Promise<WorkerServices> {
    loading ??= import('#src/app/worker-services.ts').then(({ createWorkerServices }) =>
      createWorkerServices(site, view, (message) => {
        for (const listener of listeners) listener(message);
      }),
    );
    return loading;
  }

  const services: Services = {
    ...site,
    texts,
    view,
    pagesFor: (signal) => lazyClient<PageClient>(worker, (client) => client.pagesFor(signal)),
    discovery: lazyClient<DiscoveryClient>(worker, (client) => client.discovery),
    cart: lazyClient<CartClient>(worker, (client) => client.cart),
    tracking: lazyClient<TrackingClient>(worker, (client) => client.tracking),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    href: (path) => `/${market.code}${path === '/' ? '' : path}`,
  };

  return {
    services,
    startWorkers: (router) =>
      whenIdle(() => {
        worker()
          .then(({ connectPage }) => connectPage(router))
          .catch((error: unknown) => report(error, 'worker'));
      }),
  };
}

/** An object whose every method waits for the real one. */
function lazyClient<C extends object>(
  load: () => Promise<WorkerServices>,
  select: (client: WorkerClient) => C,
): C {
  return new Proxy({} as C, {
    get:
      (_, method) =>
      (...args: unknown[]) =>
        load().then(({ client }) =>
          (select(client) as Record<string | symbol, (...all: unknown[]) => unknown>)[method]?.(...args),
        ),
  });
}
