// The router that comes late: who asked for it before, what follows a failure, and where a link leads without it.
import { afterEach, expect, test, vi } from 'vitest';
import { shopError } from '#contract/errors.ts';
import { fail } from '#contract/result.ts';
import { createLateRouter, createNavigation } from '#src/app/navigation.ts';
import type { ShopRouter } from '#src/app/router.ts';
import { createPreparedPage } from '#src/services/prepared-page.ts';
import { createViewState } from '#src/services/view-state.ts';
import { createValue } from '#src/ui/readable.ts';

afterEach(() => vi.unstubAllGlobals());

const JACKETS = { pathname: '/c/jackets', search: '' };
const router = { follow: vi.fn(() => Promise.resolve()) } as unknown as ShopRouter;

test('it is loaded once, and asked for again after a failure', async () => {
  const load = vi.fn<() => Promise<ShopRouter>>();
  load.mockRejectedValueOnce(new Error('gone')).mockResolvedValue(router);
  const late = createLateRouter(load);
  await expect(late.load()).rejects.toThrow('gone');
  expect(late.current()).toBeNull();
  expect(await Promise.all([late.load(), late.load()])).toEqual([router, router]);
  expect(late.current()).toBe(router);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a subscription made before it comes begins when it does, and one that ended never does', async () => {
  const late = createLateRouter(() => Promise.resolve(router));
  const stop = vi.fn();
  const use = vi.fn(() => stop);
  const ended = vi.fn(() => stop);
  const unsubscribe = late.whenLoaded(use);
  late.whenLoaded(ended)();
  expect(use).not.toHaveBeenCalled();
  await late.load();
  await Promise.resolve();
  expect(use).toHaveBeenCalledExactlyOnceWith(router);
  expect(ended).not.toHaveBeenCalled();
  unsubscribe();
  expect(stop).toHaveBeenCalledOnce();
  expect(late.whenLoaded(use)).toBe(stop);
});

test('another try loads what failed, and nothing else', async () => {
  const invalidate = vi.fn<ShopRouter['invalidate']>(() => Promise.resolve());
  const navigation = createNavigation({
    market: 'en-eu',
    searchPath: '/search',
    view: createViewState(),
    preparedPage: createPreparedPage(),
    router: createLateRouter(() => Promise.resolve({ invalidate } as unknown as ShopRouter)),
    shown: createValue(JACKETS),
  });
  navigation.retry();
  await expect.poll(() => invalidate.mock.calls.length).toBe(1);
  const filter = invalidate.mock.calls[0]?.[0]?.filter;
  const isLoadedAgain = (status: string) => filter?.({ status } as never);
  expect([isLoadedAgain('success'), isLoadedAgain('error')]).toEqual([false, true]);
});

test('without a router a link is the document’s own, and replaces where it should', async () => {
  const location = { assign: vi.fn(), replace: vi.fn(), pathname: '/en-eu/c/jackets' };
  vi.stubGlobal('location', location);
  const view = createViewState();
  const navigation = createNavigation({
    market: 'en-eu',
    searchPath: '/search',
    view,
    preparedPage: createPreparedPage(),
    router: createLateRouter(() => Promise.reject(new Error('gone'))),
    shown: createValue(JACKETS),
  });
  await navigation.follow('/en-eu/c/jackets', false);
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('/en-eu/c/jackets');
  await navigation.follow('?f_size=M', true);
  expect(location.replace).toHaveBeenCalledExactlyOnceWith('?f_size=M');
  // Nothing is selected any more: an empty address would be the current one, with its query.
  await navigation.follow('', true);
  expect(location.replace).toHaveBeenLastCalledWith('/en-eu/c/jackets');
  expect(view.isNavigating).toBe(false);
  expect(console.error).toHaveBeenCalledTimes(3);
  vi.mocked(console.error).mockClear();
});

test('a selection that is ready once another page was asked for does not lead back from it', async () => {
  const loading = Promise.withResolvers<ShopRouter>();
  const gone: { search: { raw?: string }; arrive: () => void }[] = [];
  const slow = {
    buildLocation: () => ({ pathname: '/search', searchStr: '' }),
    follow: ({ search }: { search: { raw?: string } }) =>
      new Promise<void>((arrive) => void gone.push({ search, arrive })),
  } as unknown as ShopRouter;
  const shown = createValue({ pathname: '/search', search: '?query=jacket' });
  const navigation = createNavigation({
    market: 'en-eu',
    searchPath: '/search',
    view: createViewState(),
    preparedPage: createPreparedPage(),
    router: createLateRouter(() => loading.promise),
    shown,
  });
  vi.stubGlobal('history', { state: null });
  const page = fail(shopError('outage'));
  const queries = () => gone.map(({ search }) => search.raw);
  const search = navigation.follow('/en-eu/search?query=trousers', false);
  await navigation.follow('?query=jacket&sorting=x', true, page);
  loading.resolve(slow);
  await expect.poll(queries).toEqual(['query=trousers']);
  await navigation.follow('?query=jacket&sorting=x', true, page);
  shown.set({ pathname: '/search', search: '?query=jacket' });
  await navigation.follow('?query=jacket&sorting=x', true, page);
  expect(queries()).toEqual(['query=trousers']);
  // Drawn, though the router has not ended the navigation.
  shown.set({ pathname: '/search', search: '?query=trousers' });
  void navigation.follow('?query=trousers&sorting=x', true, page);
  shown.set({ pathname: '/search', search: '?query=trousers&sorting=x' });
  void navigation.follow('?query=trousers&sorting=y', true, page);
  expect(queries()).toEqual(['query=trousers', 'query=trousers&sorting=x', 'query=trousers&sorting=y']);
  gone[0]?.arrive();
  await search;
  const elsewhere = navigation.follow('/en-eu/search?query=hat', false);
  await navigation.follow('?query=trousers&sorting=z', true, page);
  gone[3]?.arrive();
  await elsewhere;
  void navigation.follow('?query=hat&sorting=x', true, page);
  expect(queries().slice(3)).toEqual(['query=hat', 'query=hat&sorting=x']);
});

test('another path is one other than the last that was gone to, whether or not its page came', () => {
  const told: (() => void)[] = [];
  const emitting = {
    latestLocation: { pathname: '/en-eu/c/jackets' },
    subscribe: (_: string, listener: (event: { toLocation: { pathname: string } }) => void) => {
      for (const pathname of ['/en-eu/c/jackets', '/en-eu/p/shell', '/en-eu/p/shell', '/en-eu/c/jackets'])
        told.push(() => listener({ toLocation: { pathname } }));
      return () => undefined;
    },
  } as unknown as ShopRouter;
  const late = createLateRouter(() => Promise.resolve(emitting));
  const navigation = createNavigation({
    market: 'en-eu',
    searchPath: '/search',
    view: createViewState(),
    preparedPage: createPreparedPage(),
    router: { ...late, whenLoaded: (use) => use(emitting) },
    shown: createValue(JACKETS),
  });
  const listener = vi.fn();
  navigation.onPathChange(listener);
  const counts = told.map((tell) => {
    tell();
    return listener.mock.calls.length;
  });
  expect(counts).toEqual([0, 1, 1, 2]);
});
