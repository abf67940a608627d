// How many units a feed says there are, in figures and in words.
import { expect, test } from 'vitest';
import { DEFAULT_STOCK, stockOf } from '#feeds/availability.ts';

const unitsOf = (stock: string, availability = '', sellsWithoutStock = false) =>
  stockOf({ stock, availability, sellsWithoutStock });

test.each([
  ['', 'in stock', DEFAULT_STOCK],
  ['', 'In_Stock', DEFAULT_STOCK],
  ['', 'https://schema.org/InStock', DEFAULT_STOCK],
  ['', 'auf Lager', DEFAULT_STOCK],
  ['', 'finns i lager', DEFAULT_STOCK],
  ['', '재고있음', DEFAULT_STOCK],
  ['', '', DEFAULT_STOCK],
  ['', 'out of stock', 0],
  ['', 'preorder', 0],
  ['', 'backorder', 0],
  ['', 'https://schema.org/SoldOut', 0],
  ['', 'slutsåld', 0],
  ['', 'nicht auf Lager', 0],
  ['', '품절', 0],
  ['7', '', 7],
  ['7', 'in stock', 7],
  ['7', 'out of stock', 0],
  ['7', 'preorder', 0],
  ['0', 'in stock', 0],
  ['-3', '', 0],
  ['2.9', '', 2],
  ['3,0', '', 3],
  ['many', '', DEFAULT_STOCK],
])('stock "%s" and "%s" are %i units', (stock, availability, units) => {
  expect(unitsOf(stock, availability)).toEqual({ stock: units, unknown: null });
});

test('a word that is not known is reported, and nothing is sold on it', () => {
  expect(unitsOf('', 'ask in store')).toEqual({ stock: 0, unknown: 'ask in store' });
  expect(unitsOf('4', 'ask in store')).toEqual({ stock: 4, unknown: null });
});

test('what a merchant sells without stock is always there', () => {
  expect(unitsOf('0', '', true).stock).toBe(DEFAULT_STOCK);
  expect(unitsOf('-2', 'out of stock', true).stock).toBe(DEFAULT_STOCK);
  expect(unitsOf('25', '', true).stock).toBe(25);
});
