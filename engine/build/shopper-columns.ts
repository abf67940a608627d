// What shoppers' behaviour says, as columns: for a product those that go with it, and what is wanted most lately.
import type { ShopperSignals } from '#engine/catalogue.ts';
import { similarityOf, valueWeights } from '#engine/similarity.ts';
import { ordinalsOf } from '#engine/snapshot/format.ts';
import { VARIANT_FLAG } from '#engine/snapshot/market-columns.ts';
import { bitsFor, packNumbers } from '#engine/snapshot/packed-numbers.ts';
import { MAX_CO_OCCURRENCES, MAX_TRENDING, type ShopperColumns } from '#engine/snapshot/shopper-columns.ts';
import { textAt } from '#engine/snapshot/strings.ts';
import type { TextBase } from '#engine/snapshot/text-base.ts';

/** A product that is wholly alike gains this share of its score; dated 2026-11. */
const SIMILARITY_SHARE = 0.5;

/** Products that are unknown, or not sold by these flags, are left out; empty columns where nothing is known. */
export function shopperColumns(
  signals: ShopperSignals | undefined,
  { views: t, meta }: TextBase,
  productFlags: Uint8Array,
): ShopperColumns {
  const none = { togetherCount: new Uint8Array(0), together: new Uint8Array(0), trending: ordinalsOf([]) };
  if (signals === undefined || signals.coOccurrences.size + signals.trending.length === 0) return none;
  const ids = Array.from(t.productId, (ref) => textAt(t.strings, t.stringStart, ref));
  const numbers = new Map(ids.map((id, number) => [id, number]));
  const soldNumber = (id: string): number | undefined => {
    const number = numbers.get(id);
    return number === undefined || (productFlags[number]! & VARIANT_FLAG.sold) === 0 ? undefined : number;
  };
  const trending = [...new Set(signals.trending.flatMap((id) => soldNumber(id) ?? []))];
  const weights = valueWeights(t, meta);
  const togetherCount = new Uint8Array(ids.length);
  const lists: number[] = [];
  for (const [product, id] of ids.entries()) {
    const others = signals.coOccurrences.get(id);
    if (others === undefined || (productFlags[product]! & VARIANT_FLAG.sold) === 0) continue;
    const whole = similarityOf(t, weights, product, product) || 1;
    const scores = new Map<number, number>();
    for (const { productId, score } of others) {
      const other = soldNumber(productId);
      if (other === undefined || other === product) continue;
      scores.set(other, score * (1 + (SIMILARITY_SHARE * similarityOf(t, weights, product, other)) / whole));
    }
    const best = [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MAX_CO_OCCURRENCES);
    togetherCount[product] = best.length;
    lists.push(...best.map(([other]) => other));
  }
  if (lists.length === 0) return { ...none, trending: ordinalsOf(trending.slice(0, MAX_TRENDING)) };
  return {
    togetherCount,
    together: packNumbers(lists, bitsFor(ids.length)),
    trending: ordinalsOf(trending.slice(0, MAX_TRENDING)),
  };
}
