// Pending entries of the outbox, and the interface of stores for them, on disk and in memory.
import type { Cart, CartIntent, CartNotice } from '#contract/cart.ts';
import type { ShopError } from '#contract/errors.ts';
import type { TrackingEvent } from '#contract/events.ts';

interface EntryBase {
  /** Event id or intent id; created at capture, the same for every attempt. */
  readonly id: string;
  /** Ascending within a store; the order of sending. */
  readonly seq: number;
  /** ms since 1970 on this device; for display, never used for order. */
  readonly since: number;
  /** Attempts without a final result. */
  readonly attempts: number;
  /** The customer it belongs to, null for a guest; never sent for another customer. */
  readonly account: string | null;
  /** Size as JSON in UTF-16 units. */
  readonly size: number;
}
export interface EventEntry extends EntryBase {
  readonly kind: 'event';
  readonly event: TrackingEvent;
}
/** Captured with a change, as whoever sends it may not know it; absent without consent. */
export interface CartTracking {
  readonly tenant: string;
  readonly sessionId: string;
  readonly visitorId?: string | undefined;
  /** Of the shop, for the cart's link. */
  readonly origin: string;
}

export interface CartEntry extends EntryBase {
  readonly kind: 'cart';
  readonly intent: CartIntent;
  /** The optimistic row that the cart shows until the server responds; plain data. */
  readonly seen: unknown;
  /** A request with it was begun: the server may have it. */
  readonly isSent?: true;
  /** For the cart-tracking update; absent without consent, and in entries of earlier versions. */
  readonly tracking?: CartTracking;
}
export type OutboxEntry = EventEntry | CartEntry;
/** An entry that the server has rejected permanently; shown to the shopper, never dropped silently. */
export interface DeadLetter {
  readonly entry: OutboxEntry;
  readonly error: ShopError;
  readonly at: number;
}

/** An entry without its number. */
export type EntryDraft =
  | (Omit<EventEntry, 'seq' | 'attempts' | 'size' | 'event'> & { readonly event: Omit<TrackingEvent, 'seq'> })
  | Omit<CartEntry, 'seq' | 'attempts' | 'size'>;

/** The server's latest cart, with unacknowledged notices. */
export interface CachedCart {
  readonly cart: Cart;
  readonly notices: readonly CartNotice[];
  /** Acknowledged notices, some of which the server repeats with every response. */
  readonly acknowledged: readonly CartNotice[];
  /** Time of the response, ms since 1970. */
  readonly at: number;
}

export interface CartState {
  readonly cachedCart: CachedCart | null;
  /** In the order of sending. */
  readonly pending: readonly CartEntry[];
  readonly deadLetters: readonly DeadLetter[];
}

/** `generation` is a random id of the store; a new one means that the old store is gone. */
export interface StoreStats {
  readonly generation: string;
  /** The highest `seq` so far. */
  readonly maxSeq: number;
  readonly pendingCount: number;
  readonly pendingSize: number;
  readonly deadLetterCount: number;
  /** Events shed or expired since the store was created. */
  readonly shedCount: number;
}

/** What waits, at one moment. */
export interface StoreOverview {
  readonly stats: StoreStats;
  readonly cart: CartState;
  /** The next events to be sent. */
  readonly events: readonly EventEntry[];
}

/** What a cart change resulted in. */
export interface CartResponse {
  readonly cart: Cart;
  readonly at: number;
  /** As of `saveCart`, for a change that another sender has settled meanwhile. */
  readonly before?: string | null;
  /** Added if the change was settled by this very call. */
  readonly event?: EntryDraft | undefined;
}

/** The result of `settle`. */
export interface SettledEntries {
  /** The entry of the change's event, if it was added. */
  readonly event: OutboxEntry | null;
  /** The cart that the store has instead, as that came meanwhile; null: it took the cart. */
  readonly stayed: CachedCart | null;
}

export interface OutboxStore {
  /** Resolves when the entry is stored; with null for an event without room (see limits.ts). */
  add(draft: EntryDraft): Promise<OutboxEntry | null>;
  /** Adds entries of another store, in their order; those whose id it has, waiting or dead, stay as they are. */
  adopt(entries: readonly OutboxEntry[]): Promise<void>;
  /** The next entries of a kind to send, in order, of guests and of this account. */
  next(kind: OutboxEntry['kind'], limit: number, account: string | null): Promise<OutboxEntry[]>;
  all(): Promise<OutboxEntry[]>;
  /**
   * Deletes acknowledged entries, and saves the returned cart in the same transaction, so that no view shows neither or both;
   * with it the event of the change, which is lost with neither. `others` are deleted too, and nothing follows from them.
   */
  settle(
    ids: readonly string[],
    response?: CartResponse,
    others?: readonly string[],
  ): Promise<SettledEntries>;
  /** Moves a rejected entry to the dead letters; does nothing if another sender settled it meanwhile. */
  deadLetter(id: string, error: ShopError, at: number): Promise<void>;
  /** To be called before the first request with a cart change; false: it does not wait any more. */
  beginSending(id: string): Promise<boolean>;
  /** Takes a cart change back for good; false: a request with it was begun, or it is gone. Null: the disk does not say. */
  cancel(id: string): Promise<boolean | null>;
  countAttempt(ids: readonly string[]): Promise<void>;
  /** Removes events older than `before` and counts them as shed. */
  expire(before: number): Promise<void>;
  deadLetters(): Promise<DeadLetter[]>;
  /** Moves a dead letter to the end of the queue, under the same id. */
  requeue(id: string): Promise<void>;
  /** Deletes an entry, pending or dead, by the shopper's decision. */
  discard(id: string): Promise<void>;
  /** Everything the cart view needs, read in one transaction. */
  cartState(): Promise<CartState>;
  /**
   * An older version of the same cart never replaces a newer one. `before`: the id of the cart that the device had when this one
   * was asked for, null for none: another one that came meanwhile stays. False: it stayed.
   */
  saveCart(cart: Cart, at: number, before?: string | null): Promise<boolean>;
  /** Of the cached cart: these, or all. */
  acknowledgeNotices(seen?: readonly CartNotice[]): Promise<void>;
  /** `without`: ids that `pendingCount` leaves out. */
  stats(without?: readonly string[]): Promise<StoreStats>;
  /** All that views need, read in one transaction; at most `eventLimit` events, of guests and of this account. */
  overview(eventLimit: number, account: string | null, without?: readonly string[]): Promise<StoreOverview>;
  /** The device's own cart key, see CartIntent; `newKey` becomes it where there is none yet. */
  cartKey(newKey: string): Promise<string>;
  readLease(): Promise<Lease | null>;
  /** Reads, decides and writes in one transaction; `decide` returns the new lease, null to delete it, or undefined for no change. */
  updateLease(decide: (lease: Lease | null) => Lease | null | undefined): Promise<void>;
}
/** A store that outlives its context, whose connection may be lost. */
export interface OutboxDisk extends OutboxStore {
  /** Opens a lost connection again; resolves with the generation of the database as it is now. */
  connect?(): Promise<string>;
}
export interface Lease {
  readonly owner: string;
  /** ms since 1970. */
  readonly until: number;
}

/** The entry of a draft with its number, which events also send to the server. */
export function entryOf(draft: EntryDraft, seq: number): OutboxEntry {
  const entry: OutboxEntry =
    draft.kind === 'event'
      ? { ...draft, event: { ...draft.event, seq }, seq, attempts: 0, size: 0 }
      : { ...draft, seq, attempts: 0, size: 0 };
  return { ...entry, size: JSON.stringify(entry).length };
}

/** Whether no request with the cart change was begun, so that the server can't have it. */
export function isUnsentChange(entry: OutboxEntry): boolean {
  return entry.kind === 'cart' && entry.isSent !== true;
}

/** Whether the entry may be sent while this account is signed in (null for none). */
export function belongsToAccount(entry: OutboxEntry, account: string | null): boolean {
  return entry.account === null || entry.account === account;
}
