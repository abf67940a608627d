// The services of the browser: plain clients of the worker, which is loaded when first needed or when the page is idle.
import { shopError } from '#contract/errors.ts';
import { fail } from '#contract/result.ts';
import type { PageSite } from '#contract/shop-profile.ts';
import type { WorkerClients, WorkerDomain, WorkerMessage } from '#contract/worker-api.ts';
import type { PageRouter, WorkerServices } from '#src/app/worker-services.ts';
import type { Texts } from '#src/i18n/texts.ts';
import { nextTask, whenIdle } from '#src/platform/idle.ts';
import { report } from '#src/platform/log.ts';
import type { Services } from '#src/services/services.tsx';
import { createPreparedPage } from '#src/services/prepared-page.ts';
import { createViewState } from '#src/services/view-state.ts';
import { untilLoaded } from '#src/ui/island.tsx';

/** Of features that keep state of their own: the cart. */
type Listener = (message: WorkerMessage) => void;

/** What is used of `worker-services.ts`. */
export type WorkerServicesFile = Pick<typeof import('#src/app/worker-services.ts'), 'createWorkerServices'>;

export interface BrowserServices {
  /** The services of a page in the language of these texts. */
  readonly servicesWith: (texts: Texts) => Services;
  /** Starts the worker now: what is shown next needs it. */
  readonly startWorker: () => void;
  /** Starts worker and service worker once the page has settled, and loads the router, from which they hear of the page. */
  readonly startWorkers: (loadRouter: () => Promise<PageRouter>) => void;
}

/** `loaded`: the file of the worker's services, where the page has it already. */
export function createBrowserServices(
  site: PageSite & Pick<Services, 'marketsOnDevice' | 'isMarketGuessed'>,
  loaded: WorkerServicesFile | null = null,
): BrowserServices {
  const { market } = site;
  const view = createViewState();
  const listeners = new Set<Listener>();
  let loading: Promise<WorkerServices> | null = null;

  function worker(): Promise<WorkerServices> {
    loading ??= (async () => loaded ?? import('#src/app/worker-services.ts'))().then(
      (file) =>
        file.createWorkerServices(site, view, (message) => {
          for (const listener of listeners) listener(message);
        }),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }

  /** A client of the worker whose every call waits for the worker to be there, and as one of the worker's own never rejects. */
  function client<D extends WorkerDomain>(domain: D, signal?: AbortSignal): WorkerClients[D] {
    type Methods = Readonly<Record<string | symbol, (...args: unknown[]) => unknown>>;
    return new Proxy({} as WorkerClients[D], {
      get:
        (_, method) =>
        (...args: unknown[]) =>
          worker().then(
            (loaded) => (loaded.client.client(domain, signal) as unknown as Methods)[method]?.(...args),
            (error: unknown) => {
              report(error, 'worker');
              return fail(shopError('outage', { detail: String(error) }));
            },
          ),
    });
  }

  const servicesWith = (texts: Texts): Services => ({
    ...site,
    texts,
    view,
    pagesFor: (signal) => client('page', signal),
    preparedPage: createPreparedPage(),
    discovery: client('discovery'),
    cart: client('cart'),
    outbox: client('outbox'),
    client,
    tracking: client('tracking'),
    endpoints: client('endpoints'),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    href: (path) => `/${market.code}${path === '/' ? '' : path}`,
  });

  return {
    servicesWith,
    startWorker: () => {
      // A call of it would be told.
      worker().then(
        (loaded) => loaded.client.start(),
        () => undefined,
      );
    },
    startWorkers: (loadRouter) =>
      whenIdle(() => {
        Promise.all([untilLoaded(worker), untilLoaded(loadRouter)])
          .then(async ([loaded, router]) => {
            await nextTask();
            loaded.connectPage(router);
          })
          .catch((error: unknown) => report(error, 'worker'));
      }),
  };
}
