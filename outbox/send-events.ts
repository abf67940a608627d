// Sends a batch of events: over the socket first, and what it does not acknowledge by a request (EV-07).
import type { EventsAck, TrackingEvent } from '#contract/events.ts';
import type { EventEntry, OutboxStore } from '#outbox/entry.ts';
import type { EventsSocket } from '#outbox/events-socket.ts';
import { eventsRequest, eventsSendOutcome, type Send, type SendOutcome } from '#outbox/request.ts';

export const MAX_BATCH_EVENTS = 50;
/** UTF-8 bytes of a batch's JSON; below the limit of beacons and of requests that outlive their page. */
const MAX_BATCH_BYTES = 48_000;

/** The next events to be sent, as many as fit into one batch. */
export async function nextBatch(
  store: OutboxStore,
  limit: number,
  account: string | null,
): Promise<EventEntry[]> {
  return batchOf((await store.next('event', limit, account)) as EventEntry[]);
}

/** The first of these that fit into one batch; at least one, whatever its size. */
export function batchOf(entries: readonly EventEntry[]): EventEntry[] {
  let bytes = 2;
  const fit: EventEntry[] = [];
  for (const entry of entries) {
    bytes += new TextEncoder().encode(JSON.stringify(entry.event)).length + 1;
    if (fit.length > 0 && bytes > MAX_BATCH_BYTES) break;
    fit.push(entry);
  }
  return fit;
}

export async function sendEvents(
  { send, socket }: { readonly send: Send; readonly socket?: EventsSocket | null },
  events: readonly TrackingEvent[],
): Promise<SendOutcome<EventsAck>> {
  const results = (await socket?.send(events)) ?? [];
  const acknowledged = new Set(results.map(({ event_id: id }) => id));
  const others = events.filter(({ event_id: id }) => !acknowledged.has(id));
  const done = (more: EventsAck['results']): SendOutcome<EventsAck> => ({
    kind: 'done',
    value: { results: [...results, ...more] },
  });
  if (others.length === 0) return done([]);
  const outcome: SendOutcome<EventsAck> =
    socket?.isPaused === true
      ? { kind: 'stay', retryAfterMs: null }
      : eventsSendOutcome(await send(eventsRequest(others)));
  if (outcome.kind === 'done') return done(outcome.value.results);
  // What was acknowledged is removed first; the others are the next batch.
  return results.length > 0 ? done([]) : outcome;
}
