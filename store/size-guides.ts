// Finds the size guide of a product: that of its category or of the nearest above it, with a row for one of its sizes.
import type { CatalogueSizeGuide } from '#catalogue/catalogue.ts';
import type { StoredListing } from '#store/catalogue-entries.ts';
import type { StoredProduct } from '#store/documents.ts';

/** Attribute whose value says how a product fits. */
const FIT = 'fit';

interface FoundGuide {
  /** Its position in the list. */
  readonly at: number;
  readonly fit: CatalogueSizeGuide['fits'][number] | undefined;
}

/** The returned function gives undefined for a product without a guide. */
export function sizeGuideFinder(
  guides: readonly CatalogueSizeGuide[],
  listings: readonly StoredListing[],
): (product: StoredProduct) => FoundGuide | undefined {
  const parentOf = new Map(listings.map(({ listingId, parentId }) => [listingId, parentId]));
  const guidesOf = Map.groupBy(
    guides.flatMap(({ listingIds, rows }, at) =>
      listingIds.map((listingId) => ({ listingId, at, sizes: new Set(rows.map(({ size }) => size)) })),
    ),
    ({ listingId }) => listingId,
  );
  return ({ listingIds, variants, attributes }) => {
    const sizes = variants.flatMap(({ articles }) => articles.map(({ size }) => size));
    for (const own of listingIds) {
      for (let id: string | null | undefined = own; id != null; id = parentOf.get(id)) {
        const found = guidesOf.get(id)?.find((guide) => sizes.some((size) => guide.sizes.has(size)));
        if (found === undefined) continue;
        const fits = attributes.find(({ key }) => key === FIT)?.values ?? [];
        const fit = guides[found.at]?.fits.find(({ valueId }) =>
          fits.some(({ id: value }) => value === valueId),
        );
        return { at: found.at, fit };
      }
    }
    return undefined;
  };
}
