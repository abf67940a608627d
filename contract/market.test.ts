// Codes, addresses and registries of markets.
import { describe, expect, test } from 'vitest';
import { createMarketRegistry, pathInMarket, splitMarketPath } from '#contract/market.ts';
import { DEFAULT_MARKETS } from '#settings/settings.ts';
import { manyMarkets, marketOf } from '#tests/fixtures/markets.ts';

describe('a registry', () => {
  test('MK-01a the default shop has these markets, en-eu the default', () => {
    const english = ['us', 'ca', 'de', 'no', 'eu', 'se', 'kr', 'jp', 'fi', 'dk', 'oc', 'as'];
    const swedish = ['eu', 'se', 'no', 'dk', 'fi'];
    const codes = [
      ...english.map((country) => `en-${country}`),
      ...swedish.map((country) => `sv-${country}`),
      'ko-kr',
      'de-eu',
      'de-de',
    ];
    expect(DEFAULT_MARKETS.markets.map(({ code }) => code).toSorted()).toEqual(codes.toSorted());
    expect(DEFAULT_MARKETS.defaultMarket.code).toBe('en-eu');
  });

  test('finds a code in any case, and what came after a legacy code', () => {
    expect(DEFAULT_MARKETS.find('SV-se')?.code).toBe('sv-se');
    expect(DEFAULT_MARKETS.find('en-cn')?.code).toBe('en-as');
    expect(DEFAULT_MARKETS.find('xx-yy')).toBeUndefined();
    expect(DEFAULT_MARKETS.find('constructor')).toBeUndefined();
  });

  test('a market that exists is never shadowed by a legacy code', () => {
    const registry = createMarketRegistry({
      markets: [marketOf('sv-se'), marketOf('en-eu')],
      defaultMarket: 'sv-se',
      legacyCodes: { 'en-eu': 'sv-se', 'sv-fi': 'sv-no' },
    });
    expect(registry.find('en-eu')?.code).toBe('en-eu');
    expect(registry.find('sv-fi')).toBeUndefined();
  });

  test('refuses a default that is none of its markets', () => {
    const options = { markets: [marketOf('sv-se')], defaultMarket: 'en-eu', legacyCodes: {} };
    expect(() => createMarketRegistry(options)).toThrow('en-eu');
  });

  test.each([1, 33, 200])('finds each of %d markets', (count) => {
    const registry = manyMarkets(count);
    expect(registry.markets).toHaveLength(count);
    for (const market of registry.markets) expect(registry.find(market.code)).toBe(market);
  });
});

test.each([
  ['/sv-se/c/jackets', 'sv-se', true, '/c/jackets'],
  ['/sv-se', 'sv-se', true, '/'],
  ['/SV-SE/c/jackets', 'sv-se', true, '/c/jackets'],
  ['/en-cn/p/shell', 'en-as', true, '/p/shell'],
  ['/', 'en-eu', false, '/'],
  ['/c/jackets', 'en-eu', false, '/c/jackets'],
  ['/xx-yy', 'en-eu', false, '/xx-yy'],
])('%s is of %s', (path, code, isExplicit, rest) => {
  const split = splitMarketPath(path, DEFAULT_MARKETS);
  expect([split.market.code, split.isExplicit, split.rest]).toEqual([code, isExplicit, rest]);
});

test.each([
  ['/c/jackets', '/sv-se/c/jackets'],
  ['/', '/sv-se'],
  ['/de-de/c/jackets', '/de-de/c/jackets'],
  ['/en-europe', '/en-europe'],
  ['/images/abc', '/images/abc'],
  ['//other.example/c', '//other.example/c'],
  ['https://other.example/', 'https://other.example/'],
])('the path %s in a market is %s', (path, expected) => {
  expect(pathInMarket(marketOf('sv-se'), path)).toBe(expected);
});
