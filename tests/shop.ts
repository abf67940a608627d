// A whole shop for tests: the real server over the small catalogue, in this process, without pages.
import type { CatalogueParts } from '#server/catalogue/model.ts';
import { readEnv } from '#server/env.ts';
import { type ShopServer, startShopServer } from '#server/shop-server.ts';
import type { CreateRenderer } from '#server/ssr/page.ts';
import { applyCatalogue } from '#server/store/catalogue.ts';
import { openStore } from '#server/store/open-store.ts';
import type { TestDatabase } from '#tests/databases.ts';
import { smallCatalogue } from '#tests/small-catalogue.ts';

export interface TestShop {
  readonly server: ShopServer;
  /** What was reported as a fault of the server's own. */
  readonly errors: string[];
}

/** Ready when it answers; the place gets the catalogue first. */
export async function startTestShop(
  database: TestDatabase,
  catalogue: CatalogueParts = smallCatalogue(),
  openPages: CreateRenderer = async () => undefined,
): Promise<TestShop> {
  const store = await openStore(database);
  await applyCatalogue(store, catalogue);
  await store.close();
  const env = readEnv({
    PORT: '0',
    HOST: '127.0.0.1',
    CAIRN_DATA_DIR: database.dataDir,
    DATABASE_URL: database.databaseUrl,
  });
  if (!env.ok) throw new Error(env.error.join('\n'));
  const faults: string[] = [];
  const log = {
    debug: () => undefined,
    info: () => undefined,
    warn: () => undefined,
    report: (error: unknown, where: string) => void faults.push(`${where}: ${String(error)}`),
  };
  const server = await startShopServer({
    env: env.value,
    log,
    createRenderer: openPages,
    seed: false,
  });
  await server.ready;
  return { server, errors: faults };
}
