// The worker's interface over a shop that is opened by the first start; a function of its device, so that it runs anywhere.
import type { TrackingEventInput } from '#contract/events.ts';
import type { WorkerApi, WorkerStartOptions } from '#contract/worker-api.ts';
import { createCalls } from '#worker/calls.ts';
import { createLog } from '#worker/log.ts';
import { createMessageBus } from '#worker/messages.ts';
import { openShop, type Shop, type WorkerEnvironment } from '#worker/shop.ts';
import { outboxItems } from '#worker/outbox-items.ts';

/** Calls that come before `start` wait for it. A second start with another market opens that market's shop. */
export function createWorkerApi(environment: WorkerEnvironment): WorkerApi {
  const messages = createMessageBus();
  const log = createLog((message) => messages.publish(message));
  const calls = createCalls((error, where) => log.report(error, where));
  let opened = Promise.withResolvers<Shop>();
  let started: WorkerStartOptions | null = null;

  const pages = async (signal: AbortSignal) => (await opened.promise).pages(signal);
  const cart = async (signal: AbortSignal) => (await opened.promise).cart(signal);

  async function track(market: string, event: TrackingEventInput): Promise<void> {
    const { outbox, merchant, visitor, notifyChange: changed, wakeSoon } = await opened.promise;
    const mayTrack = started?.mayTrack ?? true;
    const sessionId = mayTrack ? await visitor.sessionAt(environment.now()) : '';
    await outbox.track(event, market, { tenant: merchant, sessionId, mayTrack });
    changed();
    wakeSoon();
  }

  return {
    async start(options) {
      if (started?.market.code === options.market.code && started.origin === options.origin) {
        await opened.promise;
        return;
      }
      if (started !== null) {
        void opened.promise.then((shop) => shop.close());
        opened = Promise.withResolvers();
      }
      started = options;
      openShop(environment, options, messages, log, () => calls.activeReads > 0).then(
        opened.resolve,
        opened.reject,
      );
      await opened.promise;
    },
    cancel: async (callId) => calls.cancel(callId),
    subscribe: async (listener) => messages.subscribe(listener),
    unsubscribe: async (id) => messages.unsubscribe(id),
    setVisible: async (isVisible) => (await opened.promise).setVisible(isVisible),
    page: {
      shell: (id, market) => calls.read(id, async (signal) => (await pages(signal)).shell(market)),
      home: (id, market) => calls.read(id, async (signal) => (await pages(signal)).home(market)),
      editorial: (id, market, slug) =>
        calls.read(id, async (signal) => (await pages(signal)).editorial(market, slug)),
      listing: (id, market, slug, question) =>
        calls.read(id, async (signal) => (await pages(signal)).listing(market, slug, question)),
      search: (id, market, question) =>
        calls.read(id, async (signal) => (await pages(signal)).search(market, question)),
      product: (id, market, slug) =>
        calls.read(id, async (signal) => (await pages(signal)).product(market, slug)),
    },
    discovery: {
      more: (id, market, what, question, cursor) =>
        calls.read(id, async (signal) => (await pages(signal)).more(market, what, question, cursor)),
      // Only the newest letters matter: what the shopper typed before is not waited for (NE-05).
      suggest: (id, market, query) =>
        calls.read(id, async (signal) => (await pages(signal)).suggest(market, query), 'suggest'),
      encode: async (_, search, selection) =>
        (await pages(new AbortController().signal)).encode(search, selection),
      forgetSearches: async () => (await opened.promise).forgetSearches(),
    },
    cart: {
      read: (id, market, cartId) =>
        calls.read(id, async (signal) => (await cart(signal)).read(market, cartId)),
      add: (id, market, articleId, seen) =>
        calls.write(id, async (signal) => {
          const answer = await (await cart(signal)).add(market, articleId, seen);
          // What went into the bag says which products go together (EV-09); the bag does not wait for it.
          if (answer.ok)
            track(market, { type: 'add_to_cart', product_id: seen.productId }).catch((error: unknown) =>
              log.report(error, 'tracking'),
            );
          return answer;
        }),
      subtract: (id, market, rowId) =>
        calls.write(id, async (signal) => (await cart(signal)).subtract(market, rowId)),
      remove: (id, market, rowId) =>
        calls.write(id, async (signal) => (await cart(signal)).remove(market, rowId)),
      clear: (id, market) => calls.write(id, async (signal) => (await cart(signal)).clear(market)),
      acknowledge: (id, market) =>
        calls.write(id, async (signal) => (await cart(signal)).acknowledge(market)),
    },
    tracking: {
      track: (_, market, fact) => track(market, fact),
    },
    recentlyViewed: {
      list: async () => (await opened.promise).recentlyViewed.list(),
      async add(market, productId, url) {
        await (await opened.promise).recentlyViewed.add(productId, environment.now());
        await track(market, { type: 'page_view', product_id: productId, url });
      },
      clear: async () => (await opened.promise).recentlyViewed.clear(),
    },
    outbox: {
      list: async () => outboxItems((await opened.promise).outbox.store),
      async retry(id) {
        const { outbox, notifyChange: changed, flush } = await opened.promise;
        await outbox.store.requeue(id);
        changed();
        void flush();
      },
      async discard(id) {
        const { outbox, notifyChange: changed } = await opened.promise;
        await outbox.store.discard(id);
        changed();
      },
      flush: async () => (await opened.promise).flush(),
    },
  };
}
