// The import command: reads its arguments, imports a feed or a stock file and says what came of it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Market, MarketRegistry } from '#contract/market.ts';
import { MERCHANDISING_SOURCE } from '#server/catalogue/merchandising.ts';
import { readEnv } from '#server/env.ts';
import { FEED_FORMATS, type FeedFormat } from '#server/feeds/detect.ts';
import { sourceOf, sourceOfFile } from '#server/feeds/ids.ts';
import { DEMO_SOURCE } from '#server/catalogue/demo-room.ts';
import { importFeed } from '#server/feeds/import-feed.ts';
import { type Mapping, parseMapping } from '#server/feeds/mapping.ts';
import { jsonReport, textReport } from '#server/feeds/report.ts';
import { DEFAULT_MARKETS } from '#server/settings/default-markets.ts';
import { importStock } from '#server/feeds/import-stock.ts';
import { jsonStockReport, textStockReport } from '#server/feeds/stock-report.ts';
import { openStore, type Store } from '#server/store/open-store.ts';

const USAGE = `npm run import -- FILE [options]
npm run import -- --stock FILE [--source NAME] [--dry-run] [--json]

FILE is a product feed, plain or .gz; with --stock it is a CSV of prices and stock of articles that are there.
  --format FORMAT   auto (default), ${FEED_FORMATS.join(', ')}
  --market MARKET   language of the texts, and currency where the feed does not say; default ${DEFAULT_MARKETS.defaultMarket.code}
  --map FILE        mapping of a csv's columns; with --dry-run a file that is not there is written
  --source NAME     what the products stand under; default: the file's name; with --stock: look at these products only
  --dry-run         try everything, keep nothing
  --json            report as one line of JSON
  --drop-demo       withdraw the demo catalogue once the feed is in
`;

class UsageError extends Error {
  override readonly name = 'UsageError';
}

interface FeedArguments {
  readonly file: string;
  readonly format: FeedFormat | 'auto';
  readonly market: Market;
  readonly source: string;
  readonly mapping: Mapping | null;
  /** Where the proposed mapping is to be written. */
  readonly mappingTarget: string | null;
  readonly isDryRun: boolean;
  readonly isJson: boolean;
  readonly dropsDemo: boolean;
}

interface StockArguments {
  readonly stockFile: string;
  readonly source: string | null;
  readonly isDryRun: boolean;
  readonly isJson: boolean;
}
type Arguments = FeedArguments | StockArguments;

function readArguments(argv: readonly string[], registry: MarketRegistry): Arguments {
  const { values, positionals } = parseArguments(argv);
  const file = positionals[0];
  if (file === undefined || positionals.length > 1) throw new UsageError('one FILE is needed');
  if (values.stock !== true) return feedArguments(file, values, registry);
  for (const other of ['format', 'market', 'map', 'drop-demo'] as const)
    if (values[other] !== undefined) throw new UsageError(`--${other} says nothing about a stock file`);
  return {
    stockFile: file,
    source: values.source === undefined ? null : sourceOf(values.source),
    isDryRun: values['dry-run'] ?? false,
    isJson: values.json ?? false,
  };
}

function feedArguments(
  file: string,
  values: ReturnType<typeof parseArguments>['values'],
  registry: MarketRegistry,
): FeedArguments {
  const format = (['auto', ...FEED_FORMATS] as const).find((known) => known === (values.format ?? 'auto'));
  if (format === undefined) throw new UsageError(`--format: "${values.format}" is not a format`);
  const { defaultMarket, find, markets } = registry;
  const market = values.market === undefined ? defaultMarket : find(values.market);
  if (market === undefined) {
    const codes = markets.map(({ code }) => code).join(', ');
    throw new UsageError(`--market: "${values.market}" is none of ${codes}`);
  }
  const source = values.source === undefined ? sourceOfFile(file) : sourceOf(values.source);
  if (source === MERCHANDISING_SOURCE)
    throw new UsageError(`--source: "${source}" is the name that a merchant's decisions stand under`);
  if (source === DEMO_SOURCE) throw new UsageError('--source: "demo" is the demo catalogue\'s own name');
  const isDryRun = values['dry-run'] ?? false;
  const isTarget = values.map !== undefined && isDryRun && !existsSync(values.map);
  return {
    file,
    format,
    market,
    source,
    mapping: values.map === undefined || isTarget ? null : readMapping(values.map),
    mappingTarget: isTarget ? (values.map ?? null) : null,
    isDryRun,
    isJson: values.json ?? false,
    dropsDemo: values['drop-demo'] ?? false,
  };
}

function parseArguments(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        market: { type: 'string' },
        map: { type: 'string' },
        source: { type: 'string' },
        stock: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        json: { type: 'boolean' },
        'drop-demo': { type: 'boolean' },
      },
    });
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause));
  }
}

function readMapping(path: string): Mapping {
  if (!existsSync(path)) throw new UsageError(`--map: there is no file ${path}`);
  const mapping = parseMapping(readFileSync(path, 'utf8'));
  if (!mapping.ok) throw new UsageError(`--map: ${path} ${mapping.error}`);
  return mapping.value;
}

/** Where the command writes to. */
export interface Output {
  out(text: string): void;
  err(text: string): void;
}
type Environment = Readonly<Record<string, string | undefined>>;

/** The exit code: 0 imported (rejected rows are reported), 1 file refused and catalogue unchanged, 2 wrong usage. */
export async function runImport(
  argv: readonly string[],
  environment: Environment,
  output: Output,
): Promise<number> {
  try {
    return await run(readArguments(argv, DEFAULT_MARKETS), DEFAULT_MARKETS, environment, output);
  } catch (cause) {
    const isUsage = cause instanceof UsageError;
    const text = cause instanceof Error ? cause.message : String(cause);
    output.err(isUsage ? `${text}\n\n${USAGE}` : `${text}\n`);
    return isUsage ? 2 : 1;
  }
}

async function run(
  given: Arguments,
  { markets }: MarketRegistry,
  environment: Environment,
  output: Output,
): Promise<number> {
  const env = readEnv(environment);
  if (!env.ok) throw new UsageError(env.error.join('\n'));
  const store = await openStore(env.value);
  try {
    return 'stockFile' in given
      ? await runStock(store, given, markets, output)
      : await runFeed(store, given, markets, output);
  } finally {
    await store.close();
  }
}

async function runFeed(
  store: Store,
  given: FeedArguments,
  markets: readonly Market[],
  output: Output,
): Promise<number> {
  const outcome = await importFeed(store, given.file, { ...given, markets, now: Date.now() });
  const facts = outcome.ok ? outcome.value : outcome.error;
  if (given.isJson) output.out(`${JSON.stringify(jsonReport(facts, given.isDryRun))}\n`);
  else if (outcome.ok) output.out(textReport(facts, given.file));
  else output.err(textReport(facts, given.file));
  if (given.mappingTarget !== null && facts.mapping !== null)
    writeFileSync(given.mappingTarget, `${JSON.stringify(facts.mapping, null, 2)}\n`);
  return outcome.ok ? 0 : 1;
}

async function runStock(
  store: Store,
  given: StockArguments,
  markets: readonly Market[],
  output: Output,
): Promise<number> {
  const outcome = await importStock(store, given.stockFile, { ...given, markets });
  const facts = outcome.ok ? outcome.value : outcome.error;
  if (given.isJson) output.out(`${JSON.stringify(jsonStockReport(facts, given.isDryRun))}\n`);
  else if (outcome.ok) output.out(textStockReport(facts, given.stockFile));
  else output.err(textStockReport(facts, given.stockFile));
  return outcome.ok ? 0 : 1;
}
