// Statistics over shopping visits: which products occur together, and which are trending. Pure computation.

/** Viewed, added to the cart, or bought. */
export type InteractionType = 'view' | 'cart' | 'purchase';
export interface Interaction {
  readonly product: number;
  readonly type: InteractionType;
  /** ms since 1970. */
  readonly at: number;
}
export interface CoOccurrence {
  readonly product: number;
  readonly score: number;
}

// Parameters as of 2026-11, to be validated against real behaviour.
const WEIGHTS: Readonly<Record<InteractionType, number>> = { view: 1, cart: 3, purchase: 5 };
/** A longer pause between interactions begins another visit. */
const VISIT_GAP_MS = 2 * 3_600_000;
/** Visits with more products are ignored, as by crawlers. */
const MAX_PRODUCTS_PER_VISIT = 200;
/** Only this many products of a visit are paired, the last ones. */
const MAX_PAIRED_PRODUCTS = 30;
/** Pairs in fewer visits are ignored as chance. */
const MIN_SHARED_VISITS = 2;
/** Added to the denominator of scores, so that few visits give low scores. */
const SHRINKAGE = 10;
/** Above this number, pairs of a single visit are dropped. */
const MAX_PAIRS = 1_000_000;
const MAX_CO_OCCURRENCES = 16;
const MAX_TRENDING = 400;
/** Interactions this old have half the weight. */
const TREND_HALF_LIFE_MS = 3 * 24 * 3_600_000;

interface PairCount {
  /** Sum over visits of the lower weight of the two products. */
  weight: number;
  visits: number;
}

/** Products are numbers below `products`. `now` is ms since 1970. */
export class VisitStatistics {
  readonly #products: number;
  readonly #now: number;
  readonly #maxPairs: number;
  readonly #weights: Float64Array;
  readonly #trend: Float64Array;
  readonly #pairs = new Map<number, PairCount>();

  constructor(products: number, now: number, maxPairs = MAX_PAIRS) {
    this.#products = products;
    this.#now = now;
    this.#maxPairs = maxPairs;
    this.#weights = new Float64Array(products);
    this.#trend = new Float64Array(products);
  }

  /** All interactions of one session, in any order. */
  addSession(interactions: readonly Interaction[]): void {
    let visit: Interaction[] = [];
    for (const interaction of interactions.toSorted((a, b) => a.at - b.at)) {
      if (visit.length > 0 && interaction.at - visit.at(-1)!.at > VISIT_GAP_MS) {
        this.#addVisit(visit);
        visit = [];
      }
      visit.push(interaction);
    }
    this.#addVisit(visit);
  }

  /** A product counts once per visit, by its strongest interaction. */
  #addVisit(interactions: readonly Interaction[]): void {
    const byProduct = new Map<number, { weight: number; at: number }>();
    for (const { product, type, at } of interactions) {
      const weight = Math.max(WEIGHTS[type], byProduct.get(product)?.weight ?? 0);
      byProduct.delete(product);
      byProduct.set(product, { weight, at });
    }
    if (byProduct.size > MAX_PRODUCTS_PER_VISIT) return;
    for (const [product, { weight, at }] of byProduct) {
      this.#weights[product]! += weight;
      this.#trend[product]! += weight * 0.5 ** (Math.max(0, this.#now - at) / TREND_HALF_LIFE_MS);
    }
    const paired = [...byProduct].slice(-MAX_PAIRED_PRODUCTS);
    for (const [at, [one, { weight }]] of paired.entries())
      for (const [other, { weight: otherWeight }] of paired.slice(at + 1))
        this.#addPair(one, other, Math.min(weight, otherWeight));
    if (this.#pairs.size > this.#maxPairs) this.#dropSingleVisitPairs();
  }

  #addPair(one: number, other: number, weight: number): void {
    const key = Math.min(one, other) * this.#products + Math.max(one, other);
    const count = this.#pairs.get(key);
    if (count === undefined) this.#pairs.set(key, { weight, visits: 1 });
    else {
      count.weight += weight;
      count.visits += 1;
    }
  }

  #dropSingleVisitPairs(): void {
    for (const [key, { visits }] of this.#pairs) if (visits === 1) this.#pairs.delete(key);
  }

  /**
   * By product, best first, at most MAX_CO_OCCURRENCES. The score of a and b is co(a, b) / (sqrt(pop(a) * pop(b)) +
   * SHRINKAGE), with co the weight of visits with both and pop that of all visits with one; between 0 and 1.
   */
  coOccurrences(): Map<number, readonly CoOccurrence[]> {
    const lists = new Map<number, CoOccurrence[]>();
    const add = (product: number, other: number, score: number) => {
      const list = lists.get(product);
      if (list === undefined) lists.set(product, [{ product: other, score }]);
      else list.push({ product: other, score });
    };
    for (const [key, { weight, visits }] of this.#pairs) {
      if (visits < MIN_SHARED_VISITS) continue;
      const [one, other] = [Math.floor(key / this.#products), key % this.#products];
      const alone = Math.sqrt(this.#weights[one]! * this.#weights[other]!);
      const score = weight / (alone + SHRINKAGE);
      add(one, other, score);
      add(other, one, score);
    }
    for (const [product, list] of lists) {
      list.sort((a, b) => b.score - a.score || a.product - b.product);
      lists.set(product, list.slice(0, MAX_CO_OCCURRENCES));
    }
    return lists;
  }

  /** Products by decayed weight, at most MAX_TRENDING. */
  trending(): number[] {
    return [...this.#trend.keys()]
      .filter((product) => this.#trend[product]! > 0)
      .sort((a, b) => this.#trend[b]! - this.#trend[a]! || a - b)
      .slice(0, MAX_TRENDING);
  }
}
