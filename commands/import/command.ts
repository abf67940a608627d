// The import command: imports a feed or a stock file and reports the outcome.
import { writeFileSync } from 'node:fs';
import type { MarketRegistry } from '#contract/market.ts';
import { guessMarket } from '#feeds/feeds.ts';
import type { Env } from '#server/env.ts';
import { failWithMessage, type Output, runCommand } from '#server/command-line/command.ts';
import {
  type FeedArguments,
  IMPORT_COMMAND,
  importMarket,
  readArguments,
  type StockArguments,
} from '#commands/import/arguments.ts';
import { type Environment, envOf, withStore } from '#commands/store-command.ts';
import { importFeed, type ImportFailure, type ImportReport } from '#server/import/import-feed.ts';
import { importStock } from '#server/import/import-stock.ts';
import { nextStepsOf } from '#commands/import/next-steps.ts';
import { jsonReport, textReport } from '#commands/import/report.ts';
import { jsonStockReport, textStockReport } from '#commands/import/stock-report.ts';
import { DEFAULT_MARKETS, registryOf } from '#settings/settings.ts';
import { readSettings } from '#store/settings.ts';
import { isDatabaseMissing, type Store } from '#store/open-store.ts';

/** The exit code: 0 imported (rejected rows are reported), 1 file refused and catalogue unchanged, 2 wrong usage. */
export async function runImport(
  argv: readonly string[],
  environment: Environment,
  output: Output,
): Promise<number> {
  return runCommand(IMPORT_COMMAND, argv, output, (given) => {
    const args = readArguments(given);
    return failWithMessage(output, () => run(args, environment, output));
  });
}

async function run(
  given: FeedArguments | StockArguments,
  environment: Environment,
  output: Output,
): Promise<number> {
  const env = envOf(environment);
  // Nothing is made for a command that is refused anyway: a shop without a database has the default markets.
  if (given.kind === 'feed' && given.marketCode !== null && isDatabaseMissing(env))
    importMarket(given.marketCode, DEFAULT_MARKETS);
  return withStore(environment, async (store) => {
    const registry = registryOf((await readSettings(store.db)).settings);
    return given.kind === 'stock'
      ? runStock(store, given, registry, output)
      : runFeed(store, env, given, registry, output);
  });
}

async function runFeed(
  store: Store,
  env: Env,
  given: FeedArguments,
  registry: MarketRegistry,
  output: Output,
): Promise<number> {
  const { markets } = registry;
  const { market, note } =
    given.marketCode === null
      ? await guessMarket(given.file, registry)
      : { market: importMarket(given.marketCode, registry), note: null };
  const outcome = await importFeed(store, given.file, { ...given, market, markets, now: Date.now() });
  const done = outcome.ok ? outcome.value : outcome.error;
  const notes = [note, unwrittenMappingNote(given, done)].filter((text) => text !== null);
  const report = { ...done, warnings: [...notes, ...done.warnings] };
  const next = nextStepsOf(report, { ...given, market }, markets, env);
  if (given.isJson) output.out(`${JSON.stringify(jsonReport(report, next, given.isDryRun))}\n`);
  else if (outcome.ok) output.out(textReport(report, next, given.file));
  else output.err(textReport(report, next, given.file));
  if (given.mappingTarget !== null && report.mapping !== null)
    writeFileSync(given.mappingTarget, `${JSON.stringify(report.mapping, null, 2)}\n`);
  return outcome.ok ? 0 : 1;
}

/** Null where one is written, or nobody asked for one. */
function unwrittenMappingNote(
  { mappingTarget }: FeedArguments,
  { mapping, format }: ImportReport | ImportFailure,
): string | null {
  if (mappingTarget === null || mapping !== null || format === null) return null;
  return `no mapping is written to ${mappingTarget}: ${format} needs none; with --format csv one is proposed`;
}

async function runStock(
  store: Store,
  given: StockArguments,
  { markets }: MarketRegistry,
  output: Output,
): Promise<number> {
  const outcome = await importStock(store, given.file, { ...given, markets });
  const report = outcome.ok ? outcome.value : outcome.error;
  if (given.isJson) output.out(`${JSON.stringify(jsonStockReport(report, given.isDryRun))}\n`);
  else if (outcome.ok) output.out(textStockReport(report, given.file));
  else output.err(textStockReport(report, given.file));
  return outcome.ok ? 0 : 1;
}
