// What shoppers' visits say about products: which go together, and which are wanted lately. Pure counting.

/** How much a product was wanted: looked at, put in the bag, bought. */
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

// All of these are dated 2026-11, to be judged against what shoppers then do.
const WEIGHTS: Readonly<Record<InteractionType, number>> = { view: 1, cart: 3, purchase: 5 };
/** After so long without a sign, a session's next sign belongs to another visit. */
const VISIT_GAP_MS = 2 * 3_600_000;
/** Who looks at more products in one visit reads the catalogue, and is no shopper. */
const MAX_PRODUCTS_PER_VISIT = 200;
/** Of one visit so many products are paired, the last ones. */
const MAX_PAIRED_PRODUCTS = 30;
/** A pair that fewer visits share is chance. */
const MIN_SHARED_VISITS = 2;
/** Added to what two products would share if they always stood together, so that few visits say little. */
const SHRINKAGE = 10;
/** Of more pairs than this, those that one visit alone has are forgotten. */
const MAX_PAIRS = 1_000_000;
const MAX_CO_OCCURRENCES = 16;
const MAX_TRENDING = 400;
/** What was wanted so long ago counts half. */
const TREND_HALF_LIFE_MS = 3 * 24 * 3_600_000;

interface PairCount {
  /** Of each visit, the weight of the less wanted of the two. */
  weight: number;
  visits: number;
}

/** Products are numbers below `products`. `now` is ms since 1970. */
export class VisitStatistics {
  readonly #products: number;
  readonly #now: number;
  readonly #mostPairs: number;
  readonly #weights: Float64Array;
  readonly #trend: Float64Array;
  readonly #pairs = new Map<number, PairCount>();

  constructor(products: number, now: number, mostPairs = MAX_PAIRS) {
    this.#products = products;
    this.#now = now;
    this.#mostPairs = mostPairs;
    this.#weights = new Float64Array(products);
    this.#trend = new Float64Array(products);
  }

  /** All facts of one session, in any order. */
  addSession(interactions: readonly Interaction[]): void {
    let visit: Interaction[] = [];
    for (const fact of interactions.toSorted((a, b) => a.at - b.at)) {
      if (visit.length > 0 && fact.at - visit.at(-1)!.at > VISIT_GAP_MS) {
        this.#addVisit(visit);
        visit = [];
      }
      visit.push(fact);
    }
    this.#addVisit(visit);
  }

  /** A product counts once a visit, by the most that was done with it. */
  #addVisit(facts: readonly Interaction[]): void {
    const wanted = new Map<number, { weight: number; at: number }>();
    for (const { product, type: wish, at } of facts) {
      const weight = Math.max(WEIGHTS[wish], wanted.get(product)?.weight ?? 0);
      wanted.delete(product);
      wanted.set(product, { weight, at });
    }
    if (wanted.size > MAX_PRODUCTS_PER_VISIT) return;
    for (const [product, { weight, at }] of wanted) {
      this.#weights[product]! += weight;
      this.#trend[product]! += weight * 0.5 ** (Math.max(0, this.#now - at) / TREND_HALF_LIFE_MS);
    }
    const paired = [...wanted].slice(-MAX_PAIRED_PRODUCTS);
    for (const [at, [one, { weight }]] of paired.entries())
      for (const [other, { weight: otherWeight }] of paired.slice(at + 1))
        this.#addPair(one, other, Math.min(weight, otherWeight));
    if (this.#pairs.size > this.#mostPairs) this.#forgetChance();
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

  #forgetChance(): void {
    for (const [key, { visits }] of this.#pairs) if (visits === 1) this.#pairs.delete(key);
  }

  /**
   * By product, best first, at most 16. The score of a and b is co(a, b) / (sqrt(pop(a) * pop(b)) + SHRINKAGE): co the
   * weight of the visits that have both, pop that of all visits with the one; between 0 and 1.
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

  /** Products by their weight, the older the less; at most 400. */
  trending(): number[] {
    return [...this.#trend.keys()]
      .filter((product) => this.#trend[product]! > 0)
      .sort((a, b) => this.#trend[b]! - this.#trend[a]! || a - b)
      .slice(0, MAX_TRENDING);
  }
}
