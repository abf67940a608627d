// The entry point of the outbox: opens the shared store with its fallback, and offers tracking, cart changes and draining.
import type { CartIntent } from '#contract/cart.ts';
import { EVENTS_SOCKET } from '#contract/events-socket.ts';
import type { TrackingEventInput } from '#contract/events.ts';
import { type StorageFailure, storageFailureOf } from '#contract/storage-failure.ts';
import { createDrainer, type DrainResult } from '#outbox/drainer.ts';
import type { DeliveryOutcome } from '#outbox/drain.ts';
import { enqueueEvent, enqueueIntent } from '#outbox/enqueue.ts';
import type { OutboxEntry, OutboxStore } from '#outbox/entry.ts';
import { createEventsSocket, type EventsSocket } from '#outbox/events-socket.ts';
import { fetchSender } from '#outbox/fetch-sender.ts';
import { eventsRequest, type Send } from '#outbox/request.ts';
import { MAX_BATCH_EVENTS, nextBatch } from '#outbox/send-events.ts';
import { openOutboxStore } from '#outbox/store.ts';
import { createTieredStore } from '#outbox/tiered-store.ts';
import {
  countLostEntries,
  createDataLossDetector,
  openCheckpointStorage,
  type CheckpointStorage,
} from '#outbox/data-loss-detector.ts';

export type { CachedCart, CartEntry, CartState, OutboxStore } from '#outbox/entry.ts';
export { isFromServer } from '#outbox/request.ts';
export type { OutboxRequest, OutboxResponse, Send } from '#outbox/request.ts';

/** A database that does not open in this time is considered missing; a blocked upgrade would wait for ever. */
const OPEN_TIMEOUT_MS = 3_000;

/** Clock, randomness, network and storage of the context it runs in. */
export interface OutboxEnvironment {
  readonly now: () => number;
  readonly random: () => number;
  /** At least 128 random bits, letters and digits. */
  readonly newId: () => string;
  readonly schedule: (ms: number, call: () => void) => () => void;
  readonly send: Send;
  /** Absent: events go by requests alone, as in the service worker, which does not stay. */
  readonly openSocket?: (environment: OutboxEnvironment, onOpen: () => void) => EventsSocket;
  readonly openStore: (newGeneration: string) => Promise<OutboxStore>;
  readonly openCheckpointStorage: () => Promise<CheckpointStorage | null>;
  /** A channel to the other contexts that use the same store; null if unsupported. */
  readonly openChannel: () => OutboxChannel | null;
}
export interface OutboxChannel {
  post(news: ChannelNews): void;
  listen(call: (news: ChannelNews) => void): void;
}
/** `change`: of the store. `socket`: this context has opened the events socket; one at a time is enough. */
export type ChannelNews = 'change' | 'socket';
export interface OutboxListener {
  readonly onDelivery?: (outcome: DeliveryOutcome) => void;
  readonly onStorageFailure?: (failure: StorageFailure) => void;
  /** Another context (a tab, the service worker) changed the store. */
  readonly onExternalChange?: () => void;
  /** An unexpected error, for the log. */
  readonly onError?: (error: unknown) => void;
}
export interface Outbox {
  readonly store: OutboxStore;
  /** Number of pending entries that the device has lost since the last use (see data-loss-detector.ts). */
  readonly lostCount: number;
  /** Resolves when the event is stored, with null if it was not (no consent, no room). Call wake to send. */
  track(
    event: TrackingEventInput,
    market: string,
    visitor: { tenant: string; sessionId: string; mayTrack: boolean },
  ): Promise<OutboxEntry | null>;
  change(change: CartIntent['change'], market: string, optimisticRow: unknown): Promise<OutboxEntry | null>;
  /** The cart key of this device, the same in every context that shares the store. */
  cartKey(): Promise<string>;
  /** Notifies the other contexts of a change of the store; track, change and drains do so themselves. */
  announce(): void;
  /** See Drainer. */
  wake(isUrgent?: boolean): Promise<DrainResult>;
  stop(): void;
  /** The page is left or frozen: no events are sent until `resume`, see EventsSocket. */
  pause(): void;
  resume(): void;
  /** The body of the request for the next batch of events, null if none waits: for a page that ends. */
  unsentEvents(): Promise<string | null>;
}

/** Never rejects: without a usable database entries are stored in memory, and `onStorageFailure` is called. */
export async function openOutbox(
  environment: OutboxEnvironment,
  listener: OutboxListener = {},
): Promise<Outbox> {
  // There are no accounts yet; entries store the account so that they are never sent for another one.
  const account = null;
  const onStorage = listener.onStorageFailure ?? (() => undefined);
  const disk = await withTimeout(environment, environment.openStore(environment.newId())).catch(
    (error: unknown) => {
      onStorage(storageFailureOf(error));
      return null;
    },
  );
  const store = createTieredStore(disk, environment.newId(), onStorage);
  const checkpointStorage = disk === null ? null : await environment.openCheckpointStorage();
  const lostCount =
    checkpointStorage === null
      ? 0
      : countLostEntries(await checkpointStorage.read().catch(() => null), await store.stats());
  const detector =
    checkpointStorage === null ? null : createDataLossDetector(checkpointStorage, () => store.stats());
  await detector?.update();

  const channel = environment.openChannel();
  const socket = environment.openSocket?.(environment, () => channel?.post('socket')) ?? null;
  channel?.listen((news) => {
    if (news === 'socket') socket?.close();
    else listener.onExternalChange?.();
  });
  const notifyChange = <T>(entry: T): T => {
    void detector?.update();
    channel?.post('change');
    return entry;
  };
  const capture = (market: string) => ({
    now: environment.now(),
    newId: environment.newId(),
    market,
    account,
  });
  const drainer = createDrainer({
    store,
    send: environment.send,
    socket,
    owner: environment.newId(),
    account: () => account,
    now: environment.now,
    random: environment.random,
    schedule: environment.schedule,
    onDelivery: (outcome) => {
      notifyChange(outcome);
      listener.onDelivery?.(outcome);
    },
    onError: listener.onError ?? (() => undefined),
  });

  return {
    store,
    lostCount,
    track: async (event, market, visitor) =>
      notifyChange(await enqueueEvent(store, event, { ...capture(market), ...visitor })),
    change: async (change, market, optimisticRow) =>
      notifyChange(
        await enqueueIntent(store, change, optimisticRow, {
          ...capture(market),
          newCartKey: environment.newId(),
        }),
      ),
    cartKey: () => store.cartKey(environment.newId()),
    announce: () => void notifyChange(null),
    wake: (isUrgent) => drainer.wake(isUrgent),
    stop: () => {
      drainer.stop();
      socket?.close();
    },
    pause: () => socket?.pause(),
    resume: () => socket?.resume(),
    async unsentEvents() {
      const batch = await nextBatch(store, MAX_BATCH_EVENTS, account);
      return batch.length === 0 ? null : eventsRequest(batch.map(({ event }) => event)).body;
    },
  };
}

/** The environment in a service worker. `origin` of the API, without a trailing slash. */
export function browserEnvironment(origin: string): OutboxEnvironment {
  return {
    now: Date.now,
    random: Math.random,
    newId: () => crypto.randomUUID().replaceAll('-', ''),
    schedule: (ms, call) => {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    send: fetchSender(origin),
    openStore: (newGeneration) => openOutboxStore(newGeneration),
    openCheckpointStorage: () => openCheckpointStorage(globalThis.caches),
    openChannel: () => broadcastChannel('cairn-outbox'),
  };
}

/** Of a page's worker. */
export function pageEnvironment(origin: string): OutboxEnvironment {
  const url = origin.replace(/^http/, 'ws') + EVENTS_SOCKET.path;
  return {
    ...browserEnvironment(origin),
    openSocket: (environment, onOpen) =>
      createEventsSocket({ ...environment, connect: () => new WebSocket(url), onOpen }),
  };
}

/** Of a change nothing is said: receivers read the store again. */
function broadcastChannel(name: string): OutboxChannel | null {
  if (!('BroadcastChannel' in globalThis)) return null;
  const channel = new BroadcastChannel(name);
  return {
    post: (news) => channel.postMessage(news),
    listen: (call) =>
      channel.addEventListener('message', ({ data }) => call(data === 'socket' ? 'socket' : 'change')),
  };
}

function withTimeout<T>(environment: OutboxEnvironment, opening: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = environment.schedule(OPEN_TIMEOUT_MS, () =>
      reject(new Error('opening the database timed out')),
    );
    opening.then(resolve, reject).finally(cancel);
  });
}
