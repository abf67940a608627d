// The columns of all markets: those whose prices, stock or rules are as they were keep their files, the others are built.
import type { Language, Market } from '#contract/market.ts';
import type { MarketSource, ArticlePriceColumns } from '#engine/catalogue.ts';
import type { MarketBuilder } from '#engine/engine.ts';
import { priceDigest, columnsEpoch, type PriceTable } from '#server/discovery/price-table.ts';
import type { SnapshotFile, SnapshotFolder } from '#server/discovery/snapshot-files.ts';
import type { MarketExtras } from '#server/store/market-extras.ts';

/** A text base with what columns over it need. */
export interface LoadedTextBase {
  readonly file: SnapshotFile;
  readonly builder: MarketBuilder;
  /** Its articles' places in the price table; texts with the same articles share them. */
  readonly rows: Uint32Array;
}
export interface ColumnsSource {
  readonly markets: readonly Market[];
  readonly prices: PriceTable;
  readonly texts: ReadonlyMap<Language, LoadedTextBase>;
  readonly extras: (market: Market) => MarketExtras;
  /** What there is, by market. */
  readonly previousFiles: Readonly<Record<string, SnapshotFile>>;
}
export interface BuiltColumns {
  /** By market. */
  readonly files: Readonly<Record<string, SnapshotFile>>;
  /** The content of those that are new. */
  readonly newBuffers: Readonly<Record<string, ArrayBuffer>>;
}
interface MarketToBuild {
  readonly market: Market;
  readonly key: string;
  readonly head: Omit<MarketSource, 'prices'>;
}

export function buildColumns(source: ColumnsSource, folder: SnapshotFolder): BuiltColumns {
  const files: Record<string, SnapshotFile> = {};
  const made: Record<string, ArrayBuffer> = {};
  const readOut = createPriceReader(source.prices);
  for (const [language, text] of source.texts) {
    /** Markets that cost the same are built together. */
    const wanted = new Map<ArticlePriceColumns, MarketToBuild[]>();
    for (const market of source.markets.filter((one) => one.contentLanguage === language)) {
      const { numberedPrices: numbered, digest } = readOut(text.rows, market);
      const extras = source.extras(market);
      const epoch = columnsEpoch(market, digest, extras.digest);
      const key = `${text.file.key} ${epoch}`;
      const known = source.previousFiles[market.code];
      if (known?.key === key) files[market.code] = known;
      else {
        const head = { market: market.code, currency: market.currency, epoch, ...extras.source };
        wanted.set(numbered, [...(wanted.get(numbered) ?? []), { market, key, head }]);
      }
    }
    for (const [numbered, markets] of wanted) {
      const built = text.builder.build(
        numbered,
        markets.map(({ head }) => head),
      );
      for (const [at, { market, key }] of markets.entries()) {
        const columns = built[at]!;
        files[market.code] = folder.write(`columns-${market.code}`, key, columns, false);
        made[market.code] = columns;
      }
    }
  }
  return { files, newBuffers: made };
}

interface MarketPrices {
  readonly numberedPrices: ArticlePriceColumns;
  readonly digest: string;
}

/** The prices of many markets, each kind of them read out once. */
function createPriceReader(prices: PriceTable): (rows: Uint32Array, market: Market) => MarketPrices {
  const known = new Map<Uint32Array, Map<string, MarketPrices>>();
  return (rows, market) => {
    const ofRows = known.get(rows) ?? new Map<string, MarketPrices>();
    known.set(rows, ofRows);
    const profile = prices.priceProfileOf(market);
    let kept = ofRows.get(profile);
    if (kept === undefined) {
      const numbered = prices.pricesFor(rows, market);
      ofRows.set(profile, (kept = { numberedPrices: numbered, digest: priceDigest(numbered) }));
    }
    return kept;
  };
}

/** These rows, or a text's that are the same: texts mostly name the same articles in the same order. */
export function reuseEqualRows(texts: Iterable<LoadedTextBase>, rows: Uint32Array): Uint32Array {
  const bytes = Buffer.from(rows.buffer);
  for (const text of texts) if (Buffer.from(text.rows.buffer).equals(bytes)) return text.rows;
  return rows;
}
