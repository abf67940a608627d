// Product ranks by merit and by publication date, the tie-breakers of every sort.
import { type Ordinals, ordinalsOf } from '#engine/snapshot/format.ts';
import type { EngineProduct } from '#engine/catalogue.ts';

/** Merit weights, as of 2026-11; to be validated against real orders. */
const MERIT_WEIGHTS = { popularity: 0.7, newness: 0.2, margin: 0.1 } as const;
/** Newness halves in this time. */
const NEWNESS_HALF_LIFE_MS = 90 * 24 * 3_600_000;

/** Limit of product numbers, so that a number and a key together stay exact in one double. */
const PRODUCT_NUMBER_LIMIT = 2 ** 20;
/** Keys are integers up to this. */
const KEY_LIMIT = 2 ** 32;

type RankedProducts = readonly Pick<EngineProduct, 'popularity' | 'margin' | 'publishedAt'>[];

/** By merit, the best first; ties in catalogue order. `all`: what `products` are a part of. */
export function popularRanks(products: RankedProducts, all = products): Ordinals {
  let newest = 0;
  for (const { publishedAt } of all) if (publishedAt > newest) newest = publishedAt;
  return ranksOf(products.length, (number) => {
    const { popularity, margin, publishedAt } = products[number]!;
    // Relative to the newest product, as the engine has no clock.
    const newness = 0.5 ** ((newest - publishedAt) / NEWNESS_HALF_LIFE_MS);
    const merit =
      MERIT_WEIGHTS.popularity * popularity + MERIT_WEIGHTS.newness * newness + MERIT_WEIGHTS.margin * margin;
    return (1 - merit) * KEY_LIMIT;
  });
}

/** The newest first, to the second; ties by `popular`. */
export function newestRanks(products: RankedProducts, popular: Ordinals): Ordinals {
  const byRank = new Uint32Array(popular.length);
  for (const [product, rank] of popular.entries()) byRank[rank] = product;
  const ranks = ranksOf(
    popular.length,
    (position) => KEY_LIMIT - products[byRank[position]!]!.publishedAt / 1000,
  );
  const byProduct = new Uint32Array(popular.length);
  for (const [position, rank] of ranks.entries()) byProduct[byRank[position]!] = rank;
  return ordinalsOf(byProduct);
}

/** Rank of each number by its rounded key, lower first; ties by number. */
function ranksOf(count: number, keyOf: (at: number) => number): Ordinals {
  const packed = new Float64Array(count);
  for (let at = 0; at < count; at += 1) {
    const key = Math.max(0, Math.min(Math.round(keyOf(at)), KEY_LIMIT)) || 0;
    packed[at] = key * PRODUCT_NUMBER_LIMIT + at;
  }
  packed.sort();
  const ranks = new Uint32Array(count);
  for (let position = 0; position < count; position += 1)
    ranks[packed[position]! % PRODUCT_NUMBER_LIMIT] = position;
  return ordinalsOf(ranks);
}
