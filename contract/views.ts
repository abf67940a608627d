// Wire answers as the models that screens read (contract/clients.ts): prices in minor units, names of our own.
import type { Cart, OrderRow } from '#contract/cart.ts';
import type {
  CardVariant,
  CartRowView,
  CartView,
  LinkItem,
  ListingPage,
  ProductCard,
} from '#contract/clients.ts';
import type { ProductHit, VariantHit } from '#contract/product-hit.ts';
import { REUSE_LABEL } from '#contract/limits.ts';
import type { ContentBlock, Listing, ListingRef } from '#contract/listing.ts';
import { CURRENCIES, type Currency, type PageMarket, pathInMarket } from '#contract/market.ts';
import { toMinor } from '#contract/money.ts';

/**
 * A display as a card; undefined for one without variants. Recommendations hold a variant an article (PR-02): a card
 * shows one a colour, in stock when any of its articles is.
 */
export function cardOf(hit: ProductHit, market: PageMarket): ProductCard | undefined {
  const colours = new Map<string, VariantHit>();
  for (const variant of hit.variant_displays) {
    const known = colours.get(variant.color_variant_id);
    if (known === undefined || (variant.in_stock && !known.in_stock))
      colours.set(variant.color_variant_id, variant);
  }
  const variants = [...colours.values()];
  const shown = hit.variant_displays[hit.variant_index] ?? hit.variant_displays[0];
  if (shown === undefined) return undefined;
  return {
    productId: shown.product_id,
    brand: shown.brand,
    subtitle: shown.sub_heading_1,
    currency: market.currency,
    variantIndex: [...colours.keys()].indexOf(shown.color_variant_id),
    variants: variants.map((variant) => cardVariantOf(variant, market)),
    isReuse: shown.labels.some(({ title }) => title === REUSE_LABEL),
    labels: shown.labels.map(({ title }) => title),
    sustainability: shown.sustainability_icons,
    resultId: hit.search_result_id ?? hit.product_listing_result_id ?? hit.recommendation_id ?? '',
    highlights: hit.highlights ?? [],
  };
}

export function cardsOf(hits: readonly ProductHit[], market: PageMarket): ProductCard[] {
  return hits.flatMap((display) => cardOf(display, market) ?? []);
}

function cardVariantOf(variant: VariantHit, market: PageMarket): CardVariant {
  const listMinor = toMinor(variant.original_price, market.currency);
  const saleMinor = toMinor(variant.sale_price, market.currency);
  return {
    variantId: variant.color_variant_id,
    href: variant.page_url,
    title: variant.title,
    colorName: variant.specific_color_name || variant.color_name,
    colorHex: variant.color_hex,
    images: variant.image_urls,
    tint: variant.image_tint,
    listMinor,
    saleMinor: saleMinor < listMinor ? saleMinor : null,
    inStock: variant.in_stock,
  };
}

export function linkOf(ref: ListingRef): LinkItem {
  return { listingId: ref.listing_id, title: ref.title, href: ref.page_url };
}

/** A listing's page without its products; the links of its blocks, written once for all markets, get this one. */
export function listingPageOf(listing: Listing, market: PageMarket): Omit<ListingPage, 'products'> {
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
    contentBlocks: listing.content_blocks.map((block) => blockForMarket(market, block)),
  };
}

/** Blocks are written once for all markets, with links that name none. */
function blockForMarket(market: PageMarket, { content, ...place }: ContentBlock): ContentBlock {
  const link = content.link ? { link: pathInMarket(market, content.link) } : {};
  return { ...place, content: { ...content, ...link } };
}

/** An empty cart, for a shopper who has none yet. */
export function emptyCartView(market: PageMarket): CartView {
  return {
    cartId: null,
    currency: market.currency,
    rows: [],
    count: 0,
    goodsMinor: 0,
    shippingMinor: 0,
    vatMinor: 0,
    totalMinor: 0,
    pendingCount: 0,
    notices: [],
    refused: [],
  };
}

/** The server's cart with nothing waiting. The cart's own currency holds: it may still be of another market. */
export function cartViewOf(cart: Cart, market: PageMarket): CartView {
  const currency = CURRENCIES.find((known) => known === cart.currency) ?? market.currency;
  const rows = cart.orderRows.map((row) => cartRowOf(row, currency));
  return {
    ...emptyCartView(market),
    ...cartTotals(rows),
    currency,
    cartId: cart.cartId,
    rows,
    shippingMinor: toMinor(cart.shippingFeeValue, currency),
    vatMinor: toMinor(cart.totalVatValue, currency),
    totalMinor: toMinor(cart.grandTotalValue, currency),
    notices: cart.notices,
  };
}

/** What can be summed without the server: pieces, and goods at the price the shopper sees. */
export function cartTotals(rows: readonly CartRowView[]): Pick<CartView, 'count' | 'goodsMinor'> {
  let count = 0;
  let goodsMinor = 0;
  for (const row of rows) {
    count += row.quantity;
    goodsMinor += row.quantity * (row.reducedMinor ?? row.listMinor);
  }
  return { count, goodsMinor };
}

function cartRowOf(row: OrderRow, currency: Currency): CartRowView {
  const { product, rowPrice } = row;
  return {
    rowId: row.orderRowId,
    articleId: product.size.articleId,
    productId: product.id,
    title: product.title,
    brand: product.brand,
    colorTitle: product.colorTitle,
    size: product.size.shortTitle,
    href: product.pageUrl,
    image: product.imageUrl,
    tint: product.imageTint,
    quantity: row.quantity,
    listMinor: toMinor(rowPrice.listValue, currency),
    reducedMinor: rowPrice.reducedValue === null ? null : toMinor(rowPrice.reducedValue, currency),
    stockBalance: row.stockBalance,
    isPending: false,
  };
}
