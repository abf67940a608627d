// `npm run explain`: explains the ranking of a query in the shop that the environment names, or in the demo catalogue.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_LIMIT } from '#contract/limits.ts';
import type { Market, MarketRegistry } from '#contract/market.ts';
import { envOf, withStore } from '#commands/store-command.ts';
import { type Engine, openEngine } from '#engine/engine.ts';
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
import { buildSnapshots } from '#server/discovery/snapshot-builder.ts';
import type { SnapshotFolder, SnapshotIndex } from '#server/discovery/snapshot-files.ts';
import type { Env } from '#server/env.ts';
import { DEFAULT_MARKETS, registryOf } from '#settings/settings.ts';
import { lastChange } from '#store/change-log.ts';
import { isDatabaseMissing, type Store } from '#store/open-store.ts';
import { readSettings } from '#store/settings.ts';
import { formatExplanation } from './explain/format-explanation.ts';

const COMMAND = {
  name: 'npm run explain',
  forms: ['"QUERY" [options]'],
  summary: `Prints how each word was expanded, and what decides the position of each result, in the shop of CAIRN_DATA_DIR
(default ./data) or DATABASE_URL. Without a shop there, and with neither variable: in the demo catalogue.
`,
  maxPositionals: 1,
  options: {
    market: {
      type: 'string',
      value: 'MARKET',
      help: "the code of one of the shop's; default the shop's own default",
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
  readonly marketCode: string | undefined;
  readonly limit: number;
  readonly product: string | undefined;
  readonly isJson: boolean;
}

await runProcess(COMMAND, (given) => {
  const options = readOptions(given);
  return failWithMessage(PROCESS_OUTPUT, async () => {
    const env = envOf(process.env);
    if (!isDatabaseMissing(env)) return withStore(process.env, (store) => explainShop(store, env, options));
    if ((process.env['CAIRN_DATA_DIR']?.trim() ?? '') !== '')
      throw new Error(
        `CAIRN_DATA_DIR: ${env.dataDir} holds no shop; without the variable the demo is explained`,
      );
    return explainDemo(options);
  });
});

function readOptions({
  values,
  positionals: [query],
}: CommandArguments<(typeof COMMAND)['options']>): ExplainOptions {
  if (query === undefined) throw new UsageError('give one query, in quotes');
  const limit = wholeNumber('limit', values.limit ?? '10', 1, MAX_LIMIT);
  return { query, marketCode: values.market, limit, product: values.product, isJson: values.json ?? false };
}

function marketAmong(
  { defaultMarket, find, markets }: MarketRegistry,
  code: string = defaultMarket.code,
): Market {
  const market = find(code);
  if (market !== undefined) return market;
  const known = markets.map((one) => one.code).join(', ');
  throw new UsageError(`--market: unknown market "${code}", must be one of ${known}`);
}

/** Over the newest snapshot, where it is of this build and of what the database holds; else over one that is built aside for this once. */
async function explainShop(store: Store, env: Env, options: ExplainOptions): Promise<number> {
  const { settings } = await readSettings(store.db);
  const market = marketAmong(registryOf(settings), options.marketCode);
  const change = await lastChange(store.db);
  // openFolder would create a missing folder.
  const hasFolder = existsSync(join(env.dataDir, 'snapshots'));
  const folder = hasFolder ? openFolder(env.dataDir, env.maxDeviceBytes) : undefined;
  const newest = folder?.newestIndex();
  if (folder !== undefined && newest !== undefined && newest.seq === change?.seq) {
    const from = `snapshot ${newest.epoch} in ${env.dataDir}`;
    print(snapshotEngine(folder, newest, market), market, from, options);
    return 0;
  }
  const place = env.databaseUrl === undefined ? env.dataDir : 'the database that DATABASE_URL names';
  const aside = mkdtempSync(join(tmpdir(), 'cairn-explain-'));
  try {
    const own = openFolder(aside);
    const index = await buildSnapshots(store, own);
    if (index === undefined) throw new Error(`${place} holds no catalogue yet`);
    print(snapshotEngine(own, index, market), market, `catalogue ${index.epoch} of ${place}`, options);
    return 0;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Loaded when it is asked for: a shop may be without the demo room. */
async function explainDemo(options: ExplainOptions): Promise<number> {
  const market = marketAmong(DEFAULT_MARKETS, options.marketCode);
  const { demoCatalogue } = await import('#demo/catalogue/catalogue.ts');
  const { demoEngine } = await import('#tests/fixtures/demo-engine.ts');
  const parts = demoCatalogue();
  print(demoEngine(parts, [...parts.products], market.code), market, 'the demo catalogue', options);
  return 0;
}

function print(
  engine: Engine,
  market: Market,
  from: string,
  { query, limit, product, isJson }: ExplainOptions,
): void {
  const explanation = engine.explain(query, { filters: [], sort: null, limit, cursor: null }, product);
  if (!explanation.ok) throw new Error(explanation.error.detail ?? explanation.error.code);
  if (isJson)
    console.log(JSON.stringify({ query, market: market.code, from, ...explanation.value }, null, 2));
  else
    console.log(`"${query}" in ${market.code}, ${from}\n\n${formatExplanation(explanation.value, product)}`);
}

function snapshotEngine(folder: SnapshotFolder, index: SnapshotIndex, market: Market): Engine {
  const text = index.texts[market.contentLanguage];
  const columns = index.columns[market.code];
  if (text === undefined || columns === undefined)
    throw new Error(`--market: the snapshot ${index.epoch} has no market "${market.code}"`);
  const engine = openEngine({ text: folder.read(text), columns: folder.read(columns) });
  if (!engine.ok) throw new Error(`the snapshot is refused: ${engine.error.detail ?? engine.error.code}`);
  return engine.value;
}
