// A whole shop for tests: the real server over the small catalogue, in this process, without rendered pages.
import type { CatalogueParts } from '#catalogue/model.ts';
import { readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { type ShopServer, startShopServer } from '#server/shop-server.ts';
import type { CreateRenderer } from '#server/ssr/page.ts';
import { applyCatalogue } from '#store/catalogue.ts';
import { openStore } from '#store/open-store.ts';
import { TEST_VARIABLES } from '#tests/child-environment.ts';
import type { TestDatabase } from '#tests/databases.ts';
import { smallCatalogue } from '#tests/small-catalogue.ts';

/** Of a shop that believes the addresses which tests send in `X-Forwarded-For`. */
export const BEHIND_ONE_PROXY = { CAIRN_TRUSTED_PROXIES: '1', CAIRN_ORIGIN: 'http://shop.example' } as const;

export interface TestShop {
  readonly server: ShopServer;
  /** Every line of its log, at the level `debug`. */
  readonly logLines: readonly string[];
  /** What it logged as errors. */
  readonly errors: readonly string[];
  /** So that a long run does not keep all lines. */
  forgetLines(): void;
}

/** Resolves when it is ready; the catalogue is written to the database first. `variables`: more of the environment. */
export async function startTestShop(
  database: TestDatabase,
  catalogue: CatalogueParts = smallCatalogue(),
  createRenderer: CreateRenderer = async () => undefined,
  variables: Readonly<Record<string, string>> = {},
  now: () => number = Date.now,
): Promise<TestShop> {
  const store = await openStore(database);
  await applyCatalogue(store, catalogue);
  await store.close();
  const env = readEnv({
    PORT: '0',
    HOST: '127.0.0.1',
    CAIRN_DATA_DIR: database.dataDir,
    DATABASE_URL: database.databaseUrl,
    ...TEST_VARIABLES,
    ...variables,
  });
  if (!env.ok) throw new Error(env.error.join('\n'));
  const logLines: string[] = [];
  const log = createLog('debug', { write: (line) => void logLines.push(line) });
  const server = await startShopServer({ env: env.value, log, createRenderer, seed: false, now });
  await server.ready;
  return {
    server,
    logLines,
    forgetLines() {
      logLines.length = 0;
    },
    get errors() {
      return logLines.filter((line) => line.startsWith('{"level":"error"'));
    },
  };
}
