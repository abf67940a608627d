// Why: read, right after a search, from the columns that the search itself worked in.
import { soldVariants } from '#engine/results/product-hits.ts';
import type {
  AbsentExplanation,
  CardExplanation,
  Explanation,
  ProductExplanation,
} from '#engine/results/explanation.ts';
import { rankingCriterionOf } from '#engine/results/ranking-criterion.ts';
import { WordMatches, type MatchDetails, expandedTermsOf } from '#engine/results/word-matches.ts';
import type { Hits } from '#engine/facets/hits.ts';
import type { Candidates } from '#engine/query/candidates.ts';
import { LAST_TIER, type PinnedHit } from '#engine/query/merchandising.ts';
import type { Ordering } from '#engine/query/ordering.ts';
import type { Slot } from '#engine/query/parse-query.ts';
import type { RuleEffects } from '#engine/query/rule-index.ts';
import { unpackTier } from '#engine/query/tiers.ts';
import type { MatchTrace } from '#engine/query/match-trace.ts';
import type { SearchResult } from '#engine/request.ts';
import { MAX_PRODUCTS } from '#engine/snapshot/market-columns.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';

/** What a search writes down for who asks why; holds until the next question. */
export interface SearchTrace {
  readonly match: MatchTrace;
  page: PageTrace | undefined;
}
interface PageTrace {
  readonly slots: readonly Slot[];
  readonly candidates: Candidates;
  readonly ordering: Ordering;
  readonly hits: Hits;
  /** The keys of the hits before rules moved them. */
  readonly keys: Float64Array;
  readonly ruleEffects: RuleEffects | undefined;
  /** The same, where their pins and steps count: in the question's own order. */
  readonly activeRuleEffects: RuleEffects | undefined;
  readonly pinnedHits: readonly PinnedHit[];
  /** Of the page's hits, best first. */
  readonly hitIndexes: readonly number[];
  /** How many stand on the pages before. */
  readonly offset: number;
}

/** Must be asked before the next question is. */
export function explanationOf(
  pair: SnapshotPair,
  answer: SearchResult,
  trace: SearchTrace,
  productId: string | undefined,
): Explanation {
  const { page } = trace;
  const facts: MatchDetails = { ...trace.match, slots: page?.slots ?? [] };
  const explaining = page === undefined ? undefined : new Explainer(pair, facts, page);
  const about = productId === undefined ? undefined : explaining?.product(productId);
  const { corrected_query: corrected, redirect_url: redirect } = answer;
  return {
    hits: answer.n_hits,
    order: page?.ordering.field ?? 'relevance',
    ...(corrected === undefined ? {} : { corrected }),
    ...(redirect === undefined ? {} : { redirect }),
    slots: facts.slots.map(({ word, isPrefix }, slot) => ({
      word,
      isPrefix,
      ...expandedTermsOf(pair, facts, slot),
    })),
    cards: explaining?.cards() ?? [],
    ...(about === undefined ? {} : { product: about }),
  };
}

class Explainer {
  readonly #pair: SnapshotPair;
  readonly #page: PageTrace;
  readonly #held: WordMatches;

  constructor(pair: SnapshotPair, facts: MatchDetails, page: PageTrace) {
    this.#pair = pair;
    this.#page = page;
    this.#held = new WordMatches(pair, facts);
  }

  cards(): CardExplanation[] {
    const { hits, hitIndexes: places, offset: shown } = this.#page;
    const words = this.#held.matchesOf(places.map((at) => [hits.products[at]!, hits.variants[at]!]));
    const cards: CardExplanation[] = [];
    for (const [at, place] of places.entries()) {
      const card = this.#card(place, shown + at + 1, words[at]!);
      const before = cards.at(-1);
      cards.push(
        before === undefined
          ? card
          : { ...card, rankedBelowBy: rankingCriterionOf(card, before, this.#page.ordering.field) },
      );
    }
    return cards;
  }

  product(idOrSlug: string): CardExplanation | AbsentExplanation | undefined {
    const product = this.#pair.findProduct(idOrSlug);
    const variants = product < 0 ? [] : soldVariants(this.#pair, product);
    if (variants.length === 0) return undefined;
    const { hits, candidates, ruleEffects: decisions } = this.#page;
    const place = hits.products.subarray(0, hits.count).indexOf(product);
    if (place >= 0) {
      const [words] = this.#held.matchesOf([[product, hits.variants[place]!]]);
      return this.#card(place, this.#positionOf(place), words!);
    }
    const variant = this.#held.bestVariantOf(product, variants);
    const [words] = this.#held.matchesOf([[product, variant]]);
    const isCandidate = candidates.products.subarray(0, candidates.count).includes(product);
    const absent = decisions?.isHidden(product) === true ? 'hidden' : isCandidate ? 'filters' : 'words';
    return { ...this.#facts(product, variant, words!), absent };
  }

  #facts(product: number, variant: number, words: ProductExplanation['words']): ProductExplanation {
    const { t } = this.#pair;
    return {
      productId: this.#pair.text(t.productId[product]!),
      title: this.#pair.text(t.productTitle[product]!),
      subtitle: this.#pair.text(t.productSubtitle[product]!),
      color: this.#pair.valueName(t.variantColor[variant]!),
      words,
    };
  }

  #card(place: number, position: number, words: ProductExplanation['words']): CardExplanation {
    const { hits, keys, candidates, ordering, activeRuleEffects: rules, pinnedHits: placed } = this.#page;
    const product = hits.products[place]!;
    const variant = hits.variants[place]!;
    const key = keys[place]!;
    const packed = candidates.tiers?.[variant] ?? 0;
    const isInStock = ordering.variantKey(variant, packed, true) === Math.floor(key / MAX_PRODUCTS);
    const pin = placed.some((pinned) => pinned.hitIndex === place)
      ? rules?.pins.find((pinned) => pinned.product === product)?.position
      : undefined;
    return {
      ...this.#facts(product, variant, words),
      position,
      ...(candidates.tiers === null || packed === LAST_TIER ? {} : { tier: unpackTier(packed) }),
      isInStock,
      meritRank: (key % MAX_PRODUCTS) + 1,
      ...(pin === undefined ? {} : { pin }),
      steps: rules?.hasSteps === true ? rules.stepsOf(product) : 0,
      ownPosition: 1 + countLowerKeys(keys, key),
    };
  }

  /** Of any hit: by its key among those that stand by theirs, then around those that are placed. */
  #positionOf(place: number): number {
    const { hits, pinnedHits: placed } = this.#page;
    const pinned = placed.find((each) => each.hitIndex === place);
    if (pinned !== undefined) return pinned.position;
    const key = hits.keys[place]!;
    // Placed hits have a key below all others.
    let position = 1 + countLowerKeys(hits.keys.subarray(0, hits.count), key) - placed.length;
    for (const each of placed) if (each.position <= position) position += 1;
    return position;
  }
}

function countLowerKeys(keys: Float64Array, key: number): number {
  let below = 0;
  for (const other of keys) if (other < key) below += 1;
  return below;
}
