// Sorting: what may be asked for, and the one number by which answers stand in line.
import type { SelectedSort, SortOption } from '#contract/filters.ts';
import type { Pair } from '#engine/snapshot/pair.ts';

export type SortField = 'relevance' | 'popularity' | 'price' | 'newest' | 'discount';

export interface Ordering {
  readonly field: SortField;
  /** Lower comes first; two products never have the same. What cannot be bought now comes after what can. */
  keyOf(product: number, variant: number, tier: number, isInStock: boolean): number;
}

/** Ranks of products are below this, so that every key is a whole number that a double holds exactly. */
const RANKS = 2 ** 20;
/** Under a sort by price: stock (1 bit), price (31) and the product's rank. */
const PRICES = 2 ** 31;
/** Ranks of variants are below this. */
const LINE = 2 ** 28;
const SCORE_BITS = 8;

/** Of what is asked for, or else of `standard`; a field nobody knows is as good as none. */
export function orderingOf(pair: Pair, sort: SelectedSort | null, standard: SortField): Ordering {
  const field = sort !== null && isSortField(sort.field) ? sort.field : standard;
  const isAscending = sort?.order === 'asc';
  const { m } = pair;
  const line = (ranks: Uint32Array, by: 'product' | 'variant', isReversed: boolean): Ordering => ({
    field,
    keyOf(product, variant, _tier, isInStock) {
      const rank = ranks[by === 'product' ? product : variant]!;
      return (isInStock ? 0 : LINE) + (isReversed ? ranks.length - 1 - rank : rank);
    },
  });
  switch (field) {
    case 'relevance':
      return {
        field,
        // Tier (24 bits), stock (1), the score within the tier (8), the product's rank (20).
        keyOf(product, _variant, tier, isInStock) {
          const place = (tier >>> SCORE_BITS) * 2 + (isInStock ? 0 : 1);
          return (place * 2 ** SCORE_BITS + (tier & 0xff)) * RANKS + m.productPopularRank[product]!;
        },
      };
    case 'popularity':
      return line(m.productPopularRank, 'product', isAscending);
    case 'newest':
      return line(m.productNewestRank, 'product', isAscending);
    case 'price':
      return {
        field,
        keyOf(product, variant, _tier, isInStock) {
          // A candidate is sold, so it has a cheapest article.
          const price = m.articlePrice[m.variantArticle[variant]!]!;
          const place = isAscending ? price : PRICES - 1 - price;
          return ((isInStock ? 0 : PRICES) + place) * RANKS + m.productPopularRank[product]!;
        },
      };
    case 'discount':
      return line(m.variantDiscountRank, 'variant', isAscending);
  }
}

function isSortField(field: string): field is SortField {
  return ['relevance', 'popularity', 'price', 'newest', 'discount'].includes(field);
}

/** DA-14: the choices, the standard one first. */
export function sortOptions(pair: Pair, standard: SortField): SortOption[] {
  const fields = ['popularity', 'price', 'newest', 'discount'] as const;
  const shown = standard === 'relevance' ? (['relevance', ...fields] as const) : fields;
  return shown.map((field) => {
    const { title, asc, desc } = pair.meta.sortTitles[field];
    if (field !== 'price') return { field, order: 'desc', meta: { title } };
    return { field, order: 'asc', meta: { title, values: ['asc', 'desc'], names: [asc, desc] } };
  });
}
