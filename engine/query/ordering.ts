// Sorting: what may be asked for, and the one number by which answers stand in line.
import type { SelectedSort, SortOption } from '#contract/filters.ts';
import { type MarketViews, MAX_PRODUCTS } from '#engine/snapshot/market-columns.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import type { TextViews } from '#engine/snapshot/text-table.ts';

export type SortField = 'relevance' | 'popularity' | 'price' | 'newest' | 'discount';

/** Under a sort by price: below the stock bit, 31 bits. */
const PRICE_LIMIT = 2 ** 31;
/** Under a sort by discount: shares of the list price in steps of about a millionth. */
const DISCOUNT_STEPS = 2 ** 20;
/** Of a tier: the low bits, a score that counts only among what is alike in tier and stock. */
const SCORE_BITS = 8;
const SCORE_LIMIT = 2 ** SCORE_BITS;

export class Ordering {
  readonly field: SortField;
  /** Nothing but stock and the product's own rank decides. */
  readonly isByRank: boolean;
  readonly #m: MarketViews;
  readonly #ranks: TextViews['productPopularRank'];
  /** From the end of the line to its beginning; what is out of stock comes last in any case. */
  readonly #isReversed: boolean;
  readonly #areRanksReversed: boolean;

  constructor({ t, m }: SnapshotPair, field: SortField, isAscending: boolean) {
    this.field = field;
    this.isByRank = field === 'popularity' || field === 'newest';
    this.#m = m;
    this.#ranks = field === 'newest' ? t.productNewestRank : t.productPopularRank;
    this.#isReversed = field === 'price' ? !isAscending : isAscending;
    this.#areRanksReversed = this.isByRank && isAscending;
  }

  /** The place of a colour sold here, lower first; what cannot be bought now comes after what can. At most 33 bits. */
  variantKey(variant: number, tier: number, isInStock: boolean): number {
    const out = isInStock ? 0 : 1;
    if (this.isByRank) return out;
    if (this.field === 'relevance')
      return ((tier >>> SCORE_BITS) * 2 + out) * SCORE_LIMIT + (tier & (SCORE_LIMIT - 1));
    const price = this.#m.variantPrice[variant]!;
    if (this.field === 'price')
      return out * PRICE_LIMIT + (this.#isReversed ? PRICE_LIMIT - 1 - price : price);
    const list = this.#listOf(variant, price);
    const share = list > 0 ? Math.round((price / list) * DISCOUNT_STEPS) : DISCOUNT_STEPS;
    return out * 2 * DISCOUNT_STEPS + (this.#isReversed ? DISCOUNT_STEPS - share : share);
  }

  /** The key of a product whose best colour has this place: a whole number of at most 53 bits, no two alike. */
  productKey(product: number, variantKey: number): number {
    const rank = this.#ranks[product]!;
    return variantKey * MAX_PRODUCTS + (this.#areRanksReversed ? this.#ranks.length - 1 - rank : rank);
  }

  /** What the cheapest article cost before. */
  #listOf(variant: number, price: number): number {
    const { variantList, mixedPrice, mixedList } = this.#m;
    const list = variantList[variant]!;
    if (list >= 0) return list;
    let at = ~list;
    while (at + 1 < mixedPrice.length && mixedPrice[at] !== price) at += 1;
    return mixedList[at]!;
  }
}

/** Of what is asked for, or else of `standard`; a field nobody knows is as good as none. */
export function orderingOf(pair: SnapshotPair, sort: SelectedSort | null, defaultField: SortField): Ordering {
  const field = sort !== null && isSortField(sort.field) ? sort.field : defaultField;
  return new Ordering(pair, field, sort?.order === 'asc');
}

function isSortField(field: string): field is SortField {
  return ['relevance', 'popularity', 'price', 'newest', 'discount'].includes(field);
}

/** DA-14: the choices, the standard one first. */
export function sortOptions(pair: SnapshotPair, defaultField: SortField): SortOption[] {
  const fields = ['popularity', 'price', 'newest', 'discount'] as const;
  const shown = defaultField === 'relevance' ? (['relevance', ...fields] as const) : fields;
  return shown.map((field) => {
    const { title, asc, desc } = pair.meta.sortTitles[field];
    if (field !== 'price') return { field, order: 'desc', meta: { title } };
    return { field, order: 'asc', meta: { title, values: ['asc', 'desc'], names: [asc, desc] } };
  });
}
