// Builds the columns of the parts that devices get of large catalogues, and says which listings each part has whole.
import type { Language, Market } from '#contract/market.ts';
import { completeListings } from '#server/discovery/catalogue-part.ts';
import {
  buildColumns,
  type BuiltColumns,
  type ColumnsSource,
  type LoadedTextBase,
} from '#server/discovery/columns.ts';
import type {
  PartFiles,
  SnapshotFile,
  SnapshotFolder,
  SnapshotIndex,
} from '#server/discovery/snapshot-files.ts';

export interface PartsSource extends Omit<ColumnsSource, 'previousFiles'> {
  /** By language, the text bases of parts. */
  readonly partTexts: ReadonlyMap<Language, LoadedTextBase>;
  /** Of the whole. */
  readonly built: BuiltColumns;
  readonly previous: Pick<SnapshotIndex, 'columns' | 'parts'> | undefined;
}

/** By market, of those whose two files are too large together. A part whose files are unchanged is taken over. */
export function buildParts(source: PartsSource, folder: SnapshotFolder): Record<string, PartFiles> {
  const { partTexts, texts, built, previous } = source;
  const markets = source.markets.filter(({ code, contentLanguage }) => {
    const bytes = (texts.get(contentLanguage)?.file.bytes ?? 0) + (built.files[code]?.bytes ?? 0);
    return partTexts.has(contentLanguage) && bytes > folder.maxDeviceBytes;
  });
  const previousFiles = Object.fromEntries(
    Object.entries(previous?.parts ?? {}).map(([market, { columns }]) => [market, columns]),
  );
  const own = buildColumns({ ...source, markets, texts: partTexts, previousFiles }, folder);
  const contentOf = (from: BuiltColumns, market: string, file: SnapshotFile) =>
    from.newBuffers[market] ?? folder.read(file);
  const partOf = ({ code, contentLanguage }: Market): PartFiles | undefined => {
    const [whole, part] = [texts.get(contentLanguage), partTexts.get(contentLanguage)];
    const [wholeColumns, columns] = [built.files[code], own.files[code]];
    if (whole === undefined || part === undefined || wholeColumns === undefined || columns === undefined)
      return undefined;
    const known = previous?.parts?.[code];
    const isKnown =
      known?.text.hash === part.file.hash &&
      known.columns.hash === columns.hash &&
      previous?.columns[code]?.hash === wholeColumns.hash;
    if (isKnown) return known;
    const listings = completeListings(
      { builder: whole.builder, columns: contentOf(built, code, wholeColumns) },
      { builder: part.builder, columns: contentOf(own, code, columns) },
    );
    return { text: part.file, columns, ...listings };
  };
  return Object.fromEntries(
    markets.flatMap((market) => {
      const part = partOf(market);
      return part === undefined ? [] : [[market.code, part]];
    }),
  );
}
