// Runs the shop's commands in the process of a test, against a database of the test.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { Output } from '#server/command-line/command.ts';
import { applyCatalogue } from '#store/catalogue.ts';
import { openStore, type Store } from '#store/open-store.ts';
import type { TestDatabase, TestDatabaseKind } from '#tests/databases.ts';
import { smallCatalogue } from '#tests/small-catalogue.ts';

type Command = (
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  output: Output,
) => Promise<number>;

export interface CommandRun {
  /** The exit code. */
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** `variables`: more of the environment. */
export async function runCommandOn(
  { dataDir, databaseUrl }: { readonly dataDir: string; readonly databaseUrl?: string | undefined },
  command: Command,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<CommandRun> {
  let out = '';
  let err = '';
  const environment = { CAIRN_DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', ...variables };
  const code = await command(args, environment, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { code, out, err };
}

export interface CommandFixture {
  /** Of the current test. */
  readonly database: TestDatabase;
  readonly store: Store;
  readonly run: (...args: readonly string[]) => Promise<CommandRun>;
  /** Writes a file, anything but a text as JSON; returns its path. */
  readonly file: (content: unknown, name?: string) => string;
}

/** Every test after this call has a database of its own, with the small catalogue. */
export function useCommand(make: TestDatabaseKind['make'], command: Command): CommandFixture {
  let database: TestDatabase | undefined;
  let store: Store | undefined;
  beforeEach(async () => {
    database = await make();
    store = await openStore(database);
    await applyCatalogue(store, smallCatalogue());
  });
  afterEach(async () => {
    await store?.close();
    await database?.remove();
  });
  const current = (): TestDatabase => {
    if (database === undefined) throw new Error('no test is running');
    return database;
  };
  return {
    get database() {
      return current();
    },
    get store() {
      if (store === undefined) throw new Error('no test is running');
      return store;
    },
    run: (...args) => runCommandOn(current(), command, args),
    file: (content, name = 'document.json') => {
      const path = join(current().dataDir, name);
      writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
      return path;
    },
  };
}
