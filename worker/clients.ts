// What the worker does for the page, by domain: each client over the shop that the worker has open.
import type { TrackingEventInput } from '#contract/events.ts';
import { ok } from '#contract/result.ts';
import type { WorkerClients, WorkerDomain } from '#contract/worker-api.ts';
import { createEndpointCaller, endpointClient } from '#worker/endpoint-caller.ts';
import type { WorkerLog } from '#worker/log.ts';
import type { Shop } from '#worker/shop.ts';

/** A drain that goes on for longer goes on without the shopper waiting for it. */
const RETRY_LIMIT_MS = 4_000;

/** Makes the client of a domain for one call; `signal` cancels it. */
type ClientFactories = {
  readonly [D in WorkerDomain]: (signal: AbortSignal, callId: string) => WorkerClients[D];
};

export interface ClientDeps {
  readonly now: () => number;
  readonly mayTrack: boolean;
  readonly log: WorkerLog;
}

export function createClients(shop: Shop, { now, mayTrack, log }: ClientDeps): ClientFactories {
  const { outbox, recentlyViewed } = shop;

  async function track(market: string, event: TrackingEventInput): Promise<void> {
    const sessionId = mayTrack ? await shop.visitor.sessionAt(now()) : '';
    await outbox.track(event, market, { tenant: shop.merchant, sessionId, mayTrack });
    void shop.notifyState();
    shop.wakeSoon();
  }

  return {
    page: shop.pages,
    discovery: (signal, callId) => ({ ...shop.pages(signal, callId), forgetSearches: shop.forgetSearches }),
    cart: (signal) => {
      const cart = shop.cart(signal);
      return {
        ...cart,
        async add(market, articleId, optimisticRow) {
          const result = await cart.add(market, articleId, optimisticRow);
          // Carts say which products go together (EV-09); the cart does not wait for the event.
          if (result.ok)
            track(market, { type: 'add_to_cart', product_id: optimisticRow.productId }).catch(
              (error: unknown) => log.report(error, 'tracking'),
            );
          return result;
        },
      };
    },
    tracking: () => ({ track }),
    recentlyViewed: () => ({
      list: async () => ok(await recentlyViewed.list()),
      async add(market, productId, url) {
        await recentlyViewed.add(productId, now());
        await track(market, { type: 'page_view', product_id: productId, url });
      },
      clear: () => recentlyViewed.clear(),
    }),
    outbox: () => ({
      async retry(ids) {
        for (const id of ids) await outbox.store.requeue(id);
        shop.notifyChange();
        await Promise.race([shop.flush(), shop.wait(RETRY_LIMIT_MS)]);
        return ok(await shop.inbox());
      },
      async discard(ids) {
        for (const id of ids) await outbox.store.discard(id);
        if (ids.length > 0) shop.notifyChange();
        return ok(await shop.inbox());
      },
      flush: shop.flush,
      pause: async () => outbox.pause(),
      resume: async () => {
        outbox.resume();
        await shop.flush();
      },
    }),
    copies: () => shop.keptCopies,
    visibility: () => ({ set: async (isVisible) => shop.setVisible(isVisible) }),
    endpoints: (signal) => endpointClient(createEndpointCaller(shop.endpointDeps, signal)),
  };
}
