// Listings as results: looked up by id, with their ancestors, children and siblings.
import { shopError } from '#contract/errors.ts';
import type { ListingIdType } from '#contract/discovery-source.ts';
import type { Listing, ListingRef } from '#contract/listing.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { NONE } from '#engine/snapshot/bounds-checker.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import { listingDetailOf } from '#engine/snapshot/text-details.ts';
import { LISTING_FLAG, LISTING_TYPES } from '#engine/snapshot/text-table.ts';

/** By listing id, or by external id and then slug. */
export function findListing(pair: SnapshotPair, id: string, idType: ListingIdType): Result<number> {
  const listing = pair.findListing(id, idType);
  return listing >= 0
    ? ok(listing)
    : fail(shopError('unknown_listing', { field: 'id', detail: `no listing ${id}` }));
}

export function listingRef(pair: SnapshotPair, listing: number): ListingRef {
  const { t } = pair;
  const slug = pair.text(t.listingSlug[listing]!);
  const flags = t.listingFlags[listing]!;
  return {
    listing_id: pair.text(t.listingId[listing]!),
    external_id: pair.text(t.listingExternalId[listing]!),
    listing_type: LISTING_TYPES[t.listingType[listing]!] ?? 'category',
    title: pair.text(t.listingTitle[listing]!),
    slug,
    page_url: `/${pair.market.market}/c/${slug}`,
    show_in_breadcrumbs: (flags & LISTING_FLAG.breadcrumbs) !== 0,
    show_in_quicklinks: (flags & LISTING_FLAG.quicklinks) !== 0,
    image_urls: listingDetailOf(pair.t, listing).imageIds.map((id) => `/images/${id}`),
  };
}

/** Root first. */
export function ancestorsOf(pair: SnapshotPair, listing: number): number[] {
  const ancestors: number[] = [];
  for (let at = pair.t.listingParent[listing]!; at !== NONE; at = pair.t.listingParent[at]!)
    ancestors.unshift(at);
  return ancestors;
}

function childrenOf(pair: SnapshotPair, parent: number): number[] {
  const children: number[] = [];
  for (const [listing, parentOf] of pair.t.listingParent.entries())
    if (parentOf === parent) children.push(listing);
  return children;
}

export function listingResult(
  pair: SnapshotPair,
  listing: number,
): Omit<Listing, 'product_listing_request_id'> {
  const refs = (numbers: readonly number[]) => numbers.map((number) => listingRef(pair, number));
  const { description, contentBlocks } = listingDetailOf(pair.t, listing);
  const ancestors = refs(ancestorsOf(pair, listing));
  const children = refs(childrenOf(pair, listing));
  const siblings = refs(childrenOf(pair, pair.t.listingParent[listing]!));
  return {
    ...listingRef(pair, listing),
    description,
    ancestors,
    children,
    siblings,
    breadcrumbs: ancestors.filter((ref) => ref.show_in_breadcrumbs),
    quick_links: siblings.filter((ref) => ref.show_in_quicklinks),
    content_blocks: [...contentBlocks],
  };
}
