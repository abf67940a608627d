// Opens the store the environment names: PostgreSQL where DATABASE_URL says so, else SQLite in the data folder.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgres } from '#server/store/postgres.ts';
import { DATABASE_FILE, openSqlite } from '#server/store/sqlite.ts';
import type { Store } from '#server/store/store.ts';

export interface StoreConfig {
  readonly dataDir: string;
  /** postgres:// or postgresql://; absent: SQLite. */
  readonly databaseUrl?: string | undefined;
}

/** Tables are brought up to date before it answers; several processes may open the same place at once. */
export function openStore(config: StoreConfig): Promise<Store> {
  return config.databaseUrl === undefined ? openSqlite(config.dataDir) : openPostgres(config.databaseUrl);
}

/** Whether opening the store would make the database; a PostgreSQL server has one already. */
export function isDatabaseMissing({ dataDir, databaseUrl }: StoreConfig): boolean {
  return databaseUrl === undefined && !existsSync(join(dataDir, DATABASE_FILE));
}

export type { Store } from '#server/store/store.ts';
