// A listing's page: what the listing is, where it stands, and its products.
import type { ListingPage, Products, ProductsRequest } from '#contract/clients.ts';
import type { ContentBlock, Listing, ListingRef } from '#contract/listing.ts';
import { type PageMarket, pathInMarket } from '#contract/market.ts';
import { ok, type Result } from '#contract/result.ts';
import { CLEAR_FILTERS_MARKER } from '#contract/url-state/markers.ts';
import { encodeState, type Selection } from '#contract/url-state/state.ts';
import type { PageContext } from '#pages/context.ts';
import { withOverride } from '#pages/listing-override.ts';
import { linkOf } from '#pages/link.ts';
import { failIfMarkedFailed, fetchListingProducts, listingRequest, productsOf } from '#pages/products.ts';
import { fetchWithinBounds } from '#pages/within-bounds.ts';

/** Where the query string names another listing, that one's (LI-02). */
export function listingPage(
  context: PageContext,
  market: PageMarket,
  slug: string,
  request: ProductsRequest,
): Promise<Result<ListingPage>> {
  return withOverride(slug, request, (shown) => pageOf(context, market, shown, request));
}

async function pageOf(
  context: PageContext,
  market: PageMarket,
  slug: string,
  request: ProductsRequest,
): Promise<Result<ListingPage>> {
  const [listing, found] = await Promise.all([
    context.source.listing(listingRequest(market, slug)).then(failIfMarkedFailed),
    fetchWithinBounds(context, request, (selection, limit) =>
      fetchListingProducts(context, market, slug, selection, limit),
    ),
  ]);
  if (!listing.ok) return listing;
  if (!found.ok) return found;
  const { results, selection, corrected } = found.value;
  const products = { ...productsOf(context, market, results, selection), ...corrected };
  return ok({
    ...withoutProducts(listing.value, market, selection, request.key),
    products: withoutOwnCategory(products, listing.value.listing_id),
  });
}

/** All of a listing's products are in its own category and those above it: these are no filters of it, nor selected ones. */
export function withoutOwnCategory(products: Products, listingId: string): Products {
  let { filters, selectedFilters } = products;
  for (const definition of filters) {
    const { field, op, meta } = definition;
    if (meta.type !== 'checkbox-hierarchical') continue;
    const own = meta.values.find((path) => path.at(-1) === listingId);
    if (own === undefined) continue;
    const isOwn = (path: unknown) => Array.isArray(path) && path.every((one, at) => one === own[at]);
    const isOffered = (_: unknown, at: number) => !isOwn(meta.values[at]);
    const offered = {
      ...definition,
      meta: {
        ...meta,
        values: meta.values.filter(isOffered),
        names: meta.names.filter(isOffered),
        counts: meta.counts.filter(isOffered),
      },
    };
    filters = filters.flatMap((one) =>
      one !== definition ? [one] : offered.meta.values.length === 0 ? [] : [offered],
    );
    selectedFilters = selectedFilters.filter(
      (one) => one.field !== field || one.op !== op || !(Array.isArray(one.data) && one.data.some(isOwn)),
    );
  }
  return { ...products, filters, selectedFilters };
}

/** LI-04: steps up and down keep the selection; one sideways is marked where there are filters to be cleared. */
function withoutProducts(
  listing: Listing,
  market: PageMarket,
  { filters, sort }: Selection,
  key: string | undefined,
): Omit<ListingPage, 'products'> {
  const kept = encodeState('', { filters, sort }, key);
  const cleared = filters.length === 0 ? '' : `#${CLEAR_FILTERS_MARKER}`;
  const keepingLink = (ref: ListingRef) => ({ ...linkOf(ref), href: ref.page_url + kept });
  return {
    listingId: listing.listing_id,
    slug: listing.slug,
    title: listing.title,
    description: listing.description,
    breadcrumbs: listing.breadcrumbs.map(keepingLink),
    quickLinks: listing.quick_links.map((ref) => {
      const isCurrent = ref.listing_id === listing.listing_id;
      return { ...linkOf(ref), href: ref.page_url + (isCurrent ? kept : cleared), isCurrent };
    }),
    subcategories: listing.children.filter((ref) => ref.show_in_quicklinks).map(keepingLink),
    contentBlocks: listing.content_blocks.map((block) => blockInMarket(market, block)),
  };
}

/** Blocks are written once for all markets, with links that name none. */
function blockInMarket(market: PageMarket, { content, ...position }: ContentBlock): ContentBlock {
  const link = content.link ? { link: pathInMarket(market, content.link) } : {};
  return { ...position, content: { ...content, ...link } };
}
