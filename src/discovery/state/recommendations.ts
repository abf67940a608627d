// What stands below the results of an instance: loads what goes with them, and shows more or fewer rows (LI-05, SP-04).
import type { DiscoveryClient } from '#contract/clients.ts';
import { askClient } from '#src/discovery/ask-client.ts';
import {
  areSameProducts,
  type DiscoveryInstance,
  untracked,
} from '#src/discovery/state/discovery-instance.ts';
import {
  FIRST_CONTENT_ROWS,
  MAX_COLUMNS,
  MAX_RECOMMENDATION_ROWS,
  moreRows,
} from '#src/discovery/state/rows.ts';

/** The first results say what the shopper looks for. */
const GIVEN_PRODUCTS = 12;

export interface RecommendationServices {
  readonly client: Pick<DiscoveryClient, 'recommend'>;
  readonly market: string;
}

/** Resolves once they are there or failed to come; a response for results that are no longer shown is dropped. */
export async function loadRecommendations(
  instance: DiscoveryInstance,
  { client, market }: RecommendationServices,
): Promise<void> {
  if (instance.recommendationStatus.state !== 'idle') return;
  const { cards } = instance;
  instance.recommendationStatus = { state: 'loading' };
  const given = cards.slice(0, GIVEN_PRODUCTS).map(({ productId }) => productId);
  const limit = MAX_RECOMMENDATION_ROWS * MAX_COLUMNS;
  const result = await askClient('recommendations', () => client.recommend(market, given, limit));
  if (!areSameProducts(instance.cards, cards)) return;
  if (!result.ok) {
    instance.recommendationStatus = { state: 'failure', error: result.error };
    return;
  }
  const shown = new Set(cards.map(({ productId }) => productId));
  instance.recommended = untracked(result.value.filter(({ productId }) => !shown.has(productId)));
  instance.recommendationStatus = { state: 'success' };
}

export function showMoreRecommendations(instance: DiscoveryInstance, maxRows: number): void {
  instance.recommendationRows = moreRows(instance.recommendationRows, maxRows);
}

export function showMoreContent(instance: DiscoveryInstance, maxRows: number): void {
  instance.contentRows = moreRows(instance.contentRows, maxRows);
}

export function showLessContent(instance: DiscoveryInstance): void {
  instance.contentRows = FIRST_CONTENT_ROWS;
}
