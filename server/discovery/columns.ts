// The columns of all markets: those whose prices, stock or rules are as they were keep their files, the others are built.
import { type Language, type Market, MARKETS } from '#contract/market.ts';
import type { MarketSource, NumberedPrices } from '#engine/catalogue.ts';
import type { MarketBuilder } from '#engine/engine.ts';
import { digestOf, epochOf, type PriceTable } from '#server/discovery/price-table.ts';
import type { SnapshotFile, SnapshotFolder } from '#server/discovery/snapshot-files.ts';
import type { MarketExtras } from '#server/store/market-extras.ts';

/** A text base with what columns over it need. */
export interface LiveText {
  readonly file: SnapshotFile;
  readonly builder: MarketBuilder;
  /** Its articles' places in the price table; texts with the same articles share them. */
  readonly rows: Uint32Array;
}
export interface ColumnsSource {
  readonly prices: PriceTable;
  readonly texts: ReadonlyMap<Language, LiveText>;
  readonly extras: (market: Market) => MarketExtras;
  /** What there is, by market. */
  readonly before: Readonly<Record<string, SnapshotFile>>;
}
export interface BuiltColumns {
  /** By market. */
  readonly files: Readonly<Record<string, SnapshotFile>>;
  /** The content of those that are new. */
  readonly made: Readonly<Record<string, ArrayBuffer>>;
}
interface Wanted {
  readonly market: Market;
  readonly key: string;
  readonly head: Omit<MarketSource, 'prices'>;
}

export function buildColumns(source: ColumnsSource, folder: SnapshotFolder): BuiltColumns {
  const files: Record<string, SnapshotFile> = {};
  const made: Record<string, ArrayBuffer> = {};
  const readOut = createReadOut(source.prices);
  for (const [language, text] of source.texts) {
    /** Markets that cost the same are built together. */
    const wanted = new Map<NumberedPrices, Wanted[]>();
    for (const market of MARKETS.filter((one) => one.language === language)) {
      const { numbered, digest } = readOut(text.rows, market);
      const extras = source.extras(market);
      const epoch = epochOf(market, digest, extras.digest);
      const key = `${text.file.key} ${epoch}`;
      const known = source.before[market.code];
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
  return { files, made };
}

interface ReadOut {
  readonly numbered: NumberedPrices;
  readonly digest: string;
}

/** The prices of many markets, each kind of them read out once. */
function createReadOut(prices: PriceTable): (rows: Uint32Array, market: Market) => ReadOut {
  const known = new Map<Uint32Array, Map<string, ReadOut>>();
  return (rows, market) => {
    const ofRows = known.get(rows) ?? new Map<string, ReadOut>();
    known.set(rows, ofRows);
    const profile = prices.profileOf(market);
    let kept = ofRows.get(profile);
    if (kept === undefined) {
      const numbered = prices.numbered(rows, market);
      ofRows.set(profile, (kept = { numbered, digest: digestOf(numbered) }));
    }
    return kept;
  };
}

/** These rows, or a text's that are the same: texts mostly name the same articles in the same order. */
export function sharedRows(texts: Iterable<LiveText>, rows: Uint32Array): Uint32Array {
  const bytes = Buffer.from(rows.buffer);
  for (const text of texts) if (Buffer.from(text.rows.buffer).equals(bytes)) return text.rows;
  return rows;
}
