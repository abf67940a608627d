// The state of one listing or search on a page: selection, results, open panels.
import { proxy, ref } from 'valtio/vanilla';
import type { ListingPage, ProductCard, Products, ProductsRequest, SearchPage } from '#contract/clients.ts';
import type { ContentBlock } from '#contract/listing.ts';
import type { FilterDefinition, SelectedFilter, SelectedSort } from '#contract/filters.ts';
import type { RequestStatus } from '#contract/result.ts';
import type { Selection } from '#src/discovery/state/left-selection.ts';
import { withSelectedValues } from '#src/discovery/state/merge.ts';
import { FIRST_CONTENT_ROWS, FIRST_RECOMMENDATION_ROWS } from '#src/discovery/state/rows.ts';

/** Not tracked inside by valtio, and the same object in every snapshot. */
type Untracked<T extends object> = T & { $$valtioSnapshot: T };

/** What a filter shows beyond its selection. */
export interface LocalFilter {
  /** Text in the search box of its group. */
  query?: string;
  /** Its long list is unfolded. */
  isShowingAll?: boolean;
}

export interface DiscoveryInstance {
  readonly kind: 'listing' | 'search';
  /** Distinguishes it from other instances in one entry of the history. */
  readonly key: string;
  /** Ends the names of its parameters in the URL; empty: they are plain (UR-01). */
  readonly urlKey: string;
  /** The URL's query string that `products` are for. */
  search: string;
  /** What the shopper selected; newer than `products` while a request is pending. */
  selected: Untracked<readonly SelectedFilter[]>;
  sort: SelectedSort | null;
  /** The first page of results; `cards` and `cursor` also cover the pages loaded after it. */
  products: Untracked<Products>;
  cards: Untracked<readonly ProductCard[]>;
  /** Null: all loaded. */
  cursor: string | null;
  /** The filters of the results, plus selected values that they do not list. */
  filters: Untracked<readonly FilterDefinition[]>;
  status: RequestStatus;
  /** Status of loading more cards. */
  moreStatus: RequestStatus;
  /** Loads of more cards since the last new results; automatic ones since the button was last pressed. */
  loadCount: number;
  automaticLoadCount: number;
  /** When the last load ended, ms; null when none did. */
  loadEndedAt: number | null;
  /** Counts the shopper's changes; `syncedRevision` is the one that is in the URL. */
  revision: number;
  syncedRevision: number;
  /** Results that came while a newer change was not yet in the URL. */
  deferredResults: Untracked<{ readonly products: Products; readonly search: string }> | null;
  /** Goes up with each change and with new results: a response for an older one is never shown (NE-05). */
  generation: number;
  filtersOpen: boolean;
  sortingOpen: boolean;
  /** The shopper's own choices, by the key of a group and of a path. */
  expandedGroups: Record<string, boolean>;
  expandedPaths: Record<string, boolean>;
  /** By the key of a group, and by field and operator of a filter. */
  localFilters: Record<string, LocalFilter>;
  /** The content blocks among the products. */
  blocks: Untracked<readonly ContentBlock[]>;
  /** Each block's ratio of width to height while the list is restored; null at other times. */
  blockRatios: Untracked<readonly number[]> | null;
  /** What goes with the results; null until it is loaded. */
  recommended: Untracked<readonly ProductCard[]> | null;
  recommendationStatus: RequestStatus;
  /** SP-04: rows on show of recommendations and of content results. */
  recommendationRows: number;
  contentRows: number;
  /** The results are being brought back as they were left, or may have to be: scrolling loads nothing. */
  isRestoring: boolean;
  /** The page that the newest results are of; null where only its products are known. */
  page: Untracked<KeptResult['page']> | null;
  /** What a restore brings back; null when nothing was cleared (FI-08). */
  cleared: Untracked<
    Selection & { readonly filtersOpen: boolean; readonly results: KeptResult | null }
  > | null;
  /** Results that were brought back and are not in the URL yet. */
  restored: Untracked<KeptResult> | null;
}

/** Results as they were shown, with the page that they are of. */
export interface KeptResult
  extends Pick<DiscoveryInstance, 'search' | 'products' | 'cards' | 'cursor' | 'filters' | 'loadCount'> {
  readonly page: ListingPage | SearchPage;
}

/** `search` is the query string that `products` are for. */
export function createDiscoveryInstance(initial: {
  kind: DiscoveryInstance['kind'];
  /** By default the kind. */
  key?: string;
  urlKey?: string;
  search: string;
  products: Products;
  blocks?: readonly ContentBlock[];
  isRestoring?: boolean;
}): DiscoveryInstance {
  const { kind, key = kind, urlKey = '', search, products, blocks = [], isRestoring = false } = initial;
  return proxy<DiscoveryInstance>({
    kind,
    key,
    urlKey,
    search,
    ...resultFields(products),
    status: { state: 'success' },
    moreStatus: { state: 'idle' },
    loadCount: 0,
    automaticLoadCount: 0,
    loadEndedAt: null,
    revision: 0,
    syncedRevision: 0,
    deferredResults: null,
    generation: 0,
    filtersOpen: false,
    sortingOpen: false,
    expandedGroups: {},
    expandedPaths: {},
    localFilters: {},
    blocks: untracked(blocks),
    blockRatios: null,
    recommended: null,
    recommendationStatus: { state: 'idle' },
    recommendationRows: FIRST_RECOMMENDATION_ROWS,
    contentRows: FIRST_CONTENT_ROWS,
    isRestoring,
    page: null,
    cleared: null,
    restored: null,
  });
}

/** The fields that new results replace. */
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

/** Products of the URL's query string, or of an earlier one of it. */
export function requestOf(
  { urlKey }: Pick<DiscoveryInstance, 'urlKey'>,
  search: string,
  limit: number,
): ProductsRequest {
  return { search, limit, ...(urlKey === '' ? {} : { key: urlKey }) };
}

/** The same ones in the same order, whatever they cost. */
export function areSameProducts(some: readonly ProductCard[], others: readonly ProductCard[]): boolean {
  return some.length === others.length && some.every((card, at) => card.productId === others[at]?.productId);
}

/** Before these are shown: what goes with the products shown so far stays where they are the same, as where only prices are newer. */
export function resetRecommendations(instance: DiscoveryInstance, next: readonly ProductCard[]): void {
  if (areSameProducts(instance.cards, next)) return;
  instance.recommended = null;
  instance.recommendationStatus = { state: 'idle' };
}

/** Marks a value that is replaced as a whole, so that valtio does not track its content. */
export function untracked<T extends object>(value: T): Untracked<T> {
  return ref(value);
}
