// Related products: by co-occurrence in shopping sessions, then by similarity, then by popularity.
import type { RecommendationType } from '#contract/limits.ts';
import { bestFirst } from '#engine/results/best-first.ts';
import { ProductGroups } from '#engine/results/product-groups.ts';
import { similarityTo, USED_TOGETHER, valueWeights, weightsOfProducts } from '#engine/similarity.ts';
import { NONE } from '#engine/snapshot/bounds-checker.ts';
import { VARIANT_FLAG } from '#engine/snapshot/market-columns.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import { CoOccurrenceLists } from '#engine/snapshot/shopper-columns.ts';

/** With fewer candidates than this, the parent listings are searched too. */
const MIN_CANDIDATES = 512;
/** At most this many are compared, the most popular of each listing first. */
const MAX_CANDIDATES = 2048;
/** At most this many listings of the input products are searched. */
const MAX_LISTINGS = 64;

/** The limit per brand is never lower than this. */
const MIN_PER_BRAND = 4;

export interface RelatedProduct {
  readonly product: number;
  /** A variant sold in the market, in stock if there is one. */
  readonly variant: number;
}

/** Deterministic for a snapshot pair; expensive tables are computed once, on first use. */
export class RelatedProductFinder {
  readonly #pair: SnapshotPair;
  readonly #coOccurrences: CoOccurrenceLists;
  #groups: ProductGroups | undefined;
  #similarityWeights: Float64Array | undefined;
  #complementWeights: Float64Array | undefined;
  #byPopularityCache: Uint32Array | undefined;
  #listingProducts: ListingProducts | undefined;
  #candidatesOfListings: readonly number[] | undefined;

  constructor(pair: SnapshotPair) {
    this.#pair = pair;
    this.#coOccurrences = new CoOccurrenceLists(pair.m, pair.products);
  }

  /**
   * Best first, without duplicates and without the input products: co-occurring products, then similar ones. Without
   * input products: trending products, then popular ones. Out-of-stock products come last. At most half are of one
   * brand, as long as the best `2 * limit` products include enough other brands. Complements are of other groups than all
   * input products, alternatives of the group of one of them; both are for the same person, and none without an input.
   */
  related(productIds: readonly string[], limit: number, type: RecommendationType): RelatedProduct[] {
    const pair = this.#pair;
    const inputs = new Set(productIds.map((id) => pair.findProduct(id)).filter((product) => product >= 0));
    return this.#diversify(this.#ordered([...inputs], limit, type), inputs, limit);
  }

  #ordered(inputs: readonly number[], limit: number, type: RecommendationType): Iterable<number> {
    if (type === 'related') return inputs.length === 0 ? this.#trending() : this.#relatedTo(inputs);
    if (type === 'complements') return this.#ofSeveralGroups(this.#complementsOf(inputs), limit);
    return this.#alternativesTo(inputs);
  }

  *#trending(): Generator<number> {
    yield* this.#pair.m.trending;
    yield* this.#byPopularity();
  }

  *#relatedTo(inputs: readonly number[], isWanted = (_product: number) => true): Generator<number> {
    const { t, meta } = this.#pair;
    for (const product of this.#coOccurringWith(inputs)) if (isWanted(product)) yield product;
    this.#similarityWeights ??= valueWeights(t, meta);
    const own = weightsOfProducts(t, this.#similarityWeights, inputs);
    const candidates = this.#candidatesFor(inputs).filter(isWanted);
    yield* bestFirst(
      candidates,
      (product) => similarityTo(t, own, product) || undefined,
      t.productPopularRank,
    );
  }

  #alternativesTo(inputs: readonly number[]): Iterable<number> {
    return this.#relatedTo(
      inputs,
      (product) => this.#isForPersonOf(inputs, product) && this.#isAlternativeTo(inputs, product),
    );
  }

  *#complementsOf(inputs: readonly number[]): Generator<number, undefined> {
    const { t, meta } = this.#pair;
    const isComplement = (product: number) =>
      this.#isForPersonOf(inputs, product) && !this.#isAlternativeTo(inputs, product);
    for (const product of this.#coOccurringWith(inputs)) if (isComplement(product)) yield product;
    this.#complementWeights ??= valueWeights(t, meta, USED_TOGETHER);
    const own = weightsOfProducts(t, this.#complementWeights, inputs);
    const candidates = this.#candidatesOfAllListings().filter(isComplement);
    return yield* bestFirst(candidates, (product) => similarityTo(t, own, product), t.productPopularRank);
  }

  /** The first product of each of the first `limit / 2` groups, then the second of each, then all others. */
  *#ofSeveralGroups(ordered: Iterator<number, undefined>, limit: number): Generator<number> {
    const maxGroups = Math.ceil(limit / 2);
    const counts = new Map<number, number>();
    const rounds: [number[], number[], number[]] = [[], [], []];
    let product = ordered.next().value;
    // Whatever follows two products of each group is one of the others.
    for (; product !== undefined && rounds[1].length < maxGroups; product = ordered.next().value) {
      const group = this.#productGroups().groupOf(product);
      const count = counts.get(group) ?? 0;
      const isInStock = (this.#pair.m.productFlags[product]! & VARIANT_FLAG.inStock) !== 0;
      const isOneMore = count === 0 && counts.size >= maxGroups;
      if (!isInStock || isOneMore || count > 1) rounds[2].push(product);
      else {
        counts.set(group, count + 1);
        rounds[count === 0 ? 0 : 1].push(product);
      }
    }
    for (const round of rounds) yield* round;
    for (; product !== undefined; product = ordered.next().value) yield product;
  }

  #isAlternativeTo(inputs: readonly number[], product: number): boolean {
    const groups = this.#productGroups();
    return inputs.some((input) => groups.areAlternatives(input, product));
  }

  #isForPersonOf(inputs: readonly number[], product: number): boolean {
    const groups = this.#productGroups();
    return inputs.some((input) => groups.areForOnePerson(input, product));
  }

  #productGroups(): ProductGroups {
    return (this.#groups ??= new ProductGroups(this.#pair));
  }

  #coOccurringWith(inputs: readonly number[]): Iterable<number> {
    const scores = new Map<number, number>();
    for (const product of inputs) {
      for (const [rank, other] of this.#coOccurrences.of(product).entries())
        scores.set(other, (scores.get(other) ?? 0) + 1 / (1 + rank));
    }
    return bestFirst(scores.keys(), (product) => scores.get(product), this.#pair.t.productPopularRank);
  }

  /** Products of the same listings, then of their ancestors, then any, until there are MIN_CANDIDATES. */
  #candidatesFor(inputs: readonly number[]): number[] {
    const { t } = this.#pair;
    this.#listingProducts ??= new ListingProducts(this.#pair, this.#byPopularity());
    const candidates = new Set<number>();
    let listings = new Set<number>();
    for (const product of inputs)
      for (let at = t.productListingStart[product]!; at < t.productListingStart[product + 1]!; at += 1)
        if (listings.size < MAX_LISTINGS) listings.add(t.productListings[at]!);
    while (listings.size > 0 && candidates.size < MIN_CANDIDATES) {
      const limit = Math.ceil(MAX_CANDIDATES / listings.size);
      for (const listing of listings) this.#listingProducts.collect(listing, limit, candidates);
      listings = new Set([...listings].map((listing) => t.listingParent[listing]!));
      listings.delete(NONE);
    }
    if (candidates.size < MIN_CANDIDATES) {
      for (const product of this.#byPopularity()) {
        if (candidates.size >= MIN_CANDIDATES) break;
        candidates.add(product);
      }
    }
    return [...candidates];
  }

  /** The most popular products of every listing. */
  #candidatesOfAllListings(): readonly number[] {
    if (this.#candidatesOfListings !== undefined) return this.#candidatesOfListings;
    const { listingParent, listingId } = this.#pair.t;
    this.#listingProducts ??= new ListingProducts(this.#pair, this.#byPopularity());
    const candidates = new Set<number>();
    const limit = Math.ceil(MAX_CANDIDATES / Math.max(1, listingId.length));
    for (let listing = 0; listing < listingParent.length; listing += 1)
      this.#listingProducts.collectOwn(listing, limit, candidates);
    this.#candidatesOfListings = [...candidates];
    return this.#candidatesOfListings;
  }

  #byPopularity(): Uint32Array {
    if (this.#byPopularityCache === undefined) {
      this.#byPopularityCache = new Uint32Array(this.#pair.products);
      const ranks = this.#pair.t.productPopularRank;
      for (let product = 0; product < ranks.length; product += 1)
        this.#byPopularityCache[ranks[product]!] = product;
    }
    return this.#byPopularityCache;
  }

  #diversify(ordered: Iterable<number>, inputProducts: ReadonlySet<number>, limit: number): RelatedProduct[] {
    const { t, m } = this.#pair;
    const maxPerBrand = Math.max(MIN_PER_BRAND, Math.ceil(limit / 2));
    const seen = new Set(inputProducts);
    const perBrand = new Map<number, number>();
    const chosen: number[] = [];
    const overBrandLimit: number[] = [];
    const soldOut: number[] = [];
    for (const product of ordered) {
      if (chosen.length >= limit || chosen.length + overBrandLimit.length >= 2 * limit) break;
      if (seen.has(product) || (m.productFlags[product]! & VARIANT_FLAG.sold) === 0) continue;
      seen.add(product);
      const brand = t.productBrand[product]!;
      if ((m.productFlags[product]! & VARIANT_FLAG.inStock) === 0) {
        if (soldOut.length < limit) soldOut.push(product);
      } else if ((perBrand.get(brand) ?? 0) >= maxPerBrand) {
        overBrandLimit.push(product);
      } else {
        perBrand.set(brand, (perBrand.get(brand) ?? 0) + 1);
        chosen.push(product);
      }
    }
    return [...chosen, ...overBrandLimit, ...soldOut]
      .slice(0, limit)
      .map((product) => ({ product, variant: this.#displayedVariant(product) }));
  }

  #displayedVariant(product: number): number {
    const { t, m } = this.#pair;
    const last = t.productVariantStart[product + 1]!;
    for (const flag of [VARIANT_FLAG.inStock, VARIANT_FLAG.sold])
      for (let variant = t.productVariantStart[product]!; variant < last; variant += 1)
        if ((m.variantFlags[variant]! & flag) !== 0) return variant;
    return t.productVariantStart[product]!;
  }
}

/** The products of every listing, by popularity. */
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

  /** Adds about `maxProducts` products of a listing's subtree, the same number of each listing in it. */
  collect(listing: number, maxProducts: number, candidates: Set<number>): void {
    const end = this.#pair.t.listingEnd[listing]!;
    const limit = Math.ceil(maxProducts / Math.max(1, end - listing));
    for (let descendant = listing; descendant < end; descendant += 1)
      this.collectOwn(descendant, limit, candidates);
  }

  /** Adds at most `limit` products of the listing itself. */
  collectOwn(listing: number, limit: number, candidates: Set<number>): void {
    const first = this.#starts[listing]!;
    const last = Math.min(this.#starts[listing + 1]!, first + limit);
    for (let at = first; at < last; at += 1) candidates.add(this.#products[at]!);
  }
}
