// A listing's page: what the listing is, where it stands, and its products.
import type { ListingPage, ProductsRequest } from '#contract/clients.ts';
import type { ContentBlock, Listing } from '#contract/listing.ts';
import { type PageMarket, pathInMarket } from '#contract/market.ts';
import { ok, type Result } from '#contract/result.ts';
import type { PageContext } from '#pages/context.ts';
import { linkOf } from '#pages/link.ts';
import { fetchListingProducts, listingRequest, productsOf, selectionOf } from '#pages/products.ts';

export async function listingPage(
  context: PageContext,
  market: PageMarket,
  slug: string,
  request: ProductsRequest,
): Promise<Result<ListingPage>> {
  const selection = selectionOf(context, request);
  const [listing, products] = await Promise.all([
    context.source.listing(listingRequest(market, slug)),
    fetchListingProducts(context, market, slug, selection, request.limit),
  ]);
  if (!listing.ok) return listing;
  if (!products.ok) return products;
  return ok({
    ...withoutProducts(listing.value, market),
    products: productsOf(context, market, products.value, selection),
  });
}

function withoutProducts(listing: Listing, market: PageMarket): Omit<ListingPage, 'products'> {
  return {
    listingId: listing.listing_id,
    slug: listing.slug,
    title: listing.title,
    description: listing.description,
    breadcrumbs: listing.breadcrumbs.map(linkOf),
    quickLinks: listing.quick_links.map((ref) => ({
      ...linkOf(ref),
      isCurrent: ref.listing_id === listing.listing_id,
    })),
    contentBlocks: listing.content_blocks.map((block) => blockInMarket(market, block)),
  };
}

/** Blocks are written once for all markets, with links that name none. */
function blockInMarket(market: PageMarket, { content, ...position }: ContentBlock): ContentBlock {
  const link = content.link ? { link: pathInMarket(market, content.link) } : {};
  return { ...position, content: { ...content, ...link } };
}
