// Detects a feed's format and delimiter from its first characters.
import { CsvError, parse } from 'csv-parse/sync';
import { SPREADSHEET_DELIMITER } from '#feeds/delimited.ts';
import { FeedError } from '#feeds/feed-log.ts';
import { attributeOf } from '#feeds/google-tsv.ts';
import { shopifyColumns } from '#feeds/shopify-columns.ts';
import { wooColumns } from '#feeds/woocommerce-columns.ts';

export const FEED_FORMATS = [
  'google-xml',
  'google-tsv',
  'shopify-csv',
  'shopify-json',
  'woocommerce-csv',
  'csv',
] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

const DELIMITERS = ['\t', ',', ';', '|'] as const;
/** WooCommerce never translates these. */
const WOO_TYPES = /^(?:simple|variable|variation|grouped|external)\b/;

/** Throws FeedError for a file of no known format. */
export function detectFormat(head: string): FeedFormat {
  const start = head.replace(/^\uFEFF/, '').trimStart();
  if (start === '') throw new FeedError('the file is empty', 1);
  if (start.startsWith('<')) return 'google-xml';
  if (start.startsWith('{') || start.startsWith('[')) return 'shopify-json';
  if ((start.codePointAt(0) ?? 0) < 9 || start.startsWith('PK\u0003') || start.startsWith('%PDF'))
    throw new FeedError('this is no text: a spreadsheet has to be saved as CSV', 1);
  const { header, firstRow } = firstRows(withoutDelimiterLine(head), detectDelimiter(head));
  const shopify = shopifyColumns(header);
  if (shopify.handle !== '' && (shopify.price !== '' || shopify.option1Name !== '')) return 'shopify-csv';
  const woo = wooColumns(header);
  const hasWooNames = woo.id !== '' && woo.type !== '' && woo.price !== '' && woo.published !== '';
  if (hasWooNames || (header[0]?.toUpperCase() === 'ID' && WOO_TYPES.test(firstRow[1] ?? '')))
    return 'woocommerce-csv';
  const google = new Set(header.map(attributeOf));
  const hasCore = ['id', 'title', 'price'].every((name) => google.has(name));
  const isGoogle =
    google.has('image_link') ||
    (google.has('link') && google.has('availability')) ||
    // A mapping has no dates: read by one, a sale would never end.
    google.has('sale_price_effective_date');
  return hasCore && isGoogle ? 'google-tsv' : 'csv';
}

/** The delimiter that the file names for spreadsheets, else the one that splits the header into most cells. */
export function detectDelimiter(head: string): string {
  const first = firstLine(head);
  const named = SPREADSHEET_DELIMITER.exec(first)?.[1];
  if (named !== undefined) return named;
  const line = first.trim().replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => [delimiter, line.split(delimiter).length] as const);
  const best = counts.reduce((a, b) => (b[1] > a[1] ? b : a));
  return best[1] > 1 ? best[0] : ',';
}

function firstLine(head: string): string {
  const lines = head.replace(/^\uFEFF/, '').split('\n');
  return lines.find((text) => text.trim() !== '') ?? '';
}

function withoutDelimiterLine(head: string): string {
  const first = firstLine(head);
  return SPREADSHEET_DELIMITER.test(first) ? head.slice(head.indexOf(first) + first.length) : head;
}

/** Rows that can't be read are left out: who reads the whole file says what is wrong with them, and where. */
function firstRows(head: string, delimiter: string): { header: string[]; firstRow: string[] } {
  const [header = [], firstRow = []] = rowsOf(head, delimiter, 2) ?? rowsOf(head, delimiter, 1) ?? [];
  return { header: header.map((name) => name.trim()), firstRow };
}

function rowsOf(head: string, delimiter: string, to: number): string[][] | null {
  try {
    return parse(head, {
      delimiter,
      to,
      bom: true,
      skip_empty_lines: true,
      relax_column_count: true,
      relax_quotes: true,
    });
  } catch (cause) {
    if (cause instanceof CsvError) return null;
    throw cause;
  }
}
