import { expect, test } from 'vitest';
import { STOCK_LEVEL, stockLevelOf } from '#engine/stock-level.ts';

test('nothing is none, one to three are few, four are enough', () => {
  expect([-1, 0, 1, 3, 4, 900].map(stockLevelOf)).toEqual([
    STOCK_LEVEL.none,
    STOCK_LEVEL.none,
    STOCK_LEVEL.few,
    STOCK_LEVEL.few,
    STOCK_LEVEL.enough,
    STOCK_LEVEL.enough,
  ]);
});
