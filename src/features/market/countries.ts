// The countries that a shopper can choose, by name: those of a market of their own, and those that a region's market sends to.
import type { MarketInfo } from '#contract/bootstrap.ts';
import { LANGUAGES } from '#contract/market.ts';

export interface CountryChoice {
  readonly country: string;
  /** Its markets, each named for the country. */
  readonly markets: readonly MarketInfo[];
  /** Its names in the languages of the shop, folded, and its code. */
  readonly words: readonly string[];
}

/** By name in `language`, without the countries of `present`, which stand above the list. A region gives way to its countries. */
export function countryChoices(
  markets: readonly MarketInfo[],
  language: string,
  present: string,
): readonly CountryChoice[] {
  const own = new Set(markets.map(({ country }) => country));
  const entries = markets.flatMap((market) =>
    market.countries === undefined
      ? [market]
      : market.countries
          .filter((country) => !own.has(country))
          .map((country) => ({ ...market, country, countryName: nameOf(country, language) })),
  );
  const order = new Intl.Collator(language);
  return [...Map.groupBy(entries, ({ country }) => country)]
    .filter(([country]) => country !== present)
    .map(([country, some]) => ({
      country,
      markets: some,
      words: [country, some[0]?.countryName ?? '', ...LANGUAGES.map((one) => nameOf(country, one))].map(
        folded,
      ),
    }))
    .toSorted((a, b) => order.compare(a.markets[0]?.countryName ?? '', b.markets[0]?.countryName ?? ''));
}

/** Whether one of a country's names has a word that begins with the text; accents and case do not matter. */
export function isCountryFound({ words }: CountryChoice, query: string): boolean {
  const wanted = folded(query);
  return words.some((name) => ` ${name}`.includes(` ${wanted}`));
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function nameOf(country: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;
  } catch {
    // A region's own code is no country's.
    return country;
  }
}
