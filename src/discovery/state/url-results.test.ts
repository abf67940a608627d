// Which results a list shows while the shopper changes what it is asked for, and the URL follows.
import { describe, expect, test } from 'vitest';
import { toggleFilterValue } from '#src/discovery/state/filter-actions.ts';
import { applyUrlResults } from '#src/discovery/state/url-sync.ts';
import { cards } from '#tests/fixtures/discovery-responses.ts';
import { bindToUrl, blue, color, results, settled } from '#tests/fixtures/url-binding.ts';

describe('following', () => {
  test('the results of a change are shown, with what they select', async () => {
    const { instance, applications, navigations } = bindToUrl();
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
    const { instance, applications } = bindToUrl();
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
    const { instance, applications, navigations } = bindToUrl();
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
    const { instance, applications, navigations } = bindToUrl();
    toggleFilterValue(instance, color, 'Blue');
    toggleFilterValue(instance, color, 'Blue');
    for (const { run } of applications) run();
    await settled();
    for (const { finish } of navigations) finish();
    await settled();
    expect(instance.status).toEqual({ state: 'success' });
  });

  test('a change that comes back to what is on show is not followed by what came in between', async () => {
    const { instance, applications, navigations } = bindToUrl();
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
    const { instance } = bindToUrl();
    const { products: shown } = instance;
    Object.assign(instance, { loadCount: 2 });
    applyUrlResults(instance, shown, '?utm=x');
    expect(instance.loadCount).toBe(2);
  });

  test('UR-01g newer results of the same selection keep them too, whatever other lists select', () => {
    const { instance } = bindToUrl();
    const { products: shown } = instance;
    Object.assign(instance, { loadCount: 1 });
    applyUrlResults(instance, results(), '?fb_color=Red%E2%80%9A');
    expect(instance).toMatchObject({ products: shown, loadCount: 1, search: '?fb_color=Red%E2%80%9A' });
    const ofBlue = results({ selectedFilters: blue });
    applyUrlResults(instance, ofBlue, '?f_color=Blue%E2%80%9A');
    expect(instance).toMatchObject({ products: ofBlue, loadCount: 0 });
  });
});
