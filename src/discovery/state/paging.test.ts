import { expect, test } from 'vitest';
import { placeholderCount } from '#src/discovery/state/page-size.ts';
import { nextLimit, triggerIndex } from '#src/discovery/state/paging.ts';

test('a load under 10 s after the last one is five times as large, at most a page of 100', () => {
  expect(nextLimit(20, null, 5_000)).toBe(20);
  expect(nextLimit(20, 1_000, 10_999)).toBe(100);
  expect(nextLimit(20, 1_000, 11_000)).toBe(20);
  expect(nextLimit(48, 1_000, 2_000)).toBe(100);
});

test('the first further load begins at 50 %, later ones at 75 %', () => {
  expect(triggerIndex(48, 0)).toBe(23);
  expect(triggerIndex(100, 1)).toBe(74);
  expect(triggerIndex(1, 0)).toBe(0);
});

test('placeholders are 30 plus the minimum loaded', () => {
  expect(placeholderCount(20)).toBe(50);
});
