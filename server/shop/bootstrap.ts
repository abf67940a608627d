// The start data of every page: its market, and all markets.
import type { Bootstrap, MarketInfo } from '#contract/bootstrap.ts';
import { firstDelivery, type Market, type MarketRegistry } from '#contract/market.ts';
import { countryName } from '#server/shop/country-name.ts';

/** The country's name is in the language of `pageMarket`. */
export function marketInfo(market: Market, pageMarket: Market): MarketInfo {
  const { code, language, country, currency, pricesIncludeTax } = market;
  return {
    code,
    language,
    country,
    countryName: countryName(market, pageMarket.language),
    currency,
    pricesIncludeTax,
    ...firstDelivery(market),
  };
}

export function marketInfos(registry: MarketRegistry, pageMarket: Market): MarketInfo[] {
  return registry.offered.map((market) => ({
    ...marketInfo(market, pageMarket),
    ...(isRegion(market) ? { countries: [...market.deliveryCountries] } : {}),
    ...(market === registry.defaultMarket ? { isDefault: true } : {}),
  }));
}

function isRegion({ country, deliveryCountries }: Market): boolean {
  return deliveryCountries.some((code) => code !== country);
}

export function bootstrapOf(
  market: Market,
  shopName: string,
  at: { epoch: string; asOf: number },
): Bootstrap {
  return { market: marketInfo(market, market), shopName, epoch: at.epoch, asOf: at.asOf };
}
