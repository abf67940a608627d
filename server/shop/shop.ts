// The shop service behind pages and calls: bootstrap, menu, editorial pages and products of a market.
import type { EditorialPage, Store as ShopStore } from '#contract/bootstrap.ts';
import type { ShopSource } from '#pages/pages.ts';
import { shopError } from '#contract/errors.ts';
import { type Market, pathInMarket } from '#contract/market.ts';
import type { PriceItem, Product } from '#contract/product.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { Engine } from '#engine/engine.ts';
import { textsIn } from '#catalogue/catalogue.ts';
import { giftCardSettings } from '#server/gift-cards/gift-cards.ts';
import { alternativeTo } from '#settings/settings.ts';
import type { LiveSettings } from '#server/live-settings.ts';
import { bootstrapOf, marketInfos } from '#server/shop/bootstrap.ts';
import { pricesOf, productOf, productsByKey } from '#server/shop/catalogue.ts';
import { editorialPages, HOME_ID, type MarketView, storesOf } from '#server/shop/editorial.ts';
import { menuOf } from '#server/shop/menu.ts';
import type { SiteContentCache } from '#server/shop/site-content.ts';
import { soldListings } from '#server/shop/sold-listings.ts';

/** The market's engine and its epoch; undefined while there is none. */
export type EngineLookup = (
  market: string,
) => { engine: Engine; manifest: { epoch: string; asOf: number } } | undefined;

export interface Shop extends ShopSource {
  pages(market: string, id: string | undefined): Promise<Result<EditorialPage[]>>;
  stores(market: string): Promise<Result<ShopStore[]>>;
  products(market: string, ids: readonly string[]): Promise<Result<Record<string, Product>>>;
  prices(market: string, ids: readonly string[]): Promise<Result<PriceItem[]>>;
}

const GIFT_CARDS_PATH = '/gift-cards';
/** Without a number in its query it is the form that finds an order. */
const FIND_ORDER_PATH = '/confirm';

/** Every call takes a market's code as in a URL; an unknown one is `unknown_market`. */
export function createShop(
  { registry, current }: Pick<LiveSettings, 'registry' | 'current'>,
  siteContent: SiteContentCache,
  engineOf: EngineLookup,
): Shop {
  const withMarket = async <T>(code: string, run: (market: Market) => Result<T>): Promise<Result<T>> => {
    const market = registry().find(code);
    return market === undefined ? fail(shopError('unknown_market', { field: 'market' })) : run(market);
  };
  const viewOf = (market: Market): MarketView => {
    const engine = engineOf(market.code)?.engine;
    const content = siteContent.current();
    return {
      market,
      content,
      listings: () => soldListings(content.listings, engine),
      shopName: current().name,
      engine,
      alternative: alternativeTo(market, registry()),
    };
  };
  const withEngine = <T>(code: string, run: (engine: Engine) => Result<T>): Promise<Result<T>> =>
    withMarket(code, (market) => {
      const live = engineOf(market.code);
      return live === undefined ? fail(notReady()) : run(live.engine);
    });
  return {
    bootstrap: (code) =>
      withMarket(code, (market) => {
        const live = engineOf(market.code);
        return live === undefined ? fail(notReady()) : ok(bootstrapOf(market, current().name, live.manifest));
      }),
    menu: (code) =>
      withMarket(code, (market) => {
        const view = viewOf(market);
        const pages = editorialPages(view).filter((page) => page.id !== HOME_ID);
        const texts = textsIn(market.language);
        const giftCards = { title: texts.giftCards.page, pageUrl: GIFT_CARDS_PATH };
        const hasGiftCards = giftCardSettings(current(), market).amounts.length > 0;
        const findOrder = { title: texts.findOrder, pageUrl: FIND_ORDER_PATH };
        return ok({
          // Where nothing is sold, every listing would be empty.
          items: view.alternative === undefined ? menuOf(view.listings(), market) : [],
          pages: [...pages, ...(hasGiftCards ? [giftCards] : []), findOrder].map(({ title, pageUrl }) => ({
            title,
            pageUrl: pathInMarket(market, pageUrl),
          })),
        });
      }),
    markets: (code) => withMarket(code, (market) => ok(marketInfos(registry(), market))),
    page: (code, id) =>
      withMarket(code, (market) => {
        const [page] = editorialPages(viewOf(market), id);
        return page === undefined ? fail(noPage()) : ok(page);
      }),
    pages: (code, id) =>
      withMarket(code, (market) => {
        const pages = editorialPages(viewOf(market), id);
        return pages.length === 0 ? fail(noPage()) : ok(pages);
      }),
    stores: (code) => withMarket(code, (market) => ok(storesOf(siteContent.current(), market))),
    product: (code, id) => withEngine(code, (engine) => productOf(engine, id)),
    products: (code, ids) => withEngine(code, (engine) => ok(productsByKey(engine, ids))),
    giftCards: (code) => withMarket(code, (market) => ok(giftCardSettings(current(), market))),
    prices: (code, ids) => withEngine(code, (engine) => pricesOf(engine, ids)),
  };
}

function notReady() {
  return shopError('overloaded', { detail: 'the catalogue is being made ready' });
}
function noPage() {
  return shopError('not_found', { field: 'id', detail: 'there is no such page' });
}
