// Opens the store that the environment configures: PostgreSQL with DATABASE_URL, else SQLite in the data folder.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgres } from '#store/postgres.ts';
import { DATABASE_FILE, openSqlite } from '#store/sqlite.ts';
import type { Store } from '#store/store.ts';

export interface StoreConfig {
  readonly dataDir: string;
  /** postgres:// or postgresql://; absent: SQLite. */
  readonly databaseUrl?: string | undefined;
}

/** Migrates the tables first; several processes may open the same database at once. */
export function openStore(config: StoreConfig): Promise<Store> {
  return config.databaseUrl === undefined ? openSqlite(config.dataDir) : openPostgres(config.databaseUrl);
}

/** Whether opening the store would create the database; on PostgreSQL it always exists. */
export function isDatabaseMissing({ dataDir, databaseUrl }: StoreConfig): boolean {
  return databaseUrl === undefined && !existsSync(join(dataDir, DATABASE_FILE));
}

export type { Store } from '#store/store.ts';
