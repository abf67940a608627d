// The interface of the store, the same for both databases.
import type { Kysely } from 'kysely';
import type { SqlDialect } from '#server/store/migrations.ts';
import type { Tables } from '#server/store/schema.ts';

/** A connection for queries: the store's own for reads, or a transaction's. */
export type Db = Kysely<Tables>;
export type TransactionCallback<T> = (tx: Db) => Promise<T>;

export interface Store {
  readonly dialect: SqlDialect;
  /** For reading committed rows only. Inside a transaction use its own connection, never this one. */
  readonly db: Db;
  /**
   * Serializable in both databases. `work` may run several times (PostgreSQL retries after a conflict), so it must have no
   * effects besides queries. Throws StoreBusyError if it did not succeed in time.
   */
  transaction<T>(work: TransactionCallback<T>): Promise<T>;
  /** One long write that runs exclusively and exactly once: an import, a seed. */
  bulk<T>(work: TransactionCallback<T>): Promise<T>;
  /** Several reads of one consistent state, however long they take; writes continue meanwhile. */
  snapshot<T>(work: TransactionCallback<T>): Promise<T>;
  /** Inside a transaction: notifies the listeners of all nodes once it is committed, where the database can. */
  readonly announce: (tx: Db) => Promise<void>;
  /**
   * Calls `onChange` after a change of the catalogue was announced. An optimisation only, as SQLite has no notifications and a
   * connection may be down: the change log is polled as well.
   */
  listen(onChange: () => void): { stop(): Promise<void> };
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Too many concurrent writes: the caller may try again (503). */
export class StoreBusyError extends Error {
  override readonly name = 'StoreBusyError';
}
