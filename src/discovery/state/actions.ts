// Every change of an instance by the shopper; nothing else writes what is selected, open or loaded.
import type { DiscoveryClient, ProductCard } from '#contract/clients.ts';
import type { FilterDefinition, SelectedFilter, SelectedSort } from '#contract/filters.ts';
import { type TreeNode, toggledPaths, treeOf } from '#src/discovery/state/hierarchy.ts';
import { held, type Instance } from '#src/discovery/state/instance.ts';
import { nextLimit } from '#src/discovery/state/paging.ts';
import {
  type Bounds,
  type FilterItem,
  type FilterKey,
  itemsOf,
  toggled,
  withData,
  withoutItem,
  withRange,
} from '#src/discovery/state/selection.ts';

/** Checkbox, radio, size box, swatch. */
export function toggleFilterValue(instance: Instance, definition: FilterDefinition, value: string): void {
  select(instance, toggled(instance.selected, definition, value));
}

/** A category box; checking a category expands it (FI-06). */
export function toggleCategory(instance: Instance, definition: FilterDefinition, node: TreeNode): void {
  if (definition.meta.type !== 'checkbox-hierarchical') return;
  const roots = treeOf(definition.meta);
  const before = itemsOf(instance.selected, definition);
  const after = toggledPaths(roots, before, node);
  const isChecked = after.some((path) => path.length === node.path.length && isSamePath(path, node.path));
  if (isChecked) instance.expandedPaths[node.key] = true;
  select(instance, withData(instance.selected, definition, after));
}

/** Decimal units, as the definition's bounds are. */
export function setRange(
  instance: Instance,
  key: FilterKey,
  range: readonly [number, number],
  bounds: Bounds,
): void {
  select(instance, withRange(instance.selected, key, range, bounds));
}

/** A chip's removal; null takes the whole filter. */
export function removeFilterItem(instance: Instance, key: FilterKey, item: FilterItem | null): void {
  const rest =
    item === null ? withData(instance.selected, key, null) : withoutItem(instance.selected, key, item);
  select(instance, rest);
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

export function expandGroup(instance: Instance, title: string, isExpanded: boolean): void {
  instance.expandedGroups[title] = isExpanded;
}

export function expandPath(instance: Instance, key: string, isExpanded: boolean): void {
  instance.expandedPaths[key] = isExpanded;
}

/** The listing or search that an instance shows, as the call for further cards names it. */
export type Place = Parameters<DiscoveryClient['more']>[1];

/**
 * Loads the next cards; the answer's first new index, or null when nothing came. An answer for another search than
 * the one on show is dropped. A failed load keeps its place: the same call tries again.
 */
export async function loadMore(
  instance: Instance,
  ask: {
    readonly client: Pick<DiscoveryClient, 'more'>;
    readonly market: string;
    readonly place: Place;
    /** Cards of the first load. */
    readonly first: number;
    readonly now: () => number;
    readonly isAutomatic: boolean;
  },
): Promise<number | null> {
  const { cursor, generation } = instance;
  if (cursor === null || instance.moreStatus.state === 'loading' || instance.status.state === 'loading')
    return null;
  const limit = nextLimit(ask.first, instance.loadEndedAt, ask.now());
  instance.moreStatus = { state: 'loading' };
  instance.automaticLoads = ask.isAutomatic ? instance.automaticLoads + 1 : 0;
  const question = { search: instance.search, limit };
  const answer = await ask.client.more(ask.market, ask.place, question, cursor);
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

/** A product that the answers before already hold is not shown twice. */
function appended(before: readonly ProductCard[], more: readonly ProductCard[]): readonly ProductCard[] {
  const known = new Set(before.map((card) => card.productId));
  return [...before, ...more.filter((card) => !known.has(card.productId))];
}

function select(instance: Instance, filters: readonly SelectedFilter[]): void {
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

function isSamePath(a: readonly string[], b: readonly string[]): boolean {
  return a.every((segment, index) => segment === b[index]);
}
