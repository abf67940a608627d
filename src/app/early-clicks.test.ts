// Clicks that came before any script, and a worker that does not take them.
import { afterEach, expect, test, vi } from 'vitest';
import { EARLY_CLICKS_KEY } from '#contract/early-clicks.ts';
import { shopError } from '#contract/errors.ts';
import { fail } from '#contract/result.ts';
import { trackEarlyClicks } from '#src/app/early-clicks.ts';

afterEach(() => void vi.unstubAllGlobals());

test('clicks that were not stored are left to the next page, those that were are not', async () => {
  const clicks = ['e1', 'e2'].map((id) => [id, 'search r1 p1', 'https://shop.example/sv-se']);
  const stored = new Map([[EARLY_CLICKS_KEY, JSON.stringify(clicks)]]);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  const left = () => (JSON.parse(stored.get(EARLY_CLICKS_KEY) ?? '[]') as string[][]).map(([id]) => id);
  // As the worker is ended with a page that is kept for the way back.
  await trackEarlyClicks(async ({ event_id }) =>
    event_id === 'e1' ? undefined : fail(shopError('internal', { detail: 'worker: suspended' })),
  );
  expect(left()).toEqual(['e2']);
  await trackEarlyClicks(async () => undefined);
  expect(left()).toEqual([]);
});
