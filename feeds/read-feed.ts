// Reads a feed file into the parts of a catalogue, or says why it can't be read; the entry point of the feed readers.
import { counted } from '#contract/counted.ts';
import type { Market, MarketCode } from '#contract/market.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { CatalogueParts } from '#catalogue/catalogue.ts';
import { OfferCollector } from '#feeds/offer-collector.ts';
import { readRows } from '#feeds/delimited.ts';
import { detectDelimiter, detectFormat, type FeedFormat } from '#feeds/detect.ts';
import { facetsOf } from '#feeds/feed-facets.ts';
import { type FeedFile, openFeedFile } from '#feeds/feed-file.ts';
import { FeedLog, FeedError, type Rejection } from '#feeds/feed-log.ts';
import { readGoogleTsv } from '#feeds/google-tsv.ts';
import { readGoogleXml } from '#feeds/google-xml.ts';
import { productOf } from '#feeds/group.ts';
import { productIdOf } from '#feeds/ids.ts';
import { readMappedCsv } from '#feeds/mapped-csv.ts';
import { type Mapping, missingFields } from '#feeds/mapping.ts';
import { proposeMapping, type CsvSample } from '#feeds/propose-mapping.ts';
import type { RawOffer } from '#feeds/raw-offer.ts';
import { type GivenSizeGuide, sizeGuidesOf } from '#feeds/size-guides.ts';
import { readShopifyCsv } from '#feeds/shopify-csv.ts';
import { readShopifyJson } from '#feeds/shopify-json.ts';
import { readWooCommerceCsv } from '#feeds/woocommerce-csv.ts';

/** Rows that a mapping is proposed from. */
const SAMPLE_ROWS = 300;

export interface ReadOptions {
  readonly format: FeedFormat | 'auto';
  /** Says the language of the texts, and the currency where the feed does not. */
  readonly market: Market;
  /** All of the shop, for what each can sell. */
  readonly markets: readonly Market[];
  readonly mapping: Mapping | null;
  /** Those of the feed's categories; absent: none. */
  readonly sizeGuides?: readonly GivenSizeGuide[];
  /** What the feed's products stand under; a slug. */
  readonly source: string;
  /** ms since 1970, for sale prices with dates. */
  readonly now: number;
}

/** What is known of the file whether it could be read or not. */
export interface FeedSummary {
  readonly format: FeedFormat | null;
  readonly rows: number;
  readonly rejected: readonly Rejection[];
  /** May be more than `rejected` holds. */
  readonly rejectedCount: number;
  readonly warnings: readonly string[];
  /** The mapping that was used, or is proposed; null for formats that need none. */
  readonly mapping: Mapping | null;
  readonly isMappingProposed: boolean;
  /** Prices by a currency that no market sells in. */
  readonly unsupportedCurrencies: Readonly<Record<string, number>>;
}
export interface FeedFailure extends FeedSummary {
  readonly reason: string;
  readonly line: number | null;
}
export interface FeedResult extends FeedSummary {
  readonly format: FeedFormat;
  readonly products: number;
  readonly variants: number;
  readonly articles: number;
  readonly soldIn: Readonly<Partial<Record<MarketCode, number>>>;
  readonly productIds: () => Iterable<string>;
  /** `products` may be iterated until `close`. */
  readonly parts: CatalogueParts;
  /** Frees the disk space of the buffered offers. */
  readonly close: () => void;
}

/** Reads the whole file once and nothing else: no database, no network. */
export async function readFeed(path: string, options: ReadOptions): Promise<Result<FeedResult, FeedFailure>> {
  const log = new FeedLog();
  const state: ReadState = { format: null, mapping: options.mapping, isMappingProposed: false };
  const collected = new OfferCollector({ ...options, exchangeRates: options.mapping?.exchange ?? {} }, log);
  try {
    for await (const offer of await offersOf(path, options, state, log)) collected.add(offer);
    if (state.format === null || collected.articles === 0)
      throw new FeedError(noProductsReason(log), log.rejected[0]?.line ?? null);
    warnAboutCurrencies(collected, options, log);
    const close = () => collected.spool.close();
    const summary = summaryOf(state, collected, log);
    return ok({ ...summary, ...resultOf(collected, options), format: state.format, close });
  } catch (cause) {
    collected.spool.close();
    if (!(cause instanceof FeedError)) throw cause;
    return fail({ ...summaryOf(state, collected, log), reason: cause.message, line: cause.line });
  }
}

/** What is found out while reading. */
interface ReadState {
  format: FeedFormat | null;
  mapping: Mapping | null;
  isMappingProposed: boolean;
}

async function offersOf(
  path: string,
  options: ReadOptions,
  state: ReadState,
  log: FeedLog,
): Promise<AsyncGenerator<RawOffer>> {
  const file = await openFeedFile(path);
  if (file.encoding === 'windows-1252')
    log.warn('the file is not UTF-8: it was read as Windows-1252, as spreadsheets save it');
  const format = formatOf(file, options);
  state.format = format;
  if (format !== 'csv' && hasColumns(options.mapping))
    log.warn(`the columns of the mapping are not used: ${format} has columns of its own`);
  const delimiter = detectDelimiter(file.head);
  switch (format) {
    case 'google-xml':
      return readGoogleXml(file.text(), log, options.now);
    case 'google-tsv':
      return readGoogleTsv(file.text(), delimiter, log, options.now);
    case 'shopify-csv':
      return readShopifyCsv(file.text(), delimiter, log);
    case 'shopify-json':
      return readShopifyJson(file.text(), log);
    case 'woocommerce-csv':
      return readWooCommerceCsv(file.text(), delimiter, log, options.now);
    case 'csv':
      return readMappedCsv(file.text(), delimiter, await mappingOf(file, delimiter, state), log);
  }
}

/** Who says which columns are which does not want them recognised. */
function formatOf({ head }: FeedFile, { format, mapping }: ReadOptions): FeedFormat {
  if (format !== 'auto') return format;
  const found = detectFormat(head);
  return hasColumns(mapping) && found !== 'google-xml' && found !== 'shopify-json' ? 'csv' : found;
}

function hasColumns(mapping: Mapping | null): boolean {
  return mapping !== null && Object.keys(mapping.columns).length > 0;
}

/** The given mapping, or a proposal where the given one has no columns. */
async function mappingOf(file: FeedFile, delimiter: string, state: ReadState): Promise<Mapping> {
  if (state.mapping !== null && hasColumns(state.mapping)) return state.mapping;
  const sample = await sampleOf(file, delimiter);
  const proposal = { ...state.mapping, ...proposeMapping(sample, delimiter) };
  state.mapping = proposal;
  state.isMappingProposed = true;
  const missing = missingFields(proposal);
  if (missing.length > 0)
    throw new FeedError(
      `no column was recognised as ${missing.join(', ')}: complete the proposed mapping and pass it with --map. Columns: ${sample.header.join(', ')}`,
      1,
    );
  return proposal;
}

async function sampleOf(file: FeedFile, delimiter: string): Promise<CsvSample> {
  const { header, rows } = await readRows(file.text(), delimiter, new FeedLog());
  const cells: string[][] = [];
  for await (const row of rows) {
    cells.push(header.map((_, position) => row.at(position)));
    if (cells.length >= SAMPLE_ROWS) break;
  }
  return { header, rows: cells };
}

function resultOf(collected: OfferCollector, { source, market, sizeGuides = [] }: ReadOptions) {
  const { contentLanguage: language } = market;
  const { spool, tree, products, variants, articles } = collected;
  const context = { source, language, titleOfListing: (id: string) => tree.titleOf(id) };
  const listings = tree.listings();
  const parts: CatalogueParts = {
    source,
    listings,
    facets: facetsOf(collected, language),
    pages: [],
    stores: [],
    sizeGuides: sizeGuidesOf(sizeGuides, source, listings),
    synonyms: {},
    popularQueries: {},
    products: {
      *[Symbol.iterator]() {
        for (const offers of spool.groups()) yield productOf(offers, context);
      },
    },
  };
  const productIds = function* () {
    for (const groupId of spool.groupIds()) yield productIdOf(source, groupId);
  };
  return { products, variants, articles, soldIn: collected.soldIn(), productIds, parts };
}

function summaryOf(state: ReadState, collected: OfferCollector, log: FeedLog): FeedSummary {
  return {
    format: state.format,
    rows: log.rows,
    rejected: log.rejected,
    rejectedCount: log.rejectedCount,
    warnings: log.warnings(),
    mapping: state.format === 'csv' ? state.mapping : null,
    isMappingProposed: state.isMappingProposed,
    unsupportedCurrencies: Object.fromEntries(collected.unsupportedCurrencies),
  };
}

function noProductsReason(log: FeedLog): string {
  if (log.rows === 0) return 'the feed holds no products';
  const first = log.rejected[0];
  return `none of ${counted(log.rows, 'row')} can be imported${first === undefined ? '' : `: ${first.reason}`}`;
}

function warnAboutCurrencies(collected: OfferCollector, { market }: ReadOptions, log: FeedLog): void {
  if (collected.assumedCurrencyCount > 0)
    log.warn(
      `the feed does not say its currency: ${counted(collected.assumedCurrencyCount, 'price was', 'prices were')} taken as ${market.currency}, which ${market.code} sells in; another market is named with --market`,
    );
  for (const [currency, count] of collected.unsupportedCurrencies)
    log.warn(
      `${counted(count, 'price is', 'prices are')} in ${currency}, which no market sells in: what has no other price is imported and not sold anywhere`,
    );
}
