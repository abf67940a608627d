// One market's prices and stock to its columns over a text base: what is sold, what it costs, in which orders it stands.
import type { MarketSource, NumberedPrices, PricesById } from '#engine/catalogue.ts';
import { NONE } from '#engine/snapshot/checks.ts';
import { writeFile } from '#engine/snapshot/format.ts';
import { MARKET_TABLE, type MarketMeta, VARIANT_FLAG } from '#engine/snapshot/market-columns.ts';
import { encodeJson, textAt } from '#engine/snapshot/strings.ts';
import { openTextBase } from '#engine/snapshot/text-base.ts';
import type { TextViews } from '#engine/snapshot/text-table.ts';
import { ANALYSER_VERSION } from '#engine/text/analyser.ts';

/** What a product's own merit is made of; dated 2026-11, to be judged against measured orders. */
const MERIT = { popularity: 0.7, newness: 0.2, margin: 0.1 } as const;
/** A product is half as new after this long. */
const NEWNESS_HALF_LIFE_MS = 90 * 24 * 3_600_000;

type AnyMarketSource = MarketSource<PricesById | NumberedPrices>;

/** Throws when `text` is not a text base of this build's format: both come from the same process. */
export function buildMarketColumns(source: AnyMarketSource, text: ArrayBuffer): ArrayBuffer {
  const base = openTextBase(text, true);
  if (!base.ok) throw new TypeError(`no text base: ${base.error}`);
  const t = base.value.views;
  const meta: MarketMeta = {
    market: source.market,
    currency: source.currency,
    textEpoch: base.value.epoch,
    textFingerprint: base.value.fingerprint,
  };
  const prices = articleColumns(source, t);
  const variants = variantColumns(t, prices);
  const popularity = productOrder(t, meritOf(t));
  const byPopularity = (variant: number) => popularity[t.variantProduct[variant]!]!;
  const views = {
    meta: encodeJson(meta),
    ...prices,
    ...variants,
    variantDiscountRank: ranksOf(t.variantId.length, (variant) => [
      -discountOf(prices, variants.variantArticle[variant]!),
      byPopularity(variant),
    ]),
    productNewestRank: ranksOf(t.productId.length, (product) => [
      -t.productPublished[product]!,
      popularity[product]!,
    ]),
    productPopularRank: popularity,
    synonyms: encodeJson(source.synonyms ?? []),
  };
  const heading = { kind: 'COL', analyserVersion: ANALYSER_VERSION, epoch: source.epoch } as const;
  return writeFile(heading, MARKET_TABLE, views);
}

interface ArticleColumns {
  readonly articleList: Int32Array;
  readonly articlePrice: Int32Array;
  readonly articleStock: Uint16Array;
}

function articleColumns({ prices }: AnyMarketSource, t: TextViews): ArticleColumns {
  const count = t.articleId.length;
  if ('list' in prices) {
    if (prices.list.length !== count || prices.price.length !== count || prices.stock.length !== count)
      throw new RangeError(`prices are not those of the ${count} articles of the text base`);
    return { articleList: prices.list, articlePrice: prices.price, articleStock: prices.stock };
  }
  const articleList = new Int32Array(count).fill(-1);
  const articlePrice = new Int32Array(count).fill(-1);
  const articleStock = new Uint16Array(count);
  for (let article = 0; article < count; article += 1) {
    const row = prices.get(textAt(t.strings, t.stringStart, t.articleId[article]!));
    if (row === undefined) continue;
    articleList[article] = row.listMinor;
    // A sale price that is not lower is none (PR-05).
    articlePrice[article] = Math.min(row.listMinor, row.saleMinor ?? row.listMinor);
    articleStock[article] = Math.max(0, Math.min(row.stock, 0xffff));
  }
  return { articleList, articlePrice, articleStock };
}

/** Share 0..1 of the list price that is taken off. */
function discountOf({ articleList, articlePrice }: ArticleColumns, article: number): number {
  if (article === NONE || articleList[article]! <= 0) return 0;
  return 1 - articlePrice[article]! / articleList[article]!;
}

function variantColumns(t: TextViews, prices: ArticleColumns) {
  const count = t.variantId.length;
  const variantArticle = new Uint32Array(count).fill(NONE);
  const variantFlags = new Uint8Array(count);
  for (let variant = 0; variant < count; variant += 1) {
    let cheapest = NONE;
    let flags = 0;
    const end = t.variantArticleStart[variant + 1]!;
    for (let article = t.variantArticleStart[variant]!; article < end; article += 1) {
      if (prices.articleList[article]! < 0) continue;
      flags |= VARIANT_FLAG.sold;
      if (prices.articleStock[article]! > 0) flags |= VARIANT_FLAG.inStock;
      if (prices.articlePrice[article]! < prices.articleList[article]!) flags |= VARIANT_FLAG.onSale;
      if (cheapest === NONE || prices.articlePrice[article]! < prices.articlePrice[cheapest]!)
        cheapest = article;
    }
    variantArticle[variant] = cheapest;
    variantFlags[variant] = flags;
  }
  return { variantArticle, variantFlags };
}

/** Newness counts from the newest product of the catalogue, so that no clock is needed. */
function meritOf(t: TextViews): (product: number) => number {
  const newest = t.productPublished.reduce((latest, at) => Math.max(latest, at), 0);
  return (product) => {
    const newness = 0.5 ** ((newest - t.productPublished[product]!) / NEWNESS_HALF_LIFE_MS);
    return (
      MERIT.popularity * t.productPopularity[product]! +
      MERIT.newness * newness +
      MERIT.margin * t.productMargin[product]!
    );
  };
}

function productOrder(t: TextViews, merit: (product: number) => number): Uint32Array {
  return ranksOf(t.productId.length, (product) => [-merit(product), product]);
}

/** The place of each in the order of its keys, lower first; equal keys by the next key, then by number. */
function ranksOf(count: number, keysOf: (at: number) => readonly [number, number]): Uint32Array {
  const first = new Float64Array(count);
  const second = new Float64Array(count);
  for (let at = 0; at < count; at += 1) [first[at], second[at]] = keysOf(at) as [number, number];
  const order = Uint32Array.from({ length: count }, (_, at) => at);
  order.sort((a, b) =>
    first[a] !== first[b] ? (first[a]! < first[b]! ? -1 : 1) : second[a]! - second[b]! || a - b,
  );
  const ranks = new Uint32Array(count);
  for (let place = 0; place < count; place += 1) ranks[order[place]!] = place;
  return ranks;
}
