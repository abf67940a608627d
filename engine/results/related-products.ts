// Products that go with those at hand: what shoppers took together, then what is alike, then what is wanted most.
import { similarityTo, valueWeights, weightsOfProducts } from '#engine/similarity.ts';
import { NONE } from '#engine/snapshot/bounds-checker.ts';
import { VARIANT_FLAG } from '#engine/snapshot/market-columns.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import { CoOccurrenceLists } from '#engine/snapshot/shopper-columns.ts';

/** Fewer than this to choose from, and one looks in the listing above too. */
const MIN_CANDIDATES = 512;
/** More than this are not compared; the popular ones of a listing come first. */
const MAX_CANDIDATES = 2048;
/** Of more listings than this of the products at hand, the rest is not looked at. */
const MAX_LISTINGS = 64;

/** So few of one maker are never too many. */
const MIN_PER_BRAND = 4;

export interface RelatedProduct {
  readonly product: number;
  /** A sold variant of it, in stock where one is. */
  readonly variant: number;
}

/** Answers the same for the same pair; what takes long to find out is found out once, when first asked. */
export class RelatedProductFinder {
  readonly #pair: SnapshotPair;
  readonly #lists: CoOccurrenceLists;
  #weights: Float64Array | undefined;
  #popular: Uint32Array | undefined;
  #shelves: ListingProducts | undefined;

  constructor(pair: SnapshotPair) {
    this.#pair = pair;
    this.#lists = new CoOccurrenceLists(pair.m, pair.products);
  }

  /**
   * Best first, none twice and none of those at hand: first what shoppers took with them, then what shares most with
   * them. Without a product at hand: what is wanted most lately, then the most popular. What cannot be bought now
   * comes last. Of one maker no more than half, as long as the best twice as many hold enough of others.
   */
  related(productIds: readonly string[], limit: number): RelatedProduct[] {
    const pair = this.#pair;
    const atHand = new Set(productIds.map((id) => pair.findProduct(id)).filter((product) => product >= 0));
    const ordered = atHand.size === 0 ? this.#wanted() : this.#goingWith(atHand);
    return this.#mixed(ordered, atHand, limit);
  }

  *#wanted(): Generator<number> {
    yield* this.#pair.m.trending;
    yield* this.#byPopularity();
  }

  *#goingWith(atHand: ReadonlySet<number>): Generator<number> {
    const scores = new Map<number, number>();
    for (const product of atHand) {
      for (const [rank, other] of this.#lists.of(product).entries())
        scores.set(other, (scores.get(other) ?? 0) + 1 / (1 + rank));
    }
    yield* this.#bestOf(scores);
    yield* this.#alike(atHand);
  }

  #alike(atHand: ReadonlySet<number>): number[] {
    const { t, meta } = this.#pair;
    this.#weights ??= valueWeights(t, meta);
    const own = weightsOfProducts(t, this.#weights, atHand);
    const likeness = new Map<number, number>();
    for (const product of this.#near(atHand)) {
      const shared = similarityTo(t, own, product);
      if (shared > 0) likeness.set(product, shared);
    }
    return this.#bestOf(likeness);
  }

  /** Highest score first, then the more popular. */
  #bestOf(scores: ReadonlyMap<number, number>): number[] {
    const { productPopularRank } = this.#pair.t;
    return [...scores]
      .sort(([a, ofA], [b, ofB]) => ofB - ofA || productPopularRank[a]! - productPopularRank[b]!)
      .map(([product]) => product);
  }

  /** Products of the same listings, then of those above them, then any, until there are enough to choose from. */
  #near(atHand: ReadonlySet<number>): Set<number> {
    const { t } = this.#pair;
    this.#shelves ??= new ListingProducts(this.#pair, this.#byPopularity());
    const found = new Set<number>();
    let listings = new Set<number>();
    for (const product of atHand)
      for (let at = t.productListingStart[product]!; at < t.productListingStart[product + 1]!; at += 1)
        if (listings.size < MAX_LISTINGS) listings.add(t.productListings[at]!);
    while (listings.size > 0 && found.size < MIN_CANDIDATES) {
      const share = Math.ceil(MAX_CANDIDATES / listings.size);
      for (const listing of listings) this.#shelves.collect(listing, share, found);
      listings = new Set([...listings].map((listing) => t.listingParent[listing]!));
      listings.delete(NONE);
    }
    if (found.size < MIN_CANDIDATES) {
      for (const product of this.#byPopularity()) {
        if (found.size >= MIN_CANDIDATES) break;
        found.add(product);
      }
    }
    return found;
  }

  #byPopularity(): Uint32Array {
    if (this.#popular === undefined) {
      this.#popular = new Uint32Array(this.#pair.products);
      const ranks = this.#pair.t.productPopularRank;
      for (let product = 0; product < ranks.length; product += 1) this.#popular[ranks[product]!] = product;
    }
    return this.#popular;
  }

  #mixed(ordered: Iterable<number>, atHand: ReadonlySet<number>, limit: number): RelatedProduct[] {
    const { t, m } = this.#pair;
    const ofOneMaker = Math.max(MIN_PER_BRAND, Math.ceil(limit / 2));
    const taken = new Set(atHand);
    const makers = new Map<number, number>();
    const chosen: number[] = [];
    const waiting: number[] = [];
    const soldOut: number[] = [];
    for (const product of ordered) {
      if (chosen.length >= limit || chosen.length + waiting.length >= 2 * limit) break;
      if (taken.has(product) || (m.productFlags[product]! & VARIANT_FLAG.sold) === 0) continue;
      taken.add(product);
      const maker = t.productBrand[product]!;
      if ((m.productFlags[product]! & VARIANT_FLAG.inStock) === 0) {
        if (soldOut.length < limit) soldOut.push(product);
      } else if ((makers.get(maker) ?? 0) >= ofOneMaker) {
        waiting.push(product);
      } else {
        makers.set(maker, (makers.get(maker) ?? 0) + 1);
        chosen.push(product);
      }
    }
    return [...chosen, ...waiting, ...soldOut]
      .slice(0, limit)
      .map((product) => ({ product, variant: this.#shownVariant(product) }));
  }

  #shownVariant(product: number): number {
    const { t, m } = this.#pair;
    const last = t.productVariantStart[product + 1]!;
    for (const flag of [VARIANT_FLAG.inStock, VARIANT_FLAG.sold])
      for (let variant = t.productVariantStart[product]!; variant < last; variant += 1)
        if ((m.variantFlags[variant]! & flag) !== 0) return variant;
    return t.productVariantStart[product]!;
  }
}

/** The products of every listing, the popular ones first. */
class ListingProducts {
  readonly #pair: SnapshotPair;
  readonly #starts: Uint32Array;
  readonly #products: Uint32Array;

  constructor(pair: SnapshotPair, byPopularity: Uint32Array) {
    const { productListingStart, productListings, listingId } = pair.t;
    this.#pair = pair;
    this.#starts = new Uint32Array(listingId.length + 1);
    for (const listing of productListings) this.#starts[listing + 1]! += 1;
    for (let at = 1; at < this.#starts.length; at += 1) this.#starts[at]! += this.#starts[at - 1]!;
    this.#products = new Uint32Array(productListings.length);
    const next = this.#starts.slice();
    for (const product of byPopularity) {
      const last = productListingStart[product + 1]!;
      for (let at = productListingStart[product]!; at < last; at += 1)
        this.#products[next[productListings[at]!]!++] = product;
    }
  }

  /** Adds to `found` about `most` products of a listing and all below it, of each of these the same number. */
  collect(listing: number, most: number, found: Set<number>): void {
    const end = this.#pair.t.listingEnd[listing]!;
    const share = Math.ceil(most / Math.max(1, end - listing));
    for (let below = listing; below < end; below += 1) {
      const first = this.#starts[below]!;
      const last = Math.min(this.#starts[below + 1]!, first + share);
      for (let at = first; at < last; at += 1) found.add(this.#products[at]!);
    }
  }
}
