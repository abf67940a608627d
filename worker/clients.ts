// What the worker does for the page, by domain: each client over the shop that the worker has open.
import type { OptimisticCartRow, ProductCard } from '#contract/clients.ts';
import type { PageFields, TrackingEventInput } from '#contract/events.ts';
import { toDecimal } from '#contract/money.ts';
import { ok } from '#contract/result.ts';
import type { WorkerClients, WorkerDomain, WorkerStartOptions } from '#contract/worker-api.ts';
import { createEndpointCaller, endpointClient } from '#worker/endpoint-caller.ts';
import { cardFields, placeFields, resultIdOf } from '#worker/event-fields.ts';
import { inTime } from '#worker/in-time.ts';
import type { WorkerLog } from '#worker/log.ts';
import type { Shop } from '#worker/shop.ts';

/** A drain that goes on for longer, as one does while there is no network, goes on without anyone waiting for it. */
const DRAIN_LIMIT_MS = 4_000;
/** How long an event waits for the stored session, then it gets this worker's: until it is stored, a page that is left loses it. */
const SESSION_LIMIT_MS = 1_000;

/** Makes the client of a domain for one call; `signal` cancels it. */
type ClientFactories = {
  readonly [D in WorkerDomain]: (signal: AbortSignal, callId: string) => WorkerClients[D];
};

export interface ClientDeps {
  readonly now: () => number;
  readonly schedule: (ms: number, call: () => void) => () => void;
  readonly start: WorkerStartOptions;
  readonly log: WorkerLog;
}

export function createClients(shop: Shop, { now, schedule, start, log }: ClientDeps): ClientFactories {
  const { outbox, recentlyViewed, visitor } = shop;
  const flush = () => inTime(schedule, DRAIN_LIMIT_MS, shop.flush(), undefined);
  const { mayTrack = true, visitorId, merchant } = start;
  let page: PageFields = start.page ?? {};
  // Before the first change of the cart, which does not wait for it.
  if (mayTrack) void visitor.sessionAt(now());

  /** Settles once all events that were tracked before have their session. */
  let earlier: Promise<unknown> = Promise.resolve();

  /** Stored in the order of the calls, and whether or not the device says in time which session it is. */
  async function track(market: string, input: TrackingEventInput, card?: ProductCard): Promise<void> {
    if (!mayTrack) return;
    const event = { ...page, ...(card === undefined ? {} : cardFields(card)), ...input };
    const asked = inTime(schedule, SESSION_LIMIT_MS, sessionFields(event), null);
    const inOrder = Promise.all([earlier, asked]);
    earlier = inOrder.then(() => undefined);
    const [, fields] = await inOrder;
    const { sessionId, ...attributed } = fields ?? { sessionId: visitor.knownSession(now()) };
    await outbox.track({ ...event, ...placeFields(event, start), ...attributed }, market, {
      tenant: merchant,
      sessionId,
      visitorId,
      mayTrack,
    });
    shop.wakeSoon();
  }
  const sessionFields = async (event: TrackingEventInput) => ({
    sessionId: await visitor.sessionAt(now()),
    ...(await attribution(event)),
  });
  /** A product is looked at or bought where a card of it was clicked: the result that led there. */
  async function attribution(event: TrackingEventInput): Promise<Pick<TrackingEventInput, 'attribution_id'>> {
    const { type, product_id: productId } = event;
    if (productId === undefined) return {};
    if (type === 'click') {
      const resultId = resultIdOf(event);
      if (resultId !== undefined) await visitor.noteClick(productId, resultId);
    }
    if (type !== 'page_view' && type !== 'add_to_cart') return {};
    const resultId = await visitor.clickedResult(productId);
    return resultId === undefined ? {} : { attribution_id: resultId };
  }
  const cartTracking = () =>
    mayTrack
      ? { tenant: merchant, sessionId: visitor.knownSession(now()), visitorId, origin: start.origin }
      : undefined;
  /** Carts say which products go together (EV-09); the cart does not wait for the event. */
  function trackAdded(market: string, articleId: string, row: OptimisticCartRow): void {
    const { productId, currency, reducedMinor, listMinor } = row;
    track(market, {
      type: 'add_to_cart',
      product_id: productId,
      variant_ids: [articleId],
      entity_identifiers: { article_id: articleId },
      entity_price: toDecimal(reducedMinor ?? listMinor, currency),
      currency,
    }).catch((error: unknown) => log.report(error, 'tracking'));
  }

  return {
    page: shop.pages,
    discovery: (signal, callId) => ({ ...shop.pages(signal, callId), forgetSearches: shop.forgetSearches }),
    cart: (signal) => {
      const cart = shop.cart(signal, cartTracking);
      return {
        ...cart,
        async add(market, articleId, optimisticRow) {
          const result = await cart.add(market, articleId, optimisticRow);
          if (result.ok) trackAdded(market, articleId, optimisticRow);
          return result;
        },
      };
    },
    tracking: () => ({
      track,
      setPage: async (fields) => {
        page = fields;
        if (mayTrack) await visitor.sessionAt(now());
      },
    }),
    recentlyViewed: () => ({
      list: async () => ok(await recentlyViewed.list()),
      async add(market, view) {
        await Promise.all([recentlyViewed.add(view.product_id, now()), track(market, view)]);
      },
      clear: () => recentlyViewed.clear(),
    }),
    outbox: () => ({
      async retry(ids) {
        for (const id of ids) await outbox.store.requeue(id);
        outbox.announce();
        await flush();
        return ok(await shop.inbox());
      },
      async discard(ids) {
        for (const id of ids) await outbox.store.discard(id);
        if (ids.length > 0) outbox.announce();
        return ok(await shop.inbox());
      },
      flush,
      pause: async () => outbox.pause(),
      resume: async () => {
        outbox.resume();
        await flush();
      },
    }),
    copies: () => shop.keptCopies,
    visibility: () => ({
      set: async (isVisible) => shop.setVisible(isVisible),
      setMetered: async (isMetered) => shop.setMetered(isMetered),
    }),
    endpoints: (signal) => endpointClient(createEndpointCaller(shop.endpointDeps, signal)),
  };
}
