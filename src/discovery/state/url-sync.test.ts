import { describe, expect, test } from 'vitest';
import type { Products } from '#contract/clients.ts';
import { encodeState } from '#contract/url-state/state.ts';
import { setSort } from '#src/discovery/state/actions.ts';
import { toggleFilterValue } from '#src/discovery/state/filter-actions.ts';
import { createDiscoveryInstance } from '#src/discovery/state/discovery-instance.ts';
import { type UrlBinding, applyUrlResults, writeUrl } from '#src/discovery/state/url-sync.ts';
import { cards, listFilter, products } from '#tests/fixtures/discovery-responses.ts';

const color = listFilter('color', ['Blue', 'Red']);
const blue = [{ field: 'color', op: 'in' as const, data: ['Blue'] }];
const answer = (facts: Partial<Products> = {}) => products({ filters: [color], ...facts });
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A binding whose encodings and navigations the test finishes when it wants. */
function harness(initial = answer()) {
  const instance = createDiscoveryInstance({ kind: 'listing', search: '?utm=x', products: initial });
  const encodings: { run: () => void; refuse: (error: Error) => void }[] = [];
  const navigations: { to: string; finish: () => void }[] = [];
  const errors: unknown[] = [];
  const sent: object[] = [];
  const binding: UrlBinding = {
    encode: (search, selection) =>
      new Promise((resolve, reject) => {
        sent.push(selection);
        encodings.push({ run: () => resolve(encodeState(search, selection)), refuse: reject });
      }),
    navigate: (to) => new Promise((resolve) => void navigations.push({ to, finish: () => resolve() })),
    report: (error) => void errors.push(error),
  };
  const end = writeUrl(instance, binding);
  return { instance, encodings, navigations, errors, sent, end };
}

describe('writing', () => {
  test('UR-08 a change is encoded and put into the address, other parameters kept', async () => {
    const { instance, encodings, navigations } = harness();
    toggleFilterValue(instance, color, 'Blue');
    encodings[0]?.run();
    await settled();
    expect(navigations.map(({ to }) => decodeURIComponent(to))).toEqual(['?utm=x&f_color=Blue‚']);
  });

  test('NE-05 of two quick changes only the newest reaches the address', async () => {
    const { instance, encodings, navigations } = harness();
    toggleFilterValue(instance, color, 'Blue');
    toggleFilterValue(instance, color, 'Red');
    for (const { run } of encodings) run();
    await settled();
    expect(navigations.map(({ to }) => decodeURIComponent(to))).toEqual(['?utm=x&f_color=Blue‚Red']);
  });

  test('an answer is no change: nothing is written back', async () => {
    const { instance, encodings } = harness();
    applyUrlResults(instance, answer({ selectedFilters: blue }), '?f_color=Blue');
    await settled();
    expect(encodings).toEqual([]);
  });

  test('nothing is written once the screen has gone', async () => {
    const { instance, encodings, navigations, end } = harness();
    toggleFilterValue(instance, color, 'Blue');
    end();
    encodings[0]?.run();
    setSort(instance, { field: 'price', order: 'asc' });
    await settled();
    expect(navigations).toEqual([]);
    expect(encodings).toHaveLength(1);
  });

  test('a change that could not be written is reported and taken back', async () => {
    const { instance, encodings, errors } = harness();
    toggleFilterValue(instance, color, 'Blue');
    encodings[0]?.refuse(new Error('worker died'));
    await settled();
    expect(errors).toHaveLength(1);
    expect(instance.selected).toEqual([]);
    expect(instance.status).toEqual({ state: 'success' });
  });
});

test('PW-02 what is sent to the worker can be cloned', () => {
  const { instance, sent } = harness();
  setSort(instance, { field: 'price', order: 'asc' });
  toggleFilterValue(instance, color, 'Blue');
  expect(sent.map((selection) => structuredClone(selection))).toEqual(sent);
  expect(sent).toHaveLength(2);
});

describe('following', () => {
  test('the answer to a change is shown, with what it selects', async () => {
    const { instance, encodings, navigations } = harness();
    toggleFilterValue(instance, color, 'Blue');
    encodings[0]?.run();
    await settled();
    const next = answer({ cards: cards(10, 2), selectedFilters: blue });
    applyUrlResults(instance, next, '?f_color=Blue');
    expect(instance.products).toBe(next);
    expect(instance.status).toEqual({ state: 'success' });
    navigations[0]?.finish();
    await settled();
    expect(instance.selected).toEqual(blue);
  });

  test('NE-05 an answer that comes while a newer change is not yet in the address is not shown', async () => {
    const { instance, encodings } = harness();
    const before = instance.products;
    toggleFilterValue(instance, color, 'Blue');
    encodings[0]?.run();
    await settled();
    toggleFilterValue(instance, color, 'Red');
    applyUrlResults(instance, answer({ selectedFilters: blue }), '?f_color=Blue');
    expect(instance.products).toBe(before);
    expect(instance.selected[0]?.data).toEqual(['Blue', 'Red']);
  });

  test('an answer put aside is shown after all when the newer change leads back to it', async () => {
    const { instance, encodings, navigations } = harness();
    toggleFilterValue(instance, color, 'Blue');
    encodings[0]?.run();
    await settled();
    toggleFilterValue(instance, color, 'Red');
    const late = answer({ selectedFilters: blue });
    applyUrlResults(instance, late, '?f_color=Blue');
    toggleFilterValue(instance, color, 'Red');
    for (const { run } of encodings) run();
    await settled();
    for (const { finish } of navigations) finish();
    await settled();
    expect(instance.products).toBe(late);
    expect(instance.status).toEqual({ state: 'success' });
  });

  test('a change that comes back to what is on show ends the wait', async () => {
    const { instance, encodings, navigations } = harness();
    toggleFilterValue(instance, color, 'Blue');
    toggleFilterValue(instance, color, 'Blue');
    for (const { run } of encodings) run();
    await settled();
    for (const { finish } of navigations) finish();
    await settled();
    expect(instance.status).toEqual({ state: 'success' });
  });

  test('the same answer again keeps the cards that were loaded since', () => {
    const { instance } = harness();
    const { products: shown } = instance;
    Object.assign(instance, { loadCount: 2 });
    applyUrlResults(instance, shown, '?utm=x');
    expect(instance.loadCount).toBe(2);
  });
});
