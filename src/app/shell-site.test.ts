// The market that the precached shell is opened in, and the address it is shown at.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fail, ok } from '#contract/result.ts';
import { OWN_MARKET_PATH } from '#contract/device-record.ts';
import { shopError } from '#contract/errors.ts';
import { siteOfPath } from '#src/app/shell-site.ts';
import { MARKETS, marketOf } from '#tests/fixtures/markets.ts';
import { SHOP_SITE } from '#tests/fixtures/shop-site.ts';

const { shop } = SHOP_SITE;
const replaceState = vi.fn();
const worker = vi.hoisted(() => ({ shell: vi.fn(), suspend: vi.fn() }));
vi.mock('#src/app/worker-services.ts', () => ({
  createWorkerServices: () => ({
    client: { client: () => ({ shell: worker.shell }), suspend: worker.suspend },
  }),
}));
/** What the shell's data say of the market. */
const shellOf = (code: string) => ok({ bootstrap: { market: marketOf(code), shopName: shop.name } });

function store(codes: readonly string[]): void {
  const markets = MARKETS.filter(({ code }) => codes.includes(code)).map((market) => ({
    ...market,
    isDefault: market.code === 'en-eu',
  }));
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ shop, markets, themeCss: '' }) });
}

/** What the device noted of the market that was shown last. */
function note(code: string): void {
  const noted = new Map([[OWN_MARKET_PATH, code]]);
  const match = async (path: string) => (noted.has(path) ? new Response(noted.get(path)) : undefined);
  vi.stubGlobal('caches', { open: async () => ({ keys: async () => [], match }) });
}

beforeEach(() => {
  vi.stubGlobal('history', { replaceState });
  vi.stubGlobal('location', { search: '?fcolor_=red', hash: '#reviews', origin: 'https://shop.example' });
  store(['en-eu', 'sv-se']);
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const mock of [replaceState, worker.shell, worker.suspend]) mock.mockReset();
});

async function shownAt(pathname: string): Promise<{ code: string; path: unknown }> {
  const { market } = await siteOfPath(pathname);
  return { code: market.code, path: replaceState.mock.calls[0]?.[2] ?? pathname };
}

test('a stored market in upper case leads to the address in lower case', async () => {
  expect(await shownAt('/SV-SE/c/Jackets')).toEqual({
    code: 'sv-se',
    path: '/sv-se/c/Jackets?fcolor_=red#reviews',
  });
  expect(replaceState).toHaveBeenCalledTimes(1);
});

test('the address of a market as it is spelled, or of the default market without its code, stays', async () => {
  expect(await shownAt('/sv-se/c/jackets')).toEqual({ code: 'sv-se', path: '/sv-se/c/jackets' });
  expect(await shownAt('/c/jackets')).toEqual({ code: 'en-eu', path: '/c/jackets' });
});

test('a legacy code that the worker can look up leads to the market that came after it', async () => {
  worker.shell.mockResolvedValue(shellOf('en-as'));
  expect(await shownAt('/en-tw')).toEqual({ code: 'en-as', path: '/en-as?fcolor_=red#reviews' });
});

test('the worker that is asked for a market which is not stored is ended, whatever it says', async () => {
  worker.shell.mockResolvedValueOnce(shellOf('de-de'));
  expect(await siteOfPath('/de-de')).toMatchObject({ market: { code: 'de-de' }, shop });
  expect(worker.suspend).toHaveBeenCalledTimes(1);
  worker.shell.mockResolvedValueOnce(fail(shopError('outage')));
  expect(await siteOfPath('/de-de')).toMatchObject({ market: { code: 'de-de' }, isMarketGuessed: true });
  expect(worker.suspend).toHaveBeenCalledTimes(2);
});

test('an address without a market becomes one of the shopper’s own, but for that of a page of the server', async () => {
  note('sv-se');
  expect(await shownAt('/c/jackets')).toEqual({
    code: 'sv-se',
    path: '/sv-se/c/jackets?fcolor_=red#reviews',
  });
  replaceState.mockReset();
  expect(await shownAt('/payment/test/p1')).toEqual({ code: 'sv-se', path: '/payment/test/p1' });
});

test.each([
  ['can say what it is', shellOf('sv-se')],
  ['can say nothing', fail(shopError('outage'))],
])('the shopper’s own market needs no stored shop, where the worker %s', async (_, shell) => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  note('sv-se');
  worker.shell.mockResolvedValue(shell);
  expect(await shownAt('/c/jackets')).toEqual({
    code: 'sv-se',
    path: '/sv-se/c/jackets?fcolor_=red#reviews',
  });
  expect(worker.shell).toHaveBeenCalledWith('sv-se');
  expect(await siteOfPath('/c/jackets')).toMatchObject({ market: { language: 'sv' } });
});
