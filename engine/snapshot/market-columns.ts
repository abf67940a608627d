// The market columns file: one market's prices, stock and rules over a text base; small, as it is sent often.
import { CURRENCIES, type Currency } from '#contract/market.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { BoundsChecker } from '#engine/snapshot/bounds-checker.ts';
import { type OpenSnapshotFile, readSnapshotFile, type Views } from '#engine/snapshot/format.ts';
import { checkShopperColumns } from '#engine/snapshot/shopper-columns.ts';
import { hasShape } from '#engine/snapshot/shapes.ts';
import { decodeJson } from '#engine/snapshot/strings.ts';
import type { TextBase } from '#engine/snapshot/text-base.ts';
import { ANALYSER_VERSION } from '#engine/text/analyser.ts';

/**
 * Numbering follows the text base; prices are in minor units.
 *
 * `variantPrice` is the current price, `variantList` the list price. If the articles of a variant differ in price,
 * `variantPrice` is the lowest and `variantList` is ~n: from entry n on, `mixedPrice` and `mixedList` are the prices
 * by article, -1 for articles not sold; entry n - 1 of `mixedPrice` is the highest price. Lowest and highest are those
 * of the articles in stock, of all that are sold where none is (docs/decisions/0174-prices-of-sizes-in-stock.md).
 *
 * `variantSold` and `variantStock` are set numbers: the sizes sold, and those in stock. `productSold` and
 * `productStock` are their unions over all variants, `productColors` the colours sold. Set 0 is empty; the members of
 * a set are values, ascending, each once.
 *
 * `listingSold` counts the products sold in a category's subtree, or of a listing's rule.
 */
export const MARKET_TABLE = {
  meta: [1, 'u8'],
  articleState: [13, 'u8'],
  variantPrice: [24, 'i32'],
  variantList: [25, 'i32'],
  variantFlags: [21, 'u8'],
  variantSold: [26, 'ordinal'],
  variantStock: [27, 'ordinal'],
  mixedPrice: [28, 'i32'],
  mixedList: [29, 'i32'],
  productFlags: [32, 'u8'],
  productSold: [33, 'ordinal'],
  productStock: [34, 'ordinal'],
  productColors: [35, 'ordinal'],
  setStart: [43, 'u32'],
  setValues: [44, 'ordinal'],
  listingSold: [50, 'u32'],
  synonyms: [40, 'u8'],
  rules: [41, 'u8'],
  coOccurrenceCount: [60, 'u8'],
  coOccurrences: [61, 'u8'],
  trending: [62, 'ordinal'],
} as const;
export type MarketViews = Views<typeof MARKET_TABLE>;

/** Values of articleState; of what is sold, `soldOut` and above it its StockLevel: in stock is all from `inStock` on. */
export const ARTICLE_STATE = { notSold: 0, soldOut: 1, inStock: 2, fewLeft: 3 } as const;
/** Bits of variantFlags: what is true of at least one article; `onSale` of one that variantPrice may be of. */
export const VARIANT_FLAG = { sold: 1, inStock: 2, onSale: 4 } as const;
/** Bits of productFlags: what is true of at least one variant, and whether everything sold has one price. */
export const PRODUCT_FLAG = { ...VARIANT_FLAG, onePrice: 8 } as const;
/** Limit of product numbers, so that sort keys stay exact. */
export const MAX_PRODUCTS = 2 ** 20;

export interface MarketMeta {
  readonly market: string;
  readonly currency: Currency;
  /** The text base these columns were built over. */
  readonly textEpoch: string;
  readonly textFingerprint: string;
}
export interface MarketColumns extends OpenSnapshotFile<typeof MARKET_TABLE> {
  readonly meta: MarketMeta;
}

/** Fails for columns built over another text base. */
export function openMarketColumns(
  file: ArrayBuffer,
  base: TextBase,
  isVerified: boolean,
): Result<MarketColumns, string> {
  const expected = { kind: 'COL', analyserVersion: ANALYSER_VERSION } as const;
  const read = readSnapshotFile(file, expected, MARKET_TABLE, isVerified);
  if (!read.ok) return read;
  const meta = decodeJson(read.value.views.meta);
  if (!isMarketMeta(meta)) return fail('meta is not what it should be');
  if (meta.textEpoch !== base.epoch || meta.textFingerprint !== base.fingerprint)
    return fail('built over another text base');
  const problem = isVerified ? undefined : marketProblem(read.value.views, base);
  return problem === undefined ? ok({ ...read.value, meta }) : fail(problem);
}

function isMarketMeta(meta: unknown): meta is MarketMeta {
  const shape = {
    market: 'string',
    currency: 'string',
    textEpoch: 'string',
    textFingerprint: 'string',
  } as const;
  return hasShape(meta, shape) && CURRENCIES.some((known) => known === (meta as MarketMeta).currency);
}

function marketProblem(m: MarketViews, base: TextBase): string | undefined {
  const check = new BoundsChecker();
  const variants = base.views.variantProduct.length;
  const articles = base.views.variantArticleStart[variants]!;
  const products = base.views.productId.length;
  const sets = m.setStart.length - 1;
  check.condition(products <= MAX_PRODUCTS, 'too many products');
  check.length('articleState', m.articleState, articles);
  check.length('variantPrice', m.variantPrice, variants);
  check.length('variantList', m.variantList, variants);
  check.length('variantFlags', m.variantFlags, variants);
  check.length('mixedList', m.mixedList, m.mixedPrice.length);
  check.length('productFlags', m.productFlags, products);
  check.length('listingSold', m.listingSold, base.views.listingId.length);
  check.starts('setStart', m.setStart, sets, m.setValues.length);
  check.condition(m.setStart[1] === 0, 'set 0 is not empty');
  check.valuesBelow('setValues', m.setValues, base.views.valueId.length);
  check.ascendingLists('setValues', m.setStart, m.setValues);
  for (const name of ['variantSold', 'variantStock'] as const) {
    check.length(name, m[name], variants);
    check.valuesBelow(name, m[name], sets);
  }
  for (const name of ['productSold', 'productStock', 'productColors'] as const) {
    check.length(name, m[name], products);
    check.valuesBelow(name, m[name], sets);
  }
  checkShopperColumns(check, m, products);
  return check.problem ?? mixedProblem(m, base);
}

function mixedProblem(m: MarketViews, base: TextBase): string | undefined {
  const { variantArticleStart } = base.views;
  for (let variant = 0; variant < m.variantList.length; variant += 1) {
    const list = m.variantList[variant]!;
    if (list >= 0) continue;
    const articles = variantArticleStart[variant + 1]! - variantArticleStart[variant]!;
    if (~list < 1 || ~list + articles > m.mixedPrice.length) return 'variantList points out of bounds';
  }
  return undefined;
}
