// Sizes of the sections of a snapshot file, and which of them are the search index.
import { shopError } from '#contract/errors.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { readSnapshotFile, type SectionTable } from '#engine/snapshot/format.ts';
import { MARKET_TABLE } from '#engine/snapshot/market-columns.ts';
import { TEXT_TABLE } from '#engine/snapshot/text-table.ts';
import { ANALYSER_VERSION } from '#engine/text/analyser.ts';

export interface SnapshotSection {
  readonly name: string;
  readonly bytes: number;
  /** Needed to match, filter, count or sort; otherwise display data or lookups by id. */
  readonly isIndex: boolean;
}

/** All other sections belong to the index. */
const DISPLAY_SECTIONS: ReadonlySet<string> = new Set<keyof typeof TEXT_TABLE>([
  'strings',
  'stringStart',
  'productId',
  'productSlug',
  'productTitle',
  'productSubtitle',
  'productBrand',
  'productById',
  'productBySlug',
  'productDetailStart',
  'productDetails',
  'productRowStart',
  'productRows',
  'valueName',
  'valueSwatch',
  'listingId',
  'listingExternalId',
  'listingSlug',
  'listingTitle',
  'listingDetailStart',
  'listingDetails',
  'suggestions',
  'contents',
  'sizeGuideStart',
  'sizeGuides',
  'languageWords',
]);

/** The sizes add up to the file's: `directory` is everything outside the sections. Fails for unknown kinds of file. */
export function snapshotSections(file: ArrayBuffer): Result<SnapshotSection[]> {
  const text = sectionsOf(file, 'TXT', TEXT_TABLE);
  const sections = text.ok ? text : sectionsOf(file, 'COL', MARKET_TABLE);
  if (!sections.ok) return fail(shopError('snapshot_refused', { detail: sections.error }));
  const inSections = sections.value.reduce((sum, { bytes }) => sum + bytes, 0);
  return ok([{ name: 'directory', bytes: file.byteLength - inSections, isIndex: true }, ...sections.value]);
}

function sectionsOf(
  file: ArrayBuffer,
  kind: 'TXT' | 'COL',
  table: SectionTable,
): Result<SnapshotSection[], string> {
  const read = readSnapshotFile(file, { kind, analyserVersion: ANALYSER_VERSION }, table, true);
  if (!read.ok) return read;
  return ok(
    Object.entries(read.value.views).map(([name, view]) => ({
      name,
      bytes: view.byteLength,
      isIndex: !DISPLAY_SECTIONS.has(name),
    })),
  );
}
