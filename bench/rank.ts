// `npm run rank`: ranks the products of an external catalogue for given queries, or scores the ranking with judgments.
import { writeFileSync } from 'node:fs';
import {
  type Command,
  failWithMessage,
  PROCESS_OUTPUT,
  runProcess,
  UsageError,
  wholeNumber,
} from '#server/command-line/command.ts';
import { InputError } from '#tests/relevance/json-lines.ts';
import { measureRelevance, RECALL_DEPTH } from '#tests/relevance/metrics.ts';
import { engineOfRecords, rankedIds } from '#tests/relevance/record-engine.ts';
import { readJudgments, readProducts, readQueries } from '#tests/relevance/records.ts';

const COMMAND = {
  name: 'npm run rank',
  forms: ['--products FILE --queries FILE [options]'],
  summary: `Prints query_id, rank, product_id and score, separated by tabs, best first. With --judgments it prints nDCG@10,
recall@100, nDCG@10 of queries with an unknown word and the share of empty results instead.`,
  options: {
    products: { type: 'string', value: 'FILE', help: 'products as JSON lines, plain or .gz; required' },
    queries: { type: 'string', value: 'FILE', help: 'queries as JSON lines, plain or .gz; required' },
    k: { type: 'string', value: 'N', help: 'results per query; default 100' },
    judgments: { type: 'string', value: 'FILE', help: 'relevance judgments as CSV' },
    dump: {
      type: 'string',
      value: 'FILE',
      help: 'with --judgments: write the nDCG@10 of each judged query to FILE as a JSON list',
    },
  },
} as const satisfies Command;

await runProcess(COMMAND, ({ values: { products, queries, k: depth, judgments, dump } }) => {
  if (products === undefined || queries === undefined)
    throw new UsageError('--products and --queries are required');
  const k = wholeNumber('k', depth ?? '100', 1);
  return failWithMessage(PROCESS_OUTPUT, () => rank({ products, queries, k, judgments, dump }));
});

interface RankOptions {
  readonly products: string;
  readonly queries: string;
  readonly k: number;
  readonly judgments: string | undefined;
  readonly dump: string | undefined;
}

async function rank({ products, queries, k, judgments, dump }: RankOptions): Promise<number> {
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
    return 0;
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
  return 0;
}
