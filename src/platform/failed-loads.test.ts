import { expect, test } from 'vitest';
import { shopError } from '#contract/errors.ts';
import { createFailedLoads } from '#src/platform/failed-loads.ts';

const failed = (id: string, code: 'offline' | 'not_found') => ({
  id,
  status: 'error',
  error: Object.assign(new Error(code), { shopError: shopError(code) }),
});
const loaded = (id: string) => ({ id, status: 'success' });

function setUp() {
  let now = 0;
  const timers: { readonly at: number; readonly work: () => void }[] = [];
  const loads = createFailedLoads(
    () => now,
    (work, ms) => timers.push({ at: now + ms, work }),
  );
  const again: string[] = [];
  const router = {
    state: {
      matches: [loaded('frame'), failed('screen', 'offline')] as readonly { id: string; status: string }[],
    },
    invalidate: async ({ filter }: { filter: (match: { id: string }) => boolean }) => {
      again.push(...router.state.matches.filter(filter).map(({ id }) => id));
    },
  };
  /** Lets `ms` pass. */
  const pass = (ms: number) => {
    now += ms;
    for (const timer of timers.splice(0)) {
      if (timer.at <= now) timer.work();
      else timers.push(timer);
    }
  };
  return { loads, router, again, pass };
}

test('what failed is loaded again, what did not is left; once for what is told at the same time, and not every moment', () => {
  const { loads, router, again, pass } = setUp();
  loads.connect(router);
  loads.retry();
  loads.retry();
  pass(0);
  expect(again).toEqual(['screen']);
  loads.retry();
  pass(900);
  expect(again).toEqual(['screen']);
  pass(100);
  expect(again).toEqual(['screen', 'screen']);
});

test('news of before the router came count, and a failure that stays is no reason to try', () => {
  const { loads, router, again, pass } = setUp();
  loads.retry();
  pass(0);
  loads.connect(router);
  pass(0);
  expect(again).toEqual(['screen']);
  router.state.matches = [loaded('frame'), failed('screen', 'not_found')];
  loads.retry();
  pass(2_000);
  expect(again).toEqual(['screen']);
});
