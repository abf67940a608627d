// The worker's interface over a shop that is opened by the first start; a function of its device, so that it runs anywhere.
import type { TrackedFact } from '#contract/events.ts';
import type { WorkerApi, WorkerStart } from '#contract/worker-api.ts';
import { createCalls } from '#worker/calls.ts';
import { createLog } from '#worker/log.ts';
import { createMessages } from '#worker/messages.ts';
import { openShop, type Shop, type WorkerDevice } from '#worker/shop.ts';
import { waitingItems } from '#worker/waiting-items.ts';

/** Calls that come before `start` wait for it. A second start with another market opens that market's shop. */
export function createWorkerApi(device: WorkerDevice): WorkerApi {
  const messages = createMessages();
  const log = createLog((message) => messages.tell(message));
  const calls = createCalls((error, where) => log.report(error, where));
  let opened = Promise.withResolvers<Shop>();
  let started: WorkerStart | null = null;

  const pages = async (signal: AbortSignal) => (await opened.promise).pages(signal);
  const cart = async (signal: AbortSignal) => (await opened.promise).cart(signal);

  async function track(market: string, fact: TrackedFact): Promise<void> {
    const { outbox, visitor, changed, wakeSoon } = await opened.promise;
    const mayTrack = started?.mayTrack ?? true;
    const sessionId = mayTrack ? await visitor.sessionAt(device.now()) : '';
    await outbox.track(fact, market, { sessionId, mayTrack });
    changed();
    wakeSoon();
  }

  return {
    async start(options) {
      if (started?.market === options.market && started.origin === options.origin) {
        await opened.promise;
        return;
      }
      if (started !== null) {
        void opened.promise.then((shop) => shop.close());
        opened = Promise.withResolvers();
      }
      started = options;
      openShop(device, options, messages, log, () => calls.reading > 0).then(opened.resolve, opened.reject);
      await opened.promise;
    },
    cancel: async (callId) => calls.cancel(callId),
    subscribe: async (listener) => messages.subscribe(listener),
    unsubscribe: async (id) => messages.unsubscribe(id),
    attend: async (isVisible) => (await opened.promise).attend(isVisible),
    page: {
      frame: (id, market) => calls.read(id, async (signal) => (await pages(signal)).frame(market)),
      home: (id, market) => calls.read(id, async (signal) => (await pages(signal)).home(market)),
      editorial: (id, market, slug) =>
        calls.read(id, async (signal) => (await pages(signal)).editorial(market, slug)),
      listing: (id, market, slug, question) =>
        calls.read(id, async (signal) => (await pages(signal)).listing(market, slug, question)),
      search: (id, market, question) =>
        calls.read(id, async (signal) => {
          const page = await (await pages(signal)).search(market, question);
          if (page.ok && page.value.products.total > 0)
            void (await opened.promise).history.add(page.value.query, device.now());
          return page;
        }),
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
    history: {
      list: async () => (await opened.promise).history.list(),
      clear: async () => (await opened.promise).history.clear(),
    },
    viewed: {
      list: async () => (await opened.promise).viewed.list(),
      async add(market, productId, url) {
        await (await opened.promise).viewed.add(productId, device.now());
        await track(market, { type: 'page_view', product_id: productId, url });
      },
      clear: async () => (await opened.promise).viewed.clear(),
    },
    outbox: {
      list: async () => waitingItems((await opened.promise).outbox.store),
      async retry(id) {
        const { outbox, changed, flush } = await opened.promise;
        await outbox.store.revive(id);
        changed();
        void flush();
      },
      async discard(id) {
        const { outbox, changed } = await opened.promise;
        await outbox.store.discard(id);
        changed();
      },
      flush: async () => (await opened.promise).flush(),
    },
  };
}
