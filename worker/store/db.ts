// The shop's database on the device: tables, versions and failures; the worker's only file that imports Dexie.
import { Dexie, type Table } from 'dexie';
import type { SnapshotManifest } from '#contract/snapshot.ts';
import { type StorageFailure, storageFailureOf } from '#contract/storage-failure.ts';
import { createReopening, createStorageGate } from '#outbox/outbox.ts';

/** A response stored for when there is no network; `question` is the key of its request (cache/coalesce.ts). */
export interface CachedResponseRow {
  readonly question: string;
  readonly market: string;
  readonly answer: unknown;
  /** UTF-16 units of its JSON; absent in rows of earlier versions. */
  readonly size?: number;
  /** ms since 1970 at which the server gave it. */
  readonly at: number;
}
/** One file of a snapshot, by the hash of its content. */
export interface SnapshotFileRow {
  readonly hash: string;
  readonly content: ArrayBuffer;
}
/** Which pair of files is stored for a market. */
export interface SnapshotRow {
  readonly market: string;
  readonly manifest: SnapshotManifest;
  /** ms since 1970 at which it was last used; the market unused for longest goes first. */
  readonly usedAt: number;
}
export interface ViewedRow {
  readonly productId: string;
  readonly at: number;
}
export interface VisitorRow {
  readonly key: 'visitor';
  readonly sessionId: string;
  readonly seenAt: number;
  /** Newest first; absent in rows of earlier versions. */
  readonly clicks?: readonly (readonly [productId: string, resultId: string])[];
}
export interface Tables {
  readonly answers: Table<CachedResponseRow, string>;
  readonly files: Table<SnapshotFileRow, string>;
  readonly snapshots: Table<SnapshotRow, string>;
  readonly visitor: Table<VisitorRow, string>;
  readonly viewed: Table<ViewedRow, string>;
}

type TableNames = readonly (keyof Tables)[];

export interface ShopDatabase {
  /**
   * Runs in one transaction over `names`, or all tables: it waits for others of the same tables, as for one that stores a
   * catalogue. `otherwise` when the device does not let it. Never rejects.
   */
  read<T>(operation: (tables: Tables) => Promise<T>, otherwise: T, names?: TableNames): Promise<T>;
  /** As read; true when it was written. */
  write(operation: (tables: Tables) => Promise<unknown>, names?: TableNames): Promise<boolean>;
  /** The device gives no storage, as the last operation showed: there is nothing on it. */
  readonly isForbidden: boolean;
  close(): void;
}

/** Versions only go up; an upgrade that was cut off is done again from the start. */
function declareVersions(db: Dexie): void {
  db.version(1).stores({
    answers: 'question, at',
    files: 'hash',
    snapshots: 'market, usedAt',
    searches: 'query, at',
    visitor: 'key',
  });
  db.version(2).stores({ viewed: 'productId, at' });
  // Earlier searches are stored once, by the page: clearing them there must leave none here.
  db.version(3).stores({ searches: null });
  // Sizes are read without the answers.
  db.version(4).stores({ answers: 'question, at, [at+size]' });
}

export interface ShopDatabaseOptions {
  readonly schedule: (ms: number, call: () => void) => () => void;
  readonly onFailure: (failure: StorageFailure, error: unknown) => void;
  /** A write succeeded, or operations that were above their limit have ended. */
  readonly onWell?: () => void;
}

/**
 * Everything here can be had from the server again, so a failure is reported and tolerated: reads return nothing,
 * writes store nothing, also while the database does not respond. A connection that the system closed is opened again
 * once per operation.
 */
export function openShopDatabase(
  { schedule, onFailure, onWell }: ShopDatabaseOptions,
  name = 'cairn-shop',
): ShopDatabase {
  const db = new Dexie(name, { chromeTransactionDurability: 'relaxed' });
  declareVersions(db);
  // A newer version in another tab must not wait for this one; false keeps Dexie from logging it.
  db.on('versionchange', () => {
    db.close({ disableAutoOpen: false });
    return false;
  });
  const gate = createStorageGate(schedule, onWell);
  let isForbidden = false;
  const reopening = createReopening(db);
  const tables: Tables = {
    answers: db.table('answers'),
    files: db.table('files'),
    snapshots: db.table('snapshots'),
    visitor: db.table('visitor'),
    viewed: db.table('viewed'),
  };

  async function run<T>(
    mode: 'r' | 'rw',
    operation: (all: Tables) => Promise<T>,
    otherwise: T,
    names: TableNames = Object.keys(tables) as (keyof Tables)[],
  ): Promise<T> {
    // The scope must be an async function: Dexie follows native awaits only there.
    const once = () => db.transaction(mode, [...names], async () => operation(tables));
    try {
      const result = await gate.run(() => reopening(once));
      isForbidden = false;
      if (mode === 'rw') onWell?.();
      return result;
    } catch (error) {
      const failure = storageFailureOf(error);
      isForbidden = failure === 'forbidden';
      onFailure(failure, error);
      return otherwise;
    }
  }

  return {
    read: (operation, otherwise, names) => run('r', operation, otherwise, names),
    write: (operation, names) => run('rw', (all) => operation(all).then(() => true), false, names),
    get isForbidden() {
      return isForbidden;
    },
    close: () => db.close(),
  };
}

/**
 * A clock that was set back has left times that are still to come, and what is stored now would be the oldest. They are
 * brought below `now`, in their order.
 */
export async function lowerFutureTimes<Row>(
  table: Table<Row, string>,
  field: keyof Row & string,
  now: number,
): Promise<void> {
  const newestFirst = await table.where(field).above(now).reverse().primaryKeys();
  await Promise.all(newestFirst.map((key, i) => table.update(key, { [field]: now - 1 - i } as never)));
}
