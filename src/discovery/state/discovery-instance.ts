// The state of one listing or search on a page: what is selected, what was answered, which panels are open.
import { proxy, ref } from 'valtio/vanilla';
import type { ProductCard, Products } from '#contract/clients.ts';
import type { FilterDefinition, SelectedFilter, SelectedSort } from '#contract/filters.ts';
import type { RequestStatus } from '#contract/result.ts';
import { withSelectedValues } from '#src/discovery/state/merge.ts';

/** Held as it came: not tracked inside, and the same object in every snapshot. */
type Untracked<T extends object> = T & { $$valtioSnapshot: T };

export interface Selection {
  readonly filters: readonly SelectedFilter[];
  readonly sort: SelectedSort | null;
}

export interface DiscoveryInstance {
  readonly kind: 'listing' | 'search';
  /** The address's query string that `products` answers. */
  search: string;
  /** What the shopper chose; ahead of `products` while an answer is on its way. */
  selected: Untracked<readonly SelectedFilter[]>;
  sort: SelectedSort | null;
  /** The first answer of this search; `cards` and `cursor` go on where its own end. */
  products: Untracked<Products>;
  cards: Untracked<readonly ProductCard[]>;
  /** Null: all loaded. */
  cursor: string | null;
  /** The answer's filters, with selected values that it does not name. */
  filters: Untracked<readonly FilterDefinition[]>;
  status: RequestStatus;
  /** Of the load that brings further cards. */
  moreStatus: RequestStatus;
  /** Loads of further cards since the last new answer; those by scrolling since the last press of the button. */
  loadCount: number;
  automaticLoadCount: number;
  /** When the last load ended, ms; null when none did. */
  loadEndedAt: number | null;
  /** Counts the shopper's changes; `syncedRevision` is the one that is in the URL, `droppedRevision` one given up. */
  revision: number;
  syncedRevision: number;
  droppedRevision: number | null;
  /** An answer that came while a newer change was not yet in the address. */
  deferredResults: Untracked<{ readonly products: Products; readonly search: string }> | null;
  /** Goes up with each change and each answer: what was asked for under another is never shown (NE-05). */
  generation: number;
  filtersOpen: boolean;
  sortingOpen: boolean;
  /** The shopper's own choices, by group title and by path key. */
  expandedGroups: Record<string, boolean>;
  expandedPaths: Record<string, boolean>;
  /** What a restore brings back; null when nothing was cleared (FI-08). */
  cleared: Untracked<Selection & { readonly filtersOpen: boolean }> | null;
}

/** `search` is the query string that `products` answers. */
export function createDiscoveryInstance(initial: {
  kind: DiscoveryInstance['kind'];
  search: string;
  products: Products;
}): DiscoveryInstance {
  const { kind, search, products } = initial;
  return proxy<DiscoveryInstance>({
    kind,
    search,
    ...resultFields(products),
    status: { state: 'success' },
    moreStatus: { state: 'idle' },
    loadCount: 0,
    automaticLoadCount: 0,
    loadEndedAt: null,
    revision: 0,
    syncedRevision: 0,
    droppedRevision: null,
    deferredResults: null,
    generation: 0,
    filtersOpen: false,
    sortingOpen: false,
    expandedGroups: {},
    expandedPaths: {},
    cleared: null,
  });
}

/** The fields that a whole new answer replaces. */
export function resultFields(
  products: Products,
): Pick<DiscoveryInstance, 'selected' | 'sort' | 'products' | 'cards' | 'cursor' | 'filters'> {
  return {
    selected: untracked(products.selectedFilters),
    sort: products.selectedSort,
    products: untracked(products),
    cards: untracked(products.cards),
    cursor: products.cursor,
    filters: untracked(withSelectedValues(products.filters, products.selectedFilters)),
  };
}

/** Frozen answers and lists of our own go into the state through here. */
export function untracked<T extends object>(value: T): Untracked<T> {
  return ref(value);
}
