// Consistency of market columns: flags and prices agree between articles, variants and products.
import {
  ARTICLE_STATE,
  type MarketViews,
  PRODUCT_FLAG,
  VARIANT_FLAG,
} from '#engine/snapshot/market-columns.ts';
import { offeredState } from '#engine/snapshot/offered-articles.ts';
import type { TextViews } from '#engine/snapshot/text-table.ts';

/**
 * The problem, or undefined: a variant's flags must be those of its articles, a product's those of its variants, and
 * everything sold needs a price not above its list price. Call after the bounds checks.
 */
export function marketConsistencyProblem(t: TextViews, m: MarketViews): string | undefined {
  for (let product = 0; product < m.productFlags.length; product += 1) {
    let productFlags = 0;
    let price = -1;
    let isOnePrice = true;
    const end = t.productVariantStart[product + 1]!;
    for (let variant = t.productVariantStart[product]!; variant < end; variant += 1) {
      const flags = flagsOf(t, m, variant);
      if (flags !== m.variantFlags[variant]) return 'variantFlags are not those of the articles';
      productFlags |= flags;
      if (flags === 0) continue;
      isOnePrice &&= m.variantList[variant]! >= 0 && (price < 0 || price === m.variantPrice[variant]);
      price = m.variantPrice[variant]!;
    }
    if (isOnePrice) productFlags |= PRODUCT_FLAG.onePrice;
    if (productFlags !== m.productFlags[product]) return 'productFlags are not those of the variants';
  }
  return undefined;
}

/** NaN, which never equals stored flags, if a sold article has no price or one above its list price. */
function flagsOf(t: TextViews, m: MarketViews, variant: number): number {
  const start = t.variantArticleStart[variant]!;
  const end = t.variantArticleStart[variant + 1]!;
  const list = m.variantList[variant]!;
  const price = m.variantPrice[variant]!;
  const offered = offeredState(m, variant);
  let flags = 0;
  for (let article = start; article < end; article += 1) {
    const state = m.articleState[article]!;
    if (state === ARTICLE_STATE.notSold) continue;
    const articlePrice = list < 0 ? m.mixedPrice[~list + article - start]! : price;
    const listPrice = list < 0 ? m.mixedList[~list + article - start]! : list;
    if (articlePrice < 0 || listPrice < articlePrice) return Number.NaN;
    flags |= VARIANT_FLAG.sold;
    if (state >= ARTICLE_STATE.inStock) flags |= VARIANT_FLAG.inStock;
    if (state >= offered && articlePrice < listPrice) flags |= VARIANT_FLAG.onSale;
  }
  return flags;
}
