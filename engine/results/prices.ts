// Prices of articles and variants, read from the market columns.
import { toDecimal } from '#contract/money.ts';
import { cheapestArticle } from '#engine/snapshot/offered-articles.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';

/** Decimals; `sale` equals `list` when it is not on sale. */
export interface Prices {
  readonly list: number;
  readonly sale: number;
  readonly isOnSale: boolean;
}

/** Prices of an article of `variant` that is sold in the market. */
export function articlePrices(pair: SnapshotPair, variant: number, article: number): Prices {
  const { m, t } = pair;
  const list = m.variantList[variant]!;
  if (list >= 0) return decimals(pair, list, m.variantPrice[variant]!);
  const at = ~list + article - t.variantArticleStart[variant]!;
  return decimals(pair, m.mixedList[at]!, m.mixedPrice[at]!);
}

/** Prices of the cheapest article of a variant that can be bought, of the cheapest one sold where none can. */
export function lowestPrices(pair: SnapshotPair, variant: number): Prices {
  return articlePrices(pair, variant, cheapestArticle(pair.t, pair.m, variant));
}

function decimals({ market }: SnapshotPair, list: number, sale: number): Prices {
  return {
    list: toDecimal(list, market.currency),
    sale: toDecimal(sale, market.currency),
    isOnSale: sale < list,
  };
}
