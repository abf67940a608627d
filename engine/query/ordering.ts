// Sort options, and the single numeric key that hits are ordered by.
import type { SelectedSort, SortOption } from '#contract/filters.ts';
import { type MarketViews, MAX_PRODUCTS } from '#engine/snapshot/market-columns.ts';
import { cheapestArticle } from '#engine/snapshot/offered-articles.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import { isStrong } from '#engine/query/tiers.ts';
import type { TextViews } from '#engine/snapshot/text-table.ts';

export type SortField = 'relevance' | 'popularity' | 'price' | 'newest' | 'discount';

/** Prices fit in 31 bits; under a sort by price the stock bit is above them. */
const PRICE_LIMIT = 2 ** 31;
/** Resolution of the price-to-list-price ratio under a sort by discount: about a millionth. */
const DISCOUNT_STEPS = 2 ** 20;
/** Low bits of a packed tier: a score that only breaks ties within the same tier and stock state. */
const SCORE_BITS = 8;
const SCORE_LIMIT = 2 ** SCORE_BITS;

export class Ordering {
  readonly field: SortField;
  /** Only stock and the product's precomputed rank decide. */
  readonly isByRank: boolean;
  /** Weaker matches than this tier come after all others, whatever the field; undefined: they do not. */
  readonly #best: number | undefined;
  readonly #t: TextViews;
  readonly #m: MarketViews;
  readonly #ranks: TextViews['productPopularRank'];
  /** Reverses the variant keys; out-of-stock variants come last either way. */
  readonly #isReversed: boolean;
  readonly #areRanksReversed: boolean;

  constructor({ t, m }: SnapshotPair, field: SortField, isAscending: boolean, best?: number) {
    this.field = field;
    this.#best = best;
    const isRanked = field === 'popularity' || field === 'newest';
    this.isByRank = isRanked && best === undefined;
    this.#t = t;
    this.#m = m;
    this.#ranks = field === 'newest' ? t.productNewestRank : t.productPopularRank;
    this.#isReversed = field === 'price' ? !isAscending : isAscending;
    this.#areRanksReversed = isRanked && isAscending;
  }

  /** Sort key of a variant sold in this market, lower first; out of stock comes after in stock. At most 33 bits. */
  variantKey(variant: number, tier: number, isInStock: boolean): number {
    const weak = this.#best === undefined || isStrong(tier, this.#best) ? 0 : 2 * PRICE_LIMIT;
    return weak + this.#fieldKey(variant, tier, isInStock);
  }

  /** At most 32 bits, but for relevance. */
  #fieldKey(variant: number, tier: number, isInStock: boolean): number {
    const soldOutBit = isInStock ? 0 : 1;
    if (this.field === 'popularity' || this.field === 'newest') return soldOutBit;
    if (this.field === 'relevance')
      return ((tier >>> SCORE_BITS) * 2 + soldOutBit) * SCORE_LIMIT + (tier & (SCORE_LIMIT - 1));
    const price = this.#m.variantPrice[variant]!;
    if (this.field === 'price')
      return soldOutBit * PRICE_LIMIT + (this.#isReversed ? PRICE_LIMIT - 1 - price : price);
    const list = this.#listOf(variant);
    const step = list > 0 ? Math.round((price / list) * DISCOUNT_STEPS) : DISCOUNT_STEPS;
    return soldOutBit * 2 * DISCOUNT_STEPS + (this.#isReversed ? DISCOUNT_STEPS - step : step);
  }

  /** Sort key of a product whose best variant has `variantKey`: a unique integer of at most 53 bits. */
  productKey(product: number, variantKey: number): number {
    const rank = this.#ranks[product]!;
    return variantKey * MAX_PRODUCTS + (this.#areRanksReversed ? this.#ranks.length - 1 - rank : rank);
  }

  /** List price of the article that the price is of. */
  #listOf(variant: number): number {
    const { variantList, mixedList } = this.#m;
    const list = variantList[variant]!;
    if (list >= 0) return list;
    const article = cheapestArticle(this.#t, this.#m, variant);
    return mixedList[~list + article - this.#t.variantArticleStart[variant]!]!;
  }
}

/** The ordering by a sort that is offered, by `defaultField` without one. `best` as in Ordering. */
export function orderingOf(
  pair: SnapshotPair,
  sort: SelectedSort | null,
  defaultField: SortField,
  best?: number,
): Ordering {
  const field = sortFields(defaultField).find((one) => one === sort?.field) ?? defaultField;
  return new Ordering(pair, field, sort?.order === 'asc', best);
}

/** Null for one that is not offered: its direction says nothing of the order by default (UR-01). */
export function offeredSort(sort: SelectedSort | null, defaultField: SortField): SelectedSort | null {
  return sort !== null && sortFields(defaultField).some((field) => field === sort.field) ? sort : null;
}

function sortFields(defaultField: SortField): readonly SortField[] {
  const fields = ['popularity', 'price', 'newest', 'discount'] as const;
  return defaultField === 'relevance' ? ['relevance', ...fields] : fields;
}

/** DA-14: the sort options, the default first. */
export function sortOptions(pair: SnapshotPair, defaultField: SortField): SortOption[] {
  return sortFields(defaultField).map((field) => {
    const { title, asc, desc } = pair.meta.sortTitles[field];
    if (field !== 'price') return { field, order: 'desc', meta: { title } };
    return { field, order: 'asc', meta: { title, values: ['asc', 'desc'], names: [asc, desc] } };
  });
}
