// Entry point of the pages room: composes what screens show, on the server while rendering and in the worker.
import type { DiscoveryClient, PageClient } from '#contract/clients.ts';
import { shopError } from '#contract/errors.ts';
import type { PageMarket } from '#contract/market.ts';
import { fail, type Result } from '#contract/result.ts';
import { applySelection } from '#pages/apply-selection.ts';
import type { PageContext } from '#pages/context.ts';
import { editorialPage } from '#pages/editorial.ts';
import { homePage } from '#pages/home.ts';
import { listingPage } from '#pages/listing.ts';
import { moreProducts } from '#pages/more-products.ts';
import { productPage } from '#pages/product.ts';
import { recommendations } from '#pages/recommendations.ts';
import { searchPage } from '#pages/search.ts';
import { shellData } from '#pages/shell.ts';
import { searchSuggestions } from '#pages/suggestions.ts';

export type { ShopSource } from '#pages/context.ts';
export { cartTotals, cartViewOf, emptyCartView } from '#pages/cart-view.ts';

export interface PageClientOptions extends PageContext {
  /** By a code as in a URL; undefined when the shop has no such market. */
  readonly findMarket: (code: string) => PageMarket | undefined;
}
export type ComposedClient = PageClient & Pick<DiscoveryClient, 'more' | 'apply' | 'suggest' | 'recommend'>;

/**
 * Failures are values: an unknown market, listing or product has its own code. A part that a page can do without (a
 * product row of home, recommendations) is empty when it fails; the page itself still succeeds.
 */
export function createPageClient({ findMarket, ...context }: PageClientOptions): ComposedClient {
  const withMarket = async <T>(
    code: string,
    compose: (market: PageMarket) => Promise<Result<T>>,
  ): Promise<Result<T>> => {
    const market = findMarket(code);
    return market === undefined ? fail(shopError('unknown_market', { field: 'market' })) : compose(market);
  };
  return {
    shell: (code) => withMarket(code, (market) => shellData(context, market)),
    home: (code) => withMarket(code, (market) => homePage(context, market)),
    editorial: (code, slug) => withMarket(code, (market) => editorialPage(context, market, slug)),
    listing: (code, slug, request) =>
      withMarket(code, (market) => listingPage(context, market, slug, request)),
    search: (code, request) => withMarket(code, (market) => searchPage(context, market, request)),
    product: (code, idOrSlug) => withMarket(code, (market) => productPage(context, market, idOrSlug)),
    giftCards: (code) => context.shop.giftCards(code),
    more: (code, scope, request, cursor) =>
      withMarket(code, (market) => moreProducts(context, market, scope, request, cursor)),
    suggest: (code, query, search) =>
      withMarket(code, (market) => searchSuggestions(context, market, query, search)),
    recommend: (code, productIds, limit) =>
      withMarket(code, (market) => recommendations(context, market, productIds, 'complements', limit)),
    apply: (code, scope, request, selection) =>
      withMarket(code, (market) => applySelection(context, market, scope, request, selection)),
  };
}
