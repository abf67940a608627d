// The start data of every page: its market, all markets, and the menu made from the listing tree.
import type { Bootstrap, MarketInfo, Menu, MenuItem } from '#contract/bootstrap.ts';
import { firstDelivery, type Market, type MarketRegistry } from '#contract/market.ts';
import { textIn } from '#catalogue/model.ts';
import { countryName } from '#server/shop/country-name.ts';
import { listingPath } from '#server/shop/paths.ts';
import type { StoredListing } from '#server/store/catalogue-entries.ts';

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

/** Three levels of the listings that are shown in the menu; children of one that is not are left out with it. */
export function menuOf(listings: readonly StoredListing[], market: Market): Menu['items'] {
  const children = new Map<string | null, StoredListing[]>();
  for (const listing of listings) {
    if (listing.showInMenu)
      children.set(listing.parentId, [...(children.get(listing.parentId) ?? []), listing]);
  }
  for (const some of children.values()) some.sort((a, b) => a.order - b.order);
  const leaf = (listing: StoredListing) => ({
    listingId: listing.listingId,
    title: textIn(listing.title, market.contentLanguage),
    pageUrl: listingPath(market, listing.slug),
  });
  const under = (listing: StoredListing) => children.get(listing.listingId) ?? [];
  return (children.get(null) ?? []).map(
    (top): MenuItem => ({
      ...leaf(top),
      children: under(top).map((branch) => ({ ...leaf(branch), children: under(branch).map(leaf) })),
    }),
  );
}
