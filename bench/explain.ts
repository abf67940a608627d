// `npm run explain`: explains the ranking of a query over the newest snapshot or the demo catalogue.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_LIMIT } from '#contract/limits.ts';
import type { Market } from '#contract/market.ts';
import { type Engine, openEngine } from '#engine/engine.ts';
import { demoCatalogue } from '#demo/catalogue/catalogue.ts';
import {
  type Command,
  type CommandArguments,
  failWithMessage,
  PROCESS_OUTPUT,
  runProcess,
  UsageError,
  wholeNumber,
} from '#server/command-line/command.ts';
import { openFolder } from '#server/discovery/open-folder.ts';
import type { SnapshotFolder, SnapshotIndex } from '#server/discovery/snapshot-files.ts';
import { DEFAULT_MARKETS } from '#settings/settings.ts';
import { readEnv } from '#server/env.ts';
import { demoEngine } from '#tests/fixtures/demo-engine.ts';
import { formatExplanation } from './explain/format-explanation.ts';

const COMMAND = {
  name: 'npm run explain',
  forms: ['"QUERY" [options]'],
  summary: 'Prints how each word was expanded, and what decides the position of each result.',
  maxPositionals: 1,
  options: {
    market: {
      type: 'string',
      value: 'MARKET',
      help: `${DEFAULT_MARKETS.markets.map(({ code }) => code).join(', ')}; default ${DEFAULT_MARKETS.defaultMarket.code}`,
    },
    limit: { type: 'string', value: 'N', help: 'how many results; default 10' },
    product: {
      type: 'string',
      value: 'ID',
      help: 'also explain this product, at any position, or why it is not in the result',
    },
    json: { type: 'boolean', help: 'print JSON' },
  },
} as const satisfies Command;

interface ExplainOptions {
  readonly query: string;
  readonly market: Market;
  readonly limit: number;
  readonly product: string | undefined;
  readonly isJson: boolean;
}

await runProcess(COMMAND, (given) => {
  const options = readOptions(given);
  return failWithMessage(PROCESS_OUTPUT, async () => {
    explain(options);
    return 0;
  });
});

function readOptions({
  values,
  positionals: [query],
}: CommandArguments<(typeof COMMAND)['options']>): ExplainOptions {
  if (query === undefined) throw new UsageError('give one query, in quotes');
  const { defaultMarket, find } = DEFAULT_MARKETS;
  const market = values.market === undefined ? defaultMarket : find(values.market);
  if (market === undefined) throw new UsageError(`--market: unknown market "${values.market}"`);
  const limit = wholeNumber('limit', values.limit ?? '10', 1, MAX_LIMIT);
  return { query, market, limit, product: values.product, isJson: values.json ?? false };
}

function explain({ query, market, limit, product, isJson }: ExplainOptions): void {
  const { engine, from } = engineFor(market);
  const explanation = engine.explain(query, { filters: [], sort: null, limit, cursor: null }, product);
  if (!explanation.ok) throw new Error(explanation.error.detail ?? explanation.error.code);
  if (isJson)
    console.log(JSON.stringify({ query, market: market.code, from, ...explanation.value }, null, 2));
  else
    console.log(`"${query}" in ${market.code}, ${from}\n\n${formatExplanation(explanation.value, product)}`);
}

/** The engine of the newest snapshot in the data folder; without a snapshot, of the demo catalogue. */
function engineFor(market: Market): { engine: Engine; from: string } {
  const env = readEnv(process.env);
  if (!env.ok) throw new Error(env.error.join('\n'));
  const { dataDir } = env.value;
  // openFolder would create a missing folder.
  const folder = existsSync(join(dataDir, 'snapshots')) ? openFolder(dataDir) : undefined;
  const index = folder?.newestIndex();
  if (folder !== undefined && index !== undefined)
    return { engine: snapshotEngine(folder, index, market), from: `snapshot ${index.epoch} in ${dataDir}` };
  const parts = demoCatalogue();
  return { engine: demoEngine(parts, [...parts.products], market.code), from: 'the demo catalogue' };
}

function snapshotEngine(folder: SnapshotFolder, index: SnapshotIndex, market: Market): Engine {
  const text = index.texts[market.language];
  const columns = index.columns[market.code];
  if (text === undefined || columns === undefined)
    throw new Error(`--market: the snapshot ${index.epoch} has no market "${market.code}"`);
  const engine = openEngine({ text: folder.read(text), columns: folder.read(columns) });
  if (!engine.ok) throw new Error(`the snapshot is refused: ${engine.error.detail ?? engine.error.code}`);
  return engine.value;
}
