// The listings that a market offers: those with something sold there, and those above them.
import type { Engine } from '#engine/engine.ts';
import type { StoredListing } from '#store/catalogue-entries.ts';

/** In their order. Without an engine, all: nobody knows yet what is sold. */
export function soldListings(
  listings: readonly StoredListing[],
  engine: Pick<Engine, 'isListingSold'> | undefined,
): readonly StoredListing[] {
  if (engine === undefined) return listings;
  const byId = new Map(listings.map((listing) => [listing.listingId, listing]));
  const offered = new Set<string>();
  for (const { listingId } of listings) {
    if (!engine.isListingSold(listingId)) continue;
    for (
      let id: string | null = listingId;
      id !== null && !offered.has(id);
      id = byId.get(id)?.parentId ?? null
    )
      offered.add(id);
  }
  return listings.filter(({ listingId }) => offered.has(listingId));
}
