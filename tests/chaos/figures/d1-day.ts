// D1: a day of mixed requests by an injected clock, half of them of one greedy address: the disk stays within its budget, memory flat.
import { DATABASES } from '#tests/databases.ts';
import { simulateDay } from '#tests/simulated-day.ts';
import type { Figure } from '../figure.ts';

const HOURS = 24;
/** What one address may store in that time, and requests that were under way together. */
const GREEDY_BYTES = 8_000_000 + HOURS * 3_600_000 + 8 * 400_000;
const GREEDY_CARTS = 60 + (HOURS * 3_600) / 5;
/** SQLite's file beside the documents and keys: indexes, its log, the catalogue. */
const BYTES_OF_BYTE = 2.5;
const FIXED_BYTES = 20_000_000;
const HEAP_BYTES = 4_000_000;

export const D1: Figure = {
  id: 'D1',
  invariant:
    'in a day of mixed requests, half of them of one greedy address, it stores no more than it may, no shopper is refused, the disk stays within its budget and memory flat',
  trials: { ci: 1_600, nightly: 20_000, of: 'requests in 24 simulated hours' },
  async measure(lab, trials) {
    const place = await DATABASES[0]!.make();
    lab.defer(() => place.remove());
    const { requests, errors, ...day } = await simulateDay(place, { requests: trials, hours: HOURS });
    const violations = [...errors];
    const most = (what: keyof typeof day, limit: number) => {
      if (day[what] > limit) violations.push(`${what} is ${day[what]}, above ${limit}`);
    };
    most('refusedShoppers', 0);
    most('greedyBytes', GREEDY_BYTES);
    most('greedyCarts', GREEDY_CARTS);
    most('diskBytes', BYTES_OF_BYTE * day.eventBytes + FIXED_BYTES);
    most('heapGrowth', HEAP_BYTES);
    return { n: requests, counts: day, violations };
  },
};
