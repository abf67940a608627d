// The databases that store tests run on: always SQLite in a fresh folder, and PostgreSQL where CAIRN_TEST_POSTGRES_URL names a server.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { DATABASE_FILE } from '#server/store/sqlite.ts';

export interface TestDatabase {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Runs statements past the store, as another program would. */
  execute(sql: string): Promise<void>;
  remove(): Promise<void>;
}
export interface TestDatabaseKind {
  readonly name: 'sqlite' | 'postgres';
  /** An empty database of its own. */
  readonly make: () => Promise<TestDatabase>;
}

/** `serverUrl`: of a PostgreSQL server; without one there is SQLite alone. */
export function databasesOn(serverUrl: string | undefined): readonly TestDatabaseKind[] {
  const sqlite = { name: 'sqlite', make: makeSqlite } as const;
  if (serverUrl === undefined) return [sqlite];
  return [sqlite, { name: 'postgres', make: () => makePostgres(serverUrl) }];
}

export const DATABASES: readonly TestDatabaseKind[] = databasesOn(process.env['CAIRN_TEST_POSTGRES_URL']);

async function makeSqlite(): Promise<TestDatabase> {
  const dataDir = temporaryFolder();
  return {
    dataDir,
    databaseUrl: undefined,
    async execute(sql) {
      const database = new DatabaseSync(join(dataDir, DATABASE_FILE));
      database.exec(sql);
      database.close();
    },
    async remove() {
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function makePostgres(serverUrl: string): Promise<TestDatabase> {
  const name = `cairn_test_${randomBytes(6).toString('hex')}`;
  await runSql(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const dataDir = temporaryFolder();
  return {
    dataDir,
    databaseUrl: url.href,
    execute: (sql) => runSql(url.href, sql),
    async remove() {
      rmSync(dataDir, { recursive: true, force: true });
      await runSql(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'cairn-test-'));
}

async function runSql(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
