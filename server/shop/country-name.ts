// The name of a market's country in a language.
import type { Language, Market } from '#contract/market.ts';

const regionNames = new Map<Language, Intl.DisplayNames>();

/** The name in the settings, else that of Intl. */
export function countryName({ country, countryNames }: Market, language: Language): string {
  if (countryNames !== null)
    return countryNames[language] ?? countryNames['en'] ?? Object.values(countryNames)[0] ?? country;
  const names = regionNames.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  regionNames.set(language, names);
  return names.of(country) ?? country;
}
