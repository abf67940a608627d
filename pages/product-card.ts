// A product hit as the card that a grid shows: prices in minor units, one variant per colour.
import { cardPictures } from '#contract/card-picture.ts';
import type { CardVariant, ProductCard } from '#contract/clients.ts';
import { NEW_LABEL, REUSE_LABEL, sizeText } from '#contract/limits.ts';
import type { PageMarket } from '#contract/market.ts';
import { toMinor } from '#contract/money.ts';
import type { ProductHit, VariantHit } from '#contract/product-hit.ts';
import type { PageContext } from '#pages/context.ts';

type CardContext = Pick<PageContext, 'cardPictures'>;

/** Hits without variants are left out. */
export function productCards(
  context: CardContext,
  market: PageMarket,
  hits: readonly ProductHit[],
): ProductCard[] {
  return hits.flatMap((hit) => productCard(context, market, hit) ?? []);
}

/**
 * Undefined for a hit without variants. Recommendations that a device stored before an update of the shop may hold one
 * variant per article: a card shows one per colour, in stock when any of its articles is.
 */
function productCard(context: CardContext, market: PageMarket, hit: ProductHit): ProductCard | undefined {
  const hasFirstPictureOnly = context.cardPictures === 'first';
  const colours = new Map<string, VariantHit>();
  for (const variant of hit.variant_displays) {
    const known = colours.get(variant.color_variant_id);
    if (known === undefined || (variant.in_stock && !known.in_stock))
      colours.set(variant.color_variant_id, variant);
  }
  const variants = [...colours.values()];
  const shown = hit.variant_displays[hit.variant_index] ?? hit.variant_displays[0];
  if (shown === undefined) return undefined;
  // In this order a page's HTML says them, so that its data can refer to them in few bytes (src/app/data).
  return {
    productId: shown.product_id,
    resultId: hit.search_result_id ?? hit.product_listing_result_id ?? hit.recommendation_id ?? '',
    brand: shown.brand,
    subtitle: shown.sub_heading_1,
    currency: market.currency,
    variantIndex: [...colours.keys()].indexOf(shown.color_variant_id),
    isReuse: shown.labels.some(({ title }) => title === REUSE_LABEL),
    isNew: shown.labels.some(({ title }) => title === NEW_LABEL),
    highlights: hit.highlights ?? [],
    variants: variants.map((variant) => {
      const isShown = variant.color_variant_id === shown.color_variant_id;
      return cardVariantOf(variant, market, hasFirstPictureOnly ? Number(isShown) : undefined);
    }),
    ...(hasFirstPictureOnly ? { hasFirstPictureOnly } : {}),
  };
}

function cardVariantOf(variant: VariantHit, market: PageMarket, maxPictures?: number): CardVariant {
  const listMinor = toMinor(variant.original_price, market.currency);
  const saleMinor = toMinor(variant.sale_price, market.currency);
  return {
    variantId: variant.color_variant_id,
    href: variant.page_url,
    title: variant.title,
    colorName: variant.specific_color_name || variant.color_name,
    colorHex: variant.color_hex,
    tint: variant.image_tint,
    images: cardPictures(variant.image_urls, variant.card_image ?? 0).slice(0, maxPictures),
    listMinor,
    saleMinor: saleMinor < listMinor ? saleMinor : null,
    inStock: variant.in_stock,
    sizes: variant.display_sizes_in_quick_view.filter((size) => sizeText(size) !== '').join(' · '),
  };
}
