// The outbox store in IndexedDB, shared by page workers and the service worker; the only file of this room that names Dexie.
import { cartEventId } from '#outbox/cart-event.ts';
import { Dexie } from 'dexie';
import { chooseShed, isOverLimit, MAX_DEAD_EVENTS, NEVER_SHED, shedRankOf } from '#outbox/limits.ts';
import {
  entryOf,
  belongsToAccount,
  isUnsentChange,
  type CachedCart,
  type Lease,
  type CartState,
  type EventEntry,
  type OutboxEntry,
  type OutboxStore,
  type StoreStats,
} from '#outbox/entry.ts';
import { acknowledgedCart, mayReplace, newerCart } from '#outbox/cached-cart.ts';
import type { NumberedDisk } from '#outbox/entry-copies.ts';
import { createReopening } from '#outbox/reopening.ts';
import type { DeadLetterRow, EntryRow, MetaRow, StoredCount } from '#outbox/rows.ts';

/** Number of sheddable rows considered above the limits; few are needed, as each new entry only makes room for itself. */
const SHED_WINDOW = 500;

/** Versions only go up; an upgrade that was cut off is done again from the start. */
export function declareVersions(db: Dexie): void {
  const entries = 'seq, &id, [kind+seq], [rank+seq]';
  db.version(1).stores({ entries, dead: 'id, [kind+at]', meta: 'key' });
}

/** Strict durability, as a stored cart change must survive a power failure. */
function openDatabase(name: string, declare: (db: Dexie) => void): Dexie {
  const db = new Dexie(name, { chromeTransactionDurability: 'strict' });
  declare(db);
  // Closes for a newer version or a deletion in another context; false keeps Dexie from logging it.
  db.on('versionchange', () => {
    db.close({ disableAutoOpen: false });
    return false;
  });
  return db;
}

/**
 * Opens the shared store; rejects if the device refuses (see tiered-store.ts). `newGeneration` names a
 * database that is created. A connection closed by the system is reopened once per operation. `declare`: the versions.
 */
export async function openOutboxStore(
  newGeneration: () => string,
  name = 'cairn-outbox',
  declare: (db: Dexie) => void = declareVersions,
): Promise<NumberedDisk & { close(): void }> {
  const db = openDatabase(name, declare);
  const newCounters = (): StoredCount => ({ generation: newGeneration(), maxSeq: 0, size: 0, shed: 0 });
  const entries = db.table<EntryRow, number>('entries');
  const dead = db.table<DeadLetterRow, string>('dead');
  const meta = db.table<MetaRow, string>('meta');
  /** Each database that is created, also in place of a deleted one, has a generation of its own. */
  db.on('populate', (transaction) =>
    transaction.table<MetaRow>('meta').add({ key: 'ledger', value: newCounters() }),
  );
  /** Of the open database; null: not read since it was opened. */
  let generation: string | null = null;
  db.on(
    'ready',
    () => {
      generation = null;
    },
    true,
  );
  await db.open();

  const retrying = createReopening(db);
  // Must be an async function: Dexie tracks native awaits only in these.
  const write = <T>(operation: () => PromiseLike<T>): Promise<T> =>
    retrying(() => db.transaction('rw', entries, dead, meta, async () => operation()));
  const read = <T>(operation: () => PromiseLike<T>): Promise<T> =>
    retrying(() => db.transaction('r', entries, dead, meta, async () => operation()));

  const readCounters = async (): Promise<StoredCount> =>
    ((await meta.get('ledger'))?.value as StoredCount | undefined) ?? newCounters();
  const writeCounters = (value: StoredCount) => meta.put({ key: 'ledger', value });
  const readCart = async () => ((await meta.get('cart'))?.value as CachedCart | undefined) ?? null;
  const putCart = async (...[cart, at, before]: Parameters<OutboxStore['saveCart']>): Promise<boolean> => {
    const cached = await readCart();
    if (!mayReplace(cached, cart, before)) return false;
    await meta.put({ key: 'cart', value: newerCart(cached, cart, at) });
    return true;
  };
  const readLease = async () => ((await meta.get('lease'))?.value as Lease | undefined) ?? null;

  /** Within a write transaction: deletes rows and updates the counters. */
  const removeRows = async (rows: readonly EntryRow[], isShed = false): Promise<void> => {
    if (rows.length === 0) return;
    const counters = await readCounters();
    await entries.bulkDelete(rows.map(({ seq }) => seq));
    await writeCounters({
      ...counters,
      size: counters.size - rows.reduce((sum, { entry }) => sum + entry.size, 0),
      shed: counters.shed + (isShed ? rows.length : 0),
    });
  };
  const entriesOf = (kind: OutboxEntry['kind']) =>
    entries.where('[kind+seq]').between([kind, Dexie.minKey], [kind, Dexie.maxKey]);
  const deadOf = (kind: OutboxEntry['kind']) =>
    dead.where('[kind+at]').between([kind, Dexie.minKey], [kind, Dexie.maxKey]);
  const rowsOf = (ids: readonly string[]) => entries.where('id').anyOf(ids).toArray();
  const append = async (make: (seq: number) => OutboxEntry): Promise<OutboxEntry> => {
    const counters = await readCounters();
    const entry = make(counters.maxSeq + 1);
    const { seq, id, kind } = entry;
    await entries.add({ seq, id, kind, rank: shedRankOf(entry), entry });
    await writeCounters({ ...counters, maxSeq: seq, size: counters.size + entry.size });
    return entry;
  };
  const makeRoom = async (): Promise<void> => {
    const load = { rows: await entries.count(), size: (await readCounters()).size };
    if (!isOverLimit(load)) return;
    const rows = await entries
      .where('[rank+seq]')
      .between([0, Dexie.minKey], [NEVER_SHED, Dexie.minKey])
      .limit(SHED_WINDOW)
      .toArray();
    const candidates = rows.map(({ seq, rank, entry }) => ({ seq, rank, size: entry.size }));
    const shed = new Set(chooseShed(candidates, load));
    await removeRows(
      rows.filter(({ seq }) => shed.has(seq)),
      true,
    );
  };

  /** Within a transaction. */
  const readNext = async (...[kind, limit, account]: Parameters<OutboxStore['next']>) => {
    const rows = await entriesOf(kind)
      .filter(({ entry }) => belongsToAccount(entry, account))
      .limit(limit)
      .toArray();
    return rows.map(({ entry }) => entry);
  };
  const readCartState = async (): Promise<CartState> => {
    const rows = await entriesOf('cart').toArray();
    const refused = await deadOf('cart').toArray();
    return {
      cachedCart: await readCart(),
      pending: rows.map(({ entry }) => entry).filter((entry) => entry.kind === 'cart'),
      deadLetters: refused.map(({ entry, error, at }) => ({ entry, error, at })),
    };
  };
  const readStats = async (without: readonly string[] = []): Promise<StoreStats> => {
    const { generation: stored, maxSeq, size, shed } = await readCounters();
    const leftOut = without.length === 0 ? 0 : await entries.where('id').anyOf(without).count();
    const pendingCount = (await entries.count()) - leftOut;
    const deadLetterCount = await dead.count();
    return {
      generation: stored,
      maxSeq,
      pendingCount,
      pendingSize: size,
      deadLetterCount,
      shedCount: shed,
    };
  };

  // A full device reads, though it does not write.
  if ((await read(() => meta.get('ledger'))) === undefined)
    await write(async () => writeCounters(await readCounters()));

  return {
    close: () => db.close(),
    connect: async () => {
      if (!db.isOpen()) await db.open();
      generation ??= (await read(readCounters)).generation;
      return generation;
    },
    continueAfter: (seq) =>
      write(async () => {
        const counters = await readCounters();
        if (counters.maxSeq < seq) await writeCounters({ ...counters, maxSeq: seq });
      }),
    add: (draft) =>
      write(async () => {
        const entry = await append((seq) => entryOf(draft, seq));
        await makeRoom();
        return (await entries.get(entry.seq)) === undefined ? null : entry;
      }),
    adopt: (others) =>
      write(async () => {
        // Written even without entries: that tells whether there is room.
        await writeCounters(await readCounters());
        const ids = others.map(({ id }) => id);
        const known = new Set([
          ...(await rowsOf(ids)).map(({ id }) => id),
          ...(await dead.where('id').anyOf(ids).primaryKeys()),
        ]);
        for (const other of others) if (!known.has(other.id)) await append((seq) => entryOf(other, seq));
        await makeRoom();
      }),
    next: (...wanted) => read(() => readNext(...wanted)),
    all: () => read(async () => (await entries.orderBy('seq').toArray()).map(({ entry }) => entry)),
    settle: (ids, response, others = []) =>
      write(async () => {
        const rows = await rowsOf(ids);
        await removeRows(others.length === 0 ? rows : await rowsOf([...new Set([...ids, ...others])]));
        if (response === undefined) return { event: null, stayed: null };
        const { cart, at, event, before } = response;
        const isTaken = await putCart(cart, at, rows.length > 0 ? undefined : before);
        const stayed = isTaken ? null : await readCart();
        const isAdded = event !== undefined && rows.some(({ id }) => cartEventId(id) === event.id);
        return { event: isAdded ? await append((seq) => entryOf(event, seq)) : null, stayed };
      }),
    deadLetter: (id, error, at) =>
      write(async () => {
        const [row] = await rowsOf([id]);
        if (row === undefined) return;
        await removeRows([row]);
        await dead.put({ id: row.id, kind: row.kind, entry: row.entry, error, at });
        const events = deadOf('event');
        const excess = (await events.count()) - MAX_DEAD_EVENTS;
        if (excess > 0) await dead.bulkDelete(await events.limit(excess).primaryKeys());
      }),
    beginSending: (id) =>
      write(async () => {
        const [row] = await rowsOf([id]);
        if (row?.entry.kind !== 'cart') return false;
        await entries.put({ ...row, entry: { ...row.entry, isSent: true } });
        return true;
      }),
    cancel: (id) =>
      write(async () => {
        const rows = (await rowsOf([id])).filter(({ entry }) => isUnsentChange(entry));
        await removeRows(rows);
        return rows.length > 0;
      }),
    countAttempt: (ids) =>
      write(async () => {
        await entries.bulkPut(
          (await rowsOf(ids)).map((row) => ({
            ...row,
            entry: { ...row.entry, attempts: row.entry.attempts + 1 },
          })),
        );
      }),
    expire: (before) =>
      write(async () => {
        const old = entries.filter(({ kind, entry }) => kind === 'event' && entry.since < before);
        await removeRows(await old.toArray(), true);
      }),
    deadLetters: () =>
      read(async () => (await dead.toArray()).map(({ entry, error, at }) => ({ entry, error, at }))),
    requeue: (id) =>
      write(async () => {
        const row = await dead.get(id);
        if (row === undefined) return;
        await dead.delete(id);
        await append((seq) => ({ ...row.entry, seq, attempts: 0 }));
      }),
    discard: (id) =>
      write(async () => {
        await dead.delete(id);
        await removeRows(await rowsOf([id]));
      }),
    cartState: () => read(readCartState),
    saveCart: (...cart) => write(() => putCart(...cart)),
    acknowledgeNotices: (seen) =>
      write(async () => {
        const cached = await readCart();
        if (cached !== null) await meta.put({ key: 'cart', value: acknowledgedCart(cached, seen) });
      }),
    stats: (without) => read(() => readStats(without)),
    overview: (eventLimit, account, without) =>
      read(async () => ({
        stats: await readStats(without),
        cart: await readCartState(),
        events: (await readNext('event', eventLimit, account)) as EventEntry[],
      })),
    cartKey: (newKey) =>
      write(async () => {
        const key = (await meta.get('cart-key'))?.value as string | undefined;
        if (key === undefined) await meta.put({ key: 'cart-key', value: newKey });
        return key ?? newKey;
      }),
    readLease: () => read(readLease),
    updateLease: (decide) =>
      write(async () => {
        const next = decide(await readLease());
        if (next === null) await meta.delete('lease');
        else if (next !== undefined) await meta.put({ key: 'lease', value: next });
      }),
  };
}
