// The markets of a settings document as the rest of the shop uses them: amounts in minor units, found by code.
import { createMarketRegistry, type Market, type MarketCode, type MarketRegistry } from '#contract/market.ts';
import { toMinor } from '#contract/money.ts';
import type { MarketSettings, ShopSettings } from '#contract/settings.ts';

/** How many products a market sells. */
export type ProductCountOf = (market: MarketCode) => number;

/**
 * Default and offer follow what is sold: the document's default holds where it sells something, else the market that sells
 * most (of equals the one that stands first), and markets that sell nothing are not offered unless the document says so.
 * Where no market sells anything, all hold as the document has them.
 */
export function registryOf(settings: ShopSettings, productCountOf: ProductCountOf = () => 1): MarketRegistry {
  const markets = settings.markets.map(marketOf);
  const counts = new Map(markets.map(({ code }) => [code, productCountOf(code)]));
  const countOf = ({ code }: Market) => counts.get(code) ?? 0;
  const selling = markets.filter((market) => countOf(market) > 0);
  const wanted = markets.find(({ code }) => code === settings.defaultMarket);
  const most = selling.reduce<Market | undefined>(
    (best, market) => (best === undefined || countOf(market) > countOf(best) ? market : best),
    undefined,
  );
  const isWantedUsable = wanted !== undefined && (countOf(wanted) > 0 || most === undefined);
  const defaultMarket = (isWantedUsable ? wanted : most) ?? markets[0];
  return createMarketRegistry({
    markets,
    offered: settings.offer === 'all' || selling.length === 0 ? markets : selling,
    defaultMarket: defaultMarket?.code ?? '',
    legacyCodes: settings.legacyMarkets,
  });
}

function marketOf({ tax, shipping, name, ...rest }: MarketSettings): Market {
  const { freeFrom } = shipping;
  return {
    ...rest,
    countryNames: name,
    pricesIncludeTax: tax.included,
    taxBasisPoints: tax.basisPoints,
    shippingFee: toMinor(shipping.fee, rest.currency),
    freeShippingFrom: freeFrom === null ? null : toMinor(freeFrom, rest.currency),
  };
}
