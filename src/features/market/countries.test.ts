// The countries that a shopper can choose, and how they are found by name.
import { expect, test } from 'vitest';
import { countryChoices, isCountryFound } from '#src/features/market/countries.ts';

const market = (code: string, country: string, countryName: string, countries?: string[]) => ({
  code,
  language: code.slice(0, 2),
  country,
  countryName,
  currency: 'EUR',
  ...(countries === undefined ? {} : { countries }),
});
const EUROPE = ['FR', 'AT', 'DE', 'SE'];
const MARKETS = [
  market('en-eu', 'EU', 'Europe', EUROPE),
  market('de-eu', 'EU', 'Europe', EUROPE),
  market('de-de', 'DE', 'Germany'),
  market('sv-se', 'SE', 'Sweden'),
];
const names = (language: string, present: string, query = '') =>
  countryChoices(MARKETS, language, present)
    .filter((choice) => isCountryFound(choice, query))
    .map(({ markets }) => [markets[0]?.countryName, markets.map(({ code }) => code).join(' ')]);

test('a region is its countries by name, without those that have a market of their own', () => {
  expect(names('en', 'EU')).toEqual([
    ['Austria', 'en-eu de-eu'],
    ['France', 'en-eu de-eu'],
    ['Germany', 'de-de'],
    ['Sweden', 'sv-se'],
  ]);
});

test('the names are in the language of the page, and in its order', () => {
  expect(names('sv', 'SE').map(([name]) => name)).toEqual(['Frankrike', 'Germany', 'Österrike']);
  expect(names('ko', 'DE').map(([name]) => name)).toContain('프랑스');
});

test.each([
  ['fran', ['France']],
  ['FRANKREICH', ['France']],
  ['프랑', ['France']],
  ['osterr', ['Austria']],
  ['Österr', ['Austria']],
  ['se', ['Sweden']],
  ['many', []],
  ['', ['Austria', 'France', 'Germany', 'Sweden']],
])('%s finds %s', (query, found) => {
  expect(names('en', 'EU', query).map(([name]) => name)).toEqual(found);
});
