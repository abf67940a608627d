// THE DOOR of the outbox: opens the shared store with what stands in for it, and gives the few things that others do with it.
import type { CartIntent } from '#contract/cart.ts';
import type { TrackedFact } from '#contract/events.ts';
import { createDrainer, type DrainEnd } from '#outbox/drainer.ts';
import type { DrainVerdict } from '#outbox/drain.ts';
import { enqueueEvent, enqueueIntent } from '#outbox/enqueue.ts';
import type { OutboxEntry, OutboxStore } from '#outbox/entry.ts';
import { fetchSender } from '#outbox/fetch-sender.ts';
import type { Send } from '#outbox/request.ts';
import { openOutboxStore } from '#outbox/store.ts';
import { createTieredStore, type StorageTrouble, troubleOf } from '#outbox/tiered-store.ts';
import { countLost, createWitnessKeeper, openWitness, type WitnessPlace } from '#outbox/witness.ts';

/** A database that does not open in this time is treated as one that is not there; a blocked upgrade hangs for ever. */
const OPEN_LIMIT_MS = 3_000;

/** Time, chance, network and storage of the place it runs in. */
export interface OutboxDevice {
  readonly now: () => number;
  readonly random: () => number;
  /** At least 128 random bits, letters and digits. */
  readonly newId: () => string;
  readonly later: (ms: number, call: () => void) => () => void;
  readonly send: Send;
  readonly openStore: (newGeneration: string) => Promise<OutboxStore>;
  readonly openWitness: () => Promise<WitnessPlace | null>;
  /** Reaches the other contexts that use the same store; null where there is no such thing. */
  readonly openChannel: () => OutboxChannel | null;
}
export interface OutboxChannel {
  post(): void;
  listen(call: () => void): void;
}
export interface OutboxListener {
  readonly onVerdict?: (verdict: DrainVerdict) => void;
  readonly onStorage?: (trouble: StorageTrouble) => void;
  /** Another context (a tab, the service worker) changed the store. */
  readonly onOtherChange?: () => void;
  /** A fault that should not be, for the log. */
  readonly onTrouble?: (error: unknown) => void;
}
export interface Outbox {
  readonly store: OutboxStore;
  /** How many waiting entries the device lost since it was last open (see witness.ts). */
  readonly lost: number;
  /** Resolves when stored; null when it was not (no consent, no room). Sends nothing: wake does. */
  track(
    fact: TrackedFact,
    market: string,
    visitor: { sessionId: string; mayTrack: boolean },
  ): Promise<OutboxEntry | null>;
  change(change: CartIntent['change'], market: string, seen: unknown): Promise<OutboxEntry | null>;
  /** Tells the other contexts that the store was changed; track, change and the drain do it themselves. */
  announce(): void;
  /** See Drainer. */
  wake(isUrgent?: boolean): Promise<DrainEnd>;
  stop(): void;
}

/** Never rejects: without a usable database what waits is kept in memory, and `onStorage` is told. */
export async function openOutbox(device: OutboxDevice, listener: OutboxListener = {}): Promise<Outbox> {
  // Without accounts everything is a guest's; entries hold it already, so that a sign-in can't send them as its own.
  const account = null;
  const onStorage = listener.onStorage ?? (() => undefined);
  const disk = await withLimit(device, device.openStore(device.newId())).catch((error: unknown) => {
    onStorage(troubleOf(error));
    return null;
  });
  const store = createTieredStore(disk, device.newId(), onStorage);
  const place = disk === null ? null : await device.openWitness();
  const lost = place === null ? 0 : countLost(await place.read().catch(() => null), await store.facts());
  const keeper = place === null ? null : createWitnessKeeper(place, () => store.facts());
  await keeper?.note();

  const channel = device.openChannel();
  channel?.listen(() => listener.onOtherChange?.());
  const noted = <T>(entry: T): T => {
    void keeper?.note();
    channel?.post();
    return entry;
  };
  const capture = (market: string) => ({ now: device.now(), newId: device.newId(), market, account });
  const drainer = createDrainer({
    store,
    send: device.send,
    owner: device.newId(),
    account: () => account,
    now: device.now,
    random: device.random,
    later: device.later,
    onVerdict: (verdict) => {
      noted(verdict);
      listener.onVerdict?.(verdict);
    },
    onTrouble: listener.onTrouble ?? (() => undefined),
  });

  return {
    store,
    lost,
    track: async (fact, market, visitor) =>
      noted(await enqueueEvent(store, fact, { ...capture(market), ...visitor })),
    change: async (change, market, seen) => noted(await enqueueIntent(store, change, seen, capture(market))),
    announce: () => void noted(null),
    wake: (isUrgent) => drainer.wake(isUrgent),
    stop: () => drainer.stop(),
  };
}

/** The device of a page's worker or of the service worker. `origin` of the API, without a trailing slash. */
export function browserDevice(origin: string): OutboxDevice {
  return {
    now: Date.now,
    random: Math.random,
    newId: () => crypto.randomUUID().replaceAll('-', ''),
    later: (ms, call) => {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    send: fetchSender(origin),
    openStore: (newGeneration) => openOutboxStore(newGeneration),
    openWitness: () => openWitness(globalThis.caches),
    openChannel: () => broadcastChannel('cairn-outbox'),
  };
}

/** A message names no change: whoever hears it reads the store anew. */
function broadcastChannel(name: string): OutboxChannel | null {
  if (!('BroadcastChannel' in globalThis)) return null;
  const channel = new BroadcastChannel(name);
  return {
    post: () => channel.postMessage(null),
    listen: (call) => channel.addEventListener('message', () => call()),
  };
}

function withLimit<T>(device: OutboxDevice, opening: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const takeBack = device.later(OPEN_LIMIT_MS, () => reject(new Error('the database does not open')));
    opening.then(resolve, reject).finally(takeBack);
  });
}
