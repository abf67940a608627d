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
  ['1,200', '', 1200],
  ['1.000', '', 1000],
  ['1 000', '', 1000],
  ['12,345,678', '', 12_345_678],
  ['1’200', '', 1200],
  ['1.200,0', '', 1200],
  ['0.000', '', 0],
  ['5.0000', '', 5],
  ['>100', '', 100],
  ['10+', '', 10],
  ['0 st', '', 0],
  ['3 pcs.', '', 3],
  ['12 Stück', '', 12],
  ['Out of stock', '', 0],
  ['Slut', '', 0],
  ['Out of stock', 'in stock', 0],
  ['in stock', '', DEFAULT_STOCK],
  ['many', 'in stock', DEFAULT_STOCK],
])('stock "%s" and "%s" are %i units', (stock, availability, units) => {
  expect(unitsOf(stock, availability)).toEqual({ stock: units, unknown: null });
});

test('a word that is not known is reported, and nothing is sold on it', () => {
  expect(unitsOf('', 'ask in store')).toEqual({ stock: 0, unknown: 'ask in store' });
  expect(unitsOf('4', 'ask in store')).toEqual({ stock: 4, unknown: null });
  expect(unitsOf('many')).toEqual({ stock: 0, unknown: 'many' });
  expect(unitsOf('many', 'ask in store')).toEqual({ stock: 0, unknown: 'many' });
  expect(unitsOf('2 weeks')).toEqual({ stock: 0, unknown: '2 weeks' });
  expect(unitsOf('1 2')).toEqual({ stock: 0, unknown: '1 2' });
  expect(unitsOf('36,37,38')).toEqual({ stock: 0, unknown: '36,37,38' });
  expect(unitsOf('99999999999999999999')).toEqual({ stock: 0, unknown: '99999999999999999999' });
});

test('what a merchant sells without stock is always there', () => {
  expect(unitsOf('0', '', true).stock).toBe(DEFAULT_STOCK);
  expect(unitsOf('-2', 'out of stock', true).stock).toBe(DEFAULT_STOCK);
  expect(unitsOf('25', '', true).stock).toBe(25);
});
