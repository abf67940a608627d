// Which articles of a variant its prices are of: those in stock, where none is, all that are sold in the market.
import { ARTICLE_STATE, type MarketViews, VARIANT_FLAG } from '#engine/snapshot/market-columns.ts';
import type { TextViews } from '#engine/snapshot/text-table.ts';

/** The lowest articleState of those articles. */
export function offeredState({ variantFlags }: MarketViews, variant: number): number {
  return (variantFlags[variant]! & VARIANT_FLAG.inStock) === 0
    ? ARTICLE_STATE.soldOut
    : ARTICLE_STATE.inStock;
}

/** The cheapest of those articles, the first of equals; of a variant that is sold in the market. */
export function cheapestArticle(t: TextViews, m: MarketViews, variant: number): number {
  const first = t.variantArticleStart[variant]!;
  const last = t.variantArticleStart[variant + 1]! - 1;
  const price = m.variantPrice[variant]!;
  const list = m.variantList[variant]!;
  const state = offeredState(m, variant);
  const isCheapest = (article: number) =>
    m.articleState[article]! >= state && (list >= 0 || m.mixedPrice[~list + article - first] === price);
  let article = first;
  while (article < last && !isCheapest(article)) article += 1;
  return article;
}
