// Which market is the default, which are offered, and where a market that sells nothing leads.
import { expect, test } from 'vitest';
import type { SettingsInput } from '#contract/settings.ts';
import { completeSettings } from '#settings/complete-settings.ts';
import { alternativeTo, type MarketSales, registryOf } from '#settings/market-registry.ts';

const market = (code: string, country: string) => ({
  code,
  country,
  language: code.slice(0, 2) as 'sv' | 'en' | 'de',
  currency: 'SEK' as const,
  tax: { basisPoints: 2500 },
  shipping: { fee: 49.5, freeFrom: 1000 },
});
const markets = [market('en-se', 'SE'), market('sv-se', 'SE'), market('de-de', 'DE'), market('sv-fi', 'FI')];
const registry = (
  sold: Readonly<Record<string, number | MarketSales>>,
  document: Partial<SettingsInput> = {},
) =>
  registryOf(completeSettings({ name: 'Shop', markets, ...document }), (code) => {
    const sales = sold[code] ?? 0;
    return typeof sales === 'number' ? { products: sales, ownTitles: 0 } : sales;
  });
const codes = (list: readonly { readonly code: string }[]) => list.map(({ code }) => code);

test('amounts are minor units; without a threshold shipping is never free', () => {
  const [first] = registry({}).markets;
  expect(first).toMatchObject({
    deliveryMethods: [{ methodId: 'standard', fee: 4950, freeFrom: 100_000 }],
    taxBasisPoints: 2500,
  });
  const [paid] = registry({}, { markets: [{ ...market('sv-se', 'SE'), shipping: { fee: 5 } }] }).markets;
  expect(paid?.deliveryMethods[0]?.freeFrom).toBeNull();
});

test('without a wish the market that sells most is the default', () => {
  expect(registry({ 'en-se': 3, 'de-de': 5 }).defaultMarket.code).toBe('de-de');
});

test('a wish holds as long as that market sells something', () => {
  expect(registry({ 'en-se': 3, 'de-de': 5 }, { defaultMarket: 'en-se' }).defaultMarket.code).toBe('en-se');
  expect(registry({ 'de-de': 5 }, { defaultMarket: 'en-se' }).defaultMarket.code).toBe('de-de');
  expect(registry({}, { defaultMarket: 'sv-fi' }).defaultMarket.code).toBe('sv-fi');
});

test('of markets that sell as much, the one in the language of the products, then the first', () => {
  expect(registry({ 'en-se': 5, 'sv-se': { products: 5, ownTitles: 5 } }).defaultMarket.code).toBe('sv-se');
  expect(registry({ 'en-se': 5, 'sv-se': 5 }).defaultMarket.code).toBe('en-se');
});

test('markets that sell are offered; all where the document says so, or where nothing is sold', () => {
  expect(codes(registry({ 'sv-se': 1, 'de-de': 1 }).offered)).toEqual(['sv-se', 'de-de']);
  expect(codes(registry({ 'sv-se': 1 }, { offer: 'all' }).offered)).toEqual(codes(markets));
  expect(codes(registry({}).offered)).toEqual(codes(markets));
});

test('a market that sells nothing leads to its country, its language, else the default', () => {
  const lead = (code: string, sold: Readonly<Record<string, number>>) => {
    const all = registry(sold);
    return alternativeTo(all.find(code)!, all)?.code;
  };
  expect(lead('en-se', { 'sv-se': 1, 'de-de': 9 })).toBe('sv-se');
  expect(lead('sv-fi', { 'sv-se': 1, 'de-de': 9 })).toBe('sv-se');
  expect(lead('en-se', { 'sv-fi': 1, 'de-de': 9 })).toBe('de-de');
  expect(lead('de-de', { 'de-de': 9 })).toBeUndefined();
  expect(lead('de-de', {})).toBeUndefined();
});
