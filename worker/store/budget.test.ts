import { expect, test } from 'vitest';
import { storageBudgetOf } from '#worker/store/budget.ts';

test('a share of what the browser grants, never below what one market needs nor above a bound', () => {
  expect(storageBudgetOf(null)).toEqual({ responses: 2_000_000, snapshots: 48_000_000 });
  expect(storageBudgetOf(100_000_000)).toEqual(storageBudgetOf(null));
  expect(storageBudgetOf(1_200_000_000)).toEqual({ responses: 6_000_000, snapshots: 60_000_000 });
  expect(storageBudgetOf(10 ** 12)).toEqual({ responses: 10_000_000, snapshots: 200_000_000 });
});
