// Explains the ranking of a search result, from the workspace columns the search has just filled.
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

/** What a search records for `explain`; valid until the next query. */
export interface SearchTrace {
  readonly match: MatchTrace;
  page: PageTrace | undefined;
}
interface PageTrace {
  readonly slots: readonly Slot[];
  readonly candidates: Candidates;
  readonly ordering: Ordering;
  readonly hits: Hits;
  /** Sort keys of the hits before rules changed them. */
  readonly keys: Float64Array;
  readonly ruleEffects: RuleEffects | undefined;
  /** The same under the default sort, where pins and steps apply; else undefined. */
  readonly activeRuleEffects: RuleEffects | undefined;
  readonly pinnedHits: readonly PinnedHit[];
  /** Indexes of the page's hits, best first. */
  readonly hitIndexes: readonly number[];
  /** Number of hits on earlier pages. */
  readonly offset: number;
}

/** Must be called before the next query. */
export function explanationOf(
  pair: SnapshotPair,
  result: SearchResult,
  trace: SearchTrace,
  productId: string | undefined,
): Explanation {
  const { page } = trace;
  const details: MatchDetails = { ...trace.match, slots: page?.slots ?? [] };
  const explainer = page === undefined ? undefined : new Explainer(pair, details, page);
  const explained = productId === undefined ? undefined : explainer?.product(productId);
  const { corrected_query: corrected, redirect_url: redirect } = result;
  return {
    hits: result.n_hits,
    order: page?.ordering.field ?? 'relevance',
    ...(corrected === undefined ? {} : { corrected }),
    ...(redirect === undefined ? {} : { redirect }),
    slots: details.slots.map(({ word, isPrefix }, slot) => ({
      word,
      isPrefix,
      ...expandedTermsOf(pair, details, slot),
    })),
    cards: explainer?.cards() ?? [],
    ...(explained === undefined ? {} : { product: explained }),
  };
}

class Explainer {
  readonly #pair: SnapshotPair;
  readonly #page: PageTrace;
  readonly #wordMatches: WordMatches;

  constructor(pair: SnapshotPair, details: MatchDetails, page: PageTrace) {
    this.#pair = pair;
    this.#page = page;
    this.#wordMatches = new WordMatches(pair, details);
  }

  cards(): CardExplanation[] {
    const { hits, hitIndexes, offset } = this.#page;
    const words = this.#wordMatches.matchesOf(
      hitIndexes.map((at) => [hits.products[at]!, hits.variants[at]!]),
    );
    const cards: CardExplanation[] = [];
    for (const [at, hitIndex] of hitIndexes.entries()) {
      const card = this.#card(hitIndex, offset + at + 1, words[at]!);
      const previous = cards.at(-1);
      cards.push(
        previous === undefined
          ? card
          : { ...card, rankedBelowBy: rankingCriterionOf(card, previous, this.#page.ordering.field) },
      );
    }
    return cards;
  }

  product(idOrSlug: string): CardExplanation | AbsentExplanation | undefined {
    const product = this.#pair.findProduct(idOrSlug);
    const variants = product < 0 ? [] : soldVariants(this.#pair, product);
    if (variants.length === 0) return undefined;
    const { hits, candidates, ruleEffects } = this.#page;
    const hitIndex = hits.products.subarray(0, hits.count).indexOf(product);
    if (hitIndex >= 0) {
      const [words] = this.#wordMatches.matchesOf([[product, hits.variants[hitIndex]!]]);
      return this.#card(hitIndex, this.#positionOf(hitIndex), words!);
    }
    const variant = this.#wordMatches.bestVariantOf(product, variants);
    const [words] = this.#wordMatches.matchesOf([[product, variant]]);
    const isCandidate = candidates.products.subarray(0, candidates.count).includes(product);
    const absent = ruleEffects?.isHidden(product) === true ? 'hidden' : isCandidate ? 'filters' : 'words';
    return { ...this.#productFields(product, variant, words!), absent };
  }

  #productFields(product: number, variant: number, words: ProductExplanation['words']): ProductExplanation {
    const { t } = this.#pair;
    return {
      productId: this.#pair.text(t.productId[product]!),
      title: this.#pair.text(t.productTitle[product]!),
      subtitle: this.#pair.text(t.productSubtitle[product]!),
      color: this.#pair.valueName(t.variantColor[variant]!),
      words,
    };
  }

  #card(hitIndex: number, position: number, words: ProductExplanation['words']): CardExplanation {
    const { hits, keys, candidates, ordering, activeRuleEffects, pinnedHits } = this.#page;
    const product = hits.products[hitIndex]!;
    const variant = hits.variants[hitIndex]!;
    const key = keys[hitIndex]!;
    const packed = candidates.tiers?.[variant] ?? 0;
    const isInStock = ordering.variantKey(variant, packed, true) === Math.floor(key / MAX_PRODUCTS);
    const pin = pinnedHits.some((pinned) => pinned.hitIndex === hitIndex)
      ? activeRuleEffects?.pins.find((pinned) => pinned.product === product)?.position
      : undefined;
    return {
      ...this.#productFields(product, variant, words),
      position,
      ...(candidates.tiers === null || packed === LAST_TIER ? {} : { tier: unpackTier(packed) }),
      isInStock,
      meritRank: (key % MAX_PRODUCTS) + 1,
      ...(pin === undefined ? {} : { pin }),
      steps: activeRuleEffects?.hasSteps === true ? activeRuleEffects.stepsOf(product) : 0,
      ownPosition: 1 + countLowerKeys(keys, key),
    };
  }

  /** Position of any hit, on this page or not: by its key, then shifted by the pinned hits before it. */
  #positionOf(hitIndex: number): number {
    const { hits, pinnedHits } = this.#page;
    const pinned = pinnedHits.find((each) => each.hitIndex === hitIndex);
    if (pinned !== undefined) return pinned.position;
    const key = hits.keys[hitIndex]!;
    // Pinned hits have a key below all others.
    let position = 1 + countLowerKeys(hits.keys.subarray(0, hits.count), key) - pinnedHits.length;
    for (const each of pinnedHits) if (each.position <= position) position += 1;
    return position;
  }
}

function countLowerKeys(keys: Float64Array, key: number): number {
  let lower = 0;
  for (const other of keys) if (other < key) lower += 1;
  return lower;
}
