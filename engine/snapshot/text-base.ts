// The text base: everything of one language that prices and stock do not change.
import type { Language } from '#contract/market.ts';
import { LANGUAGES } from '#contract/market.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { EngineFacet, EngineListing, TextSource } from '#engine/catalogue.ts';
import { dictionaryProblem } from '#engine/index/dictionary.ts';
import { postingsProblem } from '#engine/index/postings.ts';
import { Checks } from '#engine/snapshot/checks.ts';
import { type OpenFile, readFile, type Views } from '#engine/snapshot/format.ts';
import { hasShape, type Shape } from '#engine/snapshot/shapes.ts';
import { decodeJson } from '#engine/snapshot/strings.ts';
import { ANALYSER_VERSION } from '#engine/text/analyser.ts';

/**
 * Products, variants and articles are numbered in the order of the source; a product's variants and a
 * variant's articles are neighbours. A column named xStart holds where each one's part of x begins, with
 * one entry more than there are. References to `strings` are numbers of texts. `values` are the values of
 * all filterable fields in one numbering, in the order in which they are shown; listings are in pre-order.
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
  productPopularity: [15, 'f32'],
  productMargin: [16, 'f32'],
  productPublished: [17, 'f64'],
  productVariantStart: [18, 'u32'],
  productValueStart: [19, 'u32'],
  productValues: [20, 'ordinal'],
  productListingStart: [21, 'u32'],
  productListings: [22, 'ordinal'],
  productById: [23, 'u32'],
  productBySlug: [24, 'u32'],
  productDetailStart: [25, 'u32'],
  productDetails: [26, 'u8'],
  titleWordStart: [27, 'u32'],
  titleWords: [28, 'ordinal'],
  variantProduct: [40, 'ordinal'],
  variantId: [41, 'u32'],
  variantColor: [42, 'ordinal'],
  variantColorName: [43, 'u32'],
  variantHex: [44, 'u32'],
  variantImageStart: [45, 'u32'],
  imageId: [46, 'u32'],
  imageTint: [47, 'u32'],
  imageKind: [48, 'u8'],
  variantArticleStart: [49, 'u32'],
  articleId: [60, 'u32'],
  articleSize: [61, 'ordinal'],
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
  wordBlocks: [100, 'u32'],
  wordUnits: [101, 'u16'],
  wordCount: [102, 'u32'],
  productPostingStart: [103, 'u32'],
  productPostings: [104, 'u8'],
  variantPostingStart: [105, 'u32'],
  variantPostings: [106, 'u8'],
  aliasStart: [107, 'u32'],
  aliases: [108, 'u32'],
  synonyms: [120, 'u8'],
  suggestions: [121, 'u8'],
  contents: [122, 'u8'],
} as const;
export type TextViews = Views<typeof TEXT_TABLE>;

/** The level on which a field's value may differ: of a product, of its colours, of their sizes. */
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
/** An alias is the number of the word it leads to and, in the low bits, how exact that is. */
export const ALIAS_BITS = 3;

/** What of a product is decoded only when it is shown whole. */
export interface ProductDetail {
  readonly description: string;
  readonly gender: string;
  readonly attributes: readonly { readonly title: string; readonly values: readonly string[] }[];
}

/** What of a listing is decoded only when it is shown whole. */
export type ListingDetail = Pick<EngineListing, 'description' | 'imageIds' | 'contentBlocks'>;

export interface TextBase extends OpenFile<typeof TEXT_TABLE> {
  readonly meta: TextMeta;
}

export function openTextBase(file: ArrayBuffer, isVerified: boolean): Result<TextBase, string> {
  const expected = { kind: 'TXT', analyserVersion: ANALYSER_VERSION } as const;
  const read = readFile(file, expected, TEXT_TABLE, isVerified);
  if (!read.ok) return read;
  const meta = decodeJson(read.value.views.meta);
  if (!isTextMeta(meta)) return fail('meta is not what it should be');
  const problem = isVerified ? undefined : textProblem(read.value.views, meta);
  return problem === undefined ? ok({ ...read.value, meta }) : fail(problem);
}

const SORT_TITLE = { title: 'string', asc: 'string', desc: 'string' } as const;
const META_SHAPE: Shape = {
  language: 'string',
  facets: [{ field: 'string', type: 'string', title: 'string', groupTitle: 'string?', unit: 'string?' }],
  fields: [{ name: 'string', level: 'string', first: 'number', end: 'number' }],
  sortTitles: {
    relevance: SORT_TITLE,
    price: SORT_TITLE,
    newest: SORT_TITLE,
    discount: SORT_TITLE,
    popularity: SORT_TITLE,
  },
};

function isTextMeta(meta: unknown): meta is TextMeta {
  return hasShape(meta, META_SHAPE) && LANGUAGES.some((known) => known === (meta as TextMeta).language);
}

/** What of a product is shown only where it is shown whole; empty where it is damaged after all. */
export function productDetailOf(t: TextViews, product: number): ProductDetail {
  const bytes = t.productDetails.subarray(t.productDetailStart[product], t.productDetailStart[product + 1]);
  const value = decodeJson(bytes);
  const shape: Shape = {
    description: 'string',
    gender: 'string',
    attributes: [{ title: 'string', values: ['string'] }],
  };
  return hasShape(value, shape) ? (value as ProductDetail) : { description: '', gender: '', attributes: [] };
}

/** The same of a listing. */
export function listingDetailOf(t: TextViews, listing: number): ListingDetail {
  const bytes = t.listingDetails.subarray(t.listingDetailStart[listing], t.listingDetailStart[listing + 1]);
  const value = decodeJson(bytes);
  const shape: Shape = { description: 'string', imageIds: ['string'], contentBlocks: ['object'] };
  return hasShape(value, shape)
    ? (value as ListingDetail)
    : { description: '', imageIds: [], contentBlocks: [] };
}

function textProblem(t: TextViews, meta: TextMeta): string | undefined {
  const check = new Checks();
  const products = t.productId.length;
  const variants = t.variantId.length;
  const articles = t.articleId.length;
  const values = t.valueId.length;
  const listings = t.listingId.length;
  const strings = t.stringStart.length - 1;
  const words = t.wordCount[0] ?? -1;
  check.starts('stringStart', t.stringStart, strings, t.strings.length);
  for (const name of TEXT_REFS) check.below(name, t[name], strings);
  for (const name of PRODUCT_COLUMNS) check.length(name, t[name], products);
  for (const name of VARIANT_COLUMNS) check.length(name, t[name], variants);
  for (const name of VALUE_COLUMNS) check.length(name, t[name], values);
  for (const name of LISTING_COLUMNS) check.length(name, t[name], listings);
  check.length('imageTint', t.imageTint, t.imageId.length);
  check.length('imageKind', t.imageKind, t.imageId.length);
  check.below('imageKind', t.imageKind, IMAGE_KINDS.length);
  check.length('articleSize', t.articleSize, articles);
  check.starts('productVariantStart', t.productVariantStart, products, variants);
  check.starts('productValueStart', t.productValueStart, products, t.productValues.length);
  check.starts('productListingStart', t.productListingStart, products, t.productListings.length);
  check.starts('productDetailStart', t.productDetailStart, products, t.productDetails.length);
  check.starts('titleWordStart', t.titleWordStart, products, t.titleWords.length);
  check.starts('variantImageStart', t.variantImageStart, variants, t.imageId.length);
  check.starts('variantArticleStart', t.variantArticleStart, variants, articles);
  check.starts('listingDetailStart', t.listingDetailStart, listings, t.listingDetails.length);
  check.starts('listingRuleStart', t.listingRuleStart, listings, t.listingRuleProducts.length);
  check.starts('productPostingStart', t.productPostingStart, words, t.productPostings.length);
  check.starts('variantPostingStart', t.variantPostingStart, words, t.variantPostings.length);
  check.starts('aliasStart', t.aliasStart, words, t.aliases.length);
  check.permutation('productById', t.productById, products);
  check.permutation('productBySlug', t.productBySlug, products);
  check.below('variantProduct', t.variantProduct, products);
  check.below('productValues', t.productValues, values);
  check.below('variantColor', t.variantColor, values);
  check.below('articleSize', t.articleSize, values);
  check.below('productListings', t.productListings, listings);
  check.below('listingRuleProducts', t.listingRuleProducts, products);
  check.below('valueField', t.valueField, meta.fields.length);
  check.below('valueListing', t.valueListing, listings, true);
  check.below('listingEnd', t.listingEnd, listings + 1);
  check.below('listingType', t.listingType, LISTING_TYPES.length);
  check.that(
    t.listingParent.every((parent, at) => parent === NONE_PARENT || parent < at),
    'a listing before its parent',
  );
  check.below('titleWords', t.titleWords, words);
  check.below('aliases', t.aliases, words << ALIAS_BITS);
  check.that(
    meta.fields.every(({ first, end }) => first >= 0 && first <= end && end <= values),
    'a field out of bounds',
  );
  return (
    check.problem ??
    dictionaryProblem(t.wordBlocks, t.wordUnits, words) ??
    postingsProblem(t.productPostingStart, t.productPostings, products) ??
    postingsProblem(t.variantPostingStart, t.variantPostings, variants)
  );
}

const NONE_PARENT = 0xffffffff;
const TEXT_REFS = [
  'productId',
  'productSlug',
  'productTitle',
  'productSubtitle',
  'productBrand',
  'variantId',
  'variantColorName',
  'imageId',
  'articleId',
  'valueId',
  'valueName',
  'listingId',
  'listingExternalId',
  'listingSlug',
  'listingTitle',
] as const;
const PRODUCT_COLUMNS = [
  'productSlug',
  'productTitle',
  'productSubtitle',
  'productBrand',
  'productPopularity',
  'productMargin',
  'productPublished',
] as const;
const VARIANT_COLUMNS = ['variantProduct', 'variantColor', 'variantColorName', 'variantHex'] as const;
const VALUE_COLUMNS = ['valueField', 'valueName', 'valueNumber', 'valueSwatch', 'valueListing'] as const;
const LISTING_COLUMNS = [
  'listingExternalId',
  'listingSlug',
  'listingTitle',
  'listingParent',
  'listingEnd',
  'listingType',
  'listingFlags',
] as const;
