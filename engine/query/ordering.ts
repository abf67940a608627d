// Sorting: what may be asked for, and the one number by which answers stand in line.
import type { SelectedSort, SortOption } from '#contract/filters.ts';
import { MAX_PRODUCTS } from '#engine/snapshot/market-columns.ts';
import type { Pair } from '#engine/snapshot/pair.ts';

export type SortField = 'relevance' | 'popularity' | 'price' | 'newest' | 'discount';

export interface Ordering {
  readonly field: SortField;
  /** From the end of the line to its beginning; what is out of stock comes last in any case. */
  readonly isReversed: boolean;
  /** The order of products that are alike in what is sorted by. */
  readonly ranks: Uint16Array | Uint32Array;
}

/** Under a sort by price: below the stock bit, 31 bits. */
const PRICES = 2 ** 31;
/** Under a sort by discount: shares of the list price in steps of about a millionth. */
const SHARES = 2 ** 20;
/** Of a tier: the low bits, a score that counts only among what is alike in tier and stock. */
const SCORE_BITS = 8;
const SCORES = 2 ** SCORE_BITS;

/** Of what is asked for, or else of `standard`; a field nobody knows is as good as none. */
export function orderingOf({ m }: Pair, sort: SelectedSort | null, standard: SortField): Ordering {
  const field = sort !== null && isSortField(sort.field) ? sort.field : standard;
  const isAscending = sort?.order === 'asc';
  const ranks = field === 'newest' ? m.productNewestRank : m.productPopularRank;
  switch (field) {
    case 'relevance':
      return { field, ranks, isReversed: false };
    case 'price':
      return { field, ranks, isReversed: !isAscending };
    case 'popularity':
    case 'newest':
    case 'discount':
      return { field, ranks, isReversed: isAscending };
  }
}

/** The place of a colour sold here, lower first; what cannot be bought now comes after what can. At most 33 bits. */
export function placeOf(
  { field, isReversed }: Ordering,
  { m, t }: Pair,
  variant: number,
  tier: number,
  isInStock: boolean,
): number {
  const out = isInStock ? 0 : 1;
  switch (field) {
    case 'relevance':
      return ((tier >>> SCORE_BITS) * 2 + out) * SCORES + (tier & (SCORES - 1));
    case 'popularity':
    case 'newest':
      return out;
    case 'price': {
      const price = m.variantPrice[variant]!;
      return out * PRICES + (isReversed ? PRICES - 1 - price : price);
    }
    case 'discount': {
      const price = m.variantPrice[variant]!;
      let list = m.variantList[variant]!;
      if (list < 0) {
        const end = ~list + t.variantArticleStart[variant + 1]! - t.variantArticleStart[variant]!;
        let at = ~list;
        while (at + 1 < end && m.mixedPrice[at] !== price) at += 1;
        list = m.mixedList[at]!;
      }
      const share = list > 0 ? Math.round((price / list) * SHARES) : SHARES;
      return out * 2 * SHARES + (isReversed ? SHARES - share : share);
    }
  }
}

/** The key of a product whose best colour has this place: a whole number of at most 53 bits, no two alike. */
export function keyOf({ field, ranks, isReversed }: Ordering, product: number, place: number): number {
  const rank = ranks[product]!;
  const isLine = field === 'popularity' || field === 'newest';
  return place * MAX_PRODUCTS + (isLine && isReversed ? ranks.length - 1 - rank : rank);
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
