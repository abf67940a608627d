// The import command's arguments: parsed and checked, or refused with what is wrong.
import { existsSync } from 'node:fs';
import type { FormIssue } from '#contract/form-issues.ts';
import type { Market, MarketRegistry } from '#contract/market.ts';
import type { Result } from '#contract/result.ts';
import { DEMO_SOURCE, MERCHANDISING_SOURCE } from '#catalogue/catalogue.ts';
import {
  DEFAULT_SOURCE,
  FEED_FORMATS,
  type FeedFormat,
  type GivenSizeGuide,
  type Mapping,
  parseMapping,
  parseSizeGuides,
  sourceOf,
} from '#feeds/feeds.ts';
import { type Command, type CommandArguments, UsageError } from '#server/command-line/command.ts';
import { issueLines, readJsonFile } from '#commands/json-file.ts';

export const IMPORT_COMMAND = {
  name: 'npm run import',
  forms: ['FILE [options]', '--stock FILE [--source NAME] [--dry-run] [--json]'],
  summary:
    'FILE is a product feed, plain or .gz; with --stock it is a CSV of prices and stock of articles that are there.',
  maxPositionals: 1,
  options: {
    format: { type: 'string', value: 'FORMAT', help: `auto (default), ${FEED_FORMATS.join(', ')}` },
    market: {
      type: 'string',
      value: 'MARKET',
      help: 'language of the texts, and currency where the feed does not say; default: by the language the texts look like',
    },
    map: {
      type: 'string',
      value: 'FILE',
      help: "mapping of a csv's columns; with --dry-run a file that is not there is written",
    },
    'size-guides': {
      type: 'string',
      value: 'FILE',
      help: "size guides of the feed's categories, as JSON; without it the feed has none",
    },
    source: {
      type: 'string',
      value: 'NAME',
      help: `what the products stand under; default ${DEFAULT_SOURCE}; with --stock: look at these products only`,
    },
    replaces: {
      type: 'string',
      value: 'NAME',
      multiple: true,
      help: "withdraw another source's products in the same step; may be given several times",
    },
    stock: { type: 'boolean', help: 'FILE holds prices and stock alone' },
    'allow-duplicates': {
      type: 'boolean',
      help: 'import products that stand under another source already',
    },
    'dry-run': { type: 'boolean', help: 'try everything, keep nothing' },
    json: { type: 'boolean', help: 'report as one line of JSON' },
    'drop-demo': { type: 'boolean', help: 'withdraw the demo catalogue once the feed is in' },
  },
} as const satisfies Command;

export interface FeedArguments {
  readonly kind: 'feed';
  readonly file: string;
  readonly format: FeedFormat | 'auto';
  /** As it was given; null: the shop's default. */
  readonly marketCode: string | null;
  readonly source: string;
  readonly replaces: readonly string[];
  readonly allowsDuplicates: boolean;
  readonly mapping: Mapping | null;
  readonly sizeGuides: readonly GivenSizeGuide[];
  /** Where the proposed mapping is to be written. */
  readonly mappingTarget: string | null;
  readonly isDryRun: boolean;
  readonly isJson: boolean;
  /** The same command with another source and further options, as a shell takes it. */
  readonly commandWith: (source: string, ...options: readonly string[]) => string;
}

export interface StockArguments {
  readonly kind: 'stock';
  readonly file: string;
  /** Null: products of all sources. */
  readonly source: string | null;
  readonly isDryRun: boolean;
  readonly isJson: boolean;
}

type Given = CommandArguments<(typeof IMPORT_COMMAND)['options']>;
type Values = Given['values'];

/** Throws UsageError. */
export function readArguments({ values, positionals: [file] }: Given): FeedArguments | StockArguments {
  if (file === undefined) throw new UsageError('one FILE is needed');
  return values.stock === true ? stockArguments(file, values) : feedArguments(file, values);
}

function stockArguments(file: string, values: Values): StockArguments {
  for (const other of [
    'format',
    'market',
    'map',
    'size-guides',
    'replaces',
    'allow-duplicates',
    'drop-demo',
  ] as const)
    if (values[other] !== undefined) throw new UsageError(`--${other} says nothing about a stock file`);
  return {
    kind: 'stock',
    file,
    source: values.source === undefined ? null : sourceOf(values.source),
    isDryRun: values['dry-run'] ?? false,
    isJson: values.json ?? false,
  };
}

function feedArguments(file: string, values: Values): FeedArguments {
  const format = (['auto', ...FEED_FORMATS] as const).find((known) => known === (values.format ?? 'auto'));
  if (format === undefined) throw new UsageError(`--format: "${values.format}" is not a format`);
  const source = values.source === undefined ? DEFAULT_SOURCE : ownSource('--source', values.source);
  if (source === DEMO_SOURCE) throw new UsageError('--source: "demo" is the demo catalogue\'s own name');
  const replaces = (values.replaces ?? []).map((name) => ownSource('--replaces', name));
  if (replaces.includes(source))
    throw new UsageError(`--replaces: the products stand under "${source}" themselves`);
  const isDryRun = values['dry-run'] ?? false;
  const isTarget = values.map !== undefined && isDryRun && !existsSync(values.map);
  return {
    kind: 'feed',
    file,
    format,
    marketCode: values.market ?? null,
    source,
    replaces: values['drop-demo'] === true ? [...new Set([DEMO_SOURCE, ...replaces])] : replaces,
    allowsDuplicates: values['allow-duplicates'] ?? false,
    mapping: values.map === undefined || isTarget ? null : readOption('--map', values.map, parseMapping),
    sizeGuides:
      values['size-guides'] === undefined
        ? []
        : readOption('--size-guides', values['size-guides'], parseSizeGuides),
    mappingTarget: isTarget ? (values.map ?? null) : null,
    isDryRun,
    isJson: values.json ?? false,
    commandWith: (other, ...options) => commandOf(file, { ...values, source: other }, options),
  };
}

/** The market that a feed is imported for; throws UsageError for one that the shop does not have. */
export function importMarket(code: string, { markets, find }: MarketRegistry): Market {
  const market = find(code);
  if (market !== undefined) return market;
  const codes = markets.map((one) => one.code).join(', ');
  throw new UsageError(`--market: "${code}" is none of ${codes}`);
}

function ownSource(option: string, name: string): string {
  const source = sourceOf(name);
  if (source === MERCHANDISING_SOURCE)
    throw new UsageError(`${option}: "${source}" is the name that a merchant's decisions stand under`);
  return source;
}

function readOption<Value>(
  option: string,
  path: string,
  parse: (json: unknown) => Result<Value, FormIssue[]>,
): Value {
  if (!existsSync(path)) throw new UsageError(`${option}: there is no file ${path}`);
  let read: Result<unknown, FormIssue[]>;
  try {
    read = readJsonFile(path);
  } catch (cause) {
    throw new UsageError(`${option}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
  const parsed = read.ok ? parse(read.value) : read;
  if (!parsed.ok) throw new UsageError(`${option}: ${path} is refused:\n${issueLines(parsed.error)}`);
  return parsed.value;
}

function commandOf(file: string, { source = '', ...others }: Values, options: readonly string[]): string {
  const given = Object.entries(others).flatMap(([name, value]) =>
    value === true
      ? [`--${name}`]
      : [value].flat().flatMap((one) => (typeof one === 'string' ? [`--${name}`, one] : [])),
  );
  return ['npm', 'run', 'import', '--', file, '--source', source, ...given, ...options]
    .map(quoteForShell)
    .join(' ');
}

function quoteForShell(word: string): string {
  return /^[\w./:@%+=,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
