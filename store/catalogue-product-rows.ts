// Writes changed products to their rows, only those that differ, and records in the change set whether texts or only prices changed.
import type { CatalogueProduct } from '#catalogue/catalogue.ts';
import { putImages } from '#store/catalogue-entries.ts';
import type { ChangePart, ChangeSet } from '#store/change-set.ts';
import { articleRows, imageRow, productRow } from '#store/documents.ts';
import { chunks } from '#store/chunks.ts';
import type { ArticleTable } from '#store/schema.ts';
import type { Db } from '#store/store.ts';

/** A product whose hash differs from the stored one. */
export interface IncomingProduct {
  readonly product: CatalogueProduct;
  readonly slug: string;
  readonly hash: string;
}

/** Returns the ids of the products whose rows differed; a batch is at most a few hundred products. */
export async function writeProducts(
  tx: Db,
  batch: readonly IncomingProduct[],
  changeSet: ChangeSet,
): Promise<ReadonlySet<string>> {
  const differing = new Set<string>();
  if (batch.length === 0) return differing;
  const stored = await storedProducts(
    tx,
    batch.map(({ product }) => product.productId),
  );
  const incoming = batch.map(({ product }) => articleRows(product, changeSet.seq));
  const articles = await storedArticles(tx, [...stored.keys()], incoming.flat());
  const offered = new Set(incoming.flat().map((row) => row.article_id));
  const written: ArticleTable[] = [];
  const absent: string[] = [];
  const rows = batch.map(({ product, slug, hash }, at) => {
    const row = productRow(product, slug, hash);
    const before = stored.get(product.productId);
    const isBack = before === undefined || before.is_withdrawn === 1;
    const hasNewTexts = isBack || before.doc !== row.doc;
    const isSoldElsewhere = isBack || before.markets !== row.markets;
    const changed = (incoming[at] ?? []).filter(
      (article) => isSoldElsewhere || !isSame(articles.get(article.article_id), article),
    );
    const removed = [...articles.values()].filter(
      (article) =>
        article.product_id === product.productId &&
        article.is_withdrawn === 0 &&
        !offered.has(article.article_id),
    );
    written.push(...changed);
    absent.push(...removed.map((article) => article.article_id));
    const parts: ChangePart[] = hasNewTexts ? ['texts'] : [];
    if (changed.length + removed.length > 0) parts.push('articles');
    if (parts.length > 0) {
      differing.add(product.productId);
      changeSet.record('product', product.productId, hash, parts);
    }
    return { row, hasNewTexts };
  });
  await putProducts(
    tx,
    rows.map(({ row }) => row),
  );
  await withdrawArticles(tx, absent, changeSet.seq);
  await putArticles(tx, written);
  await putImages(
    tx,
    batch
      .filter((_, at) => rows[at]?.hasNewTexts)
      .flatMap(({ product }) => product.variants.flatMap((variant) => variant.images.map(imageRow))),
  );
  return differing;
}

async function storedProducts(tx: Db, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('products')
    .select(['product_id', 'doc', 'markets', 'is_withdrawn'])
    .where('product_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.product_id, row]));
}

/** The stored articles of these products, and those in `offered` that belong to another product so far. */
async function storedArticles(
  tx: Db,
  productIds: readonly string[],
  offered: readonly ArticleTable[],
): Promise<Map<string, ArticleTable>> {
  const stored = new Map<string, ArticleTable>();
  if (productIds.length > 0) {
    const own = await tx
      .selectFrom('articles')
      .selectAll()
      .where('product_id', 'in', productIds)
      .orderBy('article_id')
      .execute();
    for (const row of own) stored.set(row.article_id, row);
  }
  const others = offered.map((row) => row.article_id).filter((id) => !stored.has(id));
  for (const chunk of chunks(others)) {
    const rows = await tx.selectFrom('articles').selectAll().where('article_id', 'in', chunk).execute();
    for (const row of rows) stored.set(row.article_id, row);
  }
  return stored;
}

/** All columns except changed_seq. */
const COMPARED = [
  'product_id',
  'variant_id',
  'sku',
  'size',
  'gtin',
  'stock',
  'prices',
  'is_withdrawn',
] as const satisfies readonly (keyof ArticleTable)[];

function isSame(before: ArticleTable | undefined, now: ArticleTable): boolean {
  return before !== undefined && COMPARED.every((key) => before[key] === now[key]);
}

async function putProducts(tx: Db, rows: readonly ReturnType<typeof productRow>[]): Promise<void> {
  await tx
    .insertInto('products')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('product_id').doUpdateSet((eb) => ({
        source: eb.ref('excluded.source'),
        slug: eb.ref('excluded.slug'),
        hash: eb.ref('excluded.hash'),
        markets: eb.ref('excluded.markets'),
        doc: eb.ref('excluded.doc'),
        is_withdrawn: eb.ref('excluded.is_withdrawn'),
        withdrawn_seq: eb.ref('excluded.withdrawn_seq'),
      })),
    )
    .execute();
}

/** Inserts rows or replaces them. */
export async function putArticles(tx: Db, rows: readonly ArticleTable[]): Promise<void> {
  for (const chunk of chunks(rows)) {
    await tx
      .insertInto('articles')
      .values(chunk)
      .onConflict((conflict) =>
        conflict.column('article_id').doUpdateSet((eb) => ({
          product_id: eb.ref('excluded.product_id'),
          variant_id: eb.ref('excluded.variant_id'),
          sku: eb.ref('excluded.sku'),
          size: eb.ref('excluded.size'),
          gtin: eb.ref('excluded.gtin'),
          stock: eb.ref('excluded.stock'),
          prices: eb.ref('excluded.prices'),
          is_withdrawn: eb.ref('excluded.is_withdrawn'),
          changed_seq: eb.ref('excluded.changed_seq'),
        })),
      )
      .execute();
  }
}

/** Withdrawn articles remain stored: carts and orders refer to them. */
async function withdrawArticles(tx: Db, ids: readonly string[], seq: number): Promise<void> {
  for (const chunk of chunks(ids)) {
    await tx
      .updateTable('articles')
      .set({ is_withdrawn: 1, changed_seq: seq })
      .where('article_id', 'in', chunk)
      .execute();
  }
}
