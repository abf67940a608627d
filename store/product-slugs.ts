// Assigns the slugs of products during an import; changed slugs are written with each batch.
import type { CatalogueProduct } from '#catalogue/catalogue.ts';
import { productOf } from '#store/documents.ts';
import { moveRedirects, retireSlugs, type RetiredSlug } from '#store/slug-redirects.ts';
import { SlugAssigner } from '#store/slugs.ts';
import type { Db } from '#store/store.ts';

type StoredSlugs = ReadonlyMap<string, { readonly slug: string; readonly isWithdrawn: boolean }>;

interface Eviction {
  readonly productId: string;
  readonly slug: string;
  /** The product that has the slug now. */
  readonly successor: string;
}

export class ProductSlugs {
  readonly #assigner = new SlugAssigner();
  #retired: RetiredSlug[] = [];
  #evictions: Eviction[] = [];

  constructor(stored: StoredSlugs) {
    for (const [id, { slug, isWithdrawn }] of stored) this.#assigner.add(slug, id, isWithdrawn);
  }

  /** `current` is the product's stored slug. */
  assign({ productId, slug: wanted }: CatalogueProduct, current: string | undefined): string {
    const { slug, evicted } = this.#assigner.assign(productId, wanted, current);
    if (current !== undefined && current !== slug) this.#retired.push({ slug: current, entryId: productId });
    if (evicted !== null)
      this.#evictions.push({ productId: evicted.owner, slug: evicted.slug, successor: productId });
    return slug;
  }

  /** To be called before the products are written, so that their slugs are free. */
  async write(tx: Db): Promise<void> {
    await retireSlugs(tx, 'product', this.#retired);
    for (const eviction of this.#evictions) await evict(tx, eviction);
    this.#retired = [];
    this.#evictions = [];
  }
}

/** A withdrawn product keeps its row, since carts refer to it, under an unused slug. */
async function evict(tx: Db, { productId, slug, successor }: Eviction): Promise<void> {
  const row = await tx
    .selectFrom('products')
    .select(['product_id', 'doc'])
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('products')
    .set({ slug, doc: JSON.stringify({ ...productOf(row), slug }) })
    .where('product_id', '=', productId)
    .execute();
  await moveRedirects(tx, 'product', productId, successor);
}
