// Listings as answers: found by id, placed in their tree, and the variants they hold.
import { shopError } from '#contract/errors.ts';
import type { ListingIdType } from '#contract/discovery-source.ts';
import type { Listing, ListingRef } from '#contract/listing.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { type Candidates, NO_TIER } from '#engine/query/candidates.ts';
import { NONE } from '#engine/snapshot/checks.ts';
import { VARIANT_FLAG } from '#engine/snapshot/market-columns.ts';
import type { Pair } from '#engine/snapshot/pair.ts';
import { listingDetailOf } from '#engine/snapshot/text-details.ts';
import { LISTING_FLAG, LISTING_TYPES } from '#engine/snapshot/text-table.ts';

/** By listing id, or by external id and then slug. */
export function findListing(pair: Pair, id: string, idType: ListingIdType): Result<number> {
  const { t } = pair;
  const columns = idType === 'listingId' ? [t.listingId] : [t.listingExternalId, t.listingSlug];
  for (const column of columns) {
    const at = column.findIndex((ref) => pair.text(ref) === id);
    if (at >= 0) return ok(at);
  }
  return fail(shopError('unknown_listing', { field: 'id', detail: `no listing ${id}` }));
}

export function listingRef(pair: Pair, listing: number): ListingRef {
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
export function ancestorsOf(pair: Pair, listing: number): number[] {
  const line: number[] = [];
  for (let at = pair.t.listingParent[listing]!; at !== NONE; at = pair.t.listingParent[at]!) line.unshift(at);
  return line;
}

function withParent(pair: Pair, parent: number): number[] {
  const found: number[] = [];
  for (const [listing, own] of pair.t.listingParent.entries()) if (own === parent) found.push(listing);
  return found;
}

export function listingAnswer(pair: Pair, listing: number): Omit<Listing, 'product_listing_request_id'> {
  const refs = (numbers: readonly number[]) => numbers.map((number) => listingRef(pair, number));
  const { description, contentBlocks } = listingDetailOf(pair.t, listing);
  const ancestors = refs(ancestorsOf(pair, listing));
  const children = refs(withParent(pair, listing));
  const siblings = refs(withParent(pair, pair.t.listingParent[listing]!));
  const links = children.length > 0 ? children : siblings;
  return {
    ...listingRef(pair, listing),
    description,
    ancestors,
    children,
    siblings,
    breadcrumbs: ancestors.filter((ref) => ref.show_in_breadcrumbs),
    quick_links: links.filter((ref) => ref.show_in_quicklinks),
    content_blocks: [...contentBlocks],
  };
}

/** What a listing holds: the products of its rule, or those in it or anything below it. */
export function listingCandidates(pair: Pair, listing: number): Candidates {
  const { t } = pair;
  const flags = t.listingFlags[listing]!;
  const products = pair.workspace.u32('candidates', pair.products);
  let count = 0;
  if ((flags & LISTING_FLAG.rule) !== 0) {
    const last = t.listingRuleStart[listing + 1]!;
    for (let at = t.listingRuleStart[listing]!; at < last; at += 1) {
      const product = t.listingRuleProducts[at]!;
      if (hasFlag(pair, product, VARIANT_FLAG.sold)) products[count++] = product;
    }
  } else {
    const end = t.listingEnd[listing]!;
    for (let product = 0; product < pair.products; product += 1) {
      const last = t.productListingStart[product + 1]!;
      for (let at = t.productListingStart[product]!; at < last; at += 1) {
        const own = t.productListings[at]!;
        if (own < listing || own >= end) continue;
        if (hasFlag(pair, product, VARIANT_FLAG.sold)) products[count++] = product;
        break;
      }
    }
  }
  if ((flags & LISTING_FLAG.onSale) === 0) return { products, count, tiers: null };
  return onSaleOf(pair, { products, count, tiers: null });
}

function hasFlag(pair: Pair, product: number, flag: number): boolean {
  return (pair.m.productFlags[product]! & flag) !== 0;
}

/** Only their variants on sale. */
function onSaleOf(pair: Pair, all: Candidates): Candidates {
  const { t, m } = pair;
  const { products } = all;
  const tiers = pair.workspace.u32('tiers', pair.variants);
  let count = 0;
  for (let at = 0; at < all.count; at += 1) {
    const product = products[at]!;
    if (!hasFlag(pair, product, VARIANT_FLAG.onSale)) continue;
    products[count++] = product;
    const last = t.productVariantStart[product + 1]!;
    for (let variant = t.productVariantStart[product]!; variant < last; variant += 1)
      tiers[variant] = (m.variantFlags[variant]! & VARIANT_FLAG.onSale) === 0 ? NO_TIER : 0;
  }
  return { products, count, tiers };
}

/** Every product sold here. */
export function soldCandidates(pair: Pair): Candidates {
  const products = pair.workspace.u32('candidates', pair.products);
  let count = 0;
  for (let product = 0; product < pair.products; product += 1)
    if (hasFlag(pair, product, VARIANT_FLAG.sold)) products[count++] = product;
  return { products, count, tiers: null };
}
