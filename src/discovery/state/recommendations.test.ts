// What stands below the results of an instance, where other results are shown than those it was loaded for.
import { expect, test } from 'vitest';
import type { ListingPage, ProductCard } from '#contract/clients.ts';
import { ok, type Result } from '#contract/result.ts';
import { clearFilters, restoreFilters, setPage } from '#src/discovery/state/actions.ts';
import { createDiscoveryInstance } from '#src/discovery/state/discovery-instance.ts';
import { loadRecommendations } from '#src/discovery/state/recommendations.ts';
import { applyUrlResults } from '#src/discovery/state/url-sync.ts';
import { cards, listFilter, products } from '#tests/fixtures/discovery-responses.ts';

const color = listFilter('color', ['Blue', 'Red']);

/** A filtered list whose filters were cleared, and can be restored with the results that they had. */
function clearedList() {
  const filtered = products({
    cards: cards(0, 2),
    filters: [color],
    selectedFilters: [{ field: 'color', op: 'in', data: ['Blue'] }],
  });
  const list = createDiscoveryInstance({ kind: 'listing', search: '?f', products: filtered });
  setPage(list, { products: filtered } as ListingPage);
  clearFilters(list);
  list.syncedRevision = list.revision;
  applyUrlResults(list, products({ cards: cards(0, 8), filters: [color] }), '');
  return list;
}

test('filters that are restored while it loads: what goes with their results can be loaded', async () => {
  const list = clearedList();
  const response = Promise.withResolvers<Result<readonly ProductCard[]>>();
  const loading = loadRecommendations(list, {
    client: { recommend: () => response.promise },
    market: 'sv-se',
  });
  restoreFilters(list);
  response.resolve(ok(cards(20, 2)));
  await loading;
  expect([list.cards.length, list.recommendationStatus, list.recommended]).toEqual([
    2,
    { state: 'idle' },
    null,
  ]);
});

test('what went with the results before is not shown below restored ones', async () => {
  const list = clearedList();
  await loadRecommendations(list, {
    client: { recommend: async () => ok(cards(20, 2)) },
    market: 'sv-se',
  });
  expect(list.recommended).toHaveLength(2);
  restoreFilters(list);
  expect(list.recommended).toBeNull();
});
