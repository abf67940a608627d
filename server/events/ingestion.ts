// Ingests batches of tracking events: each event gets a result of its own, sent only after the commit (DA-06).
import { Compile } from 'typebox/compile';
import { type EventsAck, TrackingEventSchema } from '#contract/events.ts';
import type { MarketRegistry } from '#contract/market.ts';
import { scrubEvent } from '#contract/scrub.ts';
import { schemaErrorToShopError } from '#server/schema-error.ts';
import { appendEvents, eventKey } from '#server/store/events.ts';
import type { EventTable } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';

export interface EventIngestion {
  /** The list may contain anything: what is not a valid event is rejected for good, with the reason. */
  ingest(batch: readonly unknown[]): Promise<EventsAck>;
}

type EventResult = EventsAck['results'][number];
const isEvent = Compile(TrackingEventSchema);

export function createEventIngestion(
  store: Store,
  now: () => number,
  registry: () => MarketRegistry,
): EventIngestion {
  return {
    async ingest(batch) {
      const readings = batch.map((item) => readEvent(item, now(), registry()));
      const written = await appendEvents(
        store,
        readings.flatMap((reading) => ('row' in reading ? [reading.row] : [])),
      );
      const answered = new Set<string>();
      const results = readings.map((reading): EventResult => {
        if ('rejected' in reading) return reading.rejected;
        const key = eventKey(reading.row);
        const isNew = written.has(key) && !answered.has(key);
        answered.add(key);
        return { event_id: reading.row.event_id, status: isNew ? 'ok' : 'duplicate' };
      });
      return { results };
    },
  };
}

function readEvent(
  item: unknown,
  now: number,
  registry: MarketRegistry,
): { row: EventTable } | { rejected: EventResult } {
  if (!isEvent.Check(item)) {
    const { detail } = schemaErrorToShopError(isEvent.Errors(item)[0]);
    return { rejected: { event_id: idOf(item), status: 'rejected', reason: detail ?? 'not an event' } };
  }
  if (!isStorableText(item.tenant) || !isStorableText(item.session_id)) {
    const reason = 'tenant and session_id must be plain text';
    return { rejected: { event_id: item.event_id, status: 'rejected', reason } };
  }
  const event = scrubEvent(item);
  return {
    row: {
      tenant: event.tenant,
      session_id: event.session_id,
      event_id: event.event_id,
      market: registry.find(event.market)?.code ?? event.market,
      type: event.type,
      received_at: now,
      doc: JSON.stringify(event),
    },
  };
}

/** Keys are compared with those returned by the database, which accepts neither NUL nor unpaired surrogates. */
function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

function idOf(item: unknown): string {
  const id = typeof item === 'object' && item !== null && 'event_id' in item ? item.event_id : undefined;
  return typeof id === 'string' ? id.slice(0, 120) : '';
}
