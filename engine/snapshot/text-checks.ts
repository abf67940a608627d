// Bounds checks of a text base, done once when it is opened.
import { dictionaryProblem } from '#engine/index/dictionary.ts';
import { postingsProblem } from '#engine/index/postings.ts';
import { BoundsChecker, NONE } from '#engine/snapshot/bounds-checker.ts';
import { ALIAS_BITS, LISTING_TYPES, type TextMeta, type TextViews } from '#engine/snapshot/text-table.ts';

/** The problem with a text base's columns, or undefined if all offsets, references and numbers are in bounds. */
export function textProblem(t: TextViews, meta: TextMeta): string | undefined {
  const check = new BoundsChecker();
  const products = t.productId.length;
  const variants = t.variantProduct.length;
  const articles = t.variantArticleStart[variants] ?? 0;
  const values = t.valueId.length;
  const listings = t.listingId.length;
  const strings = t.stringStart.length - 1;
  const words = t.wordCount[0] ?? -1;
  check.starts('stringStart', t.stringStart, strings, t.strings.length);
  for (const name of TEXT_REFS) check.valuesBelow(name, t[name], strings);
  for (const name of PRODUCT_COLUMNS) check.length(name, t[name], products);
  for (const name of VARIANT_COLUMNS) check.length(name, t[name], variants);
  for (const name of VALUE_COLUMNS) check.length(name, t[name], values);
  for (const name of LISTING_COLUMNS) check.length(name, t[name], listings);
  check.starts('productVariantStart', t.productVariantStart, products, variants);
  check.starts('productValueStart', t.productValueStart, products, t.productValues.length);
  check.starts('productListingStart', t.productListingStart, products, t.productListings.length);
  check.starts('productDetailStart', t.productDetailStart, products, t.productDetails.length);
  check.starts('titleWordStart', t.titleWordStart, products, t.titleWords.length);
  check.starts('productRowStart', t.productRowStart, products, t.productRows.length);
  check.starts('variantArticleStart', t.variantArticleStart, variants, articles);
  check.starts('listingDetailStart', t.listingDetailStart, listings, t.listingDetails.length);
  check.starts('sizeGuideStart', t.sizeGuideStart, t.sizeGuideStart.length - 1, t.sizeGuides.length);
  check.starts('listingRuleStart', t.listingRuleStart, listings, t.listingRuleProducts.length);
  check.starts('listingProductStart', t.listingProductStart, listings, t.listingProducts.length);
  check.starts('productPostingStart', t.productPostingStart, words, t.productPostings.length);
  check.starts('variantPostingStart', t.variantPostingStart, words, t.variantPostings.length);
  check.starts('aliasStart', t.aliasStart, words, t.aliases.length);
  check.permutation('productPopularRank', t.productPopularRank, products);
  check.permutation('productNewestRank', t.productNewestRank, products);
  check.permutation('productById', t.productById, products);
  check.permutation('productBySlug', t.productBySlug, products);
  check.valuesBelow('variantProduct', t.variantProduct, products);
  check.valuesBelow('productValues', t.productValues, values);
  check.valuesBelow('variantColor', t.variantColor, values);
  const lists = t.sizeListStart.length - 1;
  check.starts('sizeListStart', t.sizeListStart, lists, t.sizeListValues.length);
  check.valuesBelow('sizeListValues', t.sizeListValues, values);
  check.valuesBelow('variantSizes', t.variantSizes, lists);
  check.valuesBelow('productListings', t.productListings, listings);
  check.valuesBelow('listingRuleProducts', t.listingRuleProducts, products);
  check.ascendingLists('listingRuleProducts', t.listingRuleStart, t.listingRuleProducts);
  check.valuesBelow('listingProducts', t.listingProducts, products);
  check.ascendingLists('listingProducts', t.listingProductStart, t.listingProducts);
  check.valuesBelow('valueField', t.valueField, meta.fields.length);
  check.valuesBelow('valueListing', t.valueListing, listings, true);
  check.valuesBelow('listingEnd', t.listingEnd, listings + 1);
  check.valuesBelow('listingType', t.listingType, LISTING_TYPES.length);
  check.condition(
    t.listingParent.every((parent, at) => parent === NONE || parent < at),
    'a listing before its parent',
  );
  check.valuesBelow('titleWords', t.titleWords, words);
  check.valuesBelow('aliases', t.aliases, words << ALIAS_BITS);
  check.condition(
    t.valueNumber.every((number) => Number.isFinite(number) || Number.isNaN(number)),
    'an infinite measure',
  );
  check.condition(fieldsCoverValues(meta, t), 'the fields do not divide the values');
  return (
    check.problem ??
    sizesProblem(t) ??
    dictionaryProblem(t.wordBlocks, t.wordUnits, words) ??
    postingsProblem(t.productPostingStart, t.productPostings, products) ??
    postingsProblem(t.variantPostingStart, t.variantPostings, variants)
  );
}

/** Whether the fields' value ranges are contiguous and cover all values. */
function fieldsCoverValues({ fields }: TextMeta, { valueField }: TextViews): boolean {
  let at = 0;
  for (const [number, { first, end }] of fields.entries()) {
    if (first !== at || end < first || end > valueField.length) return false;
    for (; at < end; at += 1) if (valueField[at] !== number) return false;
    if (at !== end) return false;
  }
  return at === valueField.length;
}

/** Every variant must have as many sizes as articles. */
function sizesProblem(t: TextViews): string | undefined {
  for (let variant = 0; variant < t.variantSizes.length; variant += 1) {
    const list = t.variantSizes[variant]!;
    const sizes = t.sizeListStart[list + 1]! - t.sizeListStart[list]!;
    if (sizes !== t.variantArticleStart[variant + 1]! - t.variantArticleStart[variant]!)
      return 'variantSizes are not those of the articles';
  }
  return undefined;
}

const TEXT_REFS = [
  'productId',
  'productSlug',
  'productTitle',
  'productSubtitle',
  'productBrand',
  'valueId',
  'valueName',
  'listingId',
  'listingExternalId',
  'listingSlug',
  'listingTitle',
] as const;
const PRODUCT_COLUMNS = [
  'titleMain',
  'titleHead',
  'productSlug',
  'productTitle',
  'productSubtitle',
  'productBrand',
] as const;
const VARIANT_COLUMNS = ['variantColor', 'variantSizes'] as const;
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
