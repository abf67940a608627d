import { expect, test } from 'vitest';
import { DEVICE_CACHE, OWN_MARKET_PATH, readyPath } from '#contract/device-record.ts';
import { isReadyOffline, isStartWithoutMarket, ownStart } from '#sw/device.ts';

const ORIGIN = 'https://shop.example';
/** A device with these entries of the one cache. */
function deviceWith(entries: Readonly<Record<string, string>>): CacheStorage {
  const match = async (path: string) => (path in entries ? new Response(entries[path]) : undefined);
  return {
    open: async (name: string) => ({ match: name === DEVICE_CACHE ? match : async () => undefined }),
  } as unknown as CacheStorage;
}

test.each([
  ['/?source=pwa', '/sv-se?source=pwa'],
  ['/search?source=pwa', '/sv-se/search?source=pwa'],
  ['/?modal=cart&source=pwa', '/sv-se?modal=cart&source=pwa'],
  ['/search?shared_title=&query=tent', '/sv-se/search?shared_title=&query=tent'],
])('the start %s leads to %s on a device of the Swedish market', async (from, to) => {
  const device = deviceWith({ [OWN_MARKET_PATH]: 'sv-se' });
  expect(isStartWithoutMarket(ORIGIN + from)).toBe(true);
  expect(await ownStart(device, ORIGIN + from)).toBe(ORIGIN + to);
  expect(await ownStart(deviceWith({}), ORIGIN + from)).toBeNull();
  expect(await ownStart(deviceWith({ [OWN_MARKET_PATH]: '/evil.example' }), ORIGIN + from)).toBeNull();
});

test.each(['/', '/c/jackets', '/en-eu?source=pwa', '/?source=mail'])(
  'the address %s leads nowhere else',
  async (path) => {
    expect(isStartWithoutMarket(ORIGIN + path)).toBe(false);
  },
);

test('a page is ready offline if its market is; without one, if that of such addresses is', async () => {
  const device = deviceWith({ [readyPath('sv-se')]: '' });
  const isReady = (path: string) => isReadyOffline(device, ORIGIN + path);
  expect(await Promise.all(['/sv-se', '/SV-SE/c/x', '/en-eu', '/', '/c/x'].map(isReady))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(await isReadyOffline(deviceWith({ [readyPath('')]: '' }), `${ORIGIN}/c/x`)).toBe(true);
});
