// Builds the columns of all markets; markets with unchanged prices, stock and rules reuse their files.
import type { Language, Market } from '#contract/market.ts';
import type { MarketBuilder, MarketSource, ArticlePriceColumns } from '#engine/engine.ts';
import { priceDigest, columnsEpoch, type PriceTable } from '#server/discovery/price-table.ts';
import type { SnapshotFile, SnapshotFolder } from '#server/discovery/snapshot-files.ts';
import type { MarketExtras } from '#store/market-extras.ts';

/** A text base and what building columns over it needs. */
export interface LoadedTextBase {
  readonly file: SnapshotFile;
  readonly builder: MarketBuilder;
  /** Rows of its articles in the price table; text bases with the same articles share them. */
  readonly rows: Uint32Array;
}
export interface ColumnsSource {
  readonly markets: readonly Market[];
  readonly prices: PriceTable;
  readonly texts: ReadonlyMap<Language, LoadedTextBase>;
  readonly extras: (market: Market) => MarketExtras;
  /** The existing files, by market. */
  readonly previousFiles: Readonly<Record<string, SnapshotFile>>;
}
export interface BuiltColumns {
  /** By market. */
  readonly files: Readonly<Record<string, SnapshotFile>>;
  /** Contents of the new files, by market. */
  readonly newBuffers: Readonly<Record<string, ArrayBuffer>>;
}
interface MarketToBuild {
  readonly market: Market;
  readonly key: string;
  readonly details: Omit<MarketSource, 'prices'>;
}

export function buildColumns(source: ColumnsSource, folder: SnapshotFolder): BuiltColumns {
  const files: Record<string, SnapshotFile> = {};
  const newBuffers: Record<string, ArrayBuffer> = {};
  const readPrices = createPriceReader(source.prices);
  for (const [language, text] of source.texts) {
    /** Markets with equal prices are built together. */
    const marketsByPrices = new Map<ArticlePriceColumns, MarketToBuild[]>();
    for (const market of source.markets.filter((candidate) => candidate.contentLanguage === language)) {
      const { priceColumns, digest } = readPrices(text.rows, market);
      const extras = source.extras(market);
      const epoch = columnsEpoch(market, digest, extras.digest);
      const key = `${text.file.key} ${epoch}`;
      const previous = source.previousFiles[market.code];
      if (previous?.key === key) files[market.code] = previous;
      else {
        const details = { market: market.code, currency: market.currency, epoch, ...extras.source };
        marketsByPrices.set(priceColumns, [
          ...(marketsByPrices.get(priceColumns) ?? []),
          { market, key, details },
        ]);
      }
    }
    for (const [priceColumns, markets] of marketsByPrices) {
      const built = text.builder.build(
        priceColumns,
        markets.map(({ details }) => details),
      );
      for (const [at, { market, key }] of markets.entries()) {
        const columns = built[at]!;
        files[market.code] = folder.write(`columns-${market.code}`, key, columns, false);
        newBuffers[market.code] = columns;
      }
    }
  }
  return { files, newBuffers };
}

interface MarketPrices {
  readonly priceColumns: ArticlePriceColumns;
  readonly digest: string;
}

/** Reads market prices, once per price profile. */
function createPriceReader(prices: PriceTable): (rows: Uint32Array, market: Market) => MarketPrices {
  const previous = new Map<Uint32Array, Map<string, MarketPrices>>();
  return (rows, market) => {
    const byProfile = previous.get(rows) ?? new Map<string, MarketPrices>();
    previous.set(rows, byProfile);
    const profile = prices.priceProfileOf(market);
    let marketPrices = byProfile.get(profile);
    if (marketPrices === undefined) {
      const priceColumns = prices.pricesFor(rows, market);
      byProfile.set(profile, (marketPrices = { priceColumns, digest: priceDigest(priceColumns) }));
    }
    return marketPrices;
  };
}

/** Returns equal rows of another text base if there are any, to share memory; most text bases have the same articles. */
export function reuseEqualRows(texts: Iterable<LoadedTextBase>, rows: Uint32Array): Uint32Array {
  const bytes = Buffer.from(rows.buffer);
  for (const text of texts) if (Buffer.from(text.rows.buffer).equals(bytes)) return text.rows;
  return rows;
}
