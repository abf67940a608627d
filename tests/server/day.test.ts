// Mixed requests for some hours by the clock: what is stored stays within its budget, whoever is greedy, and memory stays flat.
import { describe, expect, test } from 'vitest';
import { DATABASES } from '#tests/databases.ts';
import { simulateDay } from '#tests/simulated-day.ts';

const BATCH_BYTES = 400_000;

describe.each(DATABASES)('on $name', ({ make }) => {
  test('one greedy address stores no more than it may, and no shopper is refused beside it', async () => {
    const place = await make();
    const day = await simulateDay(place, { requests: 400, hours: 1 });
    await place.remove();
    expect(day.errors).toEqual([]);
    expect(day.refusedShoppers).toBe(0);
    expect(day.refusedGreedy).toBeGreaterThan(20);
    expect(day.greedyBytes).toBeGreaterThan(8_000_000);
    expect(day.greedyBytes).toBeLessThan(8_000_000 + 3_600_000 + 8 * BATCH_BYTES);
    expect(day.diskBytes).toBeLessThan(2.5 * day.eventBytes + 20_000_000);
    expect(day.heapGrowth).toBeLessThan(10_000_000);
  }, 180_000);
});
