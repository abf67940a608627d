// Ingests batches of tracking events: each event gets a result of its own, sent only after the commit (DA-06).
import { createHash } from 'node:crypto';
import { Compile } from 'typebox/compile';
import { type EventsAck, type TrackingEvent, TrackingEventSchema } from '#contract/events.ts';
import { isPurchaseEvent, PurchaseEventSchema, trackingEventOf } from '#contract/purchase-event.ts';
import type { MarketRegistry } from '#contract/market.ts';
import { withoutPersons } from '#contract/private-text.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { scrubEvent } from '#contract/scrub.ts';
import { schemaErrorToShopError } from '#server/schema-error.ts';
import { createAddressShare, type Saying } from '#server/events/address-share.ts';
import type { ClientLimit } from '#server/client-budget.ts';
import { processorTimeMs } from '#server/processor-time.ts';
import { appendEvents, bytesOf, type EventRow, eventKey } from '#store/events.ts';
import type { Store } from '#store/store.ts';
import { isStorableText } from '#store/storable-text.ts';

export interface EventIngestion {
  /**
   * The list may contain anything: what is not a valid event is rejected for good, with the reason. `client` is who sends it,
   * null or absent where that is not told apart. Fails where that client has stored or cost too much: nothing is decided, and
   * the same events may come again.
   */
  ingest(batch: readonly unknown[], client?: string | null): Promise<Result<EventsAck>>;
}

/** `costs` in ms of processor time, `stored` in bytes. */
export interface EventLimits {
  readonly costs: ClientLimit;
  readonly stored: ClientLimit;
}
const NO_LIMIT: ClientLimit = { refusalOf: () => null, spend: () => {} };
const NO_LIMITS: EventLimits = { costs: NO_LIMIT, stored: NO_LIMIT };

type EventResult = EventsAck['results'][number];
const isEvent = Compile(TrackingEventSchema);
const isDocumentedPurchase = Compile(PurchaseEventSchema);

export function createEventIngestion(
  store: Store,
  now: () => number,
  registry: () => MarketRegistry,
  { costs, stored }: EventLimits = NO_LIMITS,
): EventIngestion {
  const share = createAddressShare();
  return {
    async ingest(batch, client = null) {
      const refusal = stored.refusalOf(client) ?? costs.refusalOf(client);
      // A device gives up what is refused by a 4xx.
      if (refusal !== null) return fail({ ...refusal, code: 'overloaded' });
      const at = now();
      const mayCount = (saying: Saying) => share.counts(client, saying, at);
      const usedBefore = processorTimeMs();
      const readings = batch.map((item) => readEvent(item, at, registry(), mayCount));
      costs.spend(client, processorTimeMs() - usedBefore);
      const rows = readings.flatMap((reading) => ('row' in reading ? [reading.row] : []));
      const written = await appendEvents(store, rows);
      const added = rows.filter((row) => written.has(eventKey(row)));
      stored.spend(
        client,
        added.reduce((sum, row) => sum + bytesOf(row), 0),
      );
      const answered = new Set<string>();
      const results = readings.map((reading): EventResult => {
        if ('rejected' in reading) return reading.rejected;
        const key = eventKey(reading.row);
        const isNew = written.has(key) && !answered.has(key);
        answered.add(key);
        return { event_id: reading.eventId, status: isNew ? 'ok' : 'duplicate' };
      });
      return ok({ results });
    },
  };
}

/** An event of either form, as the shop's own; anything else with the result that says why not. */
function trackingEvent(item: unknown): TrackingEvent | { rejected: EventResult } {
  const isPurchase = isPurchaseEvent(item);
  if (isPurchase && isDocumentedPurchase.Check(item)) return trackingEventOf(item);
  if (!isPurchase && isEvent.Check(item)) return item;
  const { detail } = isPurchase
    ? schemaErrorToShopError(PurchaseEventSchema, isDocumentedPurchase, item)
    : schemaErrorToShopError(TrackingEventSchema, isEvent, item);
  return { rejected: { event_id: idOf(item), status: 'rejected', reason: detail ?? 'not an event' } };
}

function readEvent(
  received: unknown,
  now: number,
  registry: MarketRegistry,
  mayCount: (saying: Saying) => boolean,
): { row: EventRow; eventId: string } | { rejected: EventResult } {
  const item = trackingEvent(received);
  if ('rejected' in item) return item;
  if (![item.tenant, item.session_id, item.event_id, item.transaction_id ?? ''].every(isStorableText)) {
    const reason = 'tenant, session_id and the ids of the event and the transaction must be plain text';
    return { rejected: { event_id: item.event_id, status: 'rejected', reason } };
  }
  const event = { ...scrubEvent(item), ...scrubbedKeys(item) };
  const { tenant, session_id, event_id } = event;
  const keys = { tenant, session_id, event_id };
  const what = whatIsSaid(event);
  const isCounted = what === undefined || mayCount({ eventKey: eventKey(keys), what });
  return {
    eventId: item.event_id,
    row: {
      ...keys,
      market: registry.find(event.market)?.code ?? event.market,
      type: event.type,
      received_at: now,
      doc: JSON.stringify(event),
      is_counted: isCounted ? 1 : 0,
    },
  };
}

/** A key with a secret becomes another for good, so that the same event is still stored once. */
function scrubbedKeys({ tenant, session_id, event_id }: TrackingEvent) {
  const scrub = (key: string) =>
    withoutPersons(key) === key ? key : createHash('sha256').update(key).digest('hex').slice(0, 32);
  return { tenant: scrub(tenant), session_id: scrub(session_id), event_id: scrub(event_id) };
}

/** What an address counts once a day for: an order, or a product in one way; undefined of what nothing is learnt from. */
function whatIsSaid({ type, product_id, transaction_id }: TrackingEvent): string | undefined {
  if (type === 'purchase') return JSON.stringify([type, transaction_id]);
  if (product_id === undefined) return undefined;
  if (type === 'add_to_cart') return JSON.stringify([type, product_id]);
  return type === 'page_view' || type === 'click' ? JSON.stringify(['view', product_id]) : undefined;
}

function idOf(item: unknown): string {
  const id = typeof item === 'object' && item !== null && 'event_id' in item ? item.event_id : undefined;
  return typeof id === 'string' ? id.slice(0, 120) : '';
}
