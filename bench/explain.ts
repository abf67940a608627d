// `npm run explain`: what stands where for a query, and why, over the newest snapshot or the demo catalogue.
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
  prints what each word was read as, and of each answer what decides its place
  --product ID  also explains this product, wherever it stands, or why it is no answer
  --json        the same for machines
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
} catch (fault) {
  console.error(`${fault instanceof Error ? fault.message : String(fault)}\n\n${USAGE}`);
  process.exitCode = 1;
}

/** Throws what is wrong with the arguments. */
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
  if (query === undefined || others.length > 0) throw new Error('ask for one query, in quotes');
  const market = DEFAULT_MARKETS.find(values.market);
  if (market === undefined) throw new Error(`--market: there is no market "${values.market}"`);
  const limit = Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT)
    throw new Error(`--limit: a whole number from 1 to ${MAX_LIMIT}, not "${values.limit}"`);
  return { query, market, limit, product: values.product, isJson: values.json };
}

function explain({ query, market, limit, product, isJson }: ExplainOptions): void {
  const { engine, from } = engineFor(market);
  const why = engine.explain(query, { filters: [], sort: null, limit, cursor: null }, product);
  if (!why.ok) throw new Error(why.error.detail ?? why.error.code);
  if (isJson) console.log(JSON.stringify({ query, market: market.code, from, ...why.value }, null, 2));
  else console.log(`"${query}" in ${market.code}, ${from}\n\n${formatExplanation(why.value, product)}`);
}

/** Of the newest snapshot in the data folder; where this version of the shop made none, of the demo catalogue. */
function engineFor(market: Market): { engine: Engine; from: string } {
  const env = readEnv(process.env);
  if (!env.ok) throw new Error(env.error.join('\n'));
  const { dataDir } = env.value;
  // Opening a folder would make it.
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
