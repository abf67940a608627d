// What is specific to PostgreSQL: a pool, retried serializable transactions, and advisory locks.
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPool, sql, type Transaction } from 'kysely';
import { Pool, types } from 'pg';
import { CHANGE_CHANNEL, listenForChanges } from '#store/postgres-listen.ts';
import { adoptEarlierRecord, migrateToLatest } from '#store/migrate.ts';
import type { Tables } from '#store/schema.ts';
import { StoreBusyError, type Store, type TransactionCallback } from '#store/store.ts';

const POOL_SIZE = 10;
const CONNECT_WAIT_MS = 10_000;
/** The message of the pool's error when no connection was free in time; the error has no code. */
export const POOL_TIMEOUT_MESSAGE = 'timeout exceeded when trying to connect';
/** How long a transaction is retried after conflicts with others. */
const RETRY_FOR_MS = 15_000;
/** Acquired for migrations by releases before Kysely's Migrator. */
const EARLIER_MIGRATION_LOCK = 7_204_301;
const BULK_LOCK = 7_204_302;
const LOCK_NOT_AVAILABLE = '55P03';
/** serialization_failure, deadlock_detected, lock_not_available. */
const RETRYABLE_CODES = new Set(['40001', '40P01', LOCK_NOT_AVAILABLE]);
/**
 * An import keeps the rows it has written until its end, for longer than the pool's other users can wait for a connection. Sooner
 * than PostgreSQL looks for deadlocks (1 s), of which it ends whichever transaction it likes: an import isn't repeated.
 */
const LOCK_WAIT = '250ms';
/** Twice as long without a connection as with one. */
const LOCK_PAUSE_MS = 500;
/** unique_violation: what two transactions get that ran at once and both found nothing, and what a fault of ours gets. */
const UNIQUE_VIOLATION = '23505';
const MAX_UNIQUE_RETRIES = 5;

// 64-bit columns have ms, minor units and counts, all below 2^53: parsed as numbers, as SQLite returns them.
types.setTypeParser(types.builtins.INT8, Number);

export async function openPostgres(url: string, connectWaitMs = CONNECT_WAIT_MS): Promise<Store> {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: connectWaitMs,
    application_name: 'cairn',
  });
  // The pool replaces a lost idle connection; without a listener the error would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: reportingLoad(pool) }) });
  try {
    await withAdvisoryLock(db, EARLIER_MIGRATION_LOCK, adoptEarlierRecord);
    // Acquires Kysely's own lock: of several servers that start at once one migrates.
    await migrateToLatest(db, 'postgres');
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    dialect: 'postgres',
    db,
    transaction: (work) => serializable(db, work),
    bulk: (work) => withAdvisoryLock(db, BULK_LOCK, work),
    bulkIfFree: (work) =>
      db.transaction().execute(async (tx) => {
        const { rows } = await sql<{
          isFree: boolean;
        }>`select pg_try_advisory_xact_lock(${sql.lit(BULK_LOCK)}) as "isFree"`.execute(tx);
        if (rows[0]?.isFree === true) await work(tx);
      }),
    snapshot: (work) => db.transaction().setIsolationLevel('repeatable read').execute(work),
    announce: async (tx) => {
      await sql`select pg_notify(${CHANGE_CHANNEL}, '')`.execute(tx);
    },
    listen: (heard) => listenForChanges(url, heard),
    async ping() {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}

/** The pool, whose timeouts are a StoreBusyError: all connections in use is load, and clients are told to retry. */
function reportingLoad(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    connect: () =>
      pool.connect().catch((error: unknown) => {
        if (!(error instanceof Error) || error.message !== POOL_TIMEOUT_MESSAGE) throw error;
        throw new StoreBusyError(error.message, { cause: error });
      }),
    end: () => pool.end(),
  };
}

async function serializable<T>(db: Kysely<Tables>, work: TransactionCallback<T>): Promise<T> {
  const until = performance.now() + RETRY_FOR_MS;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await db
        .transaction()
        .setIsolationLevel('serializable')
        .execute(async (tx) => {
          await sql`set local lock_timeout = ${sql.lit(LOCK_WAIT)}`.execute(tx);
          return work(tx);
        });
    } catch (error) {
      const code = codeOf(error) ?? '';
      const isRetryable =
        RETRYABLE_CODES.has(code) || (code === UNIQUE_VIOLATION && attempt < MAX_UNIQUE_RETRIES);
      if (!isRetryable) throw error;
      if (performance.now() > until) throw new StoreBusyError('too many changes of the same rows at once');
      await pause(
        code === LOCK_NOT_AVAILABLE
          ? LOCK_PAUSE_MS * (0.5 + Math.random())
          : Math.random() * Math.min(200, 4 * 2 ** attempt),
      );
    }
  }
}

/** One at a time among all nodes, without retries: the work may consume an iterator. */
function withAdvisoryLock<T>(
  db: Kysely<Tables>,
  lock: number,
  work: (tx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(tx);
    return work(tx);
  });
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
