// Converts a price in euros to a plausible price in every currency, with the endings usual there.
import { type Currency, currencyFormat } from '#contract/market.ts';
import type { ArticlePrice, ArticlePrices } from '#catalogue/catalogue.ts';
import type { Random } from '#demo/catalogue/random.ts';

/** The price of one euro's worth: exchange rate times the market's price level. */
const PER_EURO = {
  EUR: 1,
  SEK: 11.2,
  NOK: 11.6,
  DKK: 7.5,
  USD: 1.1,
  CAD: 1.5,
  AUD: 1.7,
  JPY: 160,
  KRW: 1450,
} satisfies Partial<Record<Currency, number>>;
/** Those that the demo has prices in; a market in another currency sells nothing of it. */
export type DemoCurrency = keyof typeof PER_EURO;
export const DEMO_CURRENCIES = Object.keys(PER_EURO) as readonly DemoCurrency[];
/** Up to an amount (major units): prices step by `step` and end `below` it. Ordered by `upTo`. */
type Ending = readonly [upTo: number, step: number, below: number];
const CROWNS: readonly Ending[] = [
  [600, 10, 1],
  [2000, 50, 1],
  [Number.POSITIVE_INFINITY, 100, 1],
];
const DOLLARS: readonly Ending[] = [
  [30, 1, 0.05],
  [100, 5, 0.05],
  [Number.POSITIVE_INFINITY, 10, 1],
];
const ENDINGS: Readonly<Record<DemoCurrency, readonly Ending[]>> = {
  EUR: DOLLARS,
  USD: DOLLARS,
  CAD: DOLLARS,
  AUD: DOLLARS,
  SEK: CROWNS,
  NOK: CROWNS,
  DKK: CROWNS,
  JPY: [
    [10_000, 100, 0],
    [Number.POSITIVE_INFINITY, 1000, 100],
  ],
  KRW: [
    [100_000, 1000, 0],
    [Number.POSITIVE_INFINITY, 10_000, 1000],
  ],
};

/** An amount in euros as a price in this currency, in minor units, with a usual ending. */
export function priceTag(euros: number, currency: DemoCurrency): number {
  const amount = euros * PER_EURO[currency];
  const [, step, below] = ENDINGS[currency].find(([upTo]) => amount < upTo) ?? [0, 1, 0];
  const tag = Math.max(1, Math.round(amount / step)) * step - below;
  return Math.round(tag * 10 ** currencyFormat(currency).minorDigits);
}

/** A list price reduced by a share (0..1), whole major units, always below the list price. */
function reduced(list: number, share: number, currency: DemoCurrency): number {
  const unit =
    currency === 'KRW' ? 1000 : currency === 'JPY' ? 100 : 10 ** currencyFormat(currency).minorDigits;
  const sale = Math.round((list * (1 - share)) / unit) * unit;
  return sale < list ? Math.max(sale, unit) : list - unit;
}

/** Prices by currency. `discount` 0 means not on sale. `marketEuros` gives a market another base price, in euros. */
export function pricesOf(
  euros: number,
  discount: number,
  marketEuros: Readonly<Partial<Record<'de-de' | 'en-as' | 'en-us', number>>>,
): ArticlePrices {
  const price = (base: number, currency: DemoCurrency): ArticlePrice => {
    const list = priceTag(base, currency);
    return { list, sale: discount === 0 ? null : reduced(list, discount, currency) };
  };
  const prices: Partial<Record<DemoCurrency | 'de-de' | 'en-as' | 'en-us', ArticlePrice>> = {};
  for (const currency of DEMO_CURRENCIES) prices[currency] = price(euros, currency);
  if (marketEuros['de-de'] !== undefined) prices['de-de'] = price(marketEuros['de-de'], 'EUR');
  if (marketEuros['en-as'] !== undefined) prices['en-as'] = price(marketEuros['en-as'], 'USD');
  if (marketEuros['en-us'] !== undefined) prices['en-us'] = price(marketEuros['en-us'], 'USD');
  return prices;
}

/** Units in stock: some articles are sold out, some nearly, most have a few dozen. */
export function stockOf(random: Random): number {
  const luck = random.next();
  if (luck < 0.08) return 0;
  if (luck < 0.2) return random.between(1, 3);
  return random.between(4, 60);
}
