// Clicks that came before any script, and a worker that does not take them.
import { afterEach, expect, test, vi } from 'vitest';
import { EARLY_CLICKS_KEY } from '#contract/early-clicks.ts';
import { shopError } from '#contract/errors.ts';
import type { TrackingEventInput } from '#contract/events.ts';
import { fail } from '#contract/result.ts';
import { trackEarlyClicks, watchEarlyClicks } from '#src/app/early-clicks.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A tab's session storage with the notes of these clicks; the ids of those that are noted still. */
function noteClicks(ids: readonly string[]) {
  const clicks = ids.map((id) => [id, 'search r1 p1', 'https://shop.example/sv-se']);
  const stored = new Map([[EARLY_CLICKS_KEY, JSON.stringify(clicks)]]);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  return () => (JSON.parse(stored.get(EARLY_CLICKS_KEY) ?? '[]') as string[][]).map(([id]) => id);
}

test('clicks that were not stored are left to the next page, those that were are not', async () => {
  const left = noteClicks(['e1', 'e2']);
  // As the worker is ended with a page that is kept for the way back.
  await trackEarlyClicks(async ({ event_id }) =>
    event_id === 'e1' ? undefined : fail(shopError('internal', { detail: 'worker: suspended' })),
  );
  expect(left()).toEqual(['e2']);
  await trackEarlyClicks(async () => undefined);
  expect(left()).toEqual([]);
});

test('a click that is noted after the page has a worker is told by that page, once', async () => {
  noteClicks([]);
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const told: (string | undefined)[] = [];
  const isStored = Promise.withResolvers<void>();
  const track = async ({ event_id }: TrackingEventInput) => {
    told.push(event_id);
    await isStored.promise;
  };
  watchEarlyClicks(track, (error) => expect.unreachable(String(error)));
  await new Promise((resolve) => setTimeout(resolve));
  const left = noteClicks(['e1']);
  for (const type of ['click', 'auxclick']) page.dispatchEvent(new Event(type));
  await vi.waitFor(() => expect(told).toEqual(['e1']));
  isStored.resolve();
  await vi.waitFor(() => expect(left()).toEqual([]));
  await new Promise((resolve) => setTimeout(resolve));
  expect(told).toEqual(['e1']);
});
