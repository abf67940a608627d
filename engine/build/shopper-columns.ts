// Shopper signals as columns: co-occurring products by product, and trending products.
import type { ShopperSignals } from '#engine/catalogue.ts';
import { similarityOf, valueWeights } from '#engine/similarity.ts';
import { ordinalsOf } from '#engine/snapshot/format.ts';
import { VARIANT_FLAG } from '#engine/snapshot/market-columns.ts';
import { bitsFor, packNumbers } from '#engine/snapshot/packed-numbers.ts';
import { MAX_CO_OCCURRENCES, MAX_TRENDING, type ShopperColumns } from '#engine/snapshot/shopper-columns.ts';
import { textAt } from '#engine/snapshot/strings.ts';
import type { TextBase } from '#engine/snapshot/text-base.ts';

/** Full similarity raises a co-occurrence score by this share; as of 2026-11. */
const SIMILARITY_SHARE = 0.5;

/** Without unknown products and those not sold according to `productFlags`; empty columns without signals. */
export function shopperColumns(
  signals: ShopperSignals | undefined,
  { views: t, meta }: TextBase,
  productFlags: Uint8Array,
): ShopperColumns {
  const empty = {
    coOccurrenceCount: new Uint8Array(0),
    coOccurrences: new Uint8Array(0),
    trending: ordinalsOf([]),
  };
  if (signals === undefined || signals.coOccurrences.size + signals.trending.length === 0) return empty;
  const ids = Array.from(t.productId, (ref) => textAt(t.strings, t.stringStart, ref));
  const numbers = new Map(ids.map((id, number) => [id, number]));
  const soldNumber = (id: string): number | undefined => {
    const number = numbers.get(id);
    return number === undefined || (productFlags[number]! & VARIANT_FLAG.sold) === 0 ? undefined : number;
  };
  const trending = [...new Set(signals.trending.flatMap((id) => soldNumber(id) ?? []))];
  const weights = valueWeights(t, meta);
  const coOccurrenceCount = new Uint8Array(ids.length);
  const lists: number[] = [];
  for (const [product, id] of ids.entries()) {
    const others = signals.coOccurrences.get(id);
    if (others === undefined || (productFlags[product]! & VARIANT_FLAG.sold) === 0) continue;
    const selfSimilarity = similarityOf(t, weights, product, product) || 1;
    const scores = new Map<number, number>();
    for (const { productId, score } of others) {
      const other = soldNumber(productId);
      if (other === undefined || other === product) continue;
      scores.set(
        other,
        score * (1 + (SIMILARITY_SHARE * similarityOf(t, weights, product, other)) / selfSimilarity),
      );
    }
    const best = [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MAX_CO_OCCURRENCES);
    coOccurrenceCount[product] = best.length;
    lists.push(...best.map(([other]) => other));
  }
  if (lists.length === 0) return { ...empty, trending: ordinalsOf(trending.slice(0, MAX_TRENDING)) };
  return {
    coOccurrenceCount,
    coOccurrences: packNumbers(lists, bitsFor(ids.length)),
    trending: ordinalsOf(trending.slice(0, MAX_TRENDING)),
  };
}
