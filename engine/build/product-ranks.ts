// The orders in which products stand: by merit and by age, as ranks that a query compares.
import { type Ordinals, ordinalsOf } from '#engine/snapshot/format.ts';
import type { EngineProduct } from '#engine/catalogue.ts';

/** What a product's own merit is made of; dated 2026-11, to be judged against measured orders. */
const MERIT_WEIGHTS = { popularity: 0.7, newness: 0.2, margin: 0.1 } as const;
/** A product is half as new after this long. */
const NEWNESS_HALF_LIFE_MS = 90 * 24 * 3_600_000;

/** Products are numbered below this: a number of theirs and a key beside it stay exact in one double. */
const PRODUCT_NUMBER_LIMIT = 2 ** 20;
/** Keys beside a number are whole numbers up to this. */
const KEY_LIMIT = 2 ** 32;

type RankedProducts = readonly Pick<EngineProduct, 'popularity' | 'margin' | 'publishedAt'>[];

/** The best first; equal ones in the catalogue's order. */
export function popularRanks(products: RankedProducts): Ordinals {
  let newest = 0;
  for (const { publishedAt } of products) if (publishedAt > newest) newest = publishedAt;
  return ranksOf(products.length, (number) => {
    const { popularity, margin, publishedAt } = products[number]!;
    // Newness counts from the newest product of the catalogue, so that no clock is needed.
    const newness = 0.5 ** ((newest - publishedAt) / NEWNESS_HALF_LIFE_MS);
    const merit =
      MERIT_WEIGHTS.popularity * popularity + MERIT_WEIGHTS.newness * newness + MERIT_WEIGHTS.margin * margin;
    return (1 - merit) * KEY_LIMIT;
  });
}

/** The newest first, to the second; those of one second in the order of `popular`. */
export function newestRanks(products: RankedProducts, popular: Ordinals): Ordinals {
  const byRank = new Uint32Array(popular.length);
  for (const [product, rank] of popular.entries()) byRank[rank] = product;
  const ranks = ranksOf(popular.length, (place) => KEY_LIMIT - products[byRank[place]!]!.publishedAt / 1000);
  const ofProducts = new Uint32Array(popular.length);
  for (const [place, rank] of ranks.entries()) ofProducts[byRank[place]!] = rank;
  return ordinalsOf(ofProducts);
}

/** The place of each in the order of whole keys, lower first; equal keys by number. */
function ranksOf(count: number, keyOf: (at: number) => number): Ordinals {
  const packed = new Float64Array(count);
  for (let at = 0; at < count; at += 1) {
    const key = Math.max(0, Math.min(Math.round(keyOf(at)), KEY_LIMIT)) || 0;
    packed[at] = key * PRODUCT_NUMBER_LIMIT + at;
  }
  packed.sort();
  const ranks = new Uint32Array(count);
  for (let place = 0; place < count; place += 1) ranks[packed[place]! % PRODUCT_NUMBER_LIMIT] = place;
  return ordinalsOf(ranks);
}
