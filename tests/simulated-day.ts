// A day of a shop, or some hours, by an injected clock: shoppers and one greedy address send mixed requests; each hour is pruned.
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '#store/open-store.ts';
import { prune } from '#store/retention.ts';
import type { TestDatabase } from '#tests/databases.ts';
import { collectGarbage } from '#tests/fixtures/collect-garbage.ts';
import { BEHIND_ONE_PROXY, startTestShop } from '#tests/shop.ts';

export interface SimulatedDay {
  readonly requests: number;
  /** Of shoppers that were not answered as they should be: 0. */
  readonly refusedShoppers: number;
  readonly refusedGreedy: number;
  /** What the greedy address has left: bytes of events, and carts. */
  readonly greedyBytes: number;
  readonly greedyCarts: number;
  /** Of all events. */
  readonly eventBytes: number;
  /** Of the data folder at its largest; 0 where the database is elsewhere. */
  readonly diskBytes: number;
  /** What the process's heap has grown by from the half of the time to its end, after collections. */
  readonly heapGrowth: number;
  readonly errors: readonly string[];
}

const GREEDY = '203.0.113.9';
const HOUR_MS = 3_600_000;
const AT_ONCE = 8;
const PATHS = [
  '/api/bootstrap/init?market=sv-se',
  '/api/search?market=sv-se&query=skal',
  '/api/bootstrap/menu?market=sv-se',
  '/api/products/list?market=sv-se&productId=p1',
  '/healthz',
];

/** `requests`: how many are spread over the hours, half of them the greedy address's. */
export async function simulateDay(
  database: TestDatabase,
  { requests, hours }: { readonly requests: number; readonly hours: number },
): Promise<SimulatedDay> {
  const start = Date.UTC(2026, 6, 1);
  let now = start;
  const shop = await startTestShop(database, undefined, undefined, BEHIND_ONE_PROXY, () => now);
  const store = await openStore(database);
  const send = async (client: string, path: string, body?: unknown, headers: object = {}) => {
    const response = await fetch(shop.server.url + path, {
      headers: {
        host: 'shop.example',
        'x-forwarded-for': client,
        'content-type': 'application/json',
        'x-cairn': '1',
        ...headers,
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    await response.arrayBuffer();
    return response.status;
  };
  const event = (event_id: string, session_id: string, more: object = {}) => ({
    event_id,
    session_id,
    tenant: 'cairn',
    market: 'sv-se',
    type: 'page_view',
    product_id: 'p1',
    url: 'https://shop.example/sv-se/p/slug-p1',
    ...more,
  });
  const add = (client: string, key: string) =>
    send(client, '/api/cart/add?market=sv-se', { size: { articleId: 'a2' } }, { 'cart-key': key });
  /** As much as a request may hold, and carts under keys that were made up. */
  const greedy = (at: number) =>
    at % 4 === 0
      ? add(GREEDY, `greedy-key-${at}-0123456789`)
      : send(
          GREEDY,
          '/v2/create-events',
          Array.from({ length: 50 }, (_, index) =>
            event(`g${at}-${index}`, 'greedy', { items: ITEMS, type: 'purchase', transaction_id: `t${at}` }),
          ),
        );
  const shopper = (at: number) => {
    const visitor = at % 500;
    const client = `198.51.${visitor % 100}.${(visitor % 250) + 1}`;
    const path = PATHS[at % PATHS.length] ?? '/';
    if (at % 3 === 0) return send(client, path);
    if (at % 3 === 1) return add(client, `shopper-key-${visitor}-0123456789`);
    return send(client, '/v2/create-events', [event(`e${at}`, `s${visitor}`)]);
  };
  let [refusedShoppers, refusedGreedy, diskBytes, prunedAt] = [0, 0, 0, now];
  const errors: string[] = [];
  const spread = async (from: number, to: number) => {
    for (let at = from; at < to; at += AT_ONCE) {
      const statuses = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) =>
          ((at + index) % 2 === 0 ? greedy : shopper)(at + index),
        ),
      );
      for (const [index, status] of statuses.entries())
        if (status !== 200 && (at + index) % 2 === 0) refusedGreedy += 1;
        else if (status !== 200) refusedShoppers += 1;
      now = start + Math.round(((at + AT_ONCE) / requests) * hours * HOUR_MS);
      if (now - prunedAt < HOUR_MS) continue;
      prunedAt = now;
      errors.push(...shop.errors);
      shop.forgetLines();
      await prune(store, now);
      diskBytes = Math.max(diskBytes, folderBytes(database.dataDir));
    }
  };
  const half = Math.round(requests / 2 / AT_ONCE) * AT_ONCE;
  await spread(0, half);
  shop.forgetLines();
  const before = heapUsed();
  await spread(half, requests);
  errors.push(...shop.errors);
  shop.forgetLines();
  const heapGrowth = heapUsed() - before;
  const sumOf = async (session: string | null) => {
    const sums = store.db.selectFrom('events').select((eb) => eb.fn.sum('bytes').as('sum'));
    const { sum } = await (session === null
      ? sums
      : sums.where('session_id', '=', session)
    ).executeTakeFirstOrThrow();
    return Number(sum);
  };
  const carts = await store.db.selectFrom('carts').select('cart_id').execute();
  const shoppersWithCart = new Set(
    Array.from({ length: requests }, (_, at) => at)
      .filter((at) => at % 2 === 1 && at % 3 === 1)
      .map((at) => at % 500),
  );
  const day = {
    requests,
    refusedShoppers,
    refusedGreedy,
    greedyBytes: await sumOf('greedy'),
    greedyCarts: carts.length - shoppersWithCart.size,
    eventBytes: await sumOf(null),
    diskBytes: database.databaseUrl === undefined ? diskBytes : 0,
    heapGrowth,
    errors: [...errors, ...shop.errors],
  };
  await store.close();
  await shop.server.close();
  return day;
}

/** Of a purchase, 4 kB. */
const ITEMS = Array.from({ length: 45 }, (_, at) => ({
  item_id: `article-${at}`.padEnd(50, 'x'),
  price: 1,
  quantity: 1,
}));

function folderBytes(folder: string): number {
  return globSync('**/*', { cwd: folder }).reduce(
    (sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}

/** Bytes, after what nobody refers to was collected. */
function heapUsed(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
