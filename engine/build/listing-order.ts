// The order in which products are numbered: those of one category beside each other, so that who asks for it reads one stretch of memory.
import type { EngineProduct } from '#engine/catalogue.ts';
import type { ListingTree } from '#engine/build/listing-tree.ts';

/**
 * By the primary listing, as the listings stand in their tree; those of one listing in the order of the source, those
 * without one last. Neighbours also share words, so that postings are short.
 */
export function sortByPrimaryListing(products: readonly EngineProduct[], tree: ListingTree): EngineProduct[] {
  const shelves = new Map<EngineProduct, number>();
  for (const product of products) {
    const [primary] = product.listingIds;
    const shelf = primary === undefined ? undefined : tree.numberOf(primary);
    shelves.set(product, shelf ?? Number.MAX_SAFE_INTEGER);
  }
  return products.toSorted((a, b) => shelves.get(a)! - shelves.get(b)!);
}
