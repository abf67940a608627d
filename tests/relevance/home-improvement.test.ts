// How well the engine answers 1,212 searches of a home-improvement shop that people have judged: it must not get worse.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dataSetFolder } from '#tests/data-sets.ts';
import { measureRelevance, RECALL_DEPTH } from '#tests/relevance/metrics.ts';
import { engineOfRecords, rankedIds } from '#tests/relevance/record-engine.ts';
import { readJudgments, readProducts, readQueries } from '#tests/relevance/records.ts';

const FOLDER = dataSetFolder('relevance');
const isThere = existsSync(FOLDER);

/** Measured in 2026-11 (0.419, 0.792, 0.307), less 0.005 and no less than was set out for; raise them with the engine. */
const FLOORS = { ndcg: 0.414, recall: 0.79, ndcgOov: 0.301 } as const;
/** Share 0..1 of queries that may have no answer at all. */
const MOST_EMPTY = 0.003;

describe.skipIf(!isThere)(
  `judged searches${isThere ? '' : ' (skipped: CAIRN_DATA_SETS holds no relevance folder)'}`,
  () => {
    test('nDCG@10, recall@100 and nDCG@10 of misspelt words stay above their floors', async () => {
      const engine = engineOfRecords(await readProducts(resolve(FOLDER, 'products.jsonl.gz')));
      const queries = await readQueries(resolve(FOLDER, 'queries.jsonl'));
      const judgments = await readJudgments(resolve(FOLDER, 'judgments.csv'));
      const metrics = measureRelevance(queries, judgments, (query) => rankedIds(engine, query, RECALL_DEPTH));
      expect([engine.productCount, metrics.queries]).toEqual([54_667, 1212]);
      for (const [name, floor] of Object.entries(FLOORS))
        expect(metrics[name as keyof typeof FLOORS], name).toBeGreaterThanOrEqual(floor);
      expect(metrics.empty).toBeLessThanOrEqual(MOST_EMPTY);
    }, 240_000);
  },
);
