import { describe, expect, test } from 'vitest';
import type { AppliedSelection, Products } from '#contract/clients.ts';
import { shopError } from '#contract/errors.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { encodeState } from '#contract/url-state/state.ts';
import { setSort } from '#src/discovery/state/actions.ts';
import { toggleFilterValue } from '#src/discovery/state/filter-actions.ts';
import { createDiscoveryInstance } from '#src/discovery/state/discovery-instance.ts';
import { type UrlBinding, applyUrlResults, writeUrl } from '#src/discovery/state/url-sync.ts';
import { cards, listFilter, products } from '#tests/fixtures/discovery-responses.ts';

const color = listFilter('color', ['Blue', 'Red']);
const blue = [{ field: 'color', op: 'in' as const, data: ['Blue'] }];
const results = (overrides: Partial<Products> = {}) => products({ filters: [color], ...overrides });
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

const PAGE: AppliedSelection['page'] = fail(shopError('outage'));

/** A binding whose applications and navigations the test finishes when it wants. */
function harness(initial = results(), { hasUrl = false } = {}) {
  const instance = createDiscoveryInstance({ kind: 'listing', search: '?utm=x', products: initial });
  let url = { pathname: '/c/jackets', search: '?utm=x' };
  const applications: { run: () => void; give: (result: Result<AppliedSelection>) => void }[] = [];
  const navigations: { to: string; page: AppliedSelection['page']; finish: () => void }[] = [];
  const errors: unknown[] = [];
  const sent: object[] = [];
  let urlListener = () => {};
  const binding: UrlBinding = {
    apply: (search, selection) =>
      new Promise((resolve) => {
        sent.push(selection);
        const applied = encodeState(search, selection);
        applications.push({ run: () => resolve(ok({ search: applied, page: PAGE })), give: resolve });
      }),
    url: () => (hasUrl ? url : undefined),
    navigate: (to, page) => {
      url = { ...url, search: to };
      urlListener();
      return new Promise((resolve) => void navigations.push({ to, page, finish: () => resolve() }));
    },
    onUrlChange: (listener) => {
      urlListener = listener;
      return () => {
        urlListener = () => {};
      };
    },
    report: (error) => void errors.push(error),
  };
  const end = writeUrl(instance, binding);
  /** Somebody else changes the URL: the shopper goes back, a link is followed. */
  const leaveUrl = (next: Partial<typeof url> = {}) => {
    url = { ...url, ...next };
    urlListener();
  };
  return { instance, applications, navigations, errors, sent, leaveUrl, end };
}

describe('writing', () => {
  test.each([
    ['fails', (it: ReturnType<typeof harness>) => it.applications[1]?.give(fail(shopError('internal')))],
    ['is dropped', (it: ReturnType<typeof harness>) => it.leaveUrl()],
  ])('results that were deferred for a change that %s are shown: the URL is theirs', async (_, end) => {
    const it = harness();
    toggleFilterValue(it.instance, color, 'Blue');
    it.applications[0]?.run();
    await settled();
    toggleFilterValue(it.instance, color, 'Red');
    const ofBlue = results({ cards: cards(10, 2), selectedFilters: blue });
    applyUrlResults(it.instance, ofBlue, '?utm=x&f_color=Blue');
    it.navigations[0]?.finish();
    end(it);
    await settled();
    expect(it.instance).toMatchObject({ products: ofBlue, selected: blue, search: '?utm=x&f_color=Blue' });
    expect(it.instance.cards.map(({ productId }) => productId)).toEqual(
      ofBlue.cards.map(({ productId }) => productId),
    );
  });

  test('a change is applied, and its query string put into the URL with its page, other parameters kept', async () => {
    const { instance, applications, navigations } = harness();
    toggleFilterValue(instance, color, 'Blue');
    applications[0]?.run();
    await settled();
    expect(navigations.map(({ to }) => decodeURIComponent(to))).toEqual(['?utm=x&f_color=Blue‚']);
    expect(navigations[0]?.page).toBe(PAGE);
  });

  test('of two quick changes only the newest reaches the URL', async () => {
    const { instance, applications, navigations } = harness();
    toggleFilterValue(instance, color, 'Blue');
    toggleFilterValue(instance, color, 'Red');
    for (const { run } of applications) run();
    await settled();
    expect(navigations.map(({ to }) => decodeURIComponent(to))).toEqual(['?utm=x&f_color=Blue‚Red']);
  });

  test('new results are no change: nothing is written back', async () => {
    const { instance, applications } = harness();
    applyUrlResults(instance, results({ selectedFilters: blue }), '?f_color=Blue');
    await settled();
    expect(applications).toEqual([]);
  });

  test('nothing is written once the screen has gone', async () => {
    const { instance, applications, navigations, end } = harness();
    toggleFilterValue(instance, color, 'Blue');
    end();
    applications[0]?.run();
    setSort(instance, { field: 'price', order: 'asc' });
    await settled();
    expect(navigations).toEqual([]);
    expect(applications).toHaveLength(1);
  });

  test('a change that the shopper leaves behind, by going back, is not written any more', async () => {
    const { instance, applications, navigations, leaveUrl } = harness();
    toggleFilterValue(instance, color, 'Blue');
    leaveUrl();
    expect(instance.selected).toEqual([]);
    expect(instance.status).toEqual({ state: 'success' });
    applications[0]?.run();
    await settled();
    expect(navigations).toEqual([]);
    const earlier = results({ cards: cards(10, 2) });
    applyUrlResults(instance, earlier, '');
    expect(instance.products).toBe(earlier);
  });

  test('a change is left behind as well while the one before it is still being loaded', async () => {
    const { instance, applications, navigations, leaveUrl } = harness();
    toggleFilterValue(instance, color, 'Blue');
    applications[0]?.run();
    await settled();
    setSort(instance, { field: 'price', order: 'asc' });
    leaveUrl();
    applications[1]?.run();
    await settled();
    expect(navigations.map(({ to }) => decodeURIComponent(to))).toEqual(['?utm=x&f_color=Blue‚']);
  });

  test('a change after one that was left behind is written', async () => {
    const { instance, applications, navigations, leaveUrl } = harness();
    toggleFilterValue(instance, color, 'Blue');
    leaveUrl();
    toggleFilterValue(instance, color, 'Red');
    for (const { run } of applications) run();
    await settled();
    expect(navigations.map(({ to }) => decodeURIComponent(to))).toEqual(['?utm=x&f_color=Red‚']);
  });

  test.each([
    ['another parameter changes', { search: '' }, '?f_color=Blue‚'],
    ['another list is changed', { search: '?utm=x&fb_color=Red‚' }, '?utm=x&fb_color=Red‚&f_color=Blue‚'],
    ['only the place in the page changes', {}, '?utm=x&f_color=Blue‚'],
  ])('UR-01g a change is written to the URL as it is by then, where %s', async (_, next, written) => {
    const it = harness(results(), { hasUrl: true });
    toggleFilterValue(it.instance, color, 'Blue');
    it.leaveUrl(next);
    for (const { run } of it.applications) run();
    await settled();
    expect(it.navigations.map(({ to }) => decodeURIComponent(to))).toEqual([written]);
  });

  test.each([
    ['the path', { pathname: '/c/tents' }],
    ['a filter', { search: '?f_color=Red%E2%80%9A' }],
    ['an older filter', { search: '?filter_color=Red%E2%80%9A' }],
    ['the sorting', { search: '?sorting=price%F0%9F%93%88' }],
    ['the query', { search: '?query=tent' }],
    ['the listing', { search: '?listing_id=tents' }],
  ])('a change is left behind where %s of the list changes', async (_, next) => {
    const it = harness(results(), { hasUrl: true });
    toggleFilterValue(it.instance, color, 'Blue');
    it.leaveUrl(next);
    for (const { run } of it.applications) run();
    await settled();
    expect(it.navigations).toEqual([]);
    expect(it.instance.selected).toEqual([]);
  });

  test('a change keeps what others wrote into the URL while the one before was being loaded', async () => {
    const it = harness(results(), { hasUrl: true });
    toggleFilterValue(it.instance, color, 'Blue');
    it.applications[0]?.run();
    await settled();
    it.leaveUrl({ search: '?utm=x&sortingb=price&f_color=Blue%E2%80%9A' });
    toggleFilterValue(it.instance, color, 'Red');
    it.applications[1]?.run();
    await settled();
    expect(it.navigations.map(({ to }) => decodeURIComponent(to))).toEqual([
      '?utm=x&f_color=Blue‚',
      '?utm=x&sortingb=price&f_color=Blue‚Red',
    ]);
  });

  test('a change that could not be written is reported and taken back', async () => {
    const { instance, applications, errors } = harness();
    toggleFilterValue(instance, color, 'Blue');
    applications[0]?.give(fail(shopError('internal')));
    await settled();
    expect(errors).toHaveLength(1);
    expect(instance.selected).toEqual([]);
    expect(instance.status).toEqual({ state: 'success' });
  });
});

test('what is sent to the worker can be cloned', () => {
  const { instance, sent } = harness();
  setSort(instance, { field: 'price', order: 'asc' });
  toggleFilterValue(instance, color, 'Blue');
  expect(sent.map((selection) => structuredClone(selection))).toEqual(sent);
  expect(sent).toHaveLength(2);
});

describe('following', () => {
  test('the results of a change are shown, with what they select', async () => {
    const { instance, applications, navigations } = harness();
    toggleFilterValue(instance, color, 'Blue');
    applications[0]?.run();
    await settled();
    const next = results({ cards: cards(10, 2), selectedFilters: blue });
    applyUrlResults(instance, next, '?f_color=Blue');
    expect(instance.products).toBe(next);
    expect(instance.status).toEqual({ state: 'success' });
    navigations[0]?.finish();
    await settled();
    expect(instance.selected).toEqual(blue);
  });

  test('results that come while a newer change is not yet in the URL are not shown', async () => {
    const { instance, applications } = harness();
    const before = instance.products;
    toggleFilterValue(instance, color, 'Blue');
    applications[0]?.run();
    await settled();
    toggleFilterValue(instance, color, 'Red');
    applyUrlResults(instance, results({ selectedFilters: blue }), '?f_color=Blue');
    expect(instance.products).toBe(before);
    expect(instance.selected[0]?.data).toEqual(['Blue', 'Red']);
  });

  test('deferred results are shown when the newer change leads back to them', async () => {
    const { instance, applications, navigations } = harness();
    toggleFilterValue(instance, color, 'Blue');
    applications[0]?.run();
    await settled();
    toggleFilterValue(instance, color, 'Red');
    const late = results({ selectedFilters: blue });
    applyUrlResults(instance, late, '?f_color=Blue');
    toggleFilterValue(instance, color, 'Red');
    for (const { run } of applications) run();
    await settled();
    for (const { finish } of navigations) finish();
    await settled();
    expect(instance.products).toBe(late);
    expect(instance.status).toEqual({ state: 'success' });
  });

  test('a change that comes back to what is on show ends the wait', async () => {
    const { instance, applications, navigations } = harness();
    toggleFilterValue(instance, color, 'Blue');
    toggleFilterValue(instance, color, 'Blue');
    for (const { run } of applications) run();
    await settled();
    for (const { finish } of navigations) finish();
    await settled();
    expect(instance.status).toEqual({ state: 'success' });
  });

  test('a change that comes back to what is on show is not followed by what came in between', async () => {
    const { instance, applications, navigations } = harness();
    const { products: shown } = instance;
    Object.assign(instance, { loadCount: 1 });
    toggleFilterValue(instance, color, 'Blue');
    applications[0]?.run();
    await settled();
    toggleFilterValue(instance, color, 'Blue');
    applyUrlResults(instance, results({ selectedFilters: blue }), '?utm=x&f_color=Blue');
    applications[1]?.run();
    await settled();
    applyUrlResults(instance, results(), '?utm=x');
    for (const { finish } of navigations) finish();
    await settled();
    expect(instance).toMatchObject({ products: shown, selected: [], loadCount: 1, search: '?utm=x' });
    expect(instance.status).toEqual({ state: 'success' });
  });

  test('the same results again keep the cards that were loaded since', () => {
    const { instance } = harness();
    const { products: shown } = instance;
    Object.assign(instance, { loadCount: 2 });
    applyUrlResults(instance, shown, '?utm=x');
    expect(instance.loadCount).toBe(2);
  });

  test('UR-01g newer results of the same selection keep them too, whatever other lists select', () => {
    const { instance } = harness();
    const { products: shown } = instance;
    Object.assign(instance, { loadCount: 1 });
    applyUrlResults(instance, results(), '?fb_color=Red%E2%80%9A');
    expect(instance).toMatchObject({ products: shown, loadCount: 1, search: '?fb_color=Red%E2%80%9A' });
    const ofBlue = results({ selectedFilters: blue });
    applyUrlResults(instance, ofBlue, '?f_color=Blue%E2%80%9A');
    expect(instance).toMatchObject({ products: ofBlue, loadCount: 0 });
  });
});
