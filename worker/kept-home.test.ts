// When the home page is kept for the next launch, and when it is not.
import { beforeEach, expect, test } from 'vitest';
import { shopError } from '#contract/errors.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { createMemoryDevice } from '#tests/fixtures/device-storage.ts';
import { createHomeKeeper } from '#worker/kept-home.ts';

let device: ReturnType<typeof createMemoryDevice>;
let written: number;
let composed: number;
let given: { isReady: boolean; isKept: boolean; frame: Result<unknown> };
/** Called when the device is about to store the page. */
let whileStoring: () => void;
beforeEach(() => {
  device = createMemoryDevice();
  written = 0;
  composed = 0;
  given = { isReady: true, isKept: true, frame: ok({ menu: [] }) };
  whileStoring = () => undefined;
});

function openKeeper() {
  return createHomeKeeper({
    market: 'sv-se',
    isReady: () => given.isReady,
    pages: {
      shell: async () => given.frame,
      home: async () => ok({ number: (composed += 1) }),
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
const keptNumber = () => (device.homes.get('sv-se')?.home as { number?: number } | undefined)?.number;

test('it is composed and kept once, and again from something else', async () => {
  const keep = openKeeper();
  await keep('autumn');
  expect(device.homes.get('sv-se')).toEqual({ frame: { menu: [] }, home: { number: 1 } });
  await keep('autumn');
  expect([composed, written]).toEqual([1, 1]);
  await keep('winter');
  expect([composed, written, keptNumber()]).toEqual([2, 2, 2]);
});

test('nothing is kept of a market whose catalogue is not on the device, nor where the shopper wants no copies', async () => {
  const keep = openKeeper();
  for (const missing of [{ isReady: false }, { isKept: false }, { frame: fail(shopError('offline')) }]) {
    Object.assign(given, { isReady: true, isKept: true, frame: ok({}) }, missing);
    await keep('autumn');
    expect(written).toBe(0);
  }
  // Not for nothing either, look after look.
  expect(composed).toBe(1);
  Object.assign(given, { frame: ok({}) });
  await keep('autumn');
  expect(written).toBe(1);
});

test('what was deleted with the catalogue is kept again with the next one', async () => {
  const keep = openKeeper();
  await keep('autumn');
  given.isReady = false;
  await device.forgetReady('sv-se');
  await keep('autumn');
  expect(keptNumber()).toBeUndefined();
  given.isReady = true;
  await keep('autumn');
  expect(keptNumber()).toBe(2);
});

test.each([['isReady'], ['isKept']] as const)(
  'what another tab deletes while it is stored does not stay (%s)',
  async (field) => {
    whileStoring = () => {
      given[field] = false;
    };
    await openKeeper()('autumn');
    expect([written, keptNumber()]).toEqual([1, undefined]);
  },
);
