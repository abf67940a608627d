// Product hits as searches and listings carry them: one entry per colour (DA-15).
import { cardPictureAt } from '#contract/card-picture.ts';
import type { ProductHit, VariantHit } from '#contract/product-hit.ts';
import { lowestPrices } from '#engine/results/prices.ts';
import { ARTICLE_STATE, VARIANT_FLAG } from '#engine/snapshot/market-columns.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';

/** About a megabyte; then all are made anew. */
const MAX_KEPT_PRODUCTS = 256;

/** The variants sold in the market, in catalogue order. */
export function soldVariants(pair: SnapshotPair, product: number): number[] {
  const sold: number[] = [];
  const last = pair.t.productVariantStart[product + 1]!;
  for (let variant = pair.t.productVariantStart[product]!; variant < last; variant += 1)
    if ((pair.m.variantFlags[variant]! & VARIANT_FLAG.sold) !== 0) sold.push(variant);
  return sold;
}

/** The articles of a variant that are sold in the market, in catalogue order. */
export function soldArticles(pair: SnapshotPair, variant: number): number[] {
  const sold: number[] = [];
  const last = pair.t.variantArticleStart[variant + 1]!;
  for (let article = pair.t.variantArticleStart[variant]!; article < last; article += 1)
    if (pair.m.articleState[article]! !== ARTICLE_STATE.notSold) sold.push(article);
  return sold;
}

export function isInStock(pair: SnapshotPair, article: number): boolean {
  return pair.m.articleState[article]! >= ARTICLE_STATE.inStock;
}

/** Ids of a product's values in a field, in the field's order. */
export function valuesOf(pair: SnapshotPair, product: number, field: string): string[] {
  const range = pair.meta.fields.find(({ name }) => name === field);
  if (range === undefined) return [];
  const names: string[] = [];
  const last = pair.t.productValueStart[product + 1]!;
  for (let at = pair.t.productValueStart[product]!; at < last; at += 1) {
    const value = pair.t.productValues[at]!;
    if (value >= range.first && value < range.end) names.push(pair.valueId(value));
  }
  return names;
}

export function categoryIdsOf(pair: SnapshotPair, product: number): string[] {
  const { productListingStart, productListings, listingId } = pair.t;
  const own = productListings.subarray(productListingStart[product], productListingStart[product + 1]);
  return Array.from(own, (listing) => pair.text(listingId[listing]!));
}

/** The fields that all variants of a product share, and its slug. */
export function sharedProductFields(pair: SnapshotPair, product: number) {
  const { t } = pair;
  const productId = pair.text(t.productId[product]!);
  return {
    product_id: productId,
    external_id: productId,
    title: pair.text(t.productTitle[product]!),
    brand: pair.text(t.productBrand[product]!),
    sub_heading_1: pair.text(t.productSubtitle[product]!),
    slug: pair.text(t.productSlug[product]!),
    category_ids: categoryIdsOf(pair, product),
    sustainability_icons: valuesOf(pair, product, 'sustainability'),
    labels: valuesOf(pair, product, 'label').map((title) => ({ title })),
  };
}

export function variantHit(
  pair: SnapshotPair,
  { slug, ...shared }: ReturnType<typeof sharedProductFields>,
  product: number,
  variant: number,
): VariantHit {
  const { t, m } = pair;
  const { variantId, colorName, hex, images } = pair.variantRow(product, variant);
  const { list, sale } = lowestPrices(pair, variant);
  const color = encodeURIComponent(variantId);
  return {
    ...shared,
    product_query_id: `${shared.product_id}?color=${color}`,
    color_variant_id: variantId,
    sub_heading_2: colorName,
    page_url: `/${pair.market.market}/p/${slug}?color=${color}`,
    original_price: list,
    sale_price: sale,
    in_stock: (m.variantFlags[variant]! & VARIANT_FLAG.inStock) !== 0,
    color_hex: hex,
    color_name: pair.valueName(t.variantColor[variant]!),
    specific_color_name: colorName,
    image_urls: images.map(({ imageId }) => imageUrl(imageId)),
    ...(cardPictureAt(images) === 1 ? { card_image: 1 } : {}),
    image_tint: images[0]?.tint ?? hex,
    display_sizes_in_quick_view: sizesInStock(pair, variant),
  };
}

export function imageUrl(imageId: string): string {
  return `/images/${imageId}`;
}

function sizesInStock(pair: SnapshotPair, variant: number): string[] {
  const sizes: string[] = [];
  const last = pair.t.variantArticleStart[variant + 1]!;
  for (let article = pair.t.variantArticleStart[variant]!; article < last; article += 1)
    if (isInStock(pair, article)) sizes.push(sizeOf(pair, variant, article));
  return sizes;
}

/** Size name of an article of `variant`. */
export function sizeOf(pair: SnapshotPair, variant: number, article: number): string {
  const { sizeListStart, sizeListValues, variantSizes, variantArticleStart } = pair.t;
  const at = sizeListStart[variantSizes[variant]!]! + article - variantArticleStart[variant]!;
  return pair.valueName(sizeListValues[at]!);
}

/** Id of an article of `variant`. */
export function articleIdOf(pair: SnapshotPair, product: number, variant: number, article: number): string {
  const { articleIds } = pair.variantRow(product, variant);
  return articleIds[article - pair.t.variantArticleStart[variant]!] ?? '';
}

/** Of one snapshot pair, for searches and listings: what it has composed it keeps, as pages show the same products again. */
export class ColorHits {
  readonly #pair: SnapshotPair;
  readonly #composed = new Map<number, Composed>();

  constructor(pair: SnapshotPair) {
    this.#pair = pair;
  }

  /** One entry per sold variant; `variant_index` is that of `selectedVariant`. The entries are shared: none may be changed. */
  of(product: number, selectedVariant: number): ProductHit {
    const { variants, displays } = this.#composedOf(product);
    return { variant_index: Math.max(0, variants.indexOf(selectedVariant)), variant_displays: displays };
  }

  #composedOf(product: number): Composed {
    const known = this.#composed.get(product);
    if (known !== undefined) return known;
    if (this.#composed.size >= MAX_KEPT_PRODUCTS) this.#composed.clear();
    const shared = sharedProductFields(this.#pair, product);
    const variants = soldVariants(this.#pair, product);
    const displays = variants.map((variant) => variantHit(this.#pair, shared, product, variant));
    const composed = { variants, displays };
    this.#composed.set(product, composed);
    return composed;
  }
}

interface Composed {
  readonly variants: readonly number[];
  readonly displays: VariantHit[];
}
