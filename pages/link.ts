// A link to a listing.
import type { LinkItem } from '#contract/clients.ts';
import type { ListingRef } from '#contract/listing.ts';

export function linkOf(ref: ListingRef): LinkItem {
  return { listingId: ref.listing_id, title: ref.title, href: ref.page_url };
}
