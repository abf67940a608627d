// Reads the server's own tables, past the server: what is there is true, whatever a client believes.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { BrowserContext } from 'playwright';
import type { TrackingEvent } from '#contract/events.ts';
import type { ArticlePrices } from '#server/catalogue/model.ts';
import { DATABASE_FILE } from '#server/store/sqlite.ts';
import type { SoldHere } from './tab.ts';

interface Place {
  readonly dataDir: string;
}

function query<Row>({ dataDir }: Place, sql: string, ...parameters: SQLInputValue[]): Row[] {
  const database = new DatabaseSync(join(dataDir, DATABASE_FILE), { readOnly: true });
  try {
    return database.prepare(sql).all(...parameters) as Row[];
  } finally {
    database.close();
  }
}

/** Events whose transaction id begins so, in the order of their rows. */
export function storedEvents(place: Place, tagStart: string): TrackingEvent[] {
  const rows = query<{ doc: string }>(
    place,
    'select doc from events where doc like ? order by received_at',
    `%"transaction_id":"${tagStart}%`,
  );
  return rows.map(({ doc }) => JSON.parse(doc) as TrackingEvent);
}

/** How many of each article the server has for this device's session; undefined without a cart. */
export async function storedCart(
  place: Place,
  device: BrowserContext,
): Promise<ReadonlyMap<string, number> | undefined> {
  const cookie = (await device.cookies()).find(({ name }) => name.endsWith('cairn_session'));
  if (cookie === undefined) return undefined;
  const sessionHash = createHash('sha256').update(cookie.value).digest('base64url');
  const carts = query<{ cart_id: string }>(
    place,
    'select cart_id from carts where session_hash = ?',
    sessionHash,
  );
  const [cart] = carts;
  if (cart === undefined) return undefined;
  const rows = query<{ article_id: string; quantity: number }>(
    place,
    'select article_id, quantity from cart_rows where cart_id = ?',
    cart.cart_id,
  );
  return new Map(rows.map(({ article_id, quantity }) => [article_id, quantity]));
}

export function cartCount(place: Place): number {
  return query<{ n: number }>(place, 'select count(*) as n from carts')[0]?.n ?? 0;
}

/** Articles that a market with this currency sells, with at least so many in stock. */
export function articlesFor(place: Place, market: string, currency: string, minStock: number): SoldHere[] {
  const rows = query<{ article_id: string; product_id: string; stock: number; prices: string }>(
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
            listMinor: price.list,
            saleMinor: price.sale,
          },
        ];
  });
}
