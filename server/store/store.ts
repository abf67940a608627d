// What a store is, whichever database stands behind it.
import type { Kysely } from 'kysely';
import type { SqlDialect } from '#server/store/migrations.ts';
import type { Tables } from '#server/store/schema.ts';

/** A database to ask: the store's own for reads, a transaction's inside one. */
export type Db = Kysely<Tables>;
export type TransactionCallback<T> = (tx: Db) => Promise<T>;

export interface Store {
  readonly dialect: SqlDialect;
  /** Committed rows, for reading only. Inside a transaction use what it hands you, never this. */
  readonly db: Db;
  /**
   * Serializable on both sides. The work may run several times (PostgreSQL tries again after a conflict), so it must hold
   * no effect but queries. Throws StoreBusyError when it could not get through in time.
   */
  transaction<T>(work: TransactionCallback<T>): Promise<T>;
  /** One long write that runs alone and exactly once: an import, a seed. */
  bulk<T>(work: TransactionCallback<T>): Promise<T>;
  /** Several reads of one moment, however long they take; writes go on meanwhile. */
  snapshot<T>(work: TransactionCallback<T>): Promise<T>;
  /** Inside a transaction: once it is committed, those who listen are called, on every node that can be told. */
  readonly announce: (tx: Db) => Promise<void>;
  /**
   * Calls `heard` after a change of the catalogue was announced. A hint that saves waiting, not a promise: SQLite has no
   * such thing, a connection may be down, so changes are looked for as well.
   */
  listen(onChange: () => void): { stop(): Promise<void> };
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Too much at once: the caller may come again (503). */
export class StoreBusyError extends Error {
  override readonly name = 'StoreBusyError';
}
