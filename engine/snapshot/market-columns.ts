// The market columns: one market's prices, stock and orders beside a text base, small enough to be sent often.
import { CURRENCIES, type Currency } from '#contract/market.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { Checks } from '#engine/snapshot/checks.ts';
import { type OpenFile, readFile, type Views } from '#engine/snapshot/format.ts';
import { hasShape } from '#engine/snapshot/shapes.ts';
import { decodeJson } from '#engine/snapshot/strings.ts';
import type { TextBase } from '#engine/snapshot/text-base.ts';
import { ANALYSER_VERSION } from '#engine/text/analyser.ts';

/**
 * Numbered as the text base is. `articleList` and `articlePrice` (what it costs now, below the list price when
 * on sale) are minor units, -1 where it is not sold. `variantArticle` is the cheapest article sold, or none. A rank column numbers its
 * products or variants in an order, every number once: ties are broken when it is built.
 */
export const MARKET_TABLE = {
  meta: [1, 'u8'],
  articleList: [10, 'i32'],
  articlePrice: [11, 'i32'],
  articleStock: [12, 'u16'],
  variantArticle: [20, 'u32'],
  variantFlags: [21, 'u8'],
  variantDiscountRank: [23, 'u32'],
  productNewestRank: [30, 'u32'],
  productPopularRank: [31, 'u32'],
  synonyms: [40, 'u8'],
} as const;
export type MarketViews = Views<typeof MARKET_TABLE>;

/** Bits of variantFlags. */
export const VARIANT_FLAG = { sold: 1, inStock: 2, onSale: 4 } as const;

export interface MarketMeta {
  readonly market: string;
  readonly currency: Currency;
  /** The text base these columns were built over. */
  readonly textEpoch: string;
  readonly textFingerprint: string;
}
export interface MarketColumns extends OpenFile<typeof MARKET_TABLE> {
  readonly meta: MarketMeta;
}

/** Refused when they were built over another text base than `base`. */
export function openMarketColumns(
  file: ArrayBuffer,
  base: TextBase,
  isVerified: boolean,
): Result<MarketColumns, string> {
  const expected = { kind: 'COL', analyserVersion: ANALYSER_VERSION } as const;
  const read = readFile(file, expected, MARKET_TABLE, isVerified);
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
  const check = new Checks();
  const articles = base.views.articleId.length;
  const variants = base.views.variantId.length;
  const products = base.views.productId.length;
  check.length('articleList', m.articleList, articles);
  check.length('articlePrice', m.articlePrice, articles);
  check.length('articleStock', m.articleStock, articles);
  check.length('variantFlags', m.variantFlags, variants);
  check.length('variantArticle', m.variantArticle, variants);
  check.below('variantArticle', m.variantArticle, articles, true);
  check.permutation('variantDiscountRank', m.variantDiscountRank, variants);
  check.permutation('productNewestRank', m.productNewestRank, products);
  check.permutation('productPopularRank', m.productPopularRank, products);
  return check.problem;
}
