// The sections of a text base, and what their numbers mean.
import type { Language } from '#contract/market.ts';
import type { EngineFacet, EngineListing, TextSource } from '#engine/catalogue.ts';
import type { Views } from '#engine/snapshot/format.ts';

/**
 * Products are numbered by primary listing (listing-order.ts), their variants and articles in source order; a
 * product's variants and a variant's articles are contiguous. A column xStart has the offsets of the lists in x, and
 * one entry more. References to `strings` are text numbers. The values of all filterable fields share one numbering,
 * in display order; listings are in pre-order. `variantSizes` is the number of a list in `sizeListValues`: the sizes
 * of the variant's articles. A rank column is a permutation of the products. `productRows` are decoded by
 * product-rows.ts. `listingProducts` are the products in a listing itself, ascending, each once; the products of its
 * subtree follow.
 */
export const TEXT_TABLE = {
  meta: [1, 'u8'],
  strings: [2, 'u8'],
  stringStart: [3, 'u32'],
  productId: [10, 'u32'],
  productSlug: [11, 'u32'],
  productTitle: [12, 'u32'],
  productSubtitle: [13, 'u32'],
  productBrand: [14, 'u32'],
  productVariantStart: [18, 'u32'],
  productValueStart: [19, 'u32'],
  productValues: [20, 'ordinal'],
  productListingStart: [21, 'u32'],
  productListings: [22, 'ordinal'],
  productDetailStart: [25, 'u32'],
  productDetails: [26, 'u8'],
  productPopularRank: [31, 'ordinal'],
  productNewestRank: [32, 'ordinal'],
  productById: [33, 'ordinal'],
  productBySlug: [34, 'ordinal'],
  productRowStart: [35, 'u32'],
  productRows: [36, 'u8'],
  titleWordStart: [27, 'u32'],
  titleWords: [28, 'ordinal'],
  titleMain: [29, 'u8'],
  titleHead: [30, 'u8'],
  variantProduct: [40, 'ordinal'],
  variantColor: [42, 'ordinal'],
  variantArticleStart: [49, 'u32'],
  variantSizes: [50, 'ordinal'],
  sizeListStart: [62, 'u32'],
  sizeListValues: [63, 'ordinal'],
  valueField: [70, 'u16'],
  valueId: [71, 'u32'],
  valueName: [72, 'u32'],
  valueNumber: [73, 'f64'],
  valueSwatch: [74, 'u32'],
  valueListing: [75, 'u32'],
  listingId: [80, 'u32'],
  listingExternalId: [81, 'u32'],
  listingSlug: [82, 'u32'],
  listingTitle: [83, 'u32'],
  listingParent: [84, 'u32'],
  listingEnd: [85, 'u32'],
  listingType: [86, 'u8'],
  listingFlags: [87, 'u8'],
  listingDetailStart: [88, 'u32'],
  listingDetails: [89, 'u8'],
  listingRuleStart: [90, 'u32'],
  listingRuleProducts: [91, 'ordinal'],
  listingProductStart: [92, 'u32'],
  listingProducts: [93, 'ordinal'],
  wordBlocks: [100, 'u32'],
  wordUnits: [101, 'u16'],
  wordCount: [102, 'u32'],
  productPostingStart: [103, 'u32'],
  productPostings: [104, 'u8'],
  variantPostingStart: [105, 'u32'],
  variantPostings: [106, 'u8'],
  aliasStart: [107, 'u32'],
  aliases: [108, 'u32'],
  suggestions: [121, 'u8'],
  contents: [122, 'u8'],
  sizeGuideStart: [124, 'u32'],
  sizeGuides: [125, 'u8'],
  languageWords: [123, 'u8'],
} as const;
export type TextViews = Views<typeof TEXT_TABLE>;

/** The level at which a field's value may differ. */
export type FieldLevel = 'product' | 'variant' | 'article' | 'price' | 'stock';
export interface TextField {
  readonly name: string;
  readonly level: FieldLevel;
  /** Its values in `values`: [first, end). */
  readonly first: number;
  readonly end: number;
}
export interface TextMeta {
  readonly language: Language;
  readonly facets: readonly EngineFacet[];
  readonly fields: readonly TextField[];
  readonly sortTitles: TextSource['sortTitles'];
}
/** Bits of listingFlags. */
export const LISTING_FLAG = { breadcrumbs: 1, quicklinks: 2, rule: 4, onSale: 8 } as const;
export const LISTING_TYPES = [
  'category',
  'campaign',
  'brand',
  'smart_pick',
  'style',
  'long_tail_collection',
] as const;
export const IMAGE_KINDS = ['model', 'isolated', 'plain'] as const;
/** Low bits of an alias: its exactness. The number of the word it stands for is above them. */
export const ALIAS_BITS = 3;

/** Product details that only the product page needs. */
export interface ProductDetail {
  readonly description: string;
  readonly gender: string;
  readonly attributes: readonly { readonly title: string; readonly values: readonly string[] }[];
  /** Its guide among `sizeGuides`, and how it fits; absent: none. */
  readonly sizeGuide?: { readonly at: number; readonly fit: string };
}

/** Listing details that only the listing page needs. */
export type ListingDetail = Pick<EngineListing, 'description' | 'imageIds' | 'contentBlocks'>;
