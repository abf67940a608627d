// Which colour and size of a product stand chosen, and what they cost: decisions only, no React.
import type { OptimisticCartRow } from '#contract/clients.ts';
import { ONE_SIZE } from '#contract/limits.ts';
import type { Currency } from '#contract/market.ts';
import { toMinor } from '#contract/money.ts';
import type { Product, ProductColor } from '#contract/product.ts';

type Size = ProductColor['sizes'][number];

/** The colour an address names, else the first that can be bought, else the first. */
export function chosenColor(product: Product, color: string | undefined): ProductColor | undefined {
  return (
    product.variants.find((variant) => variant.colorVariantId === color) ??
    product.variants.find(hasStock) ??
    product.variants[0]
  );
}

/** The size of that article; a colour with one size only has it chosen. */
export function chosenSize(variant: ProductColor, articleId: string | null): Size | undefined {
  if (variant.sizes.length === 1) return variant.sizes[0];
  return variant.sizes.find((size) => size.articleId === articleId);
}

/** What a size is called where it is no choice; '' for what comes in one size only. */
export function sizeName(size: Size | undefined): string {
  return size === undefined || size.title === ONE_SIZE ? '' : size.shortTitle;
}

export function hasStock(variant: ProductColor): boolean {
  return variant.sizes.some((size) => size.stockBalance > 0);
}

/** Minor units: of the chosen size, else of the cheapest. */
export function priceOf(variant: ProductColor, size: Size | undefined, currency: Currency) {
  const cheapest = variant.sizes.toSorted((a, b) => payable(a) - payable(b))[0];
  const priced = size ?? cheapest;
  return {
    listMinor: toMinor(priced?.listValue ?? 0, currency),
    saleMinor: priced?.reducedValue == null ? null : toMinor(priced.reducedValue, currency),
  };
}

/** What goes into the bag along with the article: shown until the server has answered. */
export function rowDetailsOf(
  product: Product,
  variant: ProductColor,
  size: Size,
  href: string,
): OptimisticCartRow {
  const { listMinor, saleMinor } = priceOf(variant, size, product.currency as Currency);
  const image = variant.images[0];
  return {
    productId: product.id,
    title: product.title,
    brand: product.brand,
    colorTitle: variant.specificColorName,
    size: sizeName(size),
    href,
    image: image?.url ?? null,
    tint: image?.tint ?? '',
    listMinor,
    reducedMinor: saleMinor,
    // The page only knows whether there is any; how much there is, is the server's word.
    stockBalance: null,
  };
}

function payable(size: Size): number {
  return size.reducedValue ?? size.listValue;
}
