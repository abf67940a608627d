// Which products were bought by placed orders, for those who count purchases.
import { Type } from 'typebox';
import { jsonColumn } from '#store/json-column.ts';
import { isStorableText } from '#store/storable-text.ts';
import type { Db } from '#store/store.ts';

const readRows = jsonColumn(
  'orders.doc',
  Type.Object({ rows: Type.Array(Type.Object({ product: Type.Object({ id: Type.String() }) })) }),
);
const NUMBERS_PER_READ = 200;

/** The ids of the products of each of these orders, by its number; not of those that are none of ours, or were cancelled. */
export async function orderedProducts(
  db: Db,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const products = new Map<string, readonly string[]>();
  // They come from events, whose senders write what they like.
  const possible = numbers.filter(isStorableText);
  for (let at = 0; at < possible.length; at += NUMBERS_PER_READ) {
    const orders = await db
      .selectFrom('orders')
      .select(['number', 'doc'])
      .where('number', 'in', possible.slice(at, at + NUMBERS_PER_READ))
      .where('state', '!=', 'cancelled')
      .execute();
    for (const { number, doc } of orders) {
      const ids = readRows(doc, number).rows.map(({ product }) => product.id);
      products.set(number, [...new Set(ids)]);
    }
  }
  return products;
}
