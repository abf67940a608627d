// The entry point of the outbox: opens the shared store with its fallback, and offers tracking, cart changes and draining.
import type { CartIntent } from '#contract/cart.ts';
import { EVENTS_SOCKET } from '#contract/events-socket.ts';
import type { TrackingEventInput } from '#contract/events.ts';
import { createDrainer, type DrainResult } from '#outbox/drainer.ts';
import type { DeliveryOutcome } from '#outbox/drain.ts';
import { enqueueEvent, enqueueIntent } from '#outbox/enqueue.ts';
import type { StorageState } from '#outbox/disk-access.ts';
import { copiedDisk, openEntryCopies } from '#outbox/entry-copies.ts';
import type { CartState, CartTracking, OutboxDisk, OutboxEntry, OutboxStore } from '#outbox/entry.ts';
import { createEventsSocket, type EventsSocket } from '#outbox/events-socket.ts';
import { fetchSender } from '#outbox/fetch-sender.ts';
import { eventsRequest, type Send } from '#outbox/request.ts';
import { batchOf, MAX_BATCH_EVENTS } from '#outbox/send-events.ts';
import { createOverviewReads } from '#outbox/overview-reads.ts';
import { openOutboxStore } from '#outbox/store.ts';
import { createTieredStore } from '#outbox/tiered-store.ts';
import {
  createDataLossDetector,
  findLoss,
  openCheckpointStorage,
  openLimitedStorage,
  type CheckpointStorage,
} from '#outbox/data-loss-detector.ts';

export type { CachedCart, CartTracking, CartEntry, CartState, OutboxStore } from '#outbox/entry.ts';
export { isFromServer } from '#outbox/request.ts';
export type { OutboxRequest, OutboxResponse, Send } from '#outbox/request.ts';
export type { StorageState } from '#outbox/disk-access.ts';
export { createReopening } from '#outbox/reopening.ts';
export { createStorageGate } from '#outbox/storage-gate.ts';

/** The start waits so long for a loss to be found. */
const DETECTOR_LIMIT_MS = 500;

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
  readonly openStore: (newGeneration: () => string) => Promise<OutboxDisk>;
  /** See DiskOptions. */
  readonly makeRoom?: readonly (() => Promise<unknown>)[];
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
/** What waits on this device, at one moment. */
export interface OutboxOverview {
  readonly cart: CartState;
  /** Of all kinds. */
  readonly pendingCount: number;
  /** The body of the request for the next batch of events, null if none waits: for a page that ends. */
  readonly unsentEvents: string | null;
}
export interface OutboxListener {
  /** After each change of the store, also by other contexts (tabs, the service worker): never an older state after a newer one. */
  readonly onOverview?: (overview: OutboxOverview) => void;
  readonly onDelivery?: (outcome: DeliveryOutcome) => void;
  /** Called when it changes; 'ok' before any call. */
  readonly onStorageState?: (state: StorageState) => void;
  /** The device has lost waiting entries, since the last use or while it was open. */
  readonly onLost?: (count: number) => void;
  /** An unexpected error, for the log. */
  readonly onError?: (error: unknown) => void;
}
export interface Outbox {
  readonly store: OutboxStore;
  /** Resolves when the event is stored, with null if it was not (no consent, no room). Call wake to send. */
  track(
    event: TrackingEventInput,
    market: string,
    visitor: { tenant: string; sessionId: string; visitorId?: string | undefined; mayTrack: boolean },
  ): Promise<OutboxEntry | null>;
  change(
    change: CartIntent['change'],
    market: string,
    optimisticRow: unknown,
    tracking?: CartTracking,
  ): Promise<OutboxEntry | null>;
  /** The cart key of this device, the same in every context that shares the store. */
  cartKey(): Promise<string>;
  /** Tells the listener and the other contexts of a change of the store; track, change and drains do so themselves. */
  announce(): void;
  /** Tells the listener alone; resolves when it has been told. */
  refresh(): Promise<void>;
  overview(): Promise<OutboxOverview>;
  /** Whether the disk responds: if not, entries on it may wait that nobody here knows. */
  hasDisk(): Promise<boolean>;
  /** See Drainer. */
  wake(isUrgent?: boolean): Promise<DrainResult>;
  stop(): void;
  /** The page is left or frozen: no events are sent until `resume`, see EventsSocket. */
  pause(): void;
  resume(): void;
}

/** Never rejects: without a usable database entries are stored in memory, and `onStorageState` is called. */
export async function openOutbox(
  environment: OutboxEnvironment,
  listener: OutboxListener = {},
): Promise<Outbox> {
  // There are no accounts yet; entries store the account so that they are never sent for another one.
  const account = null;
  const { now, schedule } = environment;
  const store = createTieredStore({
    open: () => environment.openStore(environment.newId),
    generation: environment.newId(),
    now,
    schedule,
    ...(environment.makeRoom === undefined ? {} : { makeRoom: environment.makeRoom }),
    onState: listener.onStorageState ?? (() => undefined),
    onRecovered: () => {
      void startDetector();
      onRestored();
    },
    onReplaced: (lostCount) => {
      if (lostCount > 0) listener.onLost?.(lostCount);
      onRestored();
    },
  });
  const onRestored = () => {
    void reads.now();
    void drainer.wake();
  };
  let detector: ReturnType<typeof createDataLossDetector> | null = null;
  /** Once the disk responds; a context without a listener leaves a loss to the next that has one. */
  const startDetector = async (): Promise<void> => {
    if (detector !== null || (await store.diskStats()) === null) return;
    // One that does not respond in time is asked again once it does: a loss is told then.
    const storage = await openLimitedStorage(environment, () => void startDetector());
    if (storage === null) return;
    // Looked at twice, as the disk may have put back what it has copies of when it was asked.
    let seen = await findLoss(storage, () => store.diskStats());
    if (seen !== null && seen.lostCount > 0) seen = await findLoss(storage, () => store.diskStats());
    if (seen === null || detector !== null) return;
    const { stats, lostCount } = seen;
    if (lostCount > 0 && listener.onLost === undefined) return;
    detector = createDataLossDetector(storage);
    if (lostCount > 0) listener.onLost?.(lostCount);
    // Without a listener it would not read again what others change while it is written; a loss is told once.
    if (lostCount > 0 || listener.onOverview !== undefined) await detector.update(stats);
  };
  const readOverview = async (): Promise<OutboxOverview> => {
    const { disk, stats, cart, events } = await store.overview(MAX_BATCH_EVENTS, account);
    if (disk !== null) void detector?.update(disk);
    const batch = batchOf(events).map(({ event }) => event);
    return {
      cart,
      pendingCount: stats.pendingCount,
      unsentEvents: batch.length === 0 ? null : eventsRequest(batch).body,
    };
  };

  const reads = createOverviewReads(
    async () => {
      const overview = await readOverview();
      listener.onOverview?.(overview);
    },
    schedule,
    listener.onError ?? (() => undefined),
  );

  const channel = environment.openChannel();
  const socket = environment.openSocket?.(environment, () => channel?.post('socket')) ?? null;
  channel?.listen((news) => {
    if (news === 'socket') return socket?.close();
    // The checkpoint of what others change is theirs.
    if (listener.onOverview !== undefined) reads.soon();
    drainer.recheck();
  });
  const notifyChange = <T>(entry: T, read: () => unknown = reads.now): T => {
    void read();
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
    now,
    random: environment.random,
    schedule,
    onDelivery: (outcome) => {
      // Events that were sent change nothing on screen; a context without one may end at any time.
      const hasTime = outcome.kind === 'events' && listener.onOverview !== undefined;
      notifyChange(outcome, hasTime ? reads.soon : reads.now);
      listener.onDelivery?.(outcome);
    },
    onError: listener.onError ?? (() => undefined),
  });

  // Where Cache Storage hangs, what waits and the bag are of use before a loss can be told.
  await new Promise<void>((resolve) => {
    const cancel = schedule(DETECTOR_LIMIT_MS, resolve);
    void startDetector()
      .catch(listener.onError ?? (() => undefined))
      .then(() => {
        cancel();
        resolve();
      });
  });

  return {
    store,
    track: async (event, market, visitor) =>
      notifyChange(await enqueueEvent(store, event, { ...capture(market), ...visitor })),
    change: async (change, market, optimisticRow, tracking) =>
      notifyChange(
        await enqueueIntent(store, change, optimisticRow, {
          ...capture(market),
          newCartKey: environment.newId(),
          tracking,
        }),
      ),
    cartKey: () => store.cartKey(environment.newId()),
    announce: () => void notifyChange(null),
    refresh: reads.now,
    overview: readOverview,
    hasDisk: async () => (await store.diskStats()) !== null,
    wake: (isUrgent) => drainer.wake(isUrgent),
    stop: () => {
      drainer.stop();
      socket?.close();
    },
    pause: () => socket?.pause(),
    resume: () => socket?.resume(),
  };
}

const scheduleByTimer: OutboxEnvironment['schedule'] = (ms, call) => {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
};

async function openCopiedStore(newGeneration: () => string): Promise<OutboxDisk> {
  const disk = await openOutboxStore(newGeneration);
  const storage = globalThis.caches as CacheStorage | undefined;
  const copies = await openEntryCopies(storage, scheduleByTimer);
  return copies === null ? disk : copiedDisk(disk, copies, () => openCheckpointStorage(storage));
}

/** The environment in a service worker. `origin` of the API, without a trailing slash. */
export function browserEnvironment(origin: string): OutboxEnvironment {
  return {
    now: Date.now,
    random: Math.random,
    newId: () => crypto.randomUUID().replaceAll('-', ''),
    schedule: scheduleByTimer,
    send: fetchSender(origin),
    openStore: openCopiedStore,
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
