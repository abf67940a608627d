// What is one is told as one, everything else as several.
import { expect, test } from 'vitest';
import { counted } from '#contract/counted.ts';

test.each([
  [0, '0 products', '0 prices were'],
  [1, '1 product', '1 price was'],
  [2, '2 products', '2 prices were'],
])('%d', (count, plain, irregular) => {
  expect([counted(count, 'product'), counted(count, 'price was', 'prices were')]).toEqual([plain, irregular]);
});
