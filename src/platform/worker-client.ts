// Starts the Web Worker, wraps its calls with a time limit, and outlives a worker that dies: reads come again, writes do not.
import { proxy as comlinkProxy, type Remote, releaseProxy, wrap } from 'comlink';
import type { CartClient, DiscoveryClient, PageClient, TrackingClient } from '#contract/clients.ts';
import { shopError } from '#contract/errors.ts';
import { fail } from '#contract/result.ts';
import type { WorkerApi, WorkerMessage, WorkerStartOptions } from '#contract/worker-api.ts';
import { report } from '#src/platform/log.ts';
import { trackProductViews, type ObservableRouter } from '#src/platform/product-views.ts';

/** The worker's own limit on a request is 60,000 ms; a silent worker is taken for dead a little later. */
const CALL_TIMEOUT_MS = 65_000;

/** Methods that answer a value and no Result: what breaks them is thrown to their caller. */
const UNWRAPPED_METHODS: ReadonlySet<string> = new Set<keyof DiscoveryClient>(['encode']);

export interface WorkerClient {
  pagesFor(signal: AbortSignal): PageClient;
  readonly discovery: DiscoveryClient;
  readonly cart: CartClient;
  readonly tracking: TrackingClient;
  /** Notes from now on which products are looked at. */
  trackProductViews(pages: ObservableRouter): void;
  /** The page came back or the network did: what waits is sent now. */
  flush(): Promise<void>;
  /** The page came on screen or left it. */
  setVisible(isVisible: boolean): Promise<void>;
}

/** Comlink types an object inside the api as a promise of it; at run time it is a proxy to call on. */
function remoteMember<T>(group: unknown): T {
  return group as T;
}

type Call = (api: Remote<WorkerApi>, callId: string) => Promise<unknown>;

export function createWorkerClient(
  start: WorkerStartOptions,
  onMessage: (message: WorkerMessage) => void,
): WorkerClient {
  let running: Promise<{ api: Remote<WorkerApi>; died: Promise<never> }> | null = null;
  let calls = 0;

  function launch() {
    const worker = new Worker(new URL('../../worker/main.ts', import.meta.url), {
      type: 'module',
      name: 'cairn',
    });
    const api = wrap<WorkerApi>(worker);
    const died = new Promise<never>((_, reject) => {
      worker.addEventListener('error', (event) => {
        running = null;
        api[releaseProxy]();
        worker.terminate();
        reject(new Error(`worker: ${event.message || 'failed to load'}`));
      });
    });
    died.catch(() => undefined);
    const ready = Promise.race([api.start(start).then(() => api.subscribe(comlinkProxy(onMessage))), died]);
    return ready.then(() => ({ api, died }));
  }

  async function callOnce(call: Call, callId: string): Promise<unknown> {
    running ??= launch();
    const attempt = running;
    try {
      const { api, died } = await attempt;
      return await Promise.race([call(api, callId), died, callTimeout()]);
    } catch (error) {
      if (running === attempt) running = null;
      throw error;
    }
  }

  async function callWorker(
    isUnwrapped: boolean,
    call: Call,
    isRead: boolean,
    signal?: AbortSignal,
  ): Promise<unknown> {
    const callId = `call-${(calls += 1)}`;
    const cancel = () => void running?.then(({ api }) => api.cancel(callId)).catch(() => undefined);
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      return await callOnce(call, callId).catch((error: unknown) => {
        if (!isRead) throw error;
        return callOnce(call, callId);
      });
    } catch (error) {
      if (isUnwrapped) throw error;
      report(error, 'worker-client');
      return fail(shopError('internal', { detail: String(error) }));
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  }

  /** One client of the api as an object whose methods lack the call id. */
  function client<C>(
    group: 'page' | 'discovery' | 'cart' | 'tracking',
    methods: readonly (keyof C & string)[],
    isRead: boolean,
    signal?: AbortSignal,
  ): C {
    const entries = methods.map((method) => [
      method,
      (...args: unknown[]) =>
        callWorker(
          UNWRAPPED_METHODS.has(method),
          (api, callId) =>
            (api[group] as unknown as Record<string, (...all: unknown[]) => Promise<unknown>>)[method]?.(
              callId,
              ...args,
            ) ?? Promise.reject(new Error(`no ${group}.${method}`)),
          isRead,
          signal,
        ),
    ]);
    return Object.fromEntries(entries) as C;
  }

  return {
    pagesFor: (signal) =>
      client<PageClient>(
        'page',
        ['shell', 'home', 'editorial', 'listing', 'search', 'product'],
        true,
        signal,
      ),
    discovery: client<DiscoveryClient>('discovery', ['more', 'suggest', 'encode', 'forgetSearches'], true),
    cart: client<CartClient>('cart', ['read', 'add', 'subtract', 'remove', 'clear', 'acknowledge'], false),
    tracking: client<TrackingClient>('tracking', ['track'], false),
    trackProductViews: (pages) =>
      trackProductViews(pages, (productId) => {
        const add: Call = (api) =>
          remoteMember<WorkerApi['recentlyViewed']>(api.recentlyViewed).add(
            start.market.code,
            productId,
            location.href,
          );
        void callWorker(false, add, false);
      }),
    setVisible: (isVisible) => callWorker(false, (api) => api.setVisible(isVisible), true) as Promise<void>,
    flush: () =>
      callWorker(
        false,
        (api) => remoteMember<Pick<WorkerApi['outbox'], 'flush'>>(api.outbox).flush(),
        true,
      ) as Promise<void>,
  };
}

function callTimeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('worker: no answer')), CALL_TIMEOUT_MS);
  });
}
