// How well a list of products answers a query, against people's grades: nDCG@10, recall@100, and means over queries.
import { mean, ndcg } from '#tests/relevance/ndcg.ts';
import type { Judgments, QueryRecord } from '#tests/relevance/records.ts';

export const RECALL_DEPTH = 100;
/** From this grade on, a product is one that should be found. */
const GOOD_GRADE = 2;

export interface Metrics {
  /** Judged queries; the means are over these, or over those of them with an unknown word. */
  readonly queries: number;
  readonly ndcg: number;
  readonly recall: number;
  /** NaN where no query has an unknown word. */
  readonly ndcgOov: number;
  /** Share 0..1 of queries without any answer. */
  readonly empty: number;
  /** nDCG@10 of each judged query, in the order of the queries. */
  readonly ndcgs: readonly number[];
}

/** Gain 2^grade − 1, discount log2(rank + 1), 0 for what nobody judged, over the best order of all that is judged. */
export function ndcgOf(ids: readonly string[], judged: ReadonlyMap<string, number>): number {
  return ndcg(
    ids.map((id) => judged.get(id) ?? 0),
    [...judged.values()],
  );
}

/** Share of the judged products of a good grade that are among the first hundred; 0 where there is none. */
export function recallOf(ids: readonly string[], judged: ReadonlyMap<string, number>): number {
  const first = new Set(ids.slice(0, RECALL_DEPTH));
  const good = [...judged].filter(([, grade]) => grade >= GOOD_GRADE);
  return good.length === 0 ? 0 : good.filter(([id]) => first.has(id)).length / good.length;
}

/** `rank` answers product ids, best first. Every judged query counts, also one with an empty answer. */
export function measureRelevance(
  queries: readonly QueryRecord[],
  judgments: Judgments,
  rank: (query: string) => readonly string[],
): Metrics {
  const rows = queries.flatMap(({ id, query, isOov }) => {
    const judged = judgments.get(id);
    if (judged === undefined) return [];
    const ids = rank(query);
    return [{ isOov, isEmpty: ids.length === 0, ndcg: ndcgOf(ids, judged), recall: recallOf(ids, judged) }];
  });
  return {
    queries: rows.length,
    ndcg: mean(rows.map(({ ndcg }) => ndcg)),
    recall: mean(rows.map(({ recall }) => recall)),
    ndcgOov: mean(rows.filter(({ isOov }) => isOov).map(({ ndcg }) => ndcg)),
    empty: mean(rows.map(({ isEmpty }) => (isEmpty ? 1 : 0))),
    ndcgs: rows.map(({ ndcg }) => ndcg),
  };
}
