// Counts products by source, and how many of given ids exist in the catalogue.
import { chunks } from '#store/chunks.ts';
import type { Db } from '#store/store.ts';

/** Products that are not withdrawn, by source. */
export async function productCountBySource(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('products')
    .select((eb) => ['source', eb.fn.countAll().as('count')])
    .where('is_withdrawn', '=', 0)
    .groupBy('source')
    .orderBy('source')
    .execute();
  return new Map(rows.map(({ source, count }) => [source, Number(count)]));
}

/** How many of the ids are products that are not withdrawn. */
export async function countKnownProducts(db: Db, ids: readonly string[]): Promise<number> {
  let known = 0;
  for (const some of chunks(ids)) {
    const row = await db
      .selectFrom('products')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('product_id', 'in', some)
      .where('is_withdrawn', '=', 0)
      .executeTakeFirstOrThrow();
    known += Number(row.count);
  }
  return known;
}
