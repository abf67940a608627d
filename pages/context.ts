// What every page is composed from: the sources of its data, and the freshness of their results.
import type { Bootstrap, EditorialPage, MarketInfo, Menu } from '#contract/bootstrap.ts';
import type { Freshness } from '#contract/freshness.ts';
import type { DiscoverySource } from '#contract/discovery-source.ts';
import type { GiftCardSettings } from '#contract/gift-cards.ts';
import type { Product } from '#contract/product.ts';
import type { Result } from '#contract/result.ts';

/** The parts of a page that discovery does not provide. */
export interface ShopSource {
  bootstrap(market: string): Promise<Result<Bootstrap>>;
  menu(market: string): Promise<Result<Menu>>;
  markets(market: string): Promise<Result<readonly MarketInfo[]>>;
  page(market: string, id: string): Promise<Result<EditorialPage>>;
  product(market: string, idOrSlug: string): Promise<Result<Product>>;
  giftCards(market: string): Promise<Result<GiftCardSettings>>;
}

export interface PageContext {
  /** Who discovery calls come from. */
  readonly merchant: () => string;
  readonly source: DiscoverySource;
  readonly shop: ShopSource;
  /** Where a result of one of the two sources came from; `result` is the very object that the source returned. */
  readonly freshness: (result: object) => Freshness;
  /** `first`: cards have only the picture that each shows first, as a page's HTML does; absent: all that they may show. */
  readonly cardPictures?: 'first';
  /** Called with URL parameters that were ignored (UR-01). */
  readonly warn?: (text: string, context: Record<string, unknown>) => void;
}
