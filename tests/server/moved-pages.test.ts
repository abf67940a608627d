// Pages and calls whose address changed, by a newer release or with a title: the old address leads to the present one.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Render } from '#contract/ssr.ts';
import { runImport } from '#commands/import/command.ts';
import { readCatalogue } from '#store/catalogue-read.ts';
import { openStore } from '#store/open-store.ts';
import { runCommandOn } from '#tests/command-runs.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { makeEarlierDatabase } from '#tests/fixtures/earlier-database.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';
import { smallCatalogue } from '#tests/small-catalogue.ts';

const item = (id: string, title: string, category: string) =>
  `<item><g:id>${id}</g:id><g:title>${title}</g:title><g:price>100 SEK</g:price>
  <g:product_type>${category}</g:product_type></item>`;
const feedOf = (...items: string[]) =>
  `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${items.join('\n')}</channel></rss>`;
const FEED = feedOf(
  item('1', 'Ridge cap', 'Caps'),
  item('2', 'Road pump', 'Bikes &gt; Pumps'),
  item('3', 'Bell', 'Bikes'),
);

/** The status that the real renderer has: 404 where a listing or product is not found. */
const render: Render = async ({ url, pages }) => {
  const [, market = '', kind, slug = ''] = new URL(url).pathname.split('/');
  const found =
    kind === 'c'
      ? await pages.listing(market, slug, { search: '', limit: 1 })
      : await pages.product(market, slug);
  return { status: found.ok ? 200 : 404, html: '', location: null, modules: [], cache: 'revalidate' };
};

/** Of a listing; other rows stay as they are. */
function withOlderSlug(row: object, source: string): object {
  if (!('kind' in row && 'doc' in row) || row.kind !== 'listing') return row;
  const doc = JSON.parse(String(row.doc)) as { slug: string };
  return { ...row, hash: 'older', doc: JSON.stringify({ ...doc, slug: `${doc.slug}-${source}` }) };
}

function insertOf(table: string, row: object): string {
  const values = Object.values(row).map((value: unknown) =>
    typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value),
  );
  return `insert into ${table} (${Object.keys(row).join(', ')}) values (${values.join(', ')});`;
}

describe.each(DATABASES)('addresses that changed, on $name', (kind) => {
  let database: TestDatabase;
  let shop: TestShop | undefined;
  afterEach(async () => {
    await shop?.server.close();
    shop = undefined;
    await database.remove();
  });

  async function runFeed(place: TestDatabase, feed: string, ...options: string[]): Promise<void> {
    const file = join(place.dataDir, 'shop.xml');
    writeFileSync(file, feed);
    const args = [file, '--market', 'sv-se', ...options];
    expect(await runCommandOn(place, runImport, args)).toMatchObject({ code: 0, err: '' });
  }

  /** A database of the last release whose slugs of listings ended with the source's name, with this feed imported. */
  async function makeOlderShop(feed: string, source: string): Promise<void> {
    const present = await kind.make();
    await runFeed(present, feed, '--source', source);
    const store = await openStore(present);
    const statements: string[] = [];
    for (const table of ['products', 'articles', 'entries', 'images', 'changes'] as const)
      for (const row of await store.db.selectFrom(table).selectAll().execute())
        statements.push(insertOf(table, withOlderSlug(row, source)));
    await store.close();
    await present.remove();
    database = await makeEarlierDatabase(kind);
    await database.execute(statements.join('\n'));
  }

  async function start(): Promise<string> {
    const nothing = smallCatalogue({ listings: [], facets: [], products: [] });
    shop = await startTestShop(database, nothing, async () => ({ render }));
    return shop.server.url;
  }
  async function statusOf(origin: string, path: string): Promise<[number, string | null]> {
    const response = await fetch(`${origin}${path}`, { redirect: 'manual' });
    return [response.status, response.headers.get('location')];
  }

  test('those of an older release lead to the clean ones once the same feed is imported', async () => {
    await makeOlderShop(FEED, 'shop');
    const origin = await start();
    expect(await statusOf(origin, '/sv-se/c/bikes-shop')).toEqual([200, null]);

    await runFeed(database, FEED, '--source', 'shop');
    await vi.waitFor(async () => expect(await statusOf(origin, '/sv-se/c/bikes')).toEqual([200, null]), {
      timeout: 20_000,
      interval: 100,
    });
    expect(await statusOf(origin, '/sv-se/c/bikes-shop?f_size=M')).toEqual([301, '/sv-se/c/bikes?f_size=M']);
    expect(await statusOf(origin, '/en-se/c/bikes-pumps-shop')).toEqual([301, '/en-se/c/bikes-pumps']);
    expect(await statusOf(origin, '/c/caps-shop')).toEqual([301, '/c/caps']);
    expect(await statusOf(origin, '/sv-se/c/never-there')).toEqual([404, null]);
    expect(await statusOf(origin, '/sv-se/p/bell-3')).toEqual([200, null]);

    const listing = await fetch(`${origin}/v3/listings/external_id/bikes-shop?merchant=cairn&market=sv-se`);
    expect([listing.status, await listing.json()]).toMatchObject([200, { slug: 'bikes' }]);
    const products = await fetch(`${origin}/v3/listings/external_id/bikes-shop/products`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ merchant: 'cairn', market: 'sv-se', limit: 5 }),
    });
    expect(await products.json()).toMatchObject({ n_hits: 2 });
    const store = await openStore(database);
    const ids = (await readCatalogue(store.db)).products.map(({ productId }) => productId);
    await store.close();
    expect(ids).toEqual(['shop~1', 'shop~2', 'shop~3']);
  });

  test('a product whose title changes is found under its old address, by pages and by the API', async () => {
    database = await kind.make();
    await runFeed(database, FEED);
    const origin = await start();
    await runFeed(database, FEED.replace('Road pump', 'Track pump'));
    await vi.waitFor(
      async () => expect(await statusOf(origin, '/sv-se/p/track-pump-2')).toEqual([200, null]),
      { timeout: 20_000, interval: 100 },
    );
    expect(await statusOf(origin, '/sv-se/p/road-pump-2?color=x')).toEqual([
      301,
      '/sv-se/p/track-pump-2?color=x',
    ]);
    const product = await fetch(`${origin}/api/products/product?market=sv-se&id=road-pump-2`);
    expect([product.status, await product.json()]).toMatchObject([200, { slug: 'track-pump-2' }]);
    expect((await fetch(`${origin}/api/products/product?market=sv-se&id=road-pump-9`)).status).toBe(404);
  });
});
