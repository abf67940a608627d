// Changes of an instance from the page itself: chips, clearing, order, panels, more cards. Those of the panels: filter-actions.
import type { DiscoveryClient, ProductCard, Products } from '#contract/clients.ts';
import type { SelectedFilter, SelectedSort } from '#contract/filters.ts';
import type { Result } from '#contract/result.ts';
import { held, type Instance } from '#src/discovery/state/instance.ts';
import { MAX_PAGE, nextLimit } from '#src/discovery/state/paging.ts';
import {
  type FilterItem,
  type FilterKey,
  withData,
  withoutBranch,
  withoutItem,
} from '#src/discovery/state/selection.ts';

/** A chip's removal: a value, a category with all below it, or null for the whole filter. */
export function removeFilterItem(instance: Instance, key: FilterKey, item: FilterItem | null): void {
  const { selected } = instance;
  if (item === null) select(instance, withData(selected, key, null));
  else if (Array.isArray(item)) select(instance, withoutBranch(selected, key, item));
  else select(instance, withoutItem(selected, key, item));
}

export function setSort(instance: Instance, sort: SelectedSort | null): void {
  if (instance.sort?.field === sort?.field && instance.sort?.order === sort?.order) return;
  instance.cleared = null;
  instance.sort = sort;
  changed(instance);
}

/** FI-08: takes every filter out and closes what was expanded; what was there can be restored. */
export function clearFilters(instance: Instance, options: { withSort?: boolean } = {}): void {
  const { selected: filters, sort, filtersOpen } = instance;
  instance.selected = held([]);
  if (options.withSort) instance.sort = null;
  instance.expandedGroups = {};
  instance.expandedPaths = {};
  instance.filtersOpen = false;
  instance.cleared = held({ filters, sort, filtersOpen });
  changed(instance);
}

/** Brings back what the last clear took, panels included. */
export function restoreFilters(instance: Instance): void {
  const { cleared } = instance;
  if (cleared === null) return;
  instance.selected = held(cleared.filters);
  instance.sort = cleared.sort;
  instance.filtersOpen = cleared.filtersOpen;
  instance.cleared = null;
  changed(instance);
}

export function forgetCleared(instance: Instance): void {
  instance.cleared = null;
}

/** FB-04: the two panels are mutually exclusive. */
export function openPanel(instance: Instance, panel: 'filters' | 'sorting' | null): void {
  instance.filtersOpen = panel === 'filters';
  instance.sortingOpen = panel === 'sorting';
}

/** The listing or search that an instance shows, as the call for further cards names it. */
export type Place = Parameters<DiscoveryClient['more']>[1];

interface MoreAsk {
  readonly client: Pick<DiscoveryClient, 'more'>;
  readonly market: string;
  readonly place: Place;
  /** Cards of the first load. */
  readonly first: number;
  readonly now: () => number;
  readonly isAutomatic: boolean;
}

/**
 * Loads the next cards; the answer's first new index, or null when nothing came. An answer for another search than
 * the one on show is dropped. A failed load keeps its place: the same call tries again.
 */
export async function loadMore(instance: Instance, ask: MoreAsk): Promise<number | null> {
  const { cursor, generation } = instance;
  if (cursor === null || instance.moreStatus.state === 'loading' || instance.status.state === 'loading')
    return null;
  const limit = nextLimit(ask.first, instance.loadEndedAt, ask.now());
  instance.moreStatus = { state: 'loading' };
  instance.automaticLoads = ask.isAutomatic ? instance.automaticLoads + 1 : 0;
  const question = { search: instance.search, limit };
  const next = await ask.client.more(ask.market, ask.place, question, cursor);
  const isGone = !next.ok && next.error.code === 'broken_cursor' && instance.generation === generation;
  const answer = isGone ? await moreOfAnotherEpoch(instance, ask) : next;
  if (instance.generation !== generation) return null;
  if (!answer.ok) {
    instance.moreStatus = { state: 'failure', error: answer.error };
    return null;
  }
  const before = instance.cards;
  instance.cards = held(appended(before, answer.value.cards));
  instance.cursor = answer.value.cursor;
  instance.loads += 1;
  instance.loadEndedAt = ask.now();
  instance.moreStatus = { state: 'success' };
  return instance.cards.length > before.length ? before.length : null;
}

/**
 * The catalogue in which the list began is forgotten: the list as it is now is read from its start, until it brings a
 * product that is not on show. What is on show stays where it is, so that the shopper keeps the place.
 */
async function moreOfAnotherEpoch(
  { search, cards }: Instance,
  { client, market, place }: MoreAsk,
): Promise<Result<Pick<Products, 'cards' | 'cursor' | 'total'>>> {
  const shown = cards.length;
  for (let cursor: string | null = null; ; ) {
    const answer: Awaited<ReturnType<DiscoveryClient['more']>> = await client.more(
      market,
      place,
      { search, limit: MAX_PAGE },
      cursor,
    );
    if (!answer.ok || answer.value.cursor === null) return answer;
    if (appended(cards, answer.value.cards).length > shown) return answer;
    cursor = answer.value.cursor;
  }
}

/** A product that the answers before already hold is not shown twice. */
function appended(before: readonly ProductCard[], more: readonly ProductCard[]): readonly ProductCard[] {
  const known = new Set(before.map((card) => card.productId));
  return [...before, ...more.filter((card) => !known.has(card.productId))];
}

/** Makes these the selected filters. */
export function select(instance: Instance, filters: readonly SelectedFilter[]): void {
  if (filters === instance.selected) return;
  instance.cleared = null;
  instance.selected = held(filters);
  changed(instance);
}

function changed(instance: Instance): void {
  instance.revision += 1;
  instance.generation += 1;
  instance.status = { state: 'loading' };
  instance.moreStatus = { state: 'idle' };
}
