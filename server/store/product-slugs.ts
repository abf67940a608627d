// The slugs of products during an import: assigned one by one, changes of them written with the batch that brings them.
import type { CatalogueProduct } from '#server/catalogue/model.ts';
import { productOf } from '#server/store/documents.ts';
import { moveRedirects, retireSlugs, type RetiredSlug } from '#server/store/slug-redirects.ts';
import { SlugAssigner } from '#server/store/slugs.ts';
import type { Db } from '#server/store/store.ts';

type KnownSlugs = ReadonlyMap<string, { readonly slug: string; readonly isWithdrawn: boolean }>;

interface Eviction {
  readonly productId: string;
  readonly slug: string;
  /** Who has the slug now. */
  readonly successor: string;
}

export class ProductSlugs {
  readonly #assigner = new SlugAssigner();
  #retired: RetiredSlug[] = [];
  #evictions: Eviction[] = [];

  constructor(known: KnownSlugs) {
    for (const [id, { slug, isWithdrawn }] of known) this.#assigner.add(slug, id, isWithdrawn);
  }

  /** `current` is the slug that the product has so far. */
  assign({ productId, slug: wanted }: CatalogueProduct, current: string | undefined): string {
    const { slug, evicted } = this.#assigner.assign(productId, wanted, current);
    if (current !== undefined && current !== slug) this.#retired.push({ slug: current, entryId: productId });
    if (evicted !== null)
      this.#evictions.push({ productId: evicted.owner, slug: evicted.slug, successor: productId });
    return slug;
  }

  /** Before the products are written: their slugs are free then. */
  async write(tx: Db): Promise<void> {
    await retireSlugs(tx, 'product', this.#retired);
    for (const eviction of this.#evictions) await evict(tx, eviction);
    this.#retired = [];
    this.#evictions = [];
  }
}

/** A withdrawn product keeps its row, for carts that name it, under a slug that nobody else wants. */
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
