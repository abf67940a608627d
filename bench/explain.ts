// `npm run explain`: explains the ranking of a query over the newest snapshot or the demo catalogue.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MAX_LIMIT } from '#contract/limits.ts';
import type { Market } from '#contract/market.ts';
import { type Engine, openEngine } from '#engine/engine.ts';
import { demoCatalogue } from '#demo/catalogue/catalogue.ts';
import { openFolder } from '#server/discovery/open-folder.ts';
import type { SnapshotFolder, SnapshotIndex } from '#server/discovery/snapshot-files.ts';
import { DEFAULT_MARKETS } from '#server/settings/default-markets.ts';
import { readEnv } from '#server/env.ts';
import { demoEngine } from '#tests/fixtures/demo-engine.ts';
import { formatExplanation } from './explain/format-explanation.ts';

const USAGE = `npm run explain -- "QUERY" [--market en-eu] [--limit 10] [--product ID] [--json]
  prints how each word was expanded, and what decides the position of each result
  --product ID  also explains this product, at any position, or why it is not in the result
  --json        prints JSON
  markets: ${DEFAULT_MARKETS.markets.map(({ code }) => code).join(', ')}`;

interface ExplainOptions {
  readonly query: string;
  readonly market: Market;
  readonly limit: number;
  readonly product: string | undefined;
  readonly isJson: boolean;
}

try {
  explain(readOptions());
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  process.exitCode = 1;
}

/** Throws an error that describes invalid arguments. */
function readOptions(): ExplainOptions {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      market: { type: 'string', default: 'en-eu' },
      limit: { type: 'string', default: '10' },
      product: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const [query, ...others] = positionals;
  if (query === undefined || others.length > 0) throw new Error('give one query, in quotes');
  const market = DEFAULT_MARKETS.find(values.market);
  if (market === undefined) throw new Error(`--market: unknown market "${values.market}"`);
  const limit = Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT)
    throw new Error(`--limit: must be a whole number from 1 to ${MAX_LIMIT}, not "${values.limit}"`);
  return { query, market, limit, product: values.product, isJson: values.json };
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
