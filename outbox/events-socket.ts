// The events socket as the outbox uses it: opened by what is to be sent, one reply awaited for each event, retried with backoff (NE-04).
import { CLOSE_DO_NOT_RETURN, type EventMessage, type EventReply } from '#contract/events-socket.ts';
import type { EventsAck, TrackingEvent } from '#contract/events.ts';

export type EventResult = EventsAck['results'][number];

export interface EventsSocket {
  /** The results of the events that the server acknowledged, in time; the others are to be sent another way. */
  send(events: readonly TrackingEvent[]): Promise<readonly EventResult[]>;
  /** Closes it; it is opened again by the next events. */
  close(): void;
  /** Closes it until `resume`: the page is left or frozen, and an open one keeps it out of the back/forward cache. */
  pause(): void;
  /** The next events need not wait for the backoff either. */
  resume(): void;
  readonly isPaused: boolean;
}
/** What is used of a websocket. */
export type WebsocketLike = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'addEventListener'>;
export interface EventsSocketDeps {
  /** May throw, where websockets are forbidden. */
  readonly connect: () => WebsocketLike;
  /** Called when it is open: another context has no more use for its own. */
  readonly onOpen: () => void;
  /** ms since 1970. */
  readonly now: () => number;
  /** 0 <= r < 1. */
  readonly random: () => number;
  readonly schedule: (ms: number, call: () => void) => () => void;
}

/** Events wait this long for a socket that is being opened; those after them may still find it open. */
const OPEN_WAIT_MS = 2_000;
const CONNECT_LIMIT_MS = 10_000;
const ACK_LIMIT_MS = 5_000;
/** NE-04. */
const FIRST_RETRY_MS = 5_000;
const MAX_RETRY_MS = 60_000;
const IDLE_MS = 20_000;
const MAX_UNANSWERED = 10;
const CLOSE_NORMAL = 1000;
const OPEN = 1;

/** A connection that is being opened or open. */
interface Connection {
  readonly websocket: WebsocketLike;
  /** False if it was closed first. */
  readonly opened: Promise<boolean>;
  /** Events without a reply since the last one. */
  unanswered: number;
  heardAt: number;
}
interface Delivery {
  readonly results: Map<string, EventResult>;
  readonly awaited: Set<string>;
  readonly end: () => void;
}

export function createEventsSocket(deps: EventsSocketDeps): EventsSocket {
  const { now, random, schedule } = deps;
  let connection: Connection | null = null;
  let delivery: Delivery | null = null;
  let mayReturn = true;
  let isPaused = false;
  /** Of the next failure; grows until a reply comes. */
  let retryMs = FIRST_RETRY_MS;
  let failedAt = Number.NEGATIVE_INFINITY;
  /** From then on, in which events go another way. */
  let pauseMs = 0;

  /** A clock that was set back counts like one that went on. */
  const elapsedSince = (at: number) => Math.abs(now() - at);
  function drop(dropped: Connection): void {
    if (connection !== dropped) return;
    connection = null;
    delivery?.end();
    dropped.websocket.close(CLOSE_NORMAL);
  }
  function fail(failed: Connection | null): void {
    failedAt = now();
    pauseMs = retryMs;
    retryMs = Math.min(MAX_RETRY_MS, retryMs * (1.5 + random()));
    if (failed !== null) drop(failed);
  }
  /** NE-04: closed when nothing was heard for a while; what is awaited has its own limit. */
  function closeIdle(idle: Connection): void {
    if (connection !== idle) return;
    const left = IDLE_MS - elapsedSince(idle.heardAt);
    if (left <= 0 && delivery === null) drop(idle);
    else schedule(Math.max(left, ACK_LIMIT_MS), () => closeIdle(idle));
  }

  function open(): Connection | null {
    let websocket: WebsocketLike;
    try {
      websocket = deps.connect();
    } catch {
      fail(null);
      return null;
    }
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const opening: Connection = { websocket, opened: promise, unanswered: 0, heardAt: now() };
    const cancelLimit = schedule(CONNECT_LIMIT_MS, () => {
      if (connection === opening) fail(opening);
    });
    websocket.addEventListener('open', () => {
      cancelLimit();
      opening.heardAt = now();
      resolve(connection === opening);
      if (connection !== opening) return;
      deps.onOpen();
      schedule(IDLE_MS, () => closeIdle(opening));
    });
    websocket.addEventListener('message', ({ data }) => {
      if (connection === opening) receive(opening, data);
    });
    websocket.addEventListener('close', ({ code }) => {
      cancelLimit();
      resolve(false);
      if (code === CLOSE_DO_NOT_RETURN) mayReturn = false;
      if (connection === opening) fail(opening);
    });
    connection = opening;
    return opening;
  }

  function receive(from: Connection, data: unknown): void {
    const reply = parseReply(data);
    // NE-04: what is no reply is ignored, and so is the reply to an event that went another way meanwhile.
    if (reply === undefined || delivery === null || !delivery.awaited.delete(reply.id)) return;
    from.heardAt = now();
    from.unanswered = 0;
    retryMs = FIRST_RETRY_MS;
    const { id } = reply;
    delivery.results.set(
      id,
      reply.ok ? { event_id: id, status: 'ok' } : { event_id: id, status: 'rejected', reason: reply.reason },
    );
    if (delivery.awaited.size === 0) delivery.end();
  }

  async function ready(): Promise<Connection | null> {
    if (!mayReturn || isPaused) return null;
    const current = connection ?? (elapsedSince(failedAt) < pauseMs ? null : open());
    if (current === null) return null;
    const isOpen = await new Promise<boolean>((resolve) => {
      const cancel = schedule(OPEN_WAIT_MS, () => resolve(false));
      void current.opened.then((opened) => {
        cancel();
        resolve(opened);
      });
    });
    return isOpen && connection === current ? current : null;
  }

  const close = () => {
    if (connection !== null) drop(connection);
  };

  return {
    async send(events) {
      const current = await ready();
      if (current === null || current.websocket.readyState !== OPEN) return [];
      const { promise, resolve } = Promise.withResolvers<void>();
      const own: Delivery = {
        results: new Map(),
        awaited: new Set(events.map(({ event_id: id }) => id)),
        end: resolve,
      };
      delivery = own;
      for (const event of events)
        current.websocket.send(JSON.stringify({ id: event.event_id, event } satisfies EventMessage));
      const cancelLimit = schedule(ACK_LIMIT_MS, resolve);
      await promise;
      cancelLimit();
      delivery = null;
      current.unanswered += own.awaited.size;
      if (connection === current && current.unanswered >= MAX_UNANSWERED) fail(current);
      return [...own.results.values()];
    },
    close,
    pause() {
      isPaused = true;
      close();
    },
    resume() {
      isPaused = false;
      pauseMs = 0;
      retryMs = FIRST_RETRY_MS;
    },
    get isPaused() {
      return isPaused;
    },
  };
}

function parseReply(data: unknown): EventReply | undefined {
  if (typeof data !== 'string') return undefined;
  let reply: unknown;
  try {
    reply = JSON.parse(data);
  } catch {
    return undefined;
  }
  if (typeof reply !== 'object' || reply === null || !('id' in reply) || typeof reply.id !== 'string')
    return undefined;
  if (!('ok' in reply)) return undefined;
  if (reply.ok === true) return { id: reply.id, ok: true };
  if (reply.ok !== false) return undefined;
  const reason = 'reason' in reply && typeof reply.reason === 'string' ? reply.reason : '';
  return { id: reply.id, ok: false, reason };
}
