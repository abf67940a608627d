// What every feed format is read into: one thing that can be bought, in the feed's own words, nothing decided yet.

/** One price as the feed writes it; `currency` is '' where neither the value's column nor the file says it. */
export interface RawPrice {
  /** What is paid, or the regular price where `sale` is given. */
  readonly price: string;
  readonly sale: string;
  /** The struck-through price: compare-at, original price. */
  readonly compareAt: string;
  readonly currency: string;
}

export interface RawAttribute {
  /** Stable, kebab-case. */
  readonly key: string;
  readonly title: string;
  readonly values: readonly string[];
}

/** Strings are '' where the feed says nothing. */
export interface RawOffer {
  /** Where its row starts, from 1. */
  readonly line: number;
  readonly id: string;
  /** Offers with the same one are a product; '' makes the offer a product of its own. */
  readonly groupId: string;
  /** The feed's own name for the product's address; '' makes one of the title. */
  readonly handle: string;
  readonly sku: string;
  readonly gtin: string;
  readonly title: string;
  readonly brand: string;
  readonly description: string;
  readonly color: string;
  readonly size: string;
  readonly gender: string;
  readonly ageGroup: string;
  /** From the root to the leaf, the primary path first. */
  readonly categories: readonly (readonly string[])[];
  /** Pictures of this colour, then pictures of the product whatever its colour. */
  readonly images: readonly string[];
  readonly sharedImages: readonly string[];
  readonly prices: readonly RawPrice[];
  readonly cost: string;
  readonly stock: string;
  readonly availability: string;
  /** The merchant sells it even when the stock figure is nought. */
  readonly sellsWithoutStock: boolean;
  readonly condition: string;
  readonly tags: readonly string[];
  readonly attributes: readonly RawAttribute[];
  readonly publishedAt: string;
}

/** An offer that says nothing, to be spread and filled. */
export const EMPTY_OFFER: Omit<RawOffer, 'line' | 'id'> = {
  groupId: '',
  handle: '',
  sku: '',
  gtin: '',
  title: '',
  brand: '',
  description: '',
  color: '',
  size: '',
  gender: '',
  ageGroup: '',
  categories: [],
  images: [],
  sharedImages: [],
  prices: [],
  cost: '',
  stock: '',
  availability: '',
  sellsWithoutStock: false,
  condition: '',
  tags: [],
  attributes: [],
  publishedAt: '',
};
