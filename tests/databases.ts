// The databases that store tests run on: always SQLite in a fresh folder, and PostgreSQL where CAIRN_TEST_POSTGRES_URL names a server.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { openStore } from '#store/open-store.ts';
import { DATABASE_FILE } from '#store/sqlite.ts';

export interface TestDatabase {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Runs statements past the store, as another program would. */
  execute(sql: string): Promise<void>;
  remove(): Promise<void>;
}
export interface TestDatabaseKind {
  readonly name: 'sqlite' | 'postgres';
  /** A database of its own without data, in which the store's tables are there already unless it is to be empty. */
  readonly make: (content?: 'tables' | 'nothing') => Promise<TestDatabase>;
}

/** `serverUrl`: of a PostgreSQL server; without one there is SQLite alone. */
export function databasesOn(serverUrl: string | undefined): readonly TestDatabaseKind[] {
  const sqlite = { name: 'sqlite', make: makeSqlite } as const;
  if (serverUrl === undefined) return [sqlite];
  return [sqlite, { name: 'postgres', make: (content = 'tables') => makePostgres(serverUrl, content) }];
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

async function makePostgres(serverUrl: string, content: 'tables' | 'nothing'): Promise<TestDatabase> {
  const name = `cairn_test_${randomBytes(6).toString('hex')}`;
  const template = content === 'tables' ? await templateOn(serverUrl) : 'template1';
  await runSql(serverUrl, `create database ${name} template ${template}`);
  const databaseUrl = urlOf(serverUrl, name);
  const dataDir = temporaryFolder();
  return {
    dataDir,
    databaseUrl,
    execute: (sql) => runSql(databaseUrl, sql),
    async remove() {
      rmSync(dataDir, { recursive: true, force: true });
      await runSql(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

/** Its tables are made once on a server: a copy takes a fraction of the time. Tests of several processes may ask at once. */
const templates = new Map<string, Promise<string>>();

function templateOn(serverUrl: string): Promise<string> {
  const template = templates.get(serverUrl) ?? makeTemplate(serverUrl);
  templates.set(serverUrl, template);
  return template;
}

async function makeTemplate(serverUrl: string): Promise<string> {
  const name = 'cairn_test_template';
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('${name}'))`);
    const { rowCount } = await client.query(`select from pg_database where datname = '${name}'`);
    if (rowCount !== 0) return name;
    // Under another name until it is complete, and without connections, which a template must not have.
    await client.query(`drop database if exists ${name}_new with (force)`);
    await client.query(`create database ${name}_new`);
    const dataDir = temporaryFolder();
    const store = await openStore({ dataDir, databaseUrl: urlOf(serverUrl, `${name}_new`) });
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}_new'`,
    );
    await client.query(`alter database ${name}_new rename to ${name}`);
    return name;
  } finally {
    await client.end();
  }
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
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
