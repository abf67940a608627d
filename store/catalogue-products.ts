// The products of a source: compared by hash, written in batches where they differ, withdrawn when absent.
import type { CatalogueProduct } from '#catalogue/catalogue.ts';
import { type IncomingProduct, writeProducts } from '#store/catalogue-product-rows.ts';
import { chunks } from '#store/chunks.ts';
import type { ChangeCounts, ChangeSet } from '#store/change-set.ts';
import { hashOf } from '#store/documents.ts';
import { WITHDRAWN_HASH } from '#store/catalogue-entries.ts';
import { ProductSlugs } from '#store/product-slugs.ts';
import type { Db } from '#store/store.ts';

const PRODUCTS_PER_BATCH = 100;

interface StoredProduct {
  readonly source: string;
  readonly slug: string;
  readonly hash: string;
  readonly isWithdrawn: boolean;
}

/** Replaces the source's products by `products`, which is iterated once; a repeated id is an error. */
export async function applyProducts(
  tx: Db,
  source: string,
  products: Iterable<CatalogueProduct>,
  changeSet: ChangeSet,
): Promise<{ products: ChangeCounts; variants: number; articles: number }> {
  const stored = await storedProducts(tx);
  const slugs = new ProductSlugs(stored);
  const counts: ChangeCounts = { added: 0, changed: 0, unchanged: 0, withdrawn: 0 };
  const seen = new Set<string>();
  const seenArticles = new Set<string>();
  let variants = 0;
  let batch: IncomingProduct[] = [];
  const write = async () => {
    await slugs.write(tx);
    const differing = await writeProducts(tx, batch, changeSet);
    for (const { product } of batch) {
      const before = stored.get(product.productId);
      if (!differing.has(product.productId)) counts.unchanged += 1;
      else if (before === undefined || before.isWithdrawn) counts.added += 1;
      else counts.changed += 1;
    }
    batch = [];
  };
  for (const product of products) {
    if (product.source !== source)
      throw new Error(`product ${product.productId} is of ${product.source}, not ${source}`);
    addUnique(seen, product.productId, 'product');
    for (const variant of product.variants)
      for (const article of variant.articles) addUnique(seenArticles, article.articleId, 'article');
    variants += product.variants.length;
    const hash = hashOf(product);
    const before = stored.get(product.productId);
    if (before !== undefined && before.hash === hash && before.source === source) {
      counts.unchanged += 1;
      continue;
    }
    batch.push({ product, slug: slugs.assign(product, before?.slug), hash });
    if (batch.length >= PRODUCTS_PER_BATCH) await write();
  }
  await write();
  const absent = [...stored].filter(
    ([id, product]) => product.source === source && !product.isWithdrawn && !seen.has(id),
  );
  await withdraw(
    tx,
    absent.map(([id]) => id),
    changeSet,
  );
  counts.withdrawn = absent.length;
  return { products: counts, variants, articles: seenArticles.size };
}

export async function withdrawProducts(tx: Db, source: string, changeSet: ChangeSet): Promise<ChangeCounts> {
  const rows = await tx
    .selectFrom('products')
    .select('product_id')
    .where('source', '=', source)
    .where('is_withdrawn', '=', 0)
    .orderBy('product_id')
    .execute();
  await withdraw(
    tx,
    rows.map((row) => row.product_id),
    changeSet,
  );
  return { added: 0, changed: 0, unchanged: 0, withdrawn: rows.length };
}

async function storedProducts(tx: Db): Promise<Map<string, StoredProduct>> {
  const rows = await tx
    .selectFrom('products')
    .select(['product_id', 'source', 'slug', 'hash', 'is_withdrawn'])
    .orderBy('product_id')
    .execute();
  return new Map(
    rows.map((row) => [
      row.product_id,
      { source: row.source, slug: row.slug, hash: row.hash, isWithdrawn: row.is_withdrawn === 1 },
    ]),
  );
}

function addUnique(seen: Set<string>, id: string, what: string): void {
  if (seen.has(id)) throw new Error(`${what} ${id} is given twice`);
  seen.add(id);
}

/** Their texts stay in the text bases until the next build; products without articles are not listed. */
async function withdraw(tx: Db, ids: readonly string[], changeSet: ChangeSet): Promise<void> {
  for (const id of ids) changeSet.withdraw(id);
  for (const chunk of chunks(ids)) {
    await tx
      .updateTable('products')
      .set({ is_withdrawn: 1, hash: WITHDRAWN_HASH, withdrawn_seq: changeSet.seq })
      .where('product_id', 'in', chunk)
      .execute();
    await tx
      .updateTable('articles')
      .set({ is_withdrawn: 1, changed_seq: changeSet.seq })
      .where('product_id', 'in', chunk)
      .where('is_withdrawn', '=', 0)
      .execute();
  }
}
