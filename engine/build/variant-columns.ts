// The variant columns of a market: prices, sizes sold and in stock as sets, and flags.
import { articleIdsOf } from '#engine/build/article-ids.ts';
import { ValueSetWriter } from '#engine/build/value-set-writer.ts';
import type { ArticlePriceColumns, PricesById } from '#engine/catalogue.ts';
import { ordinalsOf } from '#engine/snapshot/format.ts';
import { ARTICLE_STATE, VARIANT_FLAG } from '#engine/snapshot/market-columns.ts';
import { STOCK_LEVEL, stockLevelOf } from '#engine/stock-level.ts';
import type { TextViews } from '#engine/snapshot/text-table.ts';

/** Prices by article number. Throws for price columns of another text base. */
export function articlePriceColumns(
  prices: PricesById | ArticlePriceColumns,
  t: TextViews,
): ArticlePriceColumns {
  const count = t.variantArticleStart.at(-1) ?? 0;
  if ('list' in prices) {
    if (prices.list.length !== count || prices.price.length !== count || prices.stockLevel.length !== count)
      throw new RangeError(`prices are not those of the ${count} articles of the text base`);
    return prices;
  }
  const list = new Int32Array(count).fill(-1);
  const price = new Int32Array(count).fill(-1);
  const stockLevel = new Uint8Array(count);
  for (const [article, id] of articleIdsOf(t).entries()) {
    const row = prices.get(id);
    if (row === undefined) continue;
    list[article] = row.listMinor;
    // A sale price above the list price is ignored (PR-05).
    price[article] = Math.min(row.listMinor, row.saleMinor ?? row.listMinor);
    stockLevel[article] = stockLevelOf(row.stock);
  }
  return { list, price, stockLevel };
}

export function variantColumns(
  t: TextViews,
  { list, price, stockLevel }: ArticlePriceColumns,
  sets: ValueSetWriter,
) {
  const { sizeListStart, sizeListValues } = t;
  const count = t.variantProduct.length;
  const articleState = new Uint8Array(list.length);
  const variantPrice = new Int32Array(count).fill(-1);
  const variantList = new Int32Array(count);
  const variantFlags = new Uint8Array(count);
  const variantSold = new Uint32Array(count);
  const variantStock = new Uint32Array(count);
  const mixedPrice: number[] = [];
  const mixedList: number[] = [];
  for (let variant = 0; variant < count; variant += 1) {
    const first = t.variantArticleStart[variant]!;
    const end = t.variantArticleStart[variant + 1]!;
    /** Offset from an article's number to its size in `sizeListValues`. */
    const sizeOffset = sizeListStart[t.variantSizes[variant]!]! - first;
    let flags = 0;
    let firstPrice = -1;
    let isMixed = false;
    for (let article = first; article < end; article += 1) {
      const listPrice = list[article]!;
      const salePrice = price[article]!;
      if (listPrice < 0) continue;
      if (flags === 0) {
        firstPrice = salePrice;
        variantList[variant] = listPrice;
      } else isMixed ||= salePrice !== firstPrice || listPrice !== variantList[variant];
      flags |= VARIANT_FLAG.sold;
      if (stockLevel[article] !== STOCK_LEVEL.none) flags |= VARIANT_FLAG.inStock;
      articleState[article] = ARTICLE_STATE.soldOut + stockLevel[article]!;
      sets.add(sizeListValues[sizeOffset + article]!);
    }
    const offered = (flags & VARIANT_FLAG.inStock) === 0 ? ARTICLE_STATE.soldOut : ARTICLE_STATE.inStock;
    let lowest = -1;
    let highest = -1;
    for (let article = first; article < end; article += 1) {
      if (articleState[article]! < offered) continue;
      const salePrice = price[article]!;
      if (lowest < 0 || salePrice < lowest) lowest = salePrice;
      if (salePrice > highest) highest = salePrice;
      if (salePrice < list[article]!) flags |= VARIANT_FLAG.onSale;
    }
    variantPrice[variant] = lowest;
    variantFlags[variant] = flags;
    variantSold[variant] = sets.finish();
    for (let article = first; article < end; article += 1)
      if (articleState[article]! >= ARTICLE_STATE.inStock) sets.add(sizeListValues[sizeOffset + article]!);
    variantStock[variant] = sets.finish();
    if (!isMixed) continue;
    mixedPrice.push(highest);
    mixedList.push(-1);
    variantList[variant] = ~mixedPrice.length;
    for (let article = first; article < end; article += 1) {
      mixedPrice.push(price[article]!);
      mixedList.push(list[article]!);
    }
  }
  return {
    articleState,
    variantPrice,
    variantList,
    variantFlags,
    variantSold: ordinalsOf(variantSold),
    variantStock: ordinalsOf(variantStock),
    mixedPrice: Int32Array.from(mixedPrice),
    mixedList: Int32Array.from(mixedList),
  };
}
