// Which pages the shop has and in which markets, for those who look for all of them.
import { setImmediate as breath } from 'node:timers/promises';
import { MARKETS } from '#contract/market.ts';
import { HOME_ID } from '#server/shop/editorial.ts';
import type { SiteContent } from '#server/shop/site-content.ts';
import type { EngineLookup } from '#server/shop/shop.ts';
import { pagePath } from '#server/store/engine-sources.ts';

export interface SitePage {
  /** Without a market: `/c/jackets`; empty for home. */
  readonly path: string;
  /** A bit for each market that has the page, in the order of MARKETS. */
  readonly markets: number;
}

export function isInMarket(page: SitePage, marketAt: number): boolean {
  return (page.markets & (1 << marketAt)) !== 0;
}

/** Home first, then listings, editorial pages and products. A market that sells nothing has no page worth finding. */
export async function sitePages(content: SiteContent, engineOf: EngineLookup): Promise<SitePage[]> {
  const products = new Map<string, number>();
  let selling = 0;
  for (const [at, market] of MARKETS.entries()) {
    const slugs = engineOf(market.code)?.engine.productSlugs() ?? [];
    for (const slug of slugs) products.set(slug, (products.get(slug) ?? 0) | (1 << at));
    if (slugs.length > 0) selling |= 1 << at;
    // A large catalogue takes its time: shoppers are answered between two markets.
    await breath();
  }
  const paths = [
    '',
    ...content.listings.map(({ slug }) => `/c/${slug}`),
    ...content.pages.flatMap(({ pageId, slug }) => (pageId === HOME_ID ? [] : [pagePath(slug)])),
  ];
  return [
    ...paths.map((path) => ({ path, markets: selling })),
    ...Array.from(products, ([slug, markets]) => ({ path: `/p/${slug}`, markets })),
  ];
}
