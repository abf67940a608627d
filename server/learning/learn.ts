// Learns product co-occurrences and trending products from recent shopper events, in bounded time and at intervals.
import type { ShopperSignals } from '#engine/engine.ts';
import { type Interaction, VisitStatistics, type InteractionType } from '#server/learning/visits.ts';
import { fairShare, type Observation } from '#server/learning/fair-share.ts';
import { type ProductEvent, recentEvents } from '#store/events.ts';
import { orderedProducts } from '#store/ordered-products.ts';
import { lastLearnedAt, writeSignals } from '#store/shopper-signals.ts';
import type { Store } from '#store/store.ts';

/** Older events are ignored; as of 2026-11. */
const LOOKBACK_MS = 30 * 24 * 3_600_000;
/** At most this many of the newest events are read. */
const MAX_EVENTS = 500_000;
const LEARNING_INTERVAL_MS = 6 * 3_600_000;

/** Interaction by event type; other events are ignored. */
const INTERACTION_TYPES: Readonly<Record<string, InteractionType>> = {
  page_view: 'view',
  click: 'view',
  add_to_cart: 'cart',
  purchase: 'purchase',
};

/**
 * Learns if the interval is over; if several nodes try at once, one of them succeeds. Resolves with the catalogue's new
 * epoch, or null. Rejects with the signal's reason if it is aborted.
 */
export async function learnIfDue(store: Store, now: number, signal?: AbortSignal): Promise<string | null> {
  const before = await lastLearnedAt(store.db);
  // Also if it was learnt with a clock that was far ahead.
  if (Math.abs(now - before) < LEARNING_INTERVAL_MS) return null;
  return writeSignals(store, await learn(store, now, signal), before, now);
}

async function learn(store: Store, now: number, signal: AbortSignal | undefined): Promise<ShopperSignals> {
  const rows = await store.db
    .selectFrom('products')
    .select('product_id')
    .where('is_withdrawn', '=', 0)
    .orderBy('product_id')
    .execute();
  const ids = rows.map((row) => row.product_id);
  const numbers = new Map(ids.map((id, number) => [id, number]));
  const observed: (Observation & Interaction & { readonly session: string })[] = [];
  /** Of each order the first event that tells of it. */
  const purchases = new Map<string, ProductEvent>();
  const bounds = { types: Object.keys(INTERACTION_TYPES), since: now - LOOKBACK_MS, limit: MAX_EVENTS };
  for await (const event of recentEvents(store.db, bounds)) {
    signal?.throwIfAborted();
    const { orderNumber, productId, session, visitor, at, receivedAt } = event;
    if (orderNumber !== null && !purchases.has(orderNumber)) purchases.set(orderNumber, event);
    const product = productId === null ? undefined : numbers.get(productId);
    const type = INTERACTION_TYPES[event.type];
    if (product === undefined || type === undefined) continue;
    observed.push({ session, visitor, product, type, at, receivedAt });
  }
  const sessions = new Map<string, Interaction[]>();
  const add = (session: string, interaction: Interaction) => {
    const before = sessions.get(session);
    if (before === undefined) sessions.set(session, [interaction]);
    else before.push(interaction);
  };
  for (const { session, product, type, at } of fairShare(observed)) add(session, { product, type, at });
  // Anybody can send an event; what was bought is what an order of ours says.
  for (const [number, products] of await orderedProducts(store.db, [...purchases.keys()])) {
    const { session = '', at = now } = purchases.get(number) ?? {};
    for (const id of products) {
      const product = numbers.get(id);
      if (product !== undefined) add(session, { product, type: 'purchase', at });
    }
  }
  const counts = new VisitStatistics(ids.length, now);
  for (const interactions of sessions.values()) counts.addSession(interactions);
  const coOccurrences = [...counts.coOccurrences()].map(
    ([product, list]) =>
      [ids[product]!, list.map((other) => ({ productId: ids[other.product]!, score: other.score }))] as const,
  );
  return {
    coOccurrences: new Map(coOccurrences),
    trending: counts.trending().map((product) => ids[product]!),
  };
}
