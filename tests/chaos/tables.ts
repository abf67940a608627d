// Reads the server's own tables, past the server: what is there is true, whatever a client believes.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Client } from 'pg';
import type { TrackingEvent } from '#contract/events.ts';
import type { Currency } from '#contract/market.ts';
import type { ArticlePrices } from '#catalogue/model.ts';
import { DATABASE_FILE } from '#store/sqlite.ts';
import type { SoldHere } from './tab.ts';

/** Where a server keeps its tables. */
export interface ServerTables {
  readonly dataDir: string;
  /** Absent: SQLite in the folder. */
  readonly databaseUrl?: string | undefined;
}

/** A browser's context, whatever drives it. */
export interface CookieJar {
  cookies(): Promise<readonly { readonly name: string; readonly value: string }[]>;
}

/** `?` stands for the parameters. */
async function query<Row>(
  { dataDir, databaseUrl }: ServerTables,
  sql: string,
  ...parameters: SQLInputValue[]
): Promise<Row[]> {
  if (databaseUrl !== undefined) return queryPostgres(databaseUrl, sql, parameters);
  const database = new DatabaseSync(join(dataDir, DATABASE_FILE), { readOnly: true });
  try {
    return database.prepare(sql).all(...parameters) as Row[];
  } finally {
    database.close();
  }
}

async function queryPostgres<Row>(url: string, sql: string, parameters: readonly unknown[]): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    let count = 0;
    const { rows } = await client.query(
      sql.replaceAll('?', () => `$${(count += 1)}`),
      [...parameters],
    );
    return rows as Row[];
  } finally {
    await client.end();
  }
}

/** Events whose transaction id begins so, in the order of their rows. */
export async function storedEvents(place: ServerTables, tagStart: string): Promise<TrackingEvent[]> {
  const rows = await query<{ doc: string }>(
    place,
    'select doc from events where doc like ? order by received_at',
    `%"transaction_id":"${tagStart}%`,
  );
  return rows.map(({ doc }) => JSON.parse(doc) as TrackingEvent);
}

/** How many of each article the server has for this device's session; undefined without a cart. */
export async function storedCart(
  place: ServerTables,
  device: CookieJar,
): Promise<ReadonlyMap<string, number> | undefined> {
  const cookie = (await device.cookies()).find(({ name }) => name.endsWith('cairn_session'));
  if (cookie === undefined) return undefined;
  const sessionHash = createHash('sha256').update(cookie.value).digest('base64url');
  const carts = await query<{ cart_id: string }>(
    place,
    'select cart_id from carts where session_hash = ?',
    sessionHash,
  );
  const [cart] = carts;
  if (cart === undefined) return undefined;
  const rows = await query<{ article_id: string; quantity: number }>(
    place,
    'select article_id, quantity from cart_rows where cart_id = ?',
    cart.cart_id,
  );
  return new Map(rows.map(({ article_id, quantity }) => [article_id, quantity]));
}

export async function cartCount(place: ServerTables): Promise<number> {
  const [row] = await query<{ n: number | string }>(place, 'select count(*) as n from carts');
  return Number(row?.n ?? 0);
}

/** Articles that a market with this currency sells, with at least so many in stock. */
export async function articlesFor(
  place: ServerTables,
  market: string,
  currency: Currency,
  minStock: number,
): Promise<SoldHere[]> {
  const rows = await query<{ article_id: string; product_id: string; stock: number; prices: string }>(
    place,
    `select a.article_id, a.product_id, a.stock, a.prices from articles a join products p using (product_id)
     where a.is_withdrawn = 0 and p.is_withdrawn = 0 and p.markets = '[]' and a.stock >= ? order by a.article_id`,
    minStock,
  );
  return rows.flatMap(({ article_id, product_id, stock, prices }) => {
    const all = JSON.parse(prices) as ArticlePrices;
    const price = all[market] ?? all[currency];
    return price === undefined
      ? []
      : [
          {
            articleId: article_id,
            productId: product_id,
            stock,
            currency,
            listMinor: price.list,
            saleMinor: price.sale,
          },
        ];
  });
}
