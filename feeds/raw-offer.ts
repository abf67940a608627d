// What every feed format is read into: one article with the feed's own texts, not yet checked.

/** One price as the feed writes it; `currency` is '' where neither the value's column nor the file names it. */
export interface RawPrice {
  /** The price to pay, or the regular price where `sale` is given. */
  readonly price: string;
  readonly sale: string;
  /** The original price, which is displayed struck through. */
  readonly compareAt: string;
  readonly currency: string;
}

export interface RawAttribute {
  /** Stable: a slug, with a digest where it lacks letters of the title. */
  readonly key: string;
  readonly title: string;
  readonly values: readonly string[];
}

/** Strings are '' where the feed has no value. */
export interface RawOffer {
  /** Where its row starts, from 1. */
  readonly line: number;
  readonly id: string;
  /** Offers with the same group id are one product; '' makes the offer a product of its own. */
  readonly groupId: string;
  /** The feed's own slug of the product; '' where it has none. */
  readonly handle: string;
  readonly sku: string;
  readonly gtin: string;
  readonly title: string;
  readonly brand: string;
  readonly description: string;
  readonly color: string;
  readonly size: string;
  /** Appended to the size where they are all that distinguishes the offer from another of its group. */
  readonly options: readonly string[];
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
  /** The merchant sells it even when the stock is 0. */
  readonly sellsWithoutStock: boolean;
  readonly condition: string;
  readonly taxCategory: string;
  readonly tags: readonly string[];
  readonly attributes: readonly RawAttribute[];
  readonly publishedAt: string;
}

/** An offer without values, to be spread and filled. */
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
  options: [],
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
  taxCategory: '',
  tags: [],
  attributes: [],
  publishedAt: '',
};
