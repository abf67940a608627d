// The interface of a store, the same for both databases.
import type { Kysely } from 'kysely';
import type { SqlDialect } from '#store/migration.ts';
import type { Tables } from '#store/schema.ts';

/** A query interface: the store's own for reads, or a transaction. */
export type Db = Kysely<Tables>;
export type TransactionCallback<T> = (tx: Db) => Promise<T>;

export interface Store {
  readonly dialect: SqlDialect;
  /** Reads committed rows only. Inside a transaction use its own `tx`, never this. */
  readonly db: Db;
  /**
   * Serializable on both databases. The work may run several times (PostgreSQL retries after a conflict), so it must have no
   * effects but queries. Throws StoreBusyError when it does not succeed in time.
   */
  transaction<T>(work: TransactionCallback<T>): Promise<T>;
  /** One long write that runs alone and exactly once: an import, a seed. */
  bulk<T>(work: TransactionCallback<T>): Promise<T>;
  /** As `bulk`; on PostgreSQL nothing is done where it would have to wait for another. */
  bulkIfFree(work: TransactionCallback<void>): Promise<void>;
  /** Consistent reads of one point in time, without blocking writes. */
  snapshot<T>(work: TransactionCallback<T>): Promise<T>;
  /** Called inside a transaction: notifies the listeners of all reachable nodes after the commit. */
  readonly announce: (tx: Db) => Promise<void>;
  /**
   * Calls `onChange` after a catalogue change was announced. Not guaranteed (SQLite has no notifications, a connection may be
   * lost), so callers poll the change log too.
   */
  listen(onChange: () => void): { stop(): Promise<void> };
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Overloaded: the caller may retry (503). */
export class StoreBusyError extends Error {
  override readonly name = 'StoreBusyError';
}
