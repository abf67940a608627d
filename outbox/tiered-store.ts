// An outbox store on disk with a stand-in in memory: for what the disk refuses, and while it does not respond.
import { createDisk, type DiskOptions } from '#outbox/disk-access.ts';
import {
  type EntryDraft,
  type OutboxDisk,
  type OutboxEntry,
  type OutboxStore,
  type StoreOverview,
  type StoreStats,
} from '#outbox/entry.ts';
import { createKnownEntries } from '#outbox/known-entries.ts';
import { createMemoryStore } from '#outbox/memory-store.ts';
import { createTierViews, latestCart } from '#outbox/tier-views.ts';

/** First number of entries in memory, above all numbers on disk, so that they are sent after these. */
const FIRST_MEMORY_SEQ = 2 ** 40;
/** From one attempt to give a disk what it refused to the next. */
const RECONCILE_MS = 10_000;

export interface TieredStoreOptions extends DiskOptions {
  /** Of the entries in memory. */
  readonly generation: string;
  /** The disk took what waited in memory, or responds again: views are to be read again, and what waits to be sent. */
  readonly onRecovered?: () => void;
  /** The database was deleted while it was open; `lostCount`: those of its entries that nobody here knew. */
  readonly onReplaced?: (lostCount: number) => void;
}
export interface TieredStore extends OutboxStore {
  /** Gives the disk what it has refused so far; false while it still refuses. Also happens by itself. */
  reconcile(): Promise<boolean>;
  /** Of the disk alone; null while it does not respond. */
  diskStats(): Promise<StoreStats | null>;
  /** With the statistics of the disk alone. */
  overview(eventLimit: number, account: string | null): Promise<StoreOverview & { disk: StoreStats | null }>;
}

/**
 * An entry is added to the disk, or if that fails to memory; reads combine both. What the disk does not take (results,
 * the cart, decisions of the shopper) is remembered and given to it when it takes writes again: each operation is made
 * by id and may be repeated, so one that took effect after its limit does no harm. An entry keeps its id in both.
 */
export function createTieredStore(options: TieredStoreOptions): TieredStore {
  const memory = createMemoryStore(options.generation, FIRST_MEMORY_SEQ);
  const known = createKnownEntries();
  /** Ids on disk still, or perhaps: delivered, refused or discarded. */
  const removed = new Set<string>();
  const views = createTierViews(known, removed);
  /** Cart changes that this context began to send, for a disk that did not take note of it. */
  const begun = new Set<string>();
  /** Decisions that the disk did not take, in their order. */
  let decisions: ((store: OutboxStore) => Promise<void>)[] = [];
  /** Read once: no write transaction a call, and a disk that fails later leaves this context with the same cart. */
  let cartKey: Promise<string> | null = null;
  /** How often entries went from memory to the disk. */
  let moves = 0;
  let reconciling: Promise<boolean> | null = null;

  const disk = createDisk(
    {
      ...options,
      onState: (state) => {
        options.onState(state);
        if (state !== 'ok') reconcileLater();
      },
    },
    { onReplaced: putBack, onReopened: () => void reconcile() },
  );
  let isScheduled = false;
  function reconcileLater(): void {
    if (isScheduled) return;
    isScheduled = true;
    options.schedule(RECONCILE_MS, () => {
      isScheduled = false;
      void reconcile().then((isDone) => {
        if (!isDone) reconcileLater();
      });
    });
  }

  async function putBack(store: OutboxDisk): Promise<void> {
    const entries = known.all();
    removed.clear();
    try {
      await store.adopt(entries);
    } catch (error) {
      await memory.adopt(entries);
      throw error;
    }
    const { cachedCart } = known.cartState();
    if (cachedCart !== null) await store.saveCart(cachedCart.cart, cachedCart.at);
    if (cartKey !== null) await store.cartKey(await cartKey);
    const { pendingCount } = await store.stats();
    options.onReplaced?.(Math.max(0, views.lastCount() - Math.max(entries.length, pendingCount)));
  }

  function reconcile(): Promise<boolean> {
    reconciling ??= giveToDisk().finally(() => {
      reconciling = null;
    });
    return reconciling;
  }
  async function giveToDisk(): Promise<boolean> {
    const wasFailing = disk.state !== 'ok';
    const stored = await disk.run((store) => store.cartState());
    if (stored === null) return false;
    const ids = [...removed];
    const { cachedCart } = await memory.cartState();
    const isNewer = cachedCart !== null && latestCart(stored.value.cachedCart, cachedCart) === cachedCart;
    const response = isNewer ? { cart: cachedCart.cart, at: cachedCart.at } : undefined;
    if ((await disk.keep((store) => store.settle(ids, response))) === null) return false;
    for (const id of ids) removed.delete(id);
    for (let decision = decisions[0]; decision !== undefined; decision = decisions[0]) {
      const decide = decision;
      if ((await disk.keep(decide)) === null) return false;
      decisions = decisions.slice(1);
    }
    const deadLetters = await memory.deadLetters();
    const waiting = [...(await memory.all()), ...deadLetters.map(({ entry }) => entry)];
    // Even without entries: it tells whether there is room. Cart changes first, which are few.
    for (const kind of ['cart', 'event'] as const) {
      const entries = waiting.filter((entry) => entry.kind === kind);
      if ((await disk.keep((store) => store.adopt(entries))) === null) return false;
      known.read(entries, kind, false);
      moves += 1;
      await memory.settle(entries.map(({ id }) => id));
    }
    for (const { entry, error, at } of deadLetters) {
      if ((await disk.keep((store) => store.deadLetter(entry.id, error, at))) === null) return false;
      known.remove([entry.id]);
      await memory.discard(entry.id);
    }
    if (cartKey !== null) {
      const key = await cartKey;
      await disk.run((store) => store.cartKey(key));
    }
    disk.recovered();
    if (wasFailing) options.onRecovered?.();
    return true;
  }

  /** Reads again if entries moved to the disk meanwhile: each is in one of both. */
  const read = async <T>(operation: (store: OutboxStore) => Promise<T>) => {
    for (;;) {
      const before = moves;
      const result = await disk.run(operation);
      if (before === moves) return result;
    }
  };
  const decide = async (decision: (store: OutboxStore) => Promise<void>): Promise<void> => {
    if ((await disk.keep(decision)) === null) decisions.push(decision);
    await decision(memory);
  };
  /** An entry in memory may be there too, if adding it took too long. */
  const mayBeOnDisk = (id: string): boolean => disk.isHanging || !memory.has(id);
  const both = async (operation: (store: OutboxStore) => Promise<void>): Promise<void> => {
    await disk.run(operation);
    await operation(memory);
  };

  return {
    reconcile,
    diskStats: async () => (await disk.run((store) => store.stats()))?.value ?? null,
    add: async (draft: EntryDraft): Promise<OutboxEntry | null> => {
      // What waits in memory came before it.
      if (disk.state !== 'ok' && !(await reconcile())) return memory.add(draft);
      const stored = await disk.keep((store) => store.add(draft));
      if (stored === null) return memory.add(draft);
      if (stored.value !== null) known.read([stored.value], stored.value.kind, false);
      return stored.value;
    },
    adopt: (entries) => memory.adopt(entries),
    next: async (kind, limit, account) => {
      const wanted = limit + removed.size;
      const stored = await read((store) => store.next(kind, wanted, account));
      return views.next(stored?.value ?? null, memory.next(kind, limit, account), {
        kind,
        limit,
        wanted,
        account,
      });
    },
    all: async () => {
      const rows = await read((store) => store.all());
      if (rows !== null) known.read(rows.value, null, true);
      return views.all(rows?.value ?? known.all(), memory.all());
    },
    settle: async (ids, response) => {
      const settled = [...removed, ...ids];
      const wasInMemory = ids.some((id) => memory.has(id));
      // Until its transaction is over, the disk shows the entries, with the cart as it was.
      const stored = await disk.keep((store) => store.settle(settled, response));
      const isStored = stored !== null;
      // Without a wait in between: no view has the entries and their effect, or neither.
      if (isStored) for (const id of settled) removed.delete(id);
      else for (const id of ids) if (mayBeOnDisk(id)) removed.add(id);
      known.remove(ids);
      const added = await memory.settle(ids, response);
      if (isStored) return stored.value ?? added;
      // The disk did not take the event: it waits in memory, as the entry did not.
      return wasInMemory || response?.event === undefined ? added : memory.add(response.event);
    },
    deadLetter: async (id, error, at) => {
      const [entry] = [...known.all(), ...(await memory.all())].filter((one) => one.id === id);
      const isStored = (await disk.keep((store) => store.deadLetter(id, error, at))) !== null;
      known.remove([id]);
      if (isStored && !memory.has(id)) return;
      if (!isStored && mayBeOnDisk(id)) removed.add(id);
      await memory.settle([id]);
      if (entry !== undefined) memory.addDeadLetter({ entry, error, at });
    },
    beginSending: async (id) => {
      begun.add(id);
      const noted = memory.has(id) ? null : await disk.keep((store) => store.beginSending(id));
      // Of a disk that does not respond nobody can take it back.
      return noted === null ? !memory.has(id) || memory.beginSending(id) : noted.value;
    },
    cancel: async (id) => {
      if (begun.has(id)) return false;
      if (!disk.isHanging && memory.has(id)) return memory.cancel(id);
      const canceled = disk.isHanging ? null : await disk.keep((store) => store.cancel(id));
      if (canceled?.value === true) known.remove([id]);
      return canceled?.value ?? (disk.isHanging ? null : false);
    },
    countAttempt: (ids) => both((store) => store.countAttempt(ids)),
    expire: (before) => both((store) => store.expire(before)),
    deadLetters: async () => {
      const stored = await read((store) => store.deadLetters());
      return views.deadLetters(stored?.value ?? null, memory.deadLetters());
    },
    requeue: (id) => decide((store) => store.requeue(id)),
    discard: async (id) => {
      known.remove([id]);
      await decide((store) => store.discard(id));
    },
    deleteEvents: () => decide((store) => store.deleteEvents()),
    cartState: async () => {
      const stored = await read((store) => store.cartState());
      return views.cart(stored?.value ?? null, memory.cartState());
    },
    saveCart: (cart, at) => both((store) => store.saveCart(cart, at)),
    acknowledgeNotices: () => decide((store) => store.acknowledgeNotices()),
    stats: async () => {
      const stored = await disk.run((store) => store.stats());
      return views.stats(stored?.value ?? null, memory.stats());
    },
    overview: async (limit, account) => {
      const wanted = limit + removed.size;
      const stored = (await read((store) => store.overview(wanted, account)))?.value ?? null;
      const inMemory = memory.overview(limit, account);
      const request = { kind: 'event', limit, wanted, account } as const;
      const [stats, cart, events] = await Promise.all([
        views.stats(
          stored?.stats ?? null,
          inMemory.then((one) => one.stats),
        ),
        views.cart(
          stored?.cart ?? null,
          inMemory.then((one) => one.cart),
        ),
        views.next(
          stored?.events ?? null,
          inMemory.then((one) => one.events),
          request,
        ),
      ]);
      return { stats, cart, events, disk: stored?.stats ?? null };
    },
    readLease: async () => (await disk.run((store) => store.readLease()))?.value ?? memory.readLease(),
    cartKey: (newKey) => {
      cartKey ??= disk.run((store) => store.cartKey(newKey)).then((stored) => stored?.value ?? newKey);
      return cartKey;
    },
    // A disk that refuses writes shares nothing: its lease cannot be taken over, and others do not see what waits here.
    updateLease: async (decision) => {
      const stored = await disk.run((store) => store.updateLease(decision));
      if (stored === null || disk.state !== 'ok') await memory.updateLease(decision);
    },
  };
}
