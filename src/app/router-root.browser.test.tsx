// The router in its place in React: no step through the history is lost before it is there, and only whole pages are published.
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { shopError } from '#contract/errors.ts';
import { fail, ok } from '#contract/result.ts';
import { createRouterRoot } from '#src/app/router-root.tsx';
import type { ShownPage } from '#src/app/shown-page.ts';
import { createPreparedPage } from '#src/services/prepared-page.ts';
import type { Services } from '#src/services/services.tsx';
import { createViewState } from '#src/services/view-state.ts';

const testUrl = location.href;
let unmount = () => {};
afterEach(() => {
  unmount();
  history.replaceState(null, '', testUrl);
});

/** How often each page was asked for. */
const asked: Record<string, number> = {};
const pages = new Proxy(
  {},
  {
    get: (_, page: string) => () => {
      asked[page] = (asked[page] ?? 0) + 1;
      return Promise.resolve(page === 'shell' ? ok({}) : fail(shopError('offline')));
    },
  },
);
const servicesOf = (clients: object) =>
  ({
    market: { code: 'en-eu' },
    shop: {},
    view: createViewState(),
    pagesFor: () => clients,
    preparedPage: createPreparedPage(),
  }) as unknown as Services;
const services = servicesOf(pages);
const PRODUCT: ShownPage = {
  pathname: '/p/shell',
  search: '',
  frame: { status: 'success', data: {} },
  name: 'product',
  screen: { status: 'success', data: {} },
};

const ROUTE_WARNING = 'Warning: Error in route match: __root__/';
const LOAD_ERROR = expect.objectContaining({ name: 'LoadError', message: 'offline' });

/** On the page of a product, one step after a list. */
async function openOnProduct(published: string[]) {
  history.replaceState(null, '', '/en-eu/c/jackets');
  history.pushState(null, '', '/en-eu/p/shell');
  return createRouterRoot({ services, base: '/en-eu' }, PRODUCT, ({ pathname }) => published.push(pathname));
}
function mount(root: ReactNode): void {
  const reactRoot = createRoot(document.body.appendChild(document.createElement('div')));
  unmount = () => reactRoot.unmount();
  reactRoot.render(root);
}
async function stepBack(): Promise<void> {
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await arrived;
}

test('a way back before it is mounted leads to the page of its URL', async () => {
  const published: string[] = [];
  const { root } = await openOnProduct(published);
  await stepBack();
  mount(root);
  await expect.poll(() => published.at(-1)).toBe('/c/jackets');
});

test('mounted, it loads the page of a step once', async () => {
  const published: string[] = [];
  const { root } = await openOnProduct(published);
  mount(root);
  await expect.poll(() => published.at(-1)).toBe('/p/shell');
  const before = asked['listing'] ?? 0;
  await stepBack();
  await expect.poll(() => published.at(-1)).toBe('/c/jackets');
  expect((asked['listing'] ?? 0) - before).toBe(1);
});

describe('a page that the device kept', () => {
  const KEPT: ShownPage = { ...PRODUCT, screen: { status: 'success', data: { title: 'Kept' } } };
  const open = async (product: () => unknown, published: ShownPage[]) => {
    history.replaceState(null, '', '/en-eu/p/shell');
    const keeping = servicesOf({ shell: async () => ok({}), product });
    const made = await createRouterRoot({ services: keeping, base: '/en-eu', isKept: true }, KEPT, (page) =>
      published.push(page),
    );
    keeping.view.isNavigating = true;
    return { ...made, view: keeping.view };
  };

  test('gives way to what is loaded anew', async () => {
    const published: ShownPage[] = [];
    const { root } = await open(async () => ok({ product: { title: 'New', variants: [] } }), published);
    mount(root);
    await expect.poll(() => published.at(-1)?.screen).toMatchObject({ data: { product: { title: 'New' } } });
  });

  test('stays where that fails, until it does not; another page that fails is published', async () => {
    const published: ShownPage[] = [];
    const product = vi
      .fn()
      .mockResolvedValueOnce(fail(shopError('offline')))
      .mockResolvedValueOnce(fail(shopError('offline')))
      .mockResolvedValue(ok({ product: { title: 'New', variants: [] } }));
    const { router, root, view } = await open(product, published);
    mount(root);
    expect(router.state.matches.at(-1)?.status).toBe('error');
    // Told after the page is published.
    await expect.poll(() => view.isNavigating).toBe(false);
    expect(published).toEqual([]);
    await router.navigate({ to: '/p/other' } as never);
    await expect
      .poll(() => published.at(-1))
      .toMatchObject({ pathname: '/p/other', screen: { status: 'error' } });
    await router.navigate({ to: '/p/shell' } as never);
    await expect.poll(() => published.at(-1)?.screen).toMatchObject({ data: { product: { title: 'New' } } });
  });
});

test('after an outage the page is published once frame and screen are both there', async () => {
  const offline = fail(shopError('offline'));
  const shell = vi.fn().mockResolvedValueOnce(offline).mockResolvedValue(ok({}));
  const listing = vi
    .fn()
    .mockResolvedValueOnce(offline)
    .mockResolvedValue(ok({ title: 'Jackets' }));
  history.replaceState(null, '', '/en-eu/c/jackets');
  const published: ShownPage[] = [];
  const { router, root } = await createRouterRoot(
    { services: servicesOf({ shell, listing }), base: '/en-eu' },
    null,
    (page) => published.push(page),
  );
  mount(root);
  expect(published.at(-1)).toMatchObject({ frame: { status: 'error' } });
  // React and the router tell of the page that could not be had, once it is drawn; perhaps more than once.
  await expect.poll(() => vi.mocked(console.error).mock.calls.flat()).toContainEqual(LOAD_ERROR);
  await router.invalidate({ filter: ({ id }) => id === router.state.matches[0]?.id });
  await expect
    .poll(() => published.at(-1)?.screen)
    .toEqual({ status: 'success', data: { title: 'Jackets' } });
  expect(published.filter(({ screen }) => screen.status === 'success' && screen.data === undefined)).toEqual(
    [],
  );
  for (const call of vi.mocked(console.error).mock.calls) expect(call).toContainEqual(LOAD_ERROR);
  for (const call of vi.mocked(console.warn).mock.calls) expect(call).toEqual([ROUTE_WARNING]);
  vi.mocked(console.error).mockClear();
  vi.mocked(console.warn).mockClear();
});
