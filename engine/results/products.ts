// The product page result, and prices by product (PR-01 to PR-05).
import { shopError } from '#contract/errors.ts';
import { REUSE_LABEL } from '#contract/limits.ts';
import type { PriceItem, Product, ProductColor } from '#contract/product.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import {
  articleIdOf,
  categoryIdsOf,
  imageUrl,
  isInStock,
  sizeOf,
  soldArticles,
  soldVariants,
  valuesOf,
} from '#engine/results/product-hits.ts';
import { articlePrices, lowestPrices } from '#engine/results/prices.ts';
import { ancestorsOf, listingRef } from '#engine/results/listings.ts';
import { ARTICLE_STATE, PRODUCT_FLAG } from '#engine/snapshot/market-columns.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import { textAt } from '#engine/snapshot/strings.ts';
import { productDetailOf, sizeGuideOf } from '#engine/snapshot/text-details.ts';

/** `unknown_product` also for a product that is not sold in the market. */
export function productResult(pair: SnapshotPair, idOrSlug: string): Result<Product> {
  const product = pair.findProduct(idOrSlug);
  const variants = product < 0 ? [] : soldVariants(pair, product);
  if (variants.length === 0)
    return fail(shopError('unknown_product', { field: 'id', detail: `no product ${idOrSlug}` }));
  const { t } = pair;
  const detail = productDetailOf(pair.t, product);
  const { description, gender, attributes } = detail;
  const labels = valuesOf(pair, product, 'label');
  const colors = variants.map((variant) => colorOf(pair, product, variant));
  return ok({
    id: pair.text(t.productId[product]!),
    slug: pair.text(t.productSlug[product]!),
    brand: pair.text(t.productBrand[product]!),
    title: pair.text(t.productTitle[product]!),
    subtitle: pair.text(t.productSubtitle[product]!),
    description,
    gender,
    categoryIds: categoryIdsOf(pair, product),
    breadcrumbs: breadcrumbsOf(pair, product),
    attributes: attributes.map(({ title, values }) => ({ title, values: [...values] })),
    sustainabilityIcons: valuesOf(pair, product, 'sustainability'),
    labels: labels.map((title) => ({ title })),
    isReuse: labels.includes(REUSE_LABEL),
    sizeGuide: sizeGuideOf(t, detail),
    currency: pair.market.currency,
    price: { sortingPrice: lowestSortingPrice(colors) },
    variants: colors,
  });
}

function colorOf(pair: SnapshotPair, product: number, variant: number): ProductColor {
  const { variantId, colorName, hex, images } = pair.variantRow(product, variant);
  return {
    colorVariantId: variantId,
    colorName: pair.valueName(pair.t.variantColor[variant]!),
    specificColorName: colorName,
    colorHex: hex,
    images: images.map(({ imageId, kind, tint }) => ({ url: imageUrl(imageId), kind, tint })),
    sizes: soldArticles(pair, variant).map((article) => {
      const { list, sale, isOnSale } = articlePrices(pair, variant, article);
      const size = sizeOf(pair, variant, article);
      return {
        articleId: articleIdOf(pair, product, variant, article),
        title: size,
        shortTitle: size,
        listValue: list,
        reducedValue: isOnSale ? sale : null,
        sortingPrice: sale,
        stockBalance: isInStock(pair, article) ? 1 : 0,
        fewLeft: pair.m.articleState[article] === ARTICLE_STATE.fewLeft,
      };
    }),
  };
}

/** Of the sizes in stock in any colour; of all where none is. */
function lowestSortingPrice(colors: readonly ProductColor[]): number {
  const sizes = colors.flatMap((color) => color.sizes);
  const inStock = sizes.filter(({ stockBalance }) => stockBalance > 0);
  return Math.min(...(inStock.length > 0 ? inStock : sizes).map(({ sortingPrice }) => sortingPrice));
}

/** The primary listing and its ancestors, root first, without those hidden from breadcrumbs. */
function breadcrumbsOf(pair: SnapshotPair, product: number): Product['breadcrumbs'] {
  const start = pair.t.productListingStart[product]!;
  if (start === pair.t.productListingStart[product + 1]) return [];
  const primary = pair.t.productListings[start]!;
  return [...ancestorsOf(pair, primary), primary]
    .map((listing) => listingRef(pair, listing))
    .filter((ref) => ref.show_in_breadcrumbs)
    .map((ref) => ({ title: ref.title, pageUrl: ref.page_url, listingId: ref.listing_id }));
}

/** Unknown products and those not sold in the market are left out. */
export function priceItems(pair: SnapshotPair, productIds: readonly string[]): PriceItem[] {
  return productIds.flatMap((id) => {
    const product = pair.findProduct(id);
    if (product < 0) return [];
    const variants = soldVariants(pair, product).map((variant) => {
      const { list, sale, isOnSale } = lowestPrices(pair, variant);
      const price = { listValue: list, reducedValue: isOnSale ? sale : null };
      return { articleModelColorId: pair.variantRow(product, variant).variantId, price };
    });
    return variants.length === 0 ? [] : [{ id: pair.text(pair.t.productId[product]!), variants }];
  });
}

/** Reads one byte a product. */
export function soldProductCount({ m }: SnapshotPair): number {
  let count = 0;
  for (const flags of m.productFlags) if ((flags & PRODUCT_FLAG.sold) !== 0) count += 1;
  return count;
}

/** Bypasses the text cache, which so many texts at once would evict. */
export function soldSlugs(pair: SnapshotPair): string[] {
  const slugs: string[] = [];
  for (const [product, slug] of pair.t.productSlug.entries())
    if (soldVariants(pair, product).length > 0) slugs.push(textAt(pair.t.strings, pair.t.stringStart, slug));
  return slugs;
}
