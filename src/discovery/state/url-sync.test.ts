import { describe, expect, test } from 'vitest';
import { shopError } from '#contract/errors.ts';
import { fail } from '#contract/result.ts';
import { setSort } from '#src/discovery/state/actions.ts';
import { toggleFilterValue } from '#src/discovery/state/filter-actions.ts';
import { applyUrlResults } from '#src/discovery/state/url-sync.ts';
import { cards } from '#tests/fixtures/discovery-responses.ts';
import { bindToUrl, blue, color, PAGE, results, settled } from '#tests/fixtures/url-binding.ts';

describe('writing', () => {
  test.each([
    ['fails', (it: ReturnType<typeof bindToUrl>) => it.applications[1]?.give(fail(shopError('internal')))],
    ['is dropped', (it: ReturnType<typeof bindToUrl>) => it.leaveUrl()],
  ])('results that were deferred for a change that %s are shown: the URL is theirs', async (_, end) => {
    const it = bindToUrl();
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
    const { instance, applications, navigations } = bindToUrl();
    toggleFilterValue(instance, color, 'Blue');
    applications[0]?.run();
    await settled();
    expect(navigations.map(({ to }) => decodeURIComponent(to))).toEqual(['?utm=x&f_color=Blue‚']);
    expect(navigations[0]?.page).toBe(PAGE);
  });

  test('of two quick changes only the newest reaches the URL', async () => {
    const { instance, applications, navigations } = bindToUrl();
    toggleFilterValue(instance, color, 'Blue');
    toggleFilterValue(instance, color, 'Red');
    for (const { run } of applications) run();
    await settled();
    expect(navigations.map(({ to }) => decodeURIComponent(to))).toEqual(['?utm=x&f_color=Blue‚Red']);
  });

  test('new results are no change: nothing is written back', async () => {
    const { instance, applications } = bindToUrl();
    applyUrlResults(instance, results({ selectedFilters: blue }), '?f_color=Blue');
    await settled();
    expect(applications).toEqual([]);
  });

  test('nothing is written once the screen has gone', async () => {
    const { instance, applications, navigations, end } = bindToUrl();
    toggleFilterValue(instance, color, 'Blue');
    end();
    applications[0]?.run();
    setSort(instance, { field: 'price', order: 'asc' });
    await settled();
    expect(navigations).toEqual([]);
    expect(applications).toHaveLength(1);
  });

  test('a change that the shopper leaves behind, by going back, is not written any more', async () => {
    const { instance, applications, navigations, leaveUrl } = bindToUrl();
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
    const { instance, applications, navigations, leaveUrl } = bindToUrl();
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
    const { instance, applications, navigations, leaveUrl } = bindToUrl();
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
    const it = bindToUrl(results(), { hasUrl: true });
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
    const it = bindToUrl(results(), { hasUrl: true });
    toggleFilterValue(it.instance, color, 'Blue');
    it.leaveUrl(next);
    for (const { run } of it.applications) run();
    await settled();
    expect(it.navigations).toEqual([]);
    expect(it.instance.selected).toEqual([]);
  });

  test('a change keeps what others wrote into the URL while the one before was being loaded', async () => {
    const it = bindToUrl(results(), { hasUrl: true });
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
    const { instance, applications, errors } = bindToUrl();
    toggleFilterValue(instance, color, 'Blue');
    applications[0]?.give(fail(shopError('internal')));
    await settled();
    expect(errors).toHaveLength(1);
    expect(instance.selected).toEqual([]);
    expect(instance.status).toEqual({ state: 'success' });
  });
});

test('what is sent to the worker can be cloned', () => {
  const { instance, sent } = bindToUrl();
  setSort(instance, { field: 'price', order: 'asc' });
  toggleFilterValue(instance, color, 'Blue');
  expect(sent.map((selection) => structuredClone(selection))).toEqual(sent);
  expect(sent).toHaveLength(2);
});
