// Which colour and size of a product are selected, and their price; pure.
import type { OptimisticCartRow } from '#contract/clients.ts';
import { sizeText } from '#contract/limits.ts';
import type { Currency } from '#contract/market.ts';
import { toMinor } from '#contract/money.ts';
import type { Product, ProductColor } from '#contract/product.ts';

type Size = ProductColor['sizes'][number];

/** The colour in the URL, else the first in stock, else the first. */
export function chosenColor(product: Product, color: string | undefined): ProductColor | undefined {
  return (
    product.variants.find((variant) => variant.colorVariantId === color) ??
    product.variants.find(hasStock) ??
    product.variants[0]
  );
}

/** What the size of an article is called, which sizes of other colours are called too; null without the article. */
export function sizeTitleOf({ variants }: Product, articleId: string | null): string | null {
  const sizes = variants.flatMap((variant) => variant.sizes);
  return sizes.find((size) => size.articleId === articleId)?.title ?? null;
}

/** The only size of a colour is selected without a choice; one of this title only while it is in stock: it may have been chosen in another colour. */
export function chosenSize(variant: ProductColor, title: string | null): Size | undefined {
  if (variant.sizes.length === 1) return variant.sizes[0];
  return variant.sizes.find((size) => size.title === title && size.stockBalance > 0);
}

/** The name of a size that is shown as text; '' for a product in one size only. */
export function sizeName(size: Size | undefined): string {
  return size === undefined ? '' : sizeText(size.shortTitle);
}

export function hasStock(variant: ProductColor): boolean {
  return variant.sizes.some((size) => size.stockBalance > 0);
}

/** Whether there is something to say of the sizes. */
export function hasSizeHelp({ isReuse, sizeGuide }: Product, { sizes }: ProductColor): boolean {
  return sizeGuide != null || (!isReuse && sizes.some(({ fewLeft }) => fewLeft));
}

/** In minor units: the price of the selected size, else of the cheapest in stock, of the cheapest where none is. */
export function priceOf({ sizes }: ProductColor, size: Size | undefined, currency: Currency) {
  const inStock = sizes.filter(({ stockBalance }) => stockBalance > 0);
  const offered = inStock.length > 0 ? inStock : sizes;
  const priced = size ?? offered.toSorted((a, b) => payable(a) - payable(b))[0];
  return {
    listMinor: toMinor(priced?.listValue ?? 0, currency),
    saleMinor: priced?.reducedValue == null ? null : toMinor(priced.reducedValue, currency),
  };
}

/** The cart row to show until the server has responded. */
export function rowDetailsOf(
  product: Product,
  variant: ProductColor,
  size: Size,
  href: string,
): OptimisticCartRow {
  const currency = product.currency as Currency;
  const { listMinor, saleMinor } = priceOf(variant, size, currency);
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
    currency,
    listMinor,
    reducedMinor: saleMinor,
    // The product page only knows whether there is stock, not how much.
    stockBalance: null,
  };
}

function payable(size: Size): number {
  return size.reducedValue ?? size.listValue;
}
