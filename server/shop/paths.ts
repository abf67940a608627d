// URL paths of pages and pictures in the shop API.
import type { Market } from '#contract/market.ts';

/** With `variantId` the page opens in that colour. */
export function productPath(market: Market, slug: string, variantId?: string): string {
  const color = variantId === undefined ? '' : `?color=${encodeURIComponent(variantId)}`;
  return `/${market.code}/p/${slug}${color}`;
}

export function listingPath(market: Market, slug: string): string {
  return `/${market.code}/c/${slug}`;
}

/** Without a width: whoever shows the picture adds `?width=`. */
export function imagePath(imageId: string): string {
  return `/images/${imageId}`;
}
