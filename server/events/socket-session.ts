// One connection of the events socket: messages are stored in batches, one batch at a time, and each is answered after the commit (DA-07).
import type { EventMessage, EventReply } from '#contract/events-socket.ts';
import { MAX_EVENTS_PER_BATCH } from '#contract/events.ts';
import type { EventIngestion } from '#server/events/ingestion.ts';
import { StoreBusyError } from '#store/store.ts';

/** What is used of a websocket. */
export interface EventsConnection {
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Stops reading, so that the client's own buffers fill. */
  pause(): void;
  resume(): void;
}
export interface EventsSession {
  receive(data: Buffer, isBinary: boolean): void;
  /** Takes no more messages; resolves when those before the current commit are answered. */
  end(): Promise<void>;
}

/** Close codes of RFC 6455. */
const CLOSE_POLICY = 1008;
const CLOSE_INTERNAL = 1011;
const CLOSE_TRY_LATER = 1013;

/** With the sockets of one client this is as many events as its requests may carry. */
const MESSAGES_PER_WINDOW = 3_000;
const WINDOW_MS = 60_000;
/** Reading stops above; a batch and what had arrived with it. */
const MAX_WAITING_BYTES = 256 * 1024;
/** Replies that the client does not read. */
const MAX_UNREAD_BYTES = 256 * 1024;
const MESSAGE_ID = /^[\x21-\x7e]{1,120}$/;

interface Waiting {
  readonly id: EventMessage['id'];
  readonly event: unknown;
  readonly bytes: number;
}

/** `onMessage` is called for each message that is one. */
export function createEventsSession(
  connection: EventsConnection,
  {
    events,
    now,
    onMessage,
    onError,
  }: {
    readonly events: EventIngestion;
    readonly now: () => number;
    readonly onMessage: () => void;
    readonly onError: (error: unknown) => void;
  },
): EventsSession {
  const waiting: Waiting[] = [];
  let waitingBytes = 0;
  let isPaused = false;
  let hasEnded = false;
  let working: Promise<void> | null = null;
  let window = { since: now(), messages: 0 };

  const close = (code: number, reason: string) => {
    hasEnded = true;
    waiting.length = 0;
    connection.close(code, reason);
  };

  function mayReceive(): boolean {
    // A clock that is set back begins a window as well.
    if (now() < window.since || now() - window.since >= WINDOW_MS) window = { since: now(), messages: 0 };
    window.messages += 1;
    return window.messages <= MESSAGES_PER_WINDOW;
  }

  async function storeBatch(batch: readonly Waiting[]): Promise<void> {
    const outcome = await events.ingest(batch.map(({ event }) => event));
    // Without a reply the client sends them another way, where it is told when to come again.
    if (!outcome.ok) return close(CLOSE_TRY_LATER, outcome.error.code);
    for (const [index, { id }] of batch.entries()) {
      const result = outcome.value.results[index];
      if (result === undefined) continue;
      const { status, reason = '' } = result;
      const reply: EventReply = status === 'rejected' ? { id, ok: false, reason } : { id, ok: true };
      connection.send(JSON.stringify(reply));
    }
    if (connection.bufferedAmount > MAX_UNREAD_BYTES) close(CLOSE_POLICY, 'replies are not read');
  }

  async function work(): Promise<void> {
    // Messages that arrived together are stored together.
    await new Promise(setImmediate);
    try {
      while (waiting.length > 0) {
        const batch = waiting.splice(0, MAX_EVENTS_PER_BATCH);
        waitingBytes -= batch.reduce((sum, { bytes }) => sum + bytes, 0);
        await storeBatch(batch);
        if (isPaused && !hasEnded && !isFull()) {
          isPaused = false;
          connection.resume();
        }
      }
    } catch (error) {
      // Without a reply the client sends them another way, and the store's own limits answer there.
      if (error instanceof StoreBusyError) return close(CLOSE_TRY_LATER, 'overloaded');
      onError(error);
      close(CLOSE_INTERNAL, 'the server could not answer');
    } finally {
      working = null;
    }
  }
  const isFull = () => waiting.length >= MAX_EVENTS_PER_BATCH || waitingBytes > MAX_WAITING_BYTES;

  return {
    receive(data, isBinary) {
      if (hasEnded) return;
      if (!mayReceive()) return close(CLOSE_POLICY, 'too many messages');
      const message = isBinary ? undefined : parseMessage(data);
      // NE-04: what is no message is ignored.
      if (message === undefined) return;
      onMessage();
      waiting.push({ ...message, bytes: data.length });
      waitingBytes += data.length;
      if (isFull() && !isPaused) {
        isPaused = true;
        connection.pause();
      }
      working ??= work();
    },
    async end() {
      hasEnded = true;
      waiting.length = 0;
      await working;
    },
  };
}

/** The event is checked where it is stored; undefined where there is no id to answer to. */
function parseMessage(data: Buffer): { readonly id: string; readonly event: unknown } | undefined {
  let message: unknown;
  try {
    message = JSON.parse(data.toString('utf8'));
  } catch {
    return undefined;
  }
  if (typeof message !== 'object' || message === null || !('id' in message)) return undefined;
  const { id } = message;
  if (typeof id !== 'string' || !MESSAGE_ID.test(id)) return undefined;
  return { id, event: 'event' in message ? message.event : undefined };
}
