// What is specific to SQLite: the built-in driver behind Kysely's interface, its settings, and one writer at a time.
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from 'kysely';
import { closeToOthers } from '#store/close-to-others.ts';
import { makeFolder } from '#store/make-folder.ts';
import { adoptEarlierRecord, migrateToLatest } from '#store/migrate.ts';
import type { Tables } from '#store/schema.ts';
import { StoreBusyError, type Store, type TransactionCallback } from '#store/store.ts';

export const DATABASE_FILE = 'cairn.sqlite';
/** How long a change waits for another process's write (an import) before it is refused as overloaded. */
const WRITE_WAIT_MS = 20_000;
const WRITE_RETRY_MS = 15;
const READ_WAIT_MS = 2_000;
const MAX_PREPARED = 400;

/**
 * Opens the folder's database. Reads have a connection of their own, so they see only committed rows and never wait for a
 * transaction; writes are serialised within the process by a queue and between processes by SQLite's lock, so a second
 * server or an import may use the same folder.
 */
export async function openSqlite(dataDir: string): Promise<Store> {
  await makeFolder(dataDir);
  closeToOthers(dataDir, 0o700);
  const file = join(dataDir, DATABASE_FILE);
  const writing = await connect(file);
  closeToOthers(file, 0o600);
  const writer = new Kysely<Tables>({ dialect: new SqliteDialect({ database: toKyselyDriver(writing) }) });
  const transaction = serializeWrites(writing, writer);
  try {
    await transaction(async (tx) => {
      await adoptEarlierRecord(tx);
      await migrateToLatest(tx, 'sqlite');
    });
  } catch (error) {
    writing.close();
    throw error;
  }
  const reading = await connect(file);
  reading.exec('pragma query_only = on');
  const reader = new Kysely<Tables>({ dialect: new SqliteDialect({ database: toKyselyDriver(reading) }) });
  return {
    dialect: 'sqlite',
    db: reader,
    transaction,
    bulk: transaction,
    // Another process that writes is waited for as with every write: SQLite has no lock for imports alone.
    bulkIfFree: transaction,
    async snapshot(work) {
      const reading = await connect(file);
      const snapshotReader = new Kysely<Tables>({
        dialect: new SqliteDialect({ database: toKyselyDriver(reading) }),
      });
      try {
        reading.exec('begin');
        return await work(snapshotReader);
      } finally {
        reading.close();
      }
    },
    announce: async () => undefined,
    listen: () => ({ stop: async () => undefined }),
    async ping() {
      await sql`select 1`.execute(reader);
    },
    async close() {
      await transaction(async () => undefined);
      await reader.destroy();
      await writer.destroy();
      if (reading.isOpen) reading.close();
      if (writing.isOpen) writing.close();
    },
  };
}

async function connect(file: string): Promise<DatabaseSync> {
  const database = new DatabaseSync(file, { timeout: READ_WAIT_MS, enableForeignKeyConstraints: true });
  await retryWhileBusy(() => database.exec('pragma journal_mode = wal'));
  database.exec('pragma synchronous = full');
  database.exec('pragma temp_store = memory');
  database.exec('pragma cache_size = -32000');
  return database;
}

/** Retries without blocking the thread: another process may have the write lock for seconds. */
function serializeWrites(database: DatabaseSync, writer: Kysely<Tables>): Store['transaction'] {
  let last: Promise<unknown> = Promise.resolve();
  return function transaction<T>(work: TransactionCallback<T>): Promise<T> {
    const run = async () => {
      await retryWhileBusy(() => {
        database.exec('pragma busy_timeout = 0');
        try {
          database.exec('begin immediate');
        } finally {
          database.exec(`pragma busy_timeout = ${READ_WAIT_MS}`);
        }
      });
      try {
        const value = await work(writer);
        database.exec('commit');
        return value;
      } catch (error) {
        if (database.isTransaction) database.exec('rollback');
        throw error;
      }
    };
    const result = last.then(run, run);
    last = result.catch(() => undefined);
    return result;
  };
}

async function retryWhileBusy(act: () => void): Promise<void> {
  const until = performance.now() + WRITE_WAIT_MS;
  for (;;) {
    try {
      act();
      return;
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (performance.now() > until) throw new StoreBusyError('another process holds the write lock');
      await pause(WRITE_RETRY_MS);
    }
  }
}

const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return false;
  const primary = error.errcode & 0xff;
  return primary === SQLITE_BUSY || primary === SQLITE_LOCKED;
}

/** Caches prepared statements by their text; the driver is synchronous, so runs of one never overlap. */
function toKyselyDriver(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(text) {
      let statement = prepared.get(text);
      if (statement === undefined) {
        statement = statementOf(database.prepare(text));
        if (prepared.size >= MAX_PREPARED) prepared.clear();
        prepared.set(text, statement);
      }
      return statement;
    },
  };
}

function statementOf(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}
