// Prices end the way that is usual in their currency.
import { expect, test } from 'vitest';
import { priceTag, pricesOf } from '#demo/catalogue/prices.ts';

test('crowns end in nine, yen in nine hundred, won in nine thousand', () => {
  expect(priceTag(129, 'SEK')).toBe(144_900);
  expect(priceTag(329, 'NOK')).toBe(379_900);
  expect(priceTag(35, 'DKK')).toBe(25_900);
  expect(priceTag(129, 'JPY')).toBe(20_900);
  expect(priceTag(129, 'KRW')).toBe(189_000);
});

test('small euros end in 95 cents, large ones in nine', () => {
  expect(priceTag(19, 'EUR')).toBe(1895);
  expect(priceTag(70, 'EUR')).toBe(6995);
  expect(priceTag(180, 'EUR')).toBe(17_900);
});

test('a reduced price lies below the list price in every currency, and a market may ask its own', () => {
  const prices = pricesOf(15, 0.1, { 'de-de': 12 });
  for (const price of Object.values(prices)) expect(price.sale).toBeLessThan(price.list);
  expect(prices['de-de']?.list).toBeLessThan(prices.EUR?.list ?? 0);
  expect(pricesOf(15, 0, {}).EUR?.sale).toBeNull();
});
