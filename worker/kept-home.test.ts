// When the home page is kept for the next launch, and when it is not.
import { beforeEach, expect, test } from 'vitest';
import { shopError } from '#contract/errors.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { createMemoryDevice } from '#tests/fixtures/device-storage.ts';
import { createHomeKeeper } from '#worker/kept-home.ts';

let device: ReturnType<typeof createMemoryDevice>;
let written: number;
let given: { title: string; asOf: number; isReady: boolean; isKept: boolean; frame: Result<unknown> };
let ids: number;
/** Called when the device is about to store the page. */
let whileStoring: () => void;
beforeEach(() => {
  device = createMemoryDevice();
  written = 0;
  ids = 0;
  given = { title: 'Autumn', asOf: 1, isReady: true, isKept: true, frame: ok({ menu: [] }) };
  whileStoring = () => undefined;
});

function openKeeper() {
  return createHomeKeeper({
    market: 'sv-se',
    isReady: () => given.isReady,
    asOf: () => given.asOf,
    pages: {
      shell: async () => given.frame,
      home: async () => ok({ title: given.title, rows: [{ resultId: `r-${(ids += 1)}` }] }),
    } as never,
    keeping: { read: async () => given.isKept, set: async () => true },
    device: {
      forgetReady: async (market) => device.forgetReady(market),
      async keepHome(market, home) {
        written += 1;
        whileStoring();
        await device.keepHome(market, home);
      },
    },
  });
}
const keptTitle = () => (device.homes.get('sv-se')?.home as { title?: string } | undefined)?.title;

test('it is kept once, and again when it or the time of its catalogue has changed', async () => {
  const keep = openKeeper();
  await keep();
  expect(device.homes.get('sv-se')).toMatchObject({ frame: { menu: [] }, home: { title: 'Autumn' } });
  await keep();
  expect(written).toBe(1);
  given.title = 'Winter';
  await keep();
  expect([written, keptTitle()]).toEqual([2, 'Winter']);
  given.asOf = 2;
  await keep();
  expect(written).toBe(3);
});

test('nothing is kept of a market whose catalogue is not on the device, nor where the shopper wants no copies', async () => {
  const keep = openKeeper();
  for (const missing of [{ isReady: false }, { isKept: false }, { frame: fail(shopError('offline')) }]) {
    Object.assign(given, { isReady: true, isKept: true, frame: ok({}) }, missing);
    await keep();
    expect(written).toBe(0);
  }
});

test('what was deleted with the catalogue is kept again with the next one', async () => {
  const keep = openKeeper();
  await keep();
  given.isReady = false;
  await device.forgetReady('sv-se');
  await keep();
  expect(keptTitle()).toBeUndefined();
  given.isReady = true;
  await keep();
  expect(keptTitle()).toBe('Autumn');
});

test.each([['isReady'], ['isKept']] as const)(
  'what another tab deletes while it is stored does not stay (%s)',
  async (field) => {
    whileStoring = () => {
      given[field] = false;
    };
    await openKeeper()();
    expect([written, keptTitle()]).toEqual([1, undefined]);
  },
);
