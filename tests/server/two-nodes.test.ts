// Two nodes of the shop on one database: what anybody writes is live on both within two seconds, and no text is built for it.
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PriceItem } from '#contract/product.ts';
import type { SnapshotManifest } from '#contract/snapshot.ts';
import { demoCatalogue } from '#demo/catalogue/catalogue.ts';
import { applyCatalogue } from '#store/catalogue.ts';
import { readArticleRecords } from '#store/article-records.ts';
import { issueText } from '#contract/form-issues.ts';
import { parseSettings } from '#settings/parse-settings.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { readSettings, writeSettings } from '#store/settings.ts';
import { applyStock, type StockChange } from '#store/stock.ts';
import { machineContention } from '#tests/contention.ts';
import { DATABASES, type TestDatabase, temporaryFolder } from '#tests/databases.ts';
import { type ServerProcess, startServerProcess } from '#tests/server-process.ts';

const VARIANTS = 1_000;
/** Until every node answers the new price, on a machine that does nothing else. */
const LIMIT_MS = 2_000;

describe.each(DATABASES)('two nodes on $name', ({ make }) => {
  let place: TestDatabase;
  let store: Store;
  let nodes: ServerProcess[] = [];
  const folders: string[] = [];
  beforeAll(async () => {
    place = await make();
    store = await openStore(place);
    await applyCatalogue(store, demoCatalogue());
    // SQLite is a file of the data folder, so nodes share that; beside PostgreSQL each has its own.
    if (place.databaseUrl !== undefined) folders.push(temporaryFolder(), temporaryFolder());
    const dirs = folders.length > 0 ? folders : [place.dataDir, place.dataDir];
    nodes = await Promise.all(
      dirs.map((dataDir) => startServerProcess({ dataDir, databaseUrl: place.databaseUrl })),
    );
  }, 120_000);
  afterAll(async () => {
    for (const { child } of nodes) child.kill('SIGKILL');
    await store.close();
    for (const dataDir of folders) rmSync(dataDir, { recursive: true, force: true });
    await place.remove();
  });

  const ask = async <T>({ address }: ServerProcess, path: string): Promise<T> => {
    const answer = await fetch(`${address}${path}`);
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const manifests = () =>
    Promise.all(nodes.map((node) => ask<SnapshotManifest>(node, '/v3/snapshots/sv-se')));

  test('PR-07d prices and stock of 1,000 variants reach both within two seconds, without a text', {
    timeout: 180_000,
  }, async () => {
    const variants = await store.db
      .selectFrom('articles')
      .select(['article_id', 'product_id', 'variant_id'])
      .orderBy('article_id')
      .execute();
    const some = new Set([...new Set(variants.map((row) => row.variant_id))].slice(0, VARIANTS));
    const rows = variants.filter((row) => some.has(row.variant_id));
    const known = new Map<string, number>();
    for await (const { articleId, prices } of readArticleRecords(store.db, null))
      known.set(articleId, prices.SEK?.list ?? 0);
    const before = await manifests();
    expect(before[0]).toEqual(before[1]);

    const changes = rows.map(
      ({ article_id: id }, at): StockChange => ({
        by: 'articleId',
        id,
        stock: at % 7,
        prices: { SEK: { list: (known.get(id) ?? 0) + 100, sale: null }, EUR: { list: 12_300, sale: null } },
      }),
    );
    const busyBefore = await machineContention();
    const report = await applyStock(store, changes, { label: 'stock', source: null });
    const committed = performance.now();
    expect(report).toMatchObject({ changed: rows.length, rejected: [] });
    const productId = rows.at(-1)?.product_id ?? '';
    const wanted = (known.get(rows.at(-1)?.article_id ?? '') ?? 0) / 100 + 1;
    const path = `/api/products/listPrices?market=sv-se&productId=${encodeURIComponent(productId)}`;
    const took = await Promise.all(
      nodes.map(async (node) => {
        for (;;) {
          const [item] = await ask<PriceItem[]>(node, path);
          const values = item?.variants.map(({ price }) => price.listValue) ?? [];
          if (values.includes(wanted)) return performance.now() - committed;
          await pause(10);
        }
      }),
    );
    const contention = Math.max(busyBefore, await machineContention());
    expect(Math.max(...took)).toBeLessThan(LIMIT_MS * contention);

    const after = await manifests();
    expect(after[0]).toEqual(after[1]);
    expect(after[0]?.text).toEqual(before[0]?.text);
    expect(after[0]?.columns.url).not.toBe(before[0]?.columns.url);
    console.log(
      `${rows.length} articles of ${some.size} variants: live after ${took.map(Math.round).join(' and ')} ms`,
    );
  });

  test('settings are live on both within two seconds: a market that comes and one that goes', {
    timeout: 180_000,
  }, async () => {
    const { settings } = await readSettings(store.db);
    const [first] = settings.markets;
    const markets = [
      ...settings.markets.filter(({ code }) => code !== 'sv-fi'),
      { ...first!, code: 'en-gl', country: 'GL', currency: 'DKK' as const, hreflang: 'en-GL' },
    ];
    const next = parseSettings({ ...settings, markets });
    if (!next.ok) throw new Error(next.error.map(issueText).join());
    const busyBefore = await machineContention();
    await store.bulk((tx) => writeSettings(tx, next.value, store.announce));
    const committed = performance.now();
    const took = await Promise.all(
      nodes.map(async (node) => {
        for (;;) {
          const { markets: offered } = await ask<{ markets: { code: string }[] }>(
            node,
            '/api/bootstrap/markets?market=sv-se',
          );
          if (offered.some(({ code }) => code === 'en-gl')) return performance.now() - committed;
          await pause(10);
        }
      }),
    );
    const contention = Math.max(busyBefore, await machineContention());
    expect(Math.max(...took)).toBeLessThan(LIMIT_MS * contention);
    const product = await store.db.selectFrom('products').select('slug').executeTakeFirstOrThrow();
    for (const node of nodes) {
      const path = `/api/products/product?id=${product.slug}`;
      expect(await ask(node, `${path}&market=en-gl`)).toMatchObject({ currency: 'DKK' });
      const gone = await fetch(`${node.address}/api/bootstrap/init?market=sv-fi`);
      expect([gone.status, await gone.json()]).toMatchObject([
        400,
        { error: { code: 'unknown_market', field: 'market' } },
      ]);
    }
  });

  test('any node has the files that another node names', async () => {
    const [one] = await manifests();
    for (const { address } of nodes) {
      for (const { url, bytes } of [one!.text, one!.columns]) {
        const answer = await fetch(address + url);
        expect(answer.headers.get('cache-control')).toContain('immutable');
        expect((await answer.arrayBuffer()).byteLength).toBe(bytes);
      }
    }
  });
});
