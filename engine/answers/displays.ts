// Products as answers show them: one display with its colours, or with its articles (DA-15, PR-02).
import type { Display, VariantDisplay } from '#contract/display.ts';
import { articlePrices, lowestPrices } from '#engine/answers/prices.ts';
import { hexOf } from '#engine/facets/definitions.ts';
import { ARTICLE_STATE, VARIANT_FLAG } from '#engine/snapshot/market-columns.ts';
import type { Pair } from '#engine/snapshot/pair.ts';
import { productDetailOf } from '#engine/snapshot/text-details.ts';

/** The variants sold here, in the catalogue's order. */
export function soldVariants(pair: Pair, product: number): number[] {
  const sold: number[] = [];
  const last = pair.t.productVariantStart[product + 1]!;
  for (let variant = pair.t.productVariantStart[product]!; variant < last; variant += 1)
    if ((pair.m.variantFlags[variant]! & VARIANT_FLAG.sold) !== 0) sold.push(variant);
  return sold;
}

/** The articles of a variant sold here, in the order of the catalogue. */
export function soldArticles(pair: Pair, variant: number): number[] {
  const sold: number[] = [];
  const last = pair.t.variantArticleStart[variant + 1]!;
  for (let article = pair.t.variantArticleStart[variant]!; article < last; article += 1)
    if (pair.m.articleState[article]! !== ARTICLE_STATE.notSold) sold.push(article);
  return sold;
}

export function isInStock(pair: Pair, article: number): boolean {
  return pair.m.articleState[article] === ARTICLE_STATE.inStock;
}

/** Names of the values a product has in a field, in the field's order. */
export function valuesOf(pair: Pair, product: number, field: string): string[] {
  const range = pair.meta.fields.find(({ name }) => name === field);
  if (range === undefined) return [];
  const names: string[] = [];
  const last = pair.t.productValueStart[product + 1]!;
  for (let at = pair.t.productValueStart[product]!; at < last; at += 1) {
    const value = pair.t.productValues[at]!;
    if (value >= range.first && value < range.end) names.push(pair.text(pair.t.valueId[value]!));
  }
  return names;
}

export function imageUrlsOf(pair: Pair, variant: number): string[] {
  const { variantImageStart, imageId } = pair.t;
  const refs = imageId.subarray(variantImageStart[variant], variantImageStart[variant + 1]);
  return Array.from(refs, (ref) => `/images/${pair.text(ref)}`);
}

export function categoryIdsOf(pair: Pair, product: number): string[] {
  const { productListingStart, productListings, listingId } = pair.t;
  const own = productListings.subarray(productListingStart[product], productListingStart[product + 1]);
  return Array.from(own, (listing) => pair.text(listingId[listing]!));
}

/** What all variants of a product say alike. */
function productFacts(pair: Pair, product: number) {
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

function variantDisplay(
  pair: Pair,
  { slug, ...facts }: ReturnType<typeof productFacts>,
  variant: number,
): VariantDisplay {
  const { t, m } = pair;
  const variantId = pair.text(t.variantId[variant]!);
  const { list, sale } = lowestPrices(pair, variant);
  const inStock = soldArticles(pair, variant).filter((each) => isInStock(pair, each));
  const name = pair.text(t.variantColorName[variant]!);
  const color = encodeURIComponent(variantId);
  const image = t.variantImageStart[variant]!;
  const hasImage = image < t.variantImageStart[variant + 1]!;
  return {
    ...facts,
    product_query_id: `${facts.product_id}?color=${color}`,
    color_variant_id: variantId,
    sub_heading_2: name,
    page_url: `/${pair.market.market}/p/${slug}?color=${color}`,
    original_price: list,
    sale_price: sale,
    in_stock: (m.variantFlags[variant]! & VARIANT_FLAG.inStock) !== 0,
    color_hex: hexOf(t.variantHex[variant]!),
    color_name: pair.text(t.valueName[t.variantColor[variant]!]!),
    specific_color_name: name,
    image_urls: imageUrlsOf(pair, variant),
    image_tint: hexOf(hasImage ? t.imageTint[image]! : t.variantHex[variant]!),
    display_sizes_in_quick_view: inStock.map((each) => sizeOf(pair, each)),
  };
}

export function sizeOf(pair: Pair, article: number): string {
  return pair.text(pair.t.valueName[pair.t.articleSize[article]!]!);
}

/** One entry a colour sold; `shown` is the variant to show first. */
export function colorDisplay(pair: Pair, product: number, shown: number): Display {
  const facts = productFacts(pair, product);
  const variants = soldVariants(pair, product);
  return {
    variant_index: Math.max(0, variants.indexOf(shown)),
    variant_displays: variants.map((variant) => variantDisplay(pair, facts, variant)),
  };
}

/** One entry an article sold (PR-02), those of `shown` first seen at `variant_index`. */
export function articleDisplay(pair: Pair, product: number, shown: number): Display {
  const facts = productFacts(pair, product);
  const { description } = productDetailOf(pair.t, product);
  const entries = soldVariants(pair, product).flatMap((variant) => {
    const ofColor = variantDisplay(pair, facts, variant);
    return soldArticles(pair, variant).map((article) => {
      const { list, sale } = articlePrices(pair, variant, article);
      const display: VariantDisplay = {
        ...ofColor,
        description,
        article_id: pair.text(pair.t.articleId[article]!),
        size: sizeOf(pair, article),
        original_price: list,
        sale_price: sale,
        in_stock: isInStock(pair, article),
      };
      return { variant, display };
    });
  });
  return {
    variant_index: Math.max(
      0,
      entries.findIndex(({ variant }) => variant === shown),
    ),
    variant_displays: entries.map(({ display }) => display),
  };
}
