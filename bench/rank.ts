// `npm run rank`: ranks the products of an external catalogue for given queries, or scores the ranking with judgments.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { InputError } from '#tests/relevance/json-lines.ts';
import { measureRelevance, RECALL_DEPTH } from '#tests/relevance/metrics.ts';
import { engineOfRecords, rankedIds } from '#tests/relevance/record-engine.ts';
import { readJudgments, readProducts, readQueries } from '#tests/relevance/records.ts';

const USAGE = `npm run rank -- --products FILE.jsonl[.gz] --queries FILE.jsonl [--k 100]
  prints query_id, rank, product_id and score, separated by tabs, best first
  --judgments FILE.csv   prints nDCG@10, recall@100, nDCG@10 of queries with an unknown word, share of empty results
  --dump FILE            writes the nDCG@10 of each judged query as a JSON list; with --judgments only`;

try {
  await run();
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { products, queries, k, judgments, dump } = options();
  const engine = engineOfRecords(await readProducts(products));
  const queryRows = await readQueries(queries);
  if (judgments === undefined) {
    // A reader such as head may close the pipe early.
    process.stdout.on('error', (error: NodeJS.ErrnoException) =>
      process.exit(error.code === 'EPIPE' ? 0 : 1),
    );
    for (const { id, query } of queryRows) {
      const rows = rankedIds(engine, query, k).map(
        (product, at) => `${id}\t${at + 1}\t${product}\t${1 / (at + 1)}\n`,
      );
      if (rows.length > 0) process.stdout.write(rows.join(''));
    }
    return;
  }
  const depth = Math.max(k, RECALL_DEPTH);
  const metrics = measureRelevance(queryRows, await readJudgments(judgments), (query) =>
    rankedIds(engine, query, depth),
  );
  if (metrics.queries === 0) throw new InputError(`${judgments}: judges none of the queries`);
  if (dump !== undefined) writeFileSync(dump, JSON.stringify(metrics.ndcgs));
  const { ndcg, recall, ndcgOov, empty } = metrics;
  console.log(
    `nDCG@10 ${ndcg.toFixed(4)}  recall@100 ${recall.toFixed(4)}  nDCG@10 oov ${ndcgOov.toFixed(4)}  empty ${(100 * empty).toFixed(2)} %`,
  );
}

function options() {
  const text = { type: 'string' } as const;
  const known = { products: text, queries: text, k: text, judgments: text, dump: text };
  let values: Partial<Record<keyof typeof known, string>>;
  try {
    ({ values } = parseArgs({ options: known }));
  } catch (error) {
    throw new InputError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
  const { products, queries, judgments, dump } = values;
  if (products === undefined || queries === undefined)
    throw new InputError(`--products and --queries are required\n${USAGE}`);
  const k = Number(values.k ?? '100');
  if (!Number.isInteger(k) || k < 1)
    throw new InputError(`--k ${values.k}: must be a whole number of at least 1`);
  return { products, queries, k, judgments, dump };
}
