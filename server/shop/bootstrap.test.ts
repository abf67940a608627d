// The start data of a page: the markets by their names.
import { DEFAULT_MARKETS } from '#settings/settings.ts';
import { expect, test } from 'vitest';
import { marketInfos } from '#server/shop/bootstrap.ts';
import { createMarketRegistry } from '#contract/market.ts';
import { marketOf } from '#tests/fixtures/markets.ts';

test('a country has the name that the settings give it in the language of the page, else the usual one', () => {
  const named = (countryNames: Record<string, string> | null) => {
    const markets = [marketOf('sv-se'), { ...marketOf('en-eu'), countryNames }];
    const registry = createMarketRegistry({ markets, defaultMarket: 'sv-se', legacyCodes: {} });
    const infos = (page: string) =>
      marketInfos(registry, marketOf(page)).map(({ countryName }) => countryName);
    return [infos('sv-se'), infos('ko-kr')];
  };
  expect(named({ en: 'Europe', sv: 'Hela Europa' })).toEqual([
    ['Sverige', 'Hela Europa'],
    ['스웨덴', 'Europe'],
  ]);
  expect(named({ sv: 'Hela Europa' })).toEqual([
    ['Sverige', 'Hela Europa'],
    ['스웨덴', 'Hela Europa'],
  ]);
  expect(named(null)[0]).toEqual(['Sverige', 'Europeiska unionen']);
});

test('a region says which countries it sends to, a country does not', () => {
  const infos = new Map(marketInfos(DEFAULT_MARKETS, marketOf('sv-se')).map((info) => [info.code, info]));
  expect(infos.get('de-eu')?.countries).toContain('FR');
  expect(infos.get('en-as')?.countries).toEqual(['SG', 'HK', 'MY', 'TH', 'TW']);
  expect(infos.get('sv-se')?.countries).toBeUndefined();
});
