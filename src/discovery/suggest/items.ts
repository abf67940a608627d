// The suggestions as sections of items, in the order of the arrow keys (SM-02, SM-03); pure.
import type { ProductCard, SearchSuggestions } from '#contract/clients.ts';
import { matchingSearches } from '#src/discovery/suggest/history.ts';

const MAX_QUERIES = 3;
const MAX_PREVIOUS = 3;
const MAX_LISTINGS = 3;
/** SM-03: where there is room. */
const MAX_LISTINGS_WHEN_WIDE = 6;
const MAX_CONTENT_LINKS = 3;
const MAX_PRODUCTS = 4;
/** SM-03: where the keys go from group to group. */
const MAX_PRODUCTS_OF_GROUPS = 5;

export type SuggestedListing = SearchSuggestions['listings'][number];
export type SuggestionItem =
  | { readonly kind: 'query' | 'previous'; readonly query: string }
  | { readonly kind: 'listing'; readonly listing: SuggestedListing }
  | { readonly kind: 'content'; readonly link: SearchSuggestions['contentLinks'][number] }
  | { readonly kind: 'product'; readonly card: ProductCard }
  | { readonly kind: 'all'; readonly query: string; readonly total: number };
export interface SuggestionSection {
  readonly kind: 'queries' | 'previous' | 'listings' | 'content' | 'products';
  /** Each with its index among all items. */
  readonly items: readonly { readonly index: number; readonly item: SuggestionItem }[];
}

export interface SuggestionLayout {
  /** SM-01: not the narrow one. */
  readonly isWide: boolean;
  /** Keys go from group to group. */
  readonly hasGroupKeys: boolean;
}

/** `suggestions` is null before the first response. Sections without items are left out. */
export function sectionsOf(
  suggestions: SearchSuggestions | null,
  history: readonly string[],
  typed: string,
  { isWide, hasGroupKeys }: SuggestionLayout,
): readonly SuggestionSection[] {
  const previous = matchingSearches(history, typed).slice(0, MAX_PREVIOUS);
  const known = new Set(previous.map((query) => query.toLowerCase()));
  const queries = (suggestions?.queries ?? []).filter((query) => !known.has(query.toLowerCase()));
  const cards = suggestions?.cards ?? [];
  const products: SuggestionItem[] = cards
    .slice(0, hasGroupKeys ? MAX_PRODUCTS_OF_GROUPS : MAX_PRODUCTS)
    .map((card) => ({ kind: 'product', card }));
  if (suggestions !== null && cards.length > 0 && suggestions.total > 0)
    products.push({ kind: 'all', query: typed.trim(), total: suggestions.total });
  const all: [SuggestionSection['kind'], SuggestionItem[]][] = [
    ['queries', queries.slice(0, MAX_QUERIES).map((query) => ({ kind: 'query', query }))],
    ['previous', previous.map((query) => ({ kind: 'previous', query }))],
    [
      'listings',
      (suggestions?.listings ?? [])
        .slice(0, isWide ? MAX_LISTINGS_WHEN_WIDE : MAX_LISTINGS)
        .map((listing) => ({ kind: 'listing', listing })),
    ],
    [
      'content',
      (suggestions?.contentLinks ?? [])
        .slice(0, MAX_CONTENT_LINKS)
        .map((link) => ({ kind: 'content', link })),
    ],
    ['products', products],
  ];
  let index = 0;
  return all
    .filter(([, items]) => items.length > 0)
    .map(([kind, items]) => ({ kind, items: items.map((item) => ({ index: index++, item })) }));
}

/**
 * SM-07: what Enter leads to in place of the search page: the one page of the shop that matches, where nothing else does.
 * Null: to the search page.
 */
export function overrideOf(
  suggestions: SearchSuggestions | null,
  history: readonly string[],
  typed: string,
): string | null {
  if (suggestions === null || suggestions.failed === true || typed.trim() === '') return null;
  const { queries, listings, contentLinks, total } = suggestions;
  const [link] = contentLinks;
  if (link === undefined || contentLinks.length > 1) return null;
  const hasOthers =
    total > 0 || queries.length > 0 || listings.length > 0 || matchingSearches(history, typed).length > 0;
  return hasOthers ? null : link.href;
}

export function countItems(sections: readonly SuggestionSection[]): number {
  return sections.reduce((sum, { items }) => sum + items.length, 0);
}

export function itemAt(sections: readonly SuggestionSection[], index: number): SuggestionItem | undefined {
  return sections.flatMap(({ items }) => items).find((entry) => entry.index === index)?.item;
}

/** The next index; -1 is the field itself, between the last item and the first. */
export function nextIndex(index: number, by: 1 | -1, count: number): number {
  const positions = count + 1;
  return ((index + 1 + by + positions) % positions) - 1;
}

/** The first item of the next or the previous group; -1, the field itself, before the first and after the last. */
export function nextGroupIndex(sections: readonly SuggestionSection[], index: number, by: 1 | -1): number {
  const starts = [-1, ...sections.map(({ items }) => items[0]?.index ?? -1)];
  const current = starts.findLastIndex((start) => start <= index);
  return starts.at((current + by) % starts.length) ?? -1;
}

/** What the field shows while an item is active: the query of a query item, else what was typed. */
export function fieldText(item: SuggestionItem | undefined, typed: string): string {
  return item?.kind === 'query' || item?.kind === 'previous' ? item.query : typed;
}
