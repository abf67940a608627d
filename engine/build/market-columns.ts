// Builds a market's columns over a text base: what is sold, at which prices, and what is in stock.
import { articleIdsOf } from '#engine/build/article-ids.ts';
import { storedRules } from '#engine/build/rules.ts';
import { shopperColumns } from '#engine/build/shopper-columns.ts';
import { ValueSetWriter } from '#engine/build/value-set-writer.ts';
import { articlePriceColumns, variantColumns } from '#engine/build/variant-columns.ts';
import type { MarketSource, ArticlePriceColumns, PricesById } from '#engine/catalogue.ts';
import { NONE } from '#engine/snapshot/bounds-checker.ts';
import { ordinalsOf, writeSnapshotFile } from '#engine/snapshot/format.ts';
import {
  MARKET_TABLE,
  type MarketMeta,
  MAX_PRODUCTS,
  openMarketColumns,
  PRODUCT_FLAG,
} from '#engine/snapshot/market-columns.ts';
import { encodeJson, textAt } from '#engine/snapshot/strings.ts';
import { openTextBase } from '#engine/snapshot/text-base.ts';
import { LISTING_FLAG, type TextViews } from '#engine/snapshot/text-table.ts';
import { ANALYSER_VERSION } from '#engine/text/analyser.ts';

type AnyPrices = PricesById | ArticlePriceColumns;
/** A market without its prices. */
export type MarketDetails = Omit<MarketSource, 'prices'>;

/** Builds the columns of several markets over one text base, sharing the work that depends on the text base alone. */
export interface MarketBuilder {
  /** Article ids by article number. */
  articleIds(): string[];
  /**
   * One file for each of the markets, which share the prices. Deterministic: equal sources give equal bytes. Throws for
   * price columns of another text base.
   */
  build(prices: AnyPrices, markets: readonly MarketDetails[]): ArrayBuffer[];
  /** What is sold by columns of this builder. */
  soldOf(columns: ArrayBuffer): SoldProducts;
}
interface SoldProducts {
  readonly products: number;
  /** By listing id, as MARKET_TABLE counts. */
  readonly byListing: ReadonlyMap<string, number>;
}

/**
 * Throws if `text` is not a text base of this format version (both are built by the same process), or has more than
 * MAX_PRODUCTS products.
 */
export function marketBuilder(text: ArrayBuffer): MarketBuilder {
  const base = openTextBase(text, true);
  if (!base.ok) throw new TypeError(`no text base: ${base.error}`);
  const { views: t, epoch, fingerprint } = base.value;
  if (t.productId.length > MAX_PRODUCTS) throw new RangeError(`more than ${MAX_PRODUCTS} products`);
  return {
    articleIds: () => articleIdsOf(t),
    build(prices, markets) {
      const sets = new ValueSetWriter();
      const variants = variantColumns(t, articlePriceColumns(prices, t), sets);
      const products = productColumns(t, variants, sets);
      const shared = {
        ...variants,
        ...products,
        setStart: sets.starts,
        setValues: sets.items,
        listingSold: soldInListings(t, products.productFlags),
      };
      return markets.map((market) => {
        const meta: MarketMeta = {
          market: market.market,
          currency: market.currency,
          textEpoch: epoch,
          textFingerprint: fingerprint,
        };
        const views = {
          meta: encodeJson(meta),
          ...shared,
          synonyms: encodeJson(market.synonyms ?? []),
          rules: encodeJson(storedRules(market.rules ?? [], base.value)),
          ...shopperColumns(market.shoppers, base.value, products.productFlags),
        };
        const header = { kind: 'COL', analyserVersion: ANALYSER_VERSION, epoch: market.epoch } as const;
        return writeSnapshotFile(header, MARKET_TABLE, views);
      });
    },
    soldOf(columns) {
      const opened = openMarketColumns(columns, base.value, true);
      if (!opened.ok) throw new TypeError(`no columns: ${opened.error}`);
      const { productFlags, listingSold } = opened.value.views;
      const idOf = (listing: number) => textAt(t.strings, t.stringStart, t.listingId[listing]!);
      return {
        products: productFlags.reduce((sum, flags) => sum + (flags & PRODUCT_FLAG.sold), 0),
        byListing: new Map(Array.from(listingSold, (sold, listing) => [idOf(listing), sold])),
      };
    },
  };
}

/** The columns of one market, as `marketBuilder` builds them. */
export function buildMarketColumns(source: MarketSource<AnyPrices>, text: ArrayBuffer): ArrayBuffer {
  const [columns] = marketBuilder(text).build(source.prices, [source]);
  if (columns === undefined) throw new Error('no columns for a market');
  return columns;
}

function productColumns(t: TextViews, variants: ReturnType<typeof variantColumns>, sets: ValueSetWriter) {
  const { variantFlags, variantPrice, variantList } = variants;
  const count = t.productId.length;
  const productFlags = new Uint8Array(count);
  const productSold = new Uint32Array(count);
  const productStock = new Uint32Array(count);
  const productColors = new Uint32Array(count);
  for (let product = 0; product < count; product += 1) {
    const first = t.productVariantStart[product]!;
    const end = t.productVariantStart[product + 1]!;
    let price = -1;
    let isOnePrice = true;
    for (let variant = first; variant < end; variant += 1) {
      const flags = variantFlags[variant]!;
      productFlags[product]! |= flags;
      if (flags === 0) continue;
      sets.add(t.variantColor[variant]!);
      isOnePrice &&= variantList[variant]! >= 0 && (price < 0 || price === variantPrice[variant]);
      price = variantPrice[variant]!;
    }
    if (isOnePrice) productFlags[product]! |= PRODUCT_FLAG.onePrice;
    productColors[product] = sets.finish();
    productSold[product] = unionOfSets(sets, variants.variantSold, first, end);
    productStock[product] = unionOfSets(sets, variants.variantStock, first, end);
  }
  return {
    productFlags,
    productSold: ordinalsOf(productSold),
    productStock: ordinalsOf(productStock),
    productColors: ordinalsOf(productColors),
  };
}

function unionOfSets(
  sets: ValueSetWriter,
  variantSets: ArrayLike<number>,
  first: number,
  end: number,
): number {
  let single = 0;
  let isSingle = true;
  for (let variant = first; variant < end; variant += 1) {
    const set = variantSets[variant]!;
    if (set === 0 || set === single) continue;
    isSingle = single === 0;
    if (!isSingle) break;
    single = set;
  }
  if (isSingle) return single;
  for (let variant = first; variant < end; variant += 1) sets.addSet(variantSets[variant]!);
  return sets.finish();
}

/** By listing: products sold; for a sale listing only those with a variant on sale. */
function soldInListings(t: TextViews, productFlags: Uint8Array): Uint32Array {
  const sold = new Uint32Array(t.listingId.length);
  /** By listing: the product it counted last, plus one. */
  const seen = new Uint32Array(sold.length);
  for (let product = 0; product < productFlags.length; product += 1) {
    if ((productFlags[product]! & PRODUCT_FLAG.sold) === 0) continue;
    const end = t.productListingStart[product + 1]!;
    for (let at = t.productListingStart[product]!; at < end; at += 1) {
      let listing = t.productListings[at]!;
      while (listing !== NONE && seen[listing] !== product + 1) {
        seen[listing] = product + 1;
        sold[listing]! += 1;
        listing = t.listingParent[listing]!;
      }
    }
  }
  for (let listing = 0; listing < sold.length; listing += 1) {
    const flags = t.listingFlags[listing]!;
    if ((flags & LISTING_FLAG.rule) === 0) continue;
    const flag = (flags & LISTING_FLAG.onSale) === 0 ? PRODUCT_FLAG.sold : PRODUCT_FLAG.onSale;
    sold[listing] = 0;
    const end = t.listingRuleStart[listing + 1]!;
    for (let at = t.listingRuleStart[listing]!; at < end; at += 1)
      if ((productFlags[t.listingRuleProducts[at]!]! & flag) !== 0) sold[listing]! += 1;
  }
  return sold;
}
