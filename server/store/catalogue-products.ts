// The products of a source: compared by hash, written in batches, withdrawn when absent.
import type { CatalogueProduct } from '#server/catalogue/model.ts';
import type { ChangeCounts, Trail } from '#server/store/catalogue-trail.ts';
import { articleRows, hashOf, imageRow, productRow } from '#server/store/documents.ts';
import { putImages, WITHDRAWN_HASH } from '#server/store/catalogue-entries.ts';
import type { Queries } from '#server/store/store.ts';

const PRODUCTS_PER_BATCH = 100;
const ARTICLES_PER_INSERT = 400;
const IDS_PER_UPDATE = 500;

interface Known {
  readonly source: string;
  readonly slug: string;
  readonly hash: string;
  readonly isWithdrawn: boolean;
}
interface Changed {
  readonly product: CatalogueProduct;
  readonly slug: string;
  readonly hash: string;
}

export async function applyProducts(
  tx: Queries,
  source: string,
  products: Iterable<CatalogueProduct>,
  trail: Trail,
): Promise<{ products: ChangeCounts; variants: number; articles: number }> {
  const known = await knownProducts(tx);
  const slugs = new Map([...known].map(([id, facts]) => [facts.slug, id]));
  const counts: ChangeCounts = { added: 0, changed: 0, unchanged: 0, withdrawn: 0 };
  const seen = new Set<string>();
  const seenArticles = new Set<string>();
  let variants = 0;
  let batch: Changed[] = [];
  for (const product of products) {
    if (product.source !== source)
      throw new Error(`product ${product.productId} is of ${product.source}, not ${source}`);
    remember(seen, product.productId, 'product');
    for (const variant of product.variants)
      for (const article of variant.articles) remember(seenArticles, article.articleId, 'article');
    variants += product.variants.length;
    const hash = hashOf(product);
    const before = known.get(product.productId);
    if (before !== undefined && before.hash === hash && before.source === source) {
      counts.unchanged += 1;
      continue;
    }
    if (before === undefined || before.isWithdrawn) counts.added += 1;
    else counts.changed += 1;
    trail.note('product', product.productId, hash);
    batch.push({ product, slug: freeSlug(slugs, product, before), hash });
    if (batch.length >= PRODUCTS_PER_BATCH) {
      await write(tx, batch);
      batch = [];
    }
  }
  await write(tx, batch);
  const gone = [...known].filter(
    ([id, facts]) => facts.source === source && !facts.isWithdrawn && !seen.has(id),
  );
  await withdraw(
    tx,
    gone.map(([id]) => id),
    trail,
  );
  counts.withdrawn = gone.length;
  return { products: counts, variants, articles: seenArticles.size };
}

export async function withdrawProducts(tx: Queries, source: string, trail: Trail): Promise<ChangeCounts> {
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
    trail,
  );
  return { added: 0, changed: 0, unchanged: 0, withdrawn: rows.length };
}

async function knownProducts(tx: Queries): Promise<Map<string, Known>> {
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

function remember(seen: Set<string>, id: string, what: string): void {
  if (seen.has(id)) throw new Error(`${what} ${id} is given twice`);
  seen.add(id);
}

/** A slug once given is never another product's within one run, so that no row collides while batches are written. */
function freeSlug(slugs: Map<string, string>, product: CatalogueProduct, before: Known | undefined): string {
  const owner = slugs.get(product.slug);
  if (owner !== undefined && owner !== product.productId && before?.slug.startsWith(`${product.slug}-`)) {
    return before.slug;
  }
  let slug = product.slug;
  for (let number = 2; (slugs.get(slug) ?? product.productId) !== product.productId; number += 1) {
    slug = `${product.slug}-${number}`;
  }
  slugs.set(slug, product.productId);
  return slug;
}

async function write(tx: Queries, batch: readonly Changed[]): Promise<void> {
  if (batch.length === 0) return;
  await tx
    .insertInto('products')
    .values(batch.map(({ product, slug, hash }) => productRow(product, slug, hash)))
    .onConflict((conflict) =>
      conflict.column('product_id').doUpdateSet((eb) => ({
        source: eb.ref('excluded.source'),
        slug: eb.ref('excluded.slug'),
        hash: eb.ref('excluded.hash'),
        markets: eb.ref('excluded.markets'),
        doc: eb.ref('excluded.doc'),
        is_withdrawn: eb.ref('excluded.is_withdrawn'),
      })),
    )
    .execute();
  // Sizes that a changed product no longer has stay known as withdrawn; those it has come back with the next statement.
  const ids = batch.map(({ product }) => product.productId);
  await tx.updateTable('articles').set({ is_withdrawn: 1 }).where('product_id', 'in', ids).execute();
  const articles = batch.flatMap(({ product }) => articleRows(product));
  for (let at = 0; at < articles.length; at += ARTICLES_PER_INSERT) {
    await tx
      .insertInto('articles')
      .values(articles.slice(at, at + ARTICLES_PER_INSERT))
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
        })),
      )
      .execute();
  }
  await putImages(
    tx,
    batch.flatMap(({ product }) => product.variants.flatMap((variant) => variant.images.map(imageRow))),
  );
}

async function withdraw(tx: Queries, ids: readonly string[], trail: Trail): Promise<void> {
  for (const id of ids) trail.note('product', id, 'withdrawn');
  for (let at = 0; at < ids.length; at += IDS_PER_UPDATE) {
    const some = ids.slice(at, at + IDS_PER_UPDATE);
    await tx
      .updateTable('products')
      .set({ is_withdrawn: 1, hash: WITHDRAWN_HASH })
      .where('product_id', 'in', some)
      .execute();
    await tx.updateTable('articles').set({ is_withdrawn: 1 }).where('product_id', 'in', some).execute();
  }
}
