// An outbox store in memory, for devices without storage; it lasts as long as its page.
import { cartEventId } from '#outbox/cart-event.ts';
import { chooseShed, isOverLimit, MAX_DEAD_EVENTS, shedRankOf } from '#outbox/limits.ts';
import {
  type DeadLetter,
  entryOf,
  belongsToAccount,
  isUnsentChange,
  type CachedCart,
  type CartState,
  type EventEntry,
  type Lease,
  type OutboxEntry,
  type OutboxStore,
  type StoreStats,
} from '#outbox/entry.ts';
import { acknowledgedCart, mayReplace, newerCart } from '#outbox/cached-cart.ts';

export interface MemoryStore extends OutboxStore {
  /** Whether it waits here. */
  has(id: string): boolean;
  /** Whether it waits here, or was refused. */
  holds(id: string): boolean;
  /** Whether it stands as it was read. */
  hasLetter(letter: DeadLetter): boolean;
  /** Of all that it holds. */
  ids(): readonly string[];
  /** How many it holds. */
  readonly size: number;
  readonly cachedCart: CachedCart | null;
  /** Takes over the cart of another store, in place of its own. */
  adoptCart(cached: CachedCart | null): void;
  /** Of an entry that another store holds. */
  addDeadLetter(letter: DeadLetter): void;
}

/** `firstSeq` separates its numbers from those of a store on disk. */
export function createMemoryStore(generation: string, firstSeq = 1): MemoryStore {
  const entries = new Map<number, OutboxEntry>();
  const dead = new Map<string, DeadLetter>();
  let maxSeq = firstSeq - 1;
  let pendingSize = 0;
  let shed = 0;
  let cachedCart: CachedCart | null = null;
  let cartKey: string | null = null;
  let lease: Lease | null = null;

  const insert = (entry: OutboxEntry) => {
    entries.set(entry.seq, entry);
    pendingSize += entry.size;
  };
  const removeSeq = (seq: number): OutboxEntry | undefined => {
    const entry = entries.get(seq);
    if (entry === undefined) return undefined;
    entries.delete(seq);
    pendingSize -= entry.size;
    return entry;
  };
  const find = (id: string) => [...entries.values()].find((entry) => entry.id === id);
  const remove = (id: string) => removeSeq(find(id)?.seq ?? 0);

  const next = (...[kind, limit, account]: Parameters<OutboxStore['next']>) =>
    [...entries.values()]
      .filter((entry) => entry.kind === kind && belongsToAccount(entry, account))
      .slice(0, limit);
  const cartState = (): CartState => ({
    cachedCart,
    pending: [...entries.values()].filter((entry) => entry.kind === 'cart'),
    deadLetters: [...dead.values()].filter(({ entry }) => entry.kind === 'cart'),
  });
  const stats = (without: readonly string[] = []): StoreStats => ({
    generation,
    maxSeq,
    pendingCount: [...entries.values()].filter(({ id }) => !without.includes(id)).length,
    pendingSize,
    deadLetterCount: dead.size,
    shedCount: shed,
  });

  return {
    add: async (draft) => {
      maxSeq += 1;
      const entry = entryOf(draft, maxSeq);
      insert(entry);
      const load = { rows: entries.size, size: pendingSize };
      if (isOverLimit(load)) {
        const candidates = [...entries.values()].map((candidate) => ({
          seq: candidate.seq,
          size: candidate.size,
          rank: shedRankOf(candidate),
        }));
        for (const seq of chooseShed(candidates, load)) {
          removeSeq(seq);
          shed += 1;
        }
      }
      return entries.has(entry.seq) ? entry : null;
    },
    adopt: async (others) => {
      for (const other of others) {
        if (find(other.id) !== undefined || dead.has(other.id)) continue;
        maxSeq += 1;
        insert(entryOf(other, maxSeq));
      }
    },
    next: async (...wanted) => next(...wanted),
    all: async () => [...entries.values()],
    settle: async (ids, response, others = []) => {
      const removed = ids.filter((id) => remove(id) !== undefined);
      for (const id of others) remove(id);
      if (response === undefined) return { event: null, stayed: null };
      const { cart, at, event, before } = response;
      const stayed = removed.length === 0 && !mayReplace(cachedCart, cart, before) ? cachedCart : null;
      if (stayed === null) cachedCart = newerCart(cachedCart, cart, at);
      if (event === undefined || !removed.some((id) => cartEventId(id) === event.id))
        return { event: null, stayed };
      maxSeq += 1;
      const added = entryOf(event, maxSeq);
      insert(added);
      return { event: added, stayed };
    },
    deadLetter: async (id, error, at) => {
      const entry = remove(id);
      if (entry === undefined) return;
      dead.set(entry.id, { entry, error, at });
      const events = [...dead.values()].filter((candidate) => candidate.entry.kind === 'event');
      for (const { entry: old } of events.slice(0, -MAX_DEAD_EVENTS)) dead.delete(old.id);
    },
    beginSending: async (id) => {
      const entry = find(id);
      if (entry?.kind !== 'cart') return false;
      entries.set(entry.seq, { ...entry, isSent: true });
      return true;
    },
    cancel: async (id) => {
      const entry = find(id);
      return entry !== undefined && isUnsentChange(entry) && remove(id) !== undefined;
    },
    countAttempt: async (ids) => {
      for (const id of ids) {
        const entry = find(id);
        if (entry !== undefined) entries.set(entry.seq, { ...entry, attempts: entry.attempts + 1 });
      }
    },
    expire: async (before) => {
      const old = [...entries.values()].filter(({ kind, since }) => kind === 'event' && since < before);
      for (const { seq } of old) removeSeq(seq);
      shed += old.length;
    },
    has: (id) => find(id) !== undefined,
    holds: (id) => dead.has(id) || find(id) !== undefined,
    hasLetter: (letter) => dead.get(letter.entry.id) === letter,
    ids: () => [...dead.keys(), ...[...entries.values()].map(({ id }) => id)],
    get cachedCart() {
      return cachedCart;
    },
    get size() {
      return dead.size + entries.size;
    },
    adoptCart: (cached) => {
      cachedCart = cached;
    },
    addDeadLetter: (letter) => void dead.set(letter.entry.id, letter),
    deadLetters: async () => [...dead.values()],
    requeue: async (id) => {
      const letter = dead.get(id);
      if (letter === undefined) return;
      dead.delete(id);
      maxSeq += 1;
      insert({ ...letter.entry, seq: maxSeq, attempts: 0 });
    },
    discard: async (id) => {
      dead.delete(id);
      remove(id);
    },
    cartState: async () => cartState(),
    saveCart: async (cart, at, before) => {
      if (!mayReplace(cachedCart, cart, before)) return false;
      cachedCart = newerCart(cachedCart, cart, at);
      return true;
    },
    acknowledgeNotices: async (seen) => {
      if (cachedCart !== null) cachedCart = acknowledgedCart(cachedCart, seen);
    },
    stats: async (without) => stats(without),
    overview: async (eventLimit, account, without) => ({
      stats: stats(without),
      cart: cartState(),
      events: next('event', eventLimit, account) as EventEntry[],
    }),
    cartKey: async (newKey) => (cartKey ??= newKey),
    readLease: async () => lease,
    updateLease: async (decide) => {
      const next = decide(lease);
      if (next !== undefined) lease = next;
    },
  };
}
