// The markets of a settings document as the rest of the shop uses them: amounts in minor units, found by code.
import {
  createMarketRegistry,
  type DeliveryMethod,
  type Market,
  type MarketCode,
  type MarketRegistry,
} from '#contract/market.ts';
import { toMinor } from '#contract/money.ts';
import type { MarketSettings } from '#contract/market-settings.ts';
import type { ShopSettings } from '#contract/settings.ts';

/** What a market sells. */
export interface MarketSales {
  readonly products: number;
  /** Products of the catalogue with a title in the market's content language. */
  readonly ownTitles: number;
}
export type SalesOf = (market: MarketCode) => MarketSales;
const NOTHING_SOLD: MarketSales = { products: 0, ownTitles: 0 };
const SOLD_EVERYWHERE: MarketSales = { products: 1, ownTitles: 0 };

/**
 * Default and offer follow what is sold: the document's default holds where it sells something, else the market that sells
 * most (of equals the one whose language more products have a title in, then the one that stands first), and markets that sell nothing are not offered unless the document says so.
 * Where no market sells anything, all hold as the document has them.
 */
export function registryOf(settings: ShopSettings, salesOf: SalesOf = () => SOLD_EVERYWHERE): MarketRegistry {
  const markets = settings.markets.map((one) => marketOf(one, settings));
  const sales = new Map(markets.map(({ code }) => [code, salesOf(code)]));
  const soldIn = ({ code }: Market) => sales.get(code) ?? NOTHING_SOLD;
  const selling = markets.filter((market) => soldIn(market).products > 0);
  const wanted = markets.find(({ code }) => code === settings.defaultMarket);
  const [most] = selling.toSorted((a, b) => {
    const [one, other] = [soldIn(a), soldIn(b)];
    return other.products - one.products || other.ownTitles - one.ownTitles;
  });
  const isWantedUsable = wanted !== undefined && (selling.includes(wanted) || most === undefined);
  const defaultMarket = (isWantedUsable ? wanted : most) ?? markets[0];
  return createMarketRegistry({
    markets,
    selling,
    offered: settings.offer === 'all' || selling.length === 0 ? markets : selling,
    defaultMarket: defaultMarket?.code ?? '',
    legacyCodes: settings.legacyMarkets,
  });
}

/** Where shoppers of a market that sells nothing are led; undefined while the market sells, or nothing is sold anywhere. */
export function alternativeTo(
  market: Market,
  { selling, defaultMarket }: MarketRegistry,
): Market | undefined {
  if (selling.length === 0 || selling.includes(market)) return undefined;
  return (
    selling.find(({ country }) => country === market.country) ??
    selling.find(({ language }) => language === market.language) ??
    defaultMarket
  );
}

function marketOf(
  { tax, shipping, name, ...rest }: MarketSettings,
  { taxCategories, giftCards }: Pick<ShopSettings, 'taxCategories' | 'giftCards'>,
): Market {
  const { currency } = rest;
  const { methods, pickUp, countries, ...standard } = shipping;
  const methodOf = (
    methodId: string,
    titles: DeliveryMethod['titles'],
    { fee, freeFrom, days }: typeof standard,
  ): DeliveryMethod => ({
    methodId,
    titles,
    fee: toMinor(fee, currency),
    freeFrom: freeFrom === null ? null : toMinor(freeFrom, currency),
    days,
  });
  return {
    ...rest,
    countryNames: name,
    pricesIncludeTax: tax.included,
    taxBasisPoints: tax.basisPoints,
    taxRegions: tax.regions,
    taxCategories: Object.fromEntries(
      taxCategories.map(({ id, rates }) => [id, rates[rest.code] ?? tax.basisPoints]),
    ),
    deliveryMethods: [
      methodOf('standard', null, standard),
      ...methods.map(({ id, title, ...terms }) => methodOf(id, title, terms)),
    ],
    hasPickUp: pickUp,
    giftCardAmounts: (giftCards.amounts[currency] ?? []).map((amount) => toMinor(amount, currency)),
    deliveryCountries: countries,
  };
}
