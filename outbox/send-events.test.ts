// A batch over a socket that acknowledges a part of it: the others go by a request, in order, and no event twice.
import { expect, test } from 'vitest';
import type { TrackingEvent } from '#contract/events.ts';
import type { EventsSocket } from '#outbox/events-socket.ts';
import type { OutboxResponse } from '#outbox/request.ts';
import { sendEvents } from '#outbox/send-events.ts';

const EVENTS = ['e1', 'e2', 'e3'].map((event_id) => ({ event_id }) as TrackingEvent);
const ok = (id: string) => ({ event_id: id, status: 'ok' as const });

/** The events of each request. */
function senders(
  acknowledged: readonly string[],
  response: (ids: string[]) => OutboxResponse,
  isPaused = false,
) {
  const requests: string[][] = [];
  const socket: EventsSocket = {
    send: async () => acknowledged.map(ok),
    close: () => {},
    pause: () => {},
    resume: () => {},
    isPaused,
  };
  const send = async ({ body }: { readonly body: string | null }) => {
    const ids = (JSON.parse(body ?? '[]') as TrackingEvent[]).map(({ event_id }) => event_id);
    requests.push(ids);
    return response(ids);
  };
  return { requests, outcome: sendEvents({ send, socket }, EVENTS) };
}
const accept = (ids: string[]): OutboxResponse => ({
  status: 200,
  retryAfterMs: null,
  body: { results: ids.map(ok) },
});

test('what the socket acknowledged is in no request, and all of it is in the outcome', async () => {
  const { requests, outcome } = senders(['e1', 'e3'], accept);
  expect(await outcome).toEqual({ kind: 'done', value: { results: [ok('e1'), ok('e3'), ok('e2')] } });
  expect(requests).toEqual([['e2']]);
});

test('a socket that acknowledged all needs no request', async () => {
  const { requests, outcome } = senders(['e1', 'e2', 'e3'], accept);
  expect(await outcome).toMatchObject({ kind: 'done' });
  expect(requests).toEqual([]);
});

test('a request that fails takes nothing back of what the socket acknowledged', async () => {
  const { outcome } = senders(['e1'], () => null);
  expect(await outcome).toEqual({ kind: 'done', value: { results: [ok('e1')] } });
  const busy = { status: 503, retryAfterMs: 2_000, body: {} };
  expect(await senders([], () => busy).outcome).toEqual({ kind: 'stay', retryAfterMs: 2_000 });
});

test('a paused page makes no request', async () => {
  const { requests, outcome } = senders([], accept, true);
  expect(await outcome).toEqual({ kind: 'stay', retryAfterMs: null });
  expect(requests).toEqual([]);
});
