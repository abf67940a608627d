import { describe, expect, test } from 'vitest';
import type { DiscoveryClient } from '#contract/clients.ts';
import { shopError } from '#contract/errors.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { clearFilters, loadMore, openPanel, restoreFilters, setSort } from '#src/discovery/state/actions.ts';
import { toggleCategory, toggleFilterValue } from '#src/discovery/state/filter-actions.ts';
import { treeOf } from '#src/discovery/state/hierarchy.ts';
import { createDiscoveryInstance, type DiscoveryInstance } from '#src/discovery/state/discovery-instance.ts';
import { cards, listFilter, products, treeFilter } from '#tests/fixtures/discovery-responses.ts';

type More = Awaited<ReturnType<DiscoveryClient['more']>>;
const color = listFilter('color', ['Blue', 'Red']);

function listing(cursor: string | null = 'c1'): DiscoveryInstance {
  const initial = products({ cards: cards(0, 4), cursor, total: 12, filters: [color] });
  return createDiscoveryInstance({ kind: 'listing', search: '?a=1', products: initial });
}

/** A client whose responses the test gives. */
function controlledClient() {
  const requests: {
    search: string;
    limit: number;
    cursor: string | null;
    respond: (result: More) => void;
  }[] = [];
  const more: DiscoveryClient['more'] = (_market, _scope, { search, limit }, cursor) =>
    new Promise<Result<{ cards: ReturnType<typeof cards>; cursor: string | null; total: number }>>(
      (resolve) => {
        requests.push({ search, limit, cursor, respond: resolve as (result: More) => void });
      },
    );
  return { client: { more }, requests };
}
const options = (client: Pick<DiscoveryClient, 'more'>, now = 0, isAutomatic = false) => ({
  client,
  market: 'sv-se',
  scope: { kind: 'listing', slug: 'jackets' } as const,
  pageSize: 20,
  now: () => now,
  isAutomatic,
});

describe('selecting', () => {
  test('a toggle changes the selection at once, counts as a revision, and sets the status to loading', () => {
    const instance = listing();
    toggleFilterValue(instance, color, 'Blue');
    expect(instance.selected).toEqual([{ field: 'color', op: 'in', data: ['Blue'] }]);
    expect(instance.revision).toBe(1);
    expect(instance.status).toEqual({ state: 'loading' });
  });

  test('checking a category expands it, unchecking does not', () => {
    const instance = listing();
    const category = treeFilter('category', ['Jackets', 'Jackets/Shell']);
    const [jackets] = treeOf(category.meta);
    if (jackets === undefined) throw new Error('no tree');
    toggleCategory(instance, category, jackets);
    expect(instance.expandedPaths[jackets.key]).toBe(true);
    expect(instance.selected[0]?.data).toEqual([['Jackets']]);
    instance.expandedPaths = {};
    toggleCategory(instance, category, jackets);
    expect(instance.expandedPaths[jackets.key]).toBeUndefined();
  });

  test('the two panels are mutually exclusive', () => {
    const instance = listing();
    openPanel(instance, 'filters');
    openPanel(instance, 'sorting');
    expect([instance.filtersOpen, instance.sortingOpen]).toEqual([false, true]);
  });

  test('the same order again is no change', () => {
    const instance = listing();
    setSort(instance, { field: 'price', order: 'asc' });
    setSort(instance, { field: 'price', order: 'asc' });
    expect(instance.revision).toBe(1);
  });
});

describe('clearing', () => {
  test('a clear takes filters and expansions, sorting only when requests; restore brings all back', () => {
    const instance = listing();
    setSort(instance, { field: 'price', order: 'asc' });
    toggleFilterValue(instance, color, 'Blue');
    openPanel(instance, 'filters');
    instance.expandedGroups['color'] = true;
    clearFilters(instance);
    expect(instance.selected).toEqual([]);
    expect(instance.sort).toEqual({ field: 'price', order: 'asc' });
    expect([instance.filtersOpen, instance.expandedGroups]).toEqual([false, {}]);
    clearFilters(instance, { withSort: true });
    expect(instance.sort).toBeNull();
  });

  test('restore brings back selection, sorting and the open panel', () => {
    const instance = listing();
    setSort(instance, { field: 'price', order: 'asc' });
    toggleFilterValue(instance, color, 'Blue');
    openPanel(instance, 'filters');
    clearFilters(instance, { withSort: true });
    restoreFilters(instance);
    expect(instance.selected).toEqual([{ field: 'color', op: 'in', data: ['Blue'] }]);
    expect(instance.sort).toEqual({ field: 'price', order: 'asc' });
    expect(instance.filtersOpen).toBe(true);
    expect(instance.cleared).toBeNull();
  });

  test('what a clear took is forgotten when the selection changes', () => {
    const instance = listing();
    toggleFilterValue(instance, color, 'Blue');
    clearFilters(instance);
    expect(instance.cleared).not.toBeNull();
    toggleFilterValue(instance, color, 'Red');
    expect(instance.cleared).toBeNull();
  });
});

describe('loading more', () => {
  test('cards are appended once each, and the cursor goes on', async () => {
    const instance = listing();
    const { client, requests } = controlledClient();
    const loading = loadMore(instance, options(client));
    expect(requests[0]).toMatchObject({ search: '?a=1', limit: 20, cursor: 'c1' });
    requests[0]?.respond(ok({ cards: cards(3, 4), cursor: 'c2', total: 12 }));
    expect(await loading).toBe(4);
    expect(instance.cards.map(({ productId }) => productId)).toEqual(['0', '1', '2', '3', '4', '5', '6']);
    expect(instance.cursor).toBe('c2');
  });

  test('the next load soon after is larger', async () => {
    const instance = listing();
    const { client, requests } = controlledClient();
    const first = loadMore(instance, options(client, 1_000));
    requests[0]?.respond(ok({ cards: cards(4, 4), cursor: 'c2', total: 12 }));
    await first;
    void loadMore(instance, options(client, 2_000));
    expect(requests[1]?.limit).toBe(100);
  });

  test('a response for filters that have changed since is never appended', async () => {
    const instance = listing();
    const { client, requests } = controlledClient();
    const loading = loadMore(instance, options(client));
    toggleFilterValue(instance, color, 'Blue');
    requests[0]?.respond(ok({ cards: cards(4, 4), cursor: 'c2', total: 12 }));
    expect(await loading).toBeNull();
    expect(instance.cards).toHaveLength(4);
    expect(instance.cursor).toBe('c1');
    expect(instance.moreStatus).toEqual({ state: 'idle' });
  });

  test('a failed load keeps its place, and the same call tries again', async () => {
    const instance = listing();
    const { client, requests } = controlledClient();
    const loading = loadMore(instance, options(client));
    requests[0]?.respond(fail(shopError('offline')));
    expect(await loading).toBeNull();
    expect(instance.moreStatus).toMatchObject({ state: 'failure', error: { code: 'offline' } });
    expect(instance.cursor).toBe('c1');
    const again = loadMore(instance, options(client));
    requests[1]?.respond(ok({ cards: cards(4, 8), cursor: null, total: 12 }));
    expect(await again).toBe(4);
    expect(instance.cursor).toBeNull();
  });

  test('a list whose epoch is forgotten is read anew past what is on show, which stays', async () => {
    const instance = listing();
    const { client, requests } = controlledClient();
    const loading = loadMore(instance, options(client));
    requests[0]?.respond(fail(shopError('broken_cursor')));
    await expect.poll(() => requests.length).toBe(2);
    expect(requests[1]).toMatchObject({ search: '?a=1', limit: 100, cursor: null });
    // The newest product came first meanwhile, the last one on show is gone; this page brings nothing new.
    requests[1]?.respond(ok({ cards: cards(0, 3), cursor: 'n1', total: 5 }));
    await expect.poll(() => requests.length).toBe(3);
    expect(requests[2]).toMatchObject({ limit: 100, cursor: 'n1' });
    requests[2]?.respond(ok({ cards: [...cards(3, 1), ...cards(20, 2)], cursor: null, total: 5 }));
    expect(await loading).toBe(4);
    expect(instance.cards.map(({ productId }) => productId)).toEqual(['0', '1', '2', '3', '20', '21']);
    expect(instance.cursor).toBeNull();
    expect(instance.moreStatus).toEqual({ state: 'success' });
  });

  test('a list that can be read neither on nor anew says so and keeps its place', async () => {
    const instance = listing();
    const { client, requests } = controlledClient();
    const loading = loadMore(instance, options(client));
    requests[0]?.respond(fail(shopError('broken_cursor')));
    await expect.poll(() => requests.length).toBe(2);
    requests[1]?.respond(fail(shopError('offline')));
    expect(await loading).toBeNull();
    expect(instance.moreStatus).toMatchObject({ state: 'failure', error: { code: 'offline' } });
    expect([instance.cards.length, instance.cursor]).toEqual([4, 'c1']);
  });

  test('nothing is requests for when all is loaded, nor twice at once', async () => {
    const { client, requests } = controlledClient();
    expect(await loadMore(listing(null), options(client))).toBeNull();
    const instance = listing();
    void loadMore(instance, options(client));
    expect(await loadMore(instance, options(client))).toBeNull();
    expect(requests).toHaveLength(1);
  });

  test('loads by scrolling are counted until the button is pressed', async () => {
    const instance = listing();
    const { client, requests } = controlledClient();
    for (const isAutomatic of [true, true, false]) {
      const loading = loadMore(instance, options(client, 0, isAutomatic));
      requests.at(-1)?.respond(ok({ cards: [], cursor: 'next', total: 12 }));
      await loading;
      expect(instance.automaticLoadCount).toBe(isAutomatic ? requests.length : 0);
    }
  });
});
