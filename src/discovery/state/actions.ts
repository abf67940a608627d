// Actions on an instance from the results page: chips, clearing, sorting, panels, more cards. For those of the panels see filter-actions.
import type {
  DiscoveryClient,
  ListingPage,
  ProductCard,
  ProductsScope,
  SearchPage,
} from '#contract/clients.ts';
import type { SelectedFilter, SelectedSort } from '#contract/filters.ts';
import type { ContentBlock } from '#contract/listing.ts';
import { askClient } from '#src/discovery/ask-client.ts';
import {
  type DiscoveryInstance,
  type KeptResult,
  resetRecommendations,
  requestOf,
  untracked,
} from '#src/discovery/state/discovery-instance.ts';
import type { Selection } from '#src/discovery/state/left-selection.ts';
import { MAX_PAGE_SIZE, nextLimit } from '#src/discovery/state/paging.ts';
import {
  type FilterItem,
  type FilterKey,
  withData,
  withoutBranch,
  withoutItem,
} from '#src/discovery/state/selection.ts';

/** Removes what a chip stands for: a value, a category with its subcategories, or with null the whole filter. */
export function removeFilterItem(instance: DiscoveryInstance, key: FilterKey, item: FilterItem | null): void {
  const { selected } = instance;
  if (item === null) setSelectedFilters(instance, withData(selected, key, null));
  else if (Array.isArray(item)) setSelectedFilters(instance, withoutBranch(selected, key, item));
  else setSelectedFilters(instance, withoutItem(selected, key, item));
}

export function setSort(instance: DiscoveryInstance, sort: SelectedSort | null): void {
  if (instance.sort?.field === sort?.field && instance.sort?.order === sort?.order) return;
  instance.cleared = null;
  instance.sort = sort;
  markChanged(instance);
}

/** FI-08: removes all filters and collapses the panels; `restoreFilters` undoes it. `withSort`: resets the sorting, too. */
export function clearFilters(instance: DiscoveryInstance, options: { withSort?: boolean } = {}): void {
  const { selected: filters, sort, filtersOpen } = instance;
  const results = shownResults(instance);
  instance.selected = untracked([]);
  if (options.withSort) instance.sort = null;
  instance.expandedGroups = {};
  instance.expandedPaths = {};
  instance.localFilters = {};
  instance.filtersOpen = false;
  instance.cleared = untracked({ filters, sort, filtersOpen, results });
  markChanged(instance);
}

/** Restores what the last clear removed, the open panel included, and shows the results that it had at once. */
export function restoreFilters(instance: DiscoveryInstance): void {
  const { cleared } = instance;
  if (cleared === null) return;
  const { filters, sort, filtersOpen, results } = cleared;
  if (results !== null) showKept(instance, results);
  Object.assign(instance, { selected: untracked(filters), sort, filtersOpen, cleared: null });
  markChanged(instance, results);
}

function showKept(instance: DiscoveryInstance, results: KeptResult): void {
  resetRecommendations(instance, results.cards);
  Object.assign(instance, results);
}

/** Null where they are not those of the selection. */
function shownResults(instance: DiscoveryInstance): KeptResult | null {
  const { page, search, products, cards, cursor, filters, loadCount, revision, syncedRevision } = instance;
  const isSettled = revision === syncedRevision && instance.status.state === 'success';
  if (!isSettled || page?.products !== products) return null;
  return { page, search, products, cards, cursor, filters, loadCount };
}

/**
 * Puts the selection of the results on show into the URL, where that gives another one; whether it did. It waits while
 * a change of the shopper's is pending, which replaces the selection anyway.
 */
export function correctUrl(instance: DiscoveryInstance): boolean {
  const { correctedSearch = instance.search } = instance.products;
  const results = shownResults(instance);
  if (correctedSearch === instance.search || results === null) return false;
  markChanged(instance, { ...results, search: correctedSearch });
  return true;
}

/** Offers filters that the step here has cleared; the results are without them. */
export function offerFilters(instance: DiscoveryInstance, { filters, sort }: Selection): void {
  instance.cleared = untracked({ filters, sort, filtersOpen: false, results: null });
}

export function forgetCleared(instance: DiscoveryInstance): void {
  instance.cleared = null;
}

/** FB-04: the two panels are mutually exclusive. */
export function openPanel(instance: DiscoveryInstance, panel: 'filters' | 'sorting' | null): void {
  instance.filtersOpen = panel === 'filters';
  instance.sortingOpen = panel === 'sorting';
}

type MoreResult = Awaited<ReturnType<DiscoveryClient['more']>>;

interface LoadMoreOptions {
  readonly client: Pick<DiscoveryClient, 'more'>;
  readonly market: string;
  readonly scope: ProductsScope;
  /** Cards of the first load. */
  readonly pageSize: number;
  /** Exactly so many; by default as many as the pace of the loads asks for (PA-02). */
  readonly limit?: number;
  readonly now: () => number;
  readonly isAutomatic: boolean;
}

/**
 * Loads the next cards; resolves to the index of the first new card, or null when there is none. A response for an
 * outdated selection is dropped. After a failure the same call tries again.
 */
export async function loadMore(
  instance: DiscoveryInstance,
  options: LoadMoreOptions,
): Promise<number | null> {
  const { cursor, generation } = instance;
  if (cursor === null || instance.moreStatus.state === 'loading' || instance.status.state === 'loading')
    return null;
  const limit = options.limit ?? nextLimit(options.pageSize, instance.loadEndedAt, options.now());
  instance.moreStatus = { state: 'loading' };
  instance.automaticLoadCount = options.isAutomatic ? instance.automaticLoadCount + 1 : 0;
  const next = await askForMore(instance, options, limit, cursor);
  const isCursorExpired =
    !next.ok && next.error.code === 'broken_cursor' && instance.generation === generation;
  const result = isCursorExpired ? await loadMoreFromStart(instance, options) : next;
  if (instance.generation !== generation) return null;
  if (!result.ok) {
    instance.moreStatus = { state: 'failure', error: result.error };
    return null;
  }
  const before = instance.cards;
  instance.cards = untracked(appendNewCards(before, result.value.cards));
  instance.cursor = result.value.cursor;
  instance.loadCount += 1;
  instance.loadEndedAt = options.now();
  instance.moreStatus = { state: 'success' };
  return instance.cards.length > before.length ? before.length : null;
}

/**
 * For an expired cursor: reads the current list from its start until it brings a product that is not shown yet. The
 * cards on the page stay where they are.
 */
async function loadMoreFromStart(instance: DiscoveryInstance, options: LoadMoreOptions): Promise<MoreResult> {
  const { cards } = instance;
  const shownCount = cards.length;
  for (let cursor: string | null = null; ; ) {
    const result: MoreResult = await askForMore(instance, options, MAX_PAGE_SIZE, cursor);
    if (!result.ok || result.value.cursor === null) return result;
    if (appendNewCards(cards, result.value.cards).length > shownCount) return result;
    cursor = result.value.cursor;
  }
}

function askForMore(
  instance: DiscoveryInstance,
  { client, market, scope }: LoadMoreOptions,
  limit: number,
  cursor: string | null,
): Promise<MoreResult> {
  const request = requestOf(instance, instance.search, limit);
  return askClient('load more', () => client.more(market, scope, request, cursor));
}

/** A product that is already shown is not added again. */
function appendNewCards(
  before: readonly ProductCard[],
  more: readonly ProductCard[],
): readonly ProductCard[] {
  const known = new Set(before.map((card) => card.productId));
  return [...before, ...more.filter((card) => !known.has(card.productId))];
}

export function setBlocks(instance: DiscoveryInstance, blocks: readonly ContentBlock[]): void {
  if (instance.blocks !== blocks) instance.blocks = untracked(blocks);
}

/** The page that its newest results are of. */
export function setPage(instance: DiscoveryInstance, page: ListingPage | SearchPage): void {
  instance.page = untracked(page);
}

/** Replaces the selected filters. */
export function setSelectedFilters(instance: DiscoveryInstance, filters: readonly SelectedFilter[]): void {
  if (filters === instance.selected) return;
  instance.cleared = null;
  instance.selected = untracked(filters);
  markChanged(instance);
}

/** `restored`: its results, where they are there already. */
function markChanged(instance: DiscoveryInstance, restored: KeptResult | null = null): void {
  instance.restored = restored && untracked(restored);
  instance.revision += 1;
  instance.generation += 1;
  instance.status = { state: restored === null ? 'loading' : 'success' };
  instance.moreStatus = { state: 'idle' };
}
