// An outbox store on disk with a stand-in in memory: for what the disk refuses, and while it does not respond.
import { createAdding } from '#outbox/adding.ts';
import { createDecisions } from '#outbox/decisions.ts';
import { createDisk, type DiskOptions } from '#outbox/disk-access.ts';
import {
  type CachedCart,
  type CartState,
  type OutboxDisk,
  type OutboxStore,
  type StoreOverview,
  type StoreStats,
} from '#outbox/entry.ts';
import { createHandOver } from '#outbox/hand-over.ts';
import { createKnownEntries, type KnownEntries } from '#outbox/known-entries.ts';
import { createMemoryStore } from '#outbox/memory-store.ts';
import { createTierViews, latestCart } from '#outbox/tier-views.ts';
import { createUnwritten, deletedFrom } from '#outbox/unwritten.ts';

/** First number of entries in memory, above all numbers on disk, so that they are sent after these. */
const FIRST_MEMORY_SEQ = 2 ** 40;

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
 * An entry is added to the disk, or if that fails to memory, in the order in which it was asked for; reads combine both.
 * What the disk does not take (results, the cart, decisions of the shopper) is remembered, shows at once, and is given to
 * the disk when it takes writes again: each operation is made by id and may be repeated, so one that took effect after its
 * limit does no harm. An entry keeps its id in both.
 */
export function createTieredStore(options: TieredStoreOptions): TieredStore {
  const memory = createMemoryStore(options.generation, FIRST_MEMORY_SEQ);
  const known = createKnownEntries();
  const unwritten = createUnwritten();
  const { removed } = unwritten;
  const views = createTierViews(known, unwritten);
  /** Cart changes that this context began to send, for a disk that did not take note of it. */
  const begun = new Set<string>();
  /** Read once: no write transaction a call, and a disk that fails later leaves this context with the same cart. */
  let cartKey: Promise<string> | null = null;
  /** Null: not read yet. */
  let knownCartKey: string | null = null;

  const disk = createDisk(
    {
      ...options,
      onState: (state) => {
        options.onState(state);
        if (state !== 'ok') handOver.runLater();
      },
    },
    { onReplaced: putBack, onReopened: () => void handOver.run() },
  );
  const handOver = createHandOver({
    disk,
    memory,
    known,
    unwritten,
    begun,
    cartKey: () => knownCartKey,
    schedule: options.schedule,
    onRecovered: options.onRecovered ?? (() => undefined),
  });

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
    // One that is being read waits for this.
    if (knownCartKey !== null) await store.cartKey(knownCartKey);
    const { pendingCount } = await store.stats();
    options.onReplaced?.(Math.max(0, views.lastCount() - Math.max(entries.length, pendingCount)));
  }

  /** Reads again if entries moved to the disk meanwhile: each is in one of both. */
  const read = async <T>(operation: (store: OutboxStore) => Promise<T>) => {
    for (;;) {
      const before = handOver.moves;
      const result = await disk.run(operation);
      if (before === handOver.moves) return result;
    }
  };
  /** One in memory may be there too, if adding it took too long, or while it is moved. */
  const mayBeOnDisk = (id: string): boolean => disk.isHanging || handOver.isRunning || !memory.has(id);
  const both = async (operation: (store: OutboxStore) => Promise<void>): Promise<void> => {
    await disk.run(operation);
    await operation(memory);
  };

  /** To be called before memory gets the same cart. Where the disk did not take it, memory goes on from the one that the disk had. */
  function noteCart(isOnDisk: boolean, ...saved: Parameters<KnownEntries['savedCart']>): void {
    if (isOnDisk) return known.savedCart(...saved);
    if (!unwritten.isCartUnwritten) memory.adoptCart(known.cartState().cachedCart);
    unwritten.isCartUnwritten = true;
    handOver.runLater();
  }

  /** The disk has refused the cart of memory, which is later than this one of its own. */
  function isLaterInMemory(onDisk: CachedCart | null): boolean {
    const { cachedCart } = memory;
    return unwritten.isCartUnwritten && cachedCart !== null && latestCart(onDisk, cachedCart) === cachedCart;
  }
  const readDiskCart = async () => (await disk.run((store) => store.cartState()))?.value.cachedCart;

  async function readCart(): Promise<CartState> {
    const stored = await read((store) => store.cartState());
    return views.cart(stored?.value ?? null, memory.cartState());
  }

  return {
    ...createDecisions({ disk, memory, known, unwritten, handOver, begun, readCart }),
    reconcile: () => handOver.run(),
    diskStats: async () => (await disk.run((store) => store.stats()))?.value ?? null,
    add: createAdding({
      disk,
      memory,
      known,
      handOver,
      now: options.now,
      readCart: async (store) => views.cartWith((await store?.cartState()) ?? null, memory.cartState()),
    }),
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
    settle: (ids, response) =>
      handOver.during(ids, async () => {
        // Only together with the bag that has their effect.
        const earlier =
          response === undefined && unwritten.isCartUnwritten ? [] : deletedFrom(unwritten, memory);
        const wasInMemory = ids.some((id) => memory.has(id));
        // Until its transaction is over, the disk shows the entries, with the cart as it was.
        const stored = await disk.keep((store) => store.settle(ids, response, earlier));
        // Without a wait in between: no view has the entries and their effect, or neither.
        if (stored === null || handOver.isRunning) for (const id of ids) if (mayBeOnDisk(id)) removed.add(id);
        if (stored !== null) handOver.forget([...earlier, ...ids]);
        known.remove(ids);
        const stayed = stored?.value.stayed ?? null;
        // A cart that came too late is none for memory either, which would give it to the disk.
        const isLate = stayed !== null && !isLaterInMemory(stayed);
        const taken = isLate ? undefined : response;
        if (taken !== undefined)
          noteCart(stored !== null && stayed === null, taken.cart, taken.at, taken.before);
        const settled = await memory.settle(ids, taken);
        const event = stored?.value.event ?? settled.event;
        // The disk did not take the event, or memory got no cart to take it with: it waits in memory.
        const isOwed = event === null && (stored === null ? !wasInMemory : isLate && wasInMemory);
        const isAdded = isOwed && response?.event !== undefined;
        return {
          event: isAdded ? await memory.add(response.event) : event,
          stayed: isLate ? stayed : settled.stayed,
        };
      }),
    deadLetter: (id, error, at) =>
      handOver.during([id], async () => {
        const [entry] = [...known.all(), ...(await memory.all())].filter((one) => one.id === id);
        const isStored = (await disk.keep((store) => store.deadLetter(id, error, at))) !== null;
        known.remove([id]);
        if (isStored && !memory.has(id)) return;
        if ((!isStored || handOver.isRunning) && mayBeOnDisk(id)) removed.add(id);
        await memory.settle([id]);
        if (entry !== undefined) memory.addDeadLetter({ entry, error, at });
      }),
    beginSending: async (id) => {
      begun.add(id);
      // Noted where it comes to.
      if (memory.has(id)) await handOver.ended();
      if (memory.has(id)) return memory.beginSending(id);
      // Taken back meanwhile.
      if (removed.has(id)) return false;
      const noted = await disk.keep((store) => store.beginSending(id));
      // Of a disk that does not respond nobody can take it back.
      return noted?.value ?? true;
    },
    countAttempt: (ids) => both((store) => store.countAttempt(ids)),
    expire: (before) => both((store) => store.expire(before)),
    deadLetters: async () => {
      const stored = await read((store) => store.deadLetters());
      return views.deadLetters(stored?.value ?? null, memory.deadLetters());
    },
    cartState: readCart,
    saveCart: async (cart, at, before) => {
      const stored = await disk.run((store) => store.saveCart(cart, at, before));
      const isRefused = stored?.value === false;
      if (isRefused && !isLaterInMemory((await readDiskCart()) ?? null)) return false;
      noteCart(stored?.value === true, cart, at, before);
      // Memory follows also what the disk took, as long as it has something of before to give.
      const isNewest = await memory.saveCart(cart, at, before);
      return stored?.value === true || isNewest;
    },
    stats: async () => {
      const without = [...removed];
      const stored = await disk.run((store) => store.stats(without));
      return views.stats(stored?.value ?? null, memory.stats());
    },
    overview: async (limit, account) => {
      const without = [...removed];
      const wanted = limit + without.length;
      const stored = (await read((store) => store.overview(wanted, account, without)))?.value ?? null;
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
      cartKey ??= disk
        .run((store) => store.cartKey(newKey))
        .then((stored) => (knownCartKey = stored?.value ?? newKey));
      return cartKey;
    },
    // A disk that refuses writes shares nothing: its lease cannot be taken over, and others do not see what waits here.
    updateLease: async (decision) => {
      const stored = await disk.run((store) => store.updateLease(decision));
      if (stored === null || disk.state !== 'ok') await memory.updateLease(decision);
    },
  };
}
