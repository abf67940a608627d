// Lists all pages of the shop with the markets that have them, for sitemaps.
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Market } from '#contract/market.ts';
import { HOME_ID } from '#server/shop/editorial.ts';
import { addMarket, createMarketSet, type MarketSet } from '#server/shop/market-set.ts';
import type { SiteContent } from '#server/shop/site-content.ts';
import type { EngineLookup } from '#server/shop/shop.ts';
import { soldListings } from '#server/shop/sold-listings.ts';
import { pagePath } from '#store/engine-sources.ts';

export interface SitePage {
  /** Without a market: `/c/jackets`; empty for home. */
  readonly path: string;
  /** The markets that have the page, by their place in the list of markets. */
  readonly markets: MarketSet;
}

/** Home first, then listings with something sold, editorial pages and products. A market that sells nothing has none. */
export async function sitePages(
  markets: readonly Market[],
  content: SiteContent,
  engineOf: EngineLookup,
): Promise<SitePage[]> {
  const products = new Map<string, MarketSet>();
  const listings = new Map(content.listings.map(({ slug }) => [slug, createMarketSet(markets.length)]));
  const selling = createMarketSet(markets.length);
  for (const [index, market] of markets.entries()) {
    const engine = engineOf(market.code)?.engine;
    const slugs = engine?.productSlugs() ?? [];
    for (const { slug } of slugs.length === 0 ? [] : soldListings(content.listings, engine))
      addMarket(listings.get(slug)!, index);
    for (const slug of slugs) {
      let set = products.get(slug);
      if (set === undefined) products.set(slug, (set = createMarketSet(markets.length)));
      addMarket(set, index);
    }
    if (slugs.length > 0) addMarket(selling, index);
    // Lets the event loop handle requests: a large catalogue takes long.
    await yieldToEventLoop();
  }
  const paths = content.pages.flatMap(({ pageId, slug }) => (pageId === HOME_ID ? [] : [pagePath(slug)]));
  return [
    { path: '', markets: selling },
    ...Array.from(listings, ([slug, set]) => ({ path: `/c/${slug}`, markets: set })),
    ...paths.map((path) => ({ path, markets: selling })),
    ...Array.from(products, ([slug, set]) => ({ path: `/p/${slug}`, markets: set })),
  ];
}
