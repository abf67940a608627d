// Ranking metrics against human judgments: nDCG@10, recall@100, and their means over queries.
import { mean, ndcg } from '#tests/relevance/ndcg.ts';
import type { Judgments, QueryRecord } from '#tests/relevance/records.ts';

export const RECALL_DEPTH = 100;
/** Products of at least this grade are relevant. */
const GOOD_GRADE = 2;

export interface Metrics {
  /** Number of judged queries, over which the means are taken. */
  readonly queries: number;
  readonly ndcg: number;
  readonly recall: number;
  /** Mean over the queries with an out-of-vocabulary word; NaN without such queries. */
  readonly ndcgOov: number;
  /** Share 0..1 of queries without any result. */
  readonly empty: number;
  /** nDCG@10 of each judged query, in the order of the queries. */
  readonly ndcgs: readonly number[];
}

/** nDCG@10 of ranked ids; unjudged products have grade 0. */
export function ndcgOf(ids: readonly string[], judged: ReadonlyMap<string, number>): number {
  return ndcg(
    ids.map((id) => judged.get(id) ?? 0),
    [...judged.values()],
  );
}

/** Share of the relevant products that are among the first hundred; 0 if none are relevant. */
export function recallOf(ids: readonly string[], judged: ReadonlyMap<string, number>): number {
  const first = new Set(ids.slice(0, RECALL_DEPTH));
  const good = [...judged].filter(([, grade]) => grade >= GOOD_GRADE);
  return good.length === 0 ? 0 : good.filter(([id]) => first.has(id)).length / good.length;
}

/** `rank` returns product ids, best first. Every judged query counts, also with an empty result. */
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
