// The criterion by which one card ranks below another: the comparison of sort keys, by name.
import type { RankingCriterion, CardExplanation } from '#engine/results/explanation.ts';
import type { SortField } from '#engine/query/ordering.ts';

type RankedCard = Pick<CardExplanation, 'tier' | 'isInStock' | 'pin' | 'steps'>;

/** `previous` ranks directly above `card` in a result of this order. */
export function rankingCriterionOf(
  card: RankedCard,
  previous: RankedCard,
  order: SortField,
): RankingCriterion {
  if (card.pin !== undefined || previous.pin !== undefined) return 'pin';
  const stockDiffers = card.isInStock !== previous.isInStock;
  const stepsDiffer = forwardSteps(card) !== forwardSteps(previous);
  if (order !== 'relevance') {
    if (stockDiffers) return 'stock';
    if (order === 'price' || order === 'discount') return 'order';
    return stepsDiffer ? 'steps' : 'merit';
  }
  const { tier } = card;
  const other = previous.tier;
  // A pinned product that does not match comes after all matches.
  if ((tier === undefined) !== (other === undefined)) return 'missing';
  const differs = (part: 'missing' | 'typos' | 'apart' | 'level' | 'exactness') =>
    tier?.[part] !== other?.[part];
  const coarse = (['missing', 'typos'] as const).find(differs);
  if (coarse !== undefined) return coarse;
  if (stepsDiffer) return 'steps';
  const fine = (['apart', 'level', 'exactness'] as const).find(differs);
  if (fine !== undefined) return fine;
  if (stockDiffers) return 'stock';
  // Stepped keys hold fewer bits of the score, so merit may decide between nearly equal scores.
  return tier !== undefined && other !== undefined && tier.score < other.score ? 'score' : 'merit';
}

/** Out-of-stock products never move forward. */
function forwardSteps({ steps, isInStock }: RankedCard): number {
  return isInStock ? steps : Math.min(steps, 0);
}
