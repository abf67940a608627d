// The worker as the page uses it: its messages change what the shell shows, and it hears of the page; loaded when first needed.
import { ref } from 'valtio/vanilla';
import type { Inbox } from '#contract/inbox.ts';
import type { Language } from '#contract/market.ts';
import type { PageSite } from '#contract/shop-profile.ts';
import type { WorkerMessage } from '#contract/worker-api.ts';
import { noteMarket, noteReady } from '#src/platform/device-record.ts';
import { watchEarlyClicks } from '#src/app/early-clicks.ts';
import { trackRows } from '#src/app/row-tracking.ts';
import { report, warn } from '#src/platform/log.ts';
import { createFailedLoads, type RetryableRouter } from '#src/platform/failed-loads.ts';
import { retryFailedPictures } from '#src/platform/failed-pictures.ts';
import { createLastEvents } from '#src/platform/last-events.ts';
import { watchMarketChoice } from '#src/platform/market-choice.ts';
import { isMeteredConnection, watchConnection } from '#src/platform/network.ts';
import { keepsPagesWithTransactions } from '#src/platform/page-cache.ts';
import { pageFields, watchPageFields } from '#src/platform/page-fields.ts';
import { trackPageViews, type ObservableRouter } from '#src/platform/page-views.ts';
import { createRenewedPages, type ReloadableRouter } from '#src/platform/renewed-pages.ts';
import type { UpdateHost } from '#src/platform/service-worker.ts';
import { storeSite } from '#src/platform/stored-site.ts';
import { visitorId } from '#src/platform/visitor-id.ts';
import { createWorkerClient, type WorkerClient } from '#src/platform/worker-client.ts';
import { openShopQueue } from '#src/services/shop-queue.ts';
import type { ViewState } from '#src/services/view-state.ts';
import { untilLoaded } from '#src/ui/island.tsx';

type StorageState = Extract<WorkerMessage, { type: 'storage' }>['state'];
/** How long a shopper who wants the newer version waits until what is on the device is sent. */
const DRAIN_LIMIT_MS = 2000;

/** What is needed of the router. */
export type PageRouter = ObservableRouter & ReloadableRouter & RetryableRouter;

export interface WorkerServices {
  readonly client: WorkerClient;
  /** Tells the worker from now on what the page shows and when it comes back; registers the service worker. */
  readonly connectPage: (router: PageRouter) => void;
}

export function createWorkerServices(
  { market, shop }: PageSite,
  view: ViewState,
  onMessage: (message: WorkerMessage) => void,
): WorkerServices {
  const renewedPages = createRenewedPages();
  const failedLoads = createFailedLoads(Date.now, setTimeout);
  const lastEvents = createLastEvents();
  const showStorage = storageNote(view, market.language);
  let onceSent: (() => void) | null = null;
  let retryPictures = () => {};
  const client = createWorkerClient(
    {
      market,
      merchant: shop.merchant,
      searchPath: shop.searchPath,
      origin: location.origin,
      isServerLate: document.documentElement.dataset['shell'] === 'true',
      // As they are by then, where the worker is started anew.
      get isMetered() {
        return isMeteredConnection();
      },
      get page() {
        return pageFields();
      },
      visitorId: visitorId(Date.now()),
    },
    (message) => {
      if (message.type === 'renewed') renewedPages.renew(message.callId);
      if (isReasonToRetry(message)) {
        failedLoads.retry();
        retryPictures();
      }
      if (message.type === 'unsent') lastEvents.waiting = message.events;
      if (message.type === 'storage') void showStorage(message.state);
      else applyMessage(view, message);
      if (message.type === 'outbox' && message.inbox.waitingCount === 0) {
        onceSent?.();
        onceSent = null;
      }
      onMessage(message);
    },
    renewedPages.noteCall,
  );

  // Before the page is connected: its worker may be at work from its first call on.
  if (keepsPagesWithTransactions()) {
    addEventListener('pagehide', ({ persisted }) => {
      if (persisted) client.suspend();
    });
    addEventListener('pageshow', () => client.resume());
  }

  function connectPage(router: PageRouter): void {
    renewedPages.connect(router);
    failedLoads.connect(router);
    retryPictures = retryFailedPictures();
    const tracking = client.client('tracking');
    watchPageFields(router, (fields) => void tracking.setPage(fields));
    trackPageViews(router, (view) => {
      const { product_id } = view;
      if (product_id === undefined) void tracking.track(market.code, view);
      else void client.client('recentlyViewed').add(market.code, { ...view, product_id });
    });
    openShopQueue(window, tracking, market.code);
    trackRows(router, (event, card) => void tracking.track(market.code, event, card));
    watchEarlyClicks(
      (event) => tracking.track(market.code, event),
      (error) => report(error, 'tracking'),
    );
    const outbox = client.client('outbox');
    const flush = () => void outbox.flush();
    const pause = () => void outbox.pause();
    const resume = () => void outbox.resume();
    addEventListener('online', flush);
    // Its requests fail, by which it learns that there is no network.
    addEventListener('offline', flush);
    addEventListener('pageshow', resume);
    addEventListener('pagehide', () => {
      lastEvents.send();
      pause();
    });
    document.addEventListener('freeze', pause);
    document.addEventListener('resume', resume);
    const updateVisibility = () =>
      void client.client('visibility').set(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', () => {
      updateVisibility();
      // A page in the background may be ended without a further event.
      if (document.visibilityState === 'hidden') lastEvents.send();
      flush();
    });
    if (document.visibilityState !== 'visible') updateVisibility();
    watchConnection((isMetered) => void client.client('visibility').setMetered(isMetered));
    watchMarketChoice();
    storeSite(shop, router);
    void noteMarket(market.code);
    untilLoaded(() => import('#src/platform/service-worker.ts'))
      .then(({ registerServiceWorker }) => registerServiceWorker(updateHost, market.code))
      .catch((error: unknown) => report(error, 'service-worker'));
  }

  const updateHost: UpdateHost = {
    onUpdate: () => {
      view.hasUpdate = true;
    },
    send: async () => {
      // Without a network the drain goes on trying.
      await Promise.race([client.client('outbox').flush(), pause(DRAIN_LIMIT_MS)]);
      // Events keep no version back: they may never get through, as where something blocks them. Most wait on the device.
      return (view.inbox?.waitingCount ?? 0) === 0;
    },
    whenSent: (call) => {
      onceSent = call;
    },
  };

  return { client, connectPage };
}

/** What could not be loaded may be there now. */
function isReasonToRetry(message: WorkerMessage): boolean {
  if (message.type === 'network') return message.isOnline;
  return message.type === 'storage' || (message.type === 'snapshot' && message.state === 'ready');
}

/** Of states that follow each other the last is shown. */
function storageNote(view: ViewState, language: Language): (state: StorageState) => Promise<void> {
  let last: StorageState = 'ok';
  return async (state) => {
    last = state;
    if (state === 'ok') {
      view.storage = '';
      return;
    }
    const { loadStorageTexts } = await import('#src/i18n/storage-texts/texts.ts');
    const texts = await loadStorageTexts(language);
    if (last === state) view.storage = texts[state];
  };
}

function applyMessage(view: ViewState, message: WorkerMessage): void {
  if (message.type === 'network') view.isOnline = message.isOnline;
  else if (message.type === 'snapshot') {
    view.isReadyOffline = message.state === 'ready';
    void noteReady(message.market, view.isReadyOffline);
  } else if (message.type === 'outbox') applyInbox(view, message.inbox);
  else if (message.type === 'log' && message.level === 'report') report(message.context, message.text);
  else if (message.type === 'log') warn(message.text, message.context);
}

function applyInbox(view: ViewState, inbox: Inbox): void {
  // By reference: it is replaced as a whole.
  view.inbox = ref(inbox);
  if (inbox.waitingCount + inbox.eventCount > 0) void requestOutboxSync();
}

async function requestOutboxSync(): Promise<void> {
  const { requestBackgroundSync } = await import('#src/platform/service-worker.ts');
  await requestBackgroundSync();
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
