// The order in which products are numbered: by primary listing, so that a listing reads contiguous memory.
import type { EngineProduct } from '#engine/catalogue.ts';
import type { ListingTree } from '#engine/build/listing-tree.ts';

/**
 * By primary listing in tree order, then in source order; products without a listing last. Neighbours also share
 * words, which keeps posting deltas small.
 */
export function sortByPrimaryListing(products: readonly EngineProduct[], tree: ListingTree): EngineProduct[] {
  const listingNumbers = new Map<EngineProduct, number>();
  for (const product of products) {
    const [primary] = product.listingIds;
    const number = primary === undefined ? undefined : tree.numberOf(primary);
    listingNumbers.set(product, number ?? Number.MAX_SAFE_INTEGER);
  }
  return products.toSorted((a, b) => listingNumbers.get(a)! - listingNumbers.get(b)!);
}
