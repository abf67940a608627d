// By what one card first falls behind another: what the keys of ordering.ts and moves.ts compare, in words.
import type { RankingCriterion, CardExplanation } from '#engine/results/explanation.ts';
import type { SortField } from '#engine/query/ordering.ts';

type RankedCard = Pick<CardExplanation, 'tier' | 'isInStock' | 'pin' | 'steps'>;

/** `before` stands before `card` in a list of this order. */
export function rankingCriterionOf(
  card: RankedCard,
  previous: RankedCard,
  order: SortField,
): RankingCriterion {
  if (card.pin !== undefined || previous.pin !== undefined) return 'pin';
  const isStock = card.isInStock !== previous.isInStock;
  const isSteps = forwardSteps(card) !== forwardSteps(previous);
  if (order !== 'relevance') {
    if (isStock) return 'stock';
    if (order === 'price' || order === 'discount') return 'order';
    return isSteps ? 'steps' : 'merit';
  }
  const { tier } = card;
  const other = previous.tier;
  // What the words do not find comes after all that they do.
  if ((tier === undefined) !== (other === undefined)) return 'missing';
  const differs = (part: 'missing' | 'typos' | 'apart' | 'level' | 'exactness') =>
    tier?.[part] !== other?.[part];
  const coarse = (['missing', 'typos'] as const).find(differs);
  if (coarse !== undefined) return coarse;
  if (isSteps) return 'steps';
  const fine = (['apart', 'level', 'exactness'] as const).find(differs);
  if (fine !== undefined) return fine;
  if (isStock) return 'stock';
  // A list in which rules move something keeps less of the score: there merit may decide between two of them.
  return tier !== undefined && other !== undefined && tier.score < other.score ? 'score' : 'merit';
}

/** What is out of stock is never moved forward. */
function forwardSteps({ steps, isInStock }: RankedCard): number {
  return isInStock ? steps : Math.min(steps, 0);
}
