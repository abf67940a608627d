// The entries of the outbox, and the interface of its stores (on disk, in memory).
import type { Cart, CartIntent, CartNotice } from '#contract/cart.ts';
import type { ShopError } from '#contract/errors.ts';
import type { TrackingEvent } from '#contract/events.ts';

interface EntryBase {
  /** Event id or intent id; made once, at capture, and sent with every attempt. */
  readonly id: string;
  /** Counts up within the life of the store; the order of sending. */
  readonly seq: number;
  /** ms since 1970 on this device; shown to the shopper, never used for order. */
  readonly since: number;
  /** Attempts that ended undecided. */
  readonly attempts: number;
  /** The customer it belongs to, null for a guest: it is not sent in another customer's name. */
  readonly account: string | null;
  /** Size as JSON in UTF-16 units. */
  readonly size: number;
}
export interface EventEntry extends EntryBase {
  readonly kind: 'event';
  readonly event: TrackingEvent;
}
export interface CartEntry extends EntryBase {
  readonly kind: 'cart';
  readonly intent: CartIntent;
  /** The optimistic row: plain data that the cart shows until the server responds. */
  readonly seen: unknown;
}
export type OutboxEntry = EventEntry | CartEntry;
/** An entry that the server refused for good; stored for the shopper to see, never dropped silently. */
export interface DeadLetter {
  readonly entry: OutboxEntry;
  readonly error: ShopError;
  readonly at: number;
}

/** An entry before the store has numbered it. */
export type EntryDraft =
  | (Omit<EventEntry, 'seq' | 'attempts' | 'size' | 'event'> & { readonly event: Omit<TrackingEvent, 'seq'> })
  | Omit<CartEntry, 'seq' | 'attempts' | 'size'>;

/** The server's newest cart, with the notices that the shopper has not acknowledged yet. */
export interface CachedCart {
  readonly cart: Cart;
  readonly notices: readonly CartNotice[];
  /** Those the shopper has seen; the server repeats some with every answer. */
  readonly acknowledged: readonly CartNotice[];
  /** ms since 1970 at which the server sent it. */
  readonly at: number;
}

export interface CartState {
  readonly cachedCart: CachedCart | null;
  /** In the order of sending. */
  readonly pending: readonly CartEntry[];
  readonly deadLetters: readonly DeadLetter[];
}

/** `generation` is random, made with the database; a new one means that the old database was lost. */
export interface StoreStats {
  readonly generation: string;
  /** The highest `seq` ever used. */
  readonly maxSeq: number;
  readonly pendingCount: number;
  readonly pendingSize: number;
  readonly deadLetterCount: number;
  /** Events shed for lack of room or expired of age, since the store was made. */
  readonly shedCount: number;
}

export interface OutboxStore {
  /** Resolves when the entry is stored. Null: an event for which there is no room (see limits.ts). */
  add(draft: EntryDraft): Promise<OutboxEntry | null>;
  /** The next to send of a kind, in order, of guests and of this account. */
  next(kind: OutboxEntry['kind'], limit: number, account: string | null): Promise<OutboxEntry[]>;
  all(): Promise<OutboxEntry[]>;
  /** Deletes what the server has. Its cart is stored in the same transaction, so that no view shows both or neither. */
  settle(seqs: readonly number[], response?: { readonly cart: Cart; readonly at: number }): Promise<void>;
  /** Moves a refused entry to the dead letters. Nothing happens if another sender settled it meanwhile. */
  deadLetter(seq: number, error: ShopError, at: number): Promise<void>;
  countAttempt(seqs: readonly number[]): Promise<void>;
  /** Deletes events older than the given time and counts them as shed. */
  expire(before: number): Promise<void>;
  deadLetters(): Promise<DeadLetter[]>;
  /** Moves a dead letter to the end of the queue, under the same id. */
  requeue(id: string): Promise<void>;
  /** Deletes a dead letter or pending entry for good, as the shopper decided. */
  discard(id: string): Promise<void>;
  /** Deletes all events: tracking consent was withdrawn. */
  deleteEvents(): Promise<void>;
  /** Everything that the cart's view is made of, read in one transaction. */
  cartState(): Promise<CartState>;
  /** An older version of the same cart never replaces a newer one. */
  saveCart(cart: Cart, at: number): Promise<void>;
  acknowledgeNotices(): Promise<void>;
  stats(): Promise<StoreStats>;
  readLease(): Promise<Lease | null>;
  /** Reads, decides and writes in one transaction; `decide` returns the lease to store, null to delete it, or undefined. */
  updateLease(decide: (lease: Lease | null) => Lease | null | undefined): Promise<void>;
}
export interface Lease {
  readonly owner: string;
  /** ms since 1970. */
  readonly until: number;
}

/** The entry of a draft and its number; events carry the number to the server. */
export function entryOf(draft: EntryDraft, seq: number): OutboxEntry {
  const entry: OutboxEntry =
    draft.kind === 'event'
      ? { ...draft, event: { ...draft.event, seq }, seq, attempts: 0, size: 0 }
      : { ...draft, seq, attempts: 0, size: 0 };
  return { ...entry, size: JSON.stringify(entry).length };
}

/** Whether the entry may be sent while this account is signed in (null: nobody is). */
export function belongsToAccount(entry: OutboxEntry, account: string | null): boolean {
  return entry.account === null || entry.account === account;
}
