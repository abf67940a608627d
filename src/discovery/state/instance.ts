// The state of one listing or search on a page: what is selected, what was answered, which panels are open.
import { proxy, ref } from 'valtio/vanilla';
import type { ProductCard, Products } from '#contract/clients.ts';
import type { FilterDefinition, SelectedFilter, SelectedSort } from '#contract/filters.ts';
import type { RequestStatus } from '#contract/result.ts';
import { withSelectedValues } from '#src/discovery/state/merge.ts';

/** Held as it came: not tracked inside, and the same object in every snapshot. */
type Held<T extends object> = T & { $$valtioSnapshot: T };

export interface Selection {
  readonly filters: readonly SelectedFilter[];
  readonly sort: SelectedSort | null;
}

export interface Instance {
  readonly kind: 'listing' | 'search';
  /** The address's query string that `products` answers. */
  search: string;
  /** What the shopper chose; ahead of `products` while an answer is on its way. */
  selected: Held<readonly SelectedFilter[]>;
  sort: SelectedSort | null;
  /** The first answer of this search; `cards` and `cursor` go on where its own end. */
  products: Held<Products>;
  cards: Held<readonly ProductCard[]>;
  /** Null: all loaded. */
  cursor: string | null;
  /** The answer's filters, with selected values that it does not name. */
  filters: Held<readonly FilterDefinition[]>;
  status: RequestStatus;
  /** Of the load that brings further cards. */
  moreStatus: RequestStatus;
  /** Loads of further cards since the last new answer; those by scrolling since the last press of the button. */
  loads: number;
  automaticLoads: number;
  /** When the last load ended, ms; null when none did. */
  loadEndedAt: number | null;
  /** Counts the shopper's changes; `addressed` is the one that the address was last told. */
  revision: number;
  addressed: number;
  /** An answer that came while a newer change was not yet in the address. */
  skipped: Held<{ readonly products: Products; readonly search: string }> | null;
  /** Goes up with each change and each answer: what was asked for under another is never shown (NE-05). */
  generation: number;
  filtersOpen: boolean;
  sortingOpen: boolean;
  /** The shopper's own choices, by group title and by path key. */
  expandedGroups: Record<string, boolean>;
  expandedPaths: Record<string, boolean>;
  /** What a restore brings back; null when nothing was cleared (FI-08). */
  cleared: Held<Selection & { readonly filtersOpen: boolean }> | null;
}

/** `search` is the query string that `products` answers. */
export function createInstance(initial: {
  kind: Instance['kind'];
  search: string;
  products: Products;
}): Instance {
  const { kind, search, products } = initial;
  return proxy<Instance>({
    kind,
    search,
    ...answerFields(products),
    status: { state: 'success' },
    moreStatus: { state: 'idle' },
    loads: 0,
    automaticLoads: 0,
    loadEndedAt: null,
    revision: 0,
    addressed: 0,
    skipped: null,
    generation: 0,
    filtersOpen: false,
    sortingOpen: false,
    expandedGroups: {},
    expandedPaths: {},
    cleared: null,
  });
}

/** The fields that a whole new answer replaces. */
export function answerFields(
  products: Products,
): Pick<Instance, 'selected' | 'sort' | 'products' | 'cards' | 'cursor' | 'filters'> {
  return {
    selected: held(products.selectedFilters),
    sort: products.selectedSort,
    products: held(products),
    cards: held(products.cards),
    cursor: products.cursor,
    filters: held(withSelectedValues(products.filters, products.selectedFilters)),
  };
}

/** Frozen answers and lists of our own go into the state through here. */
export function held<T extends object>(value: T): Held<T> {
  return ref(value);
}
