// Streams the rows of a delimited file (CSV, TSV), each with its line number and its cells by column.
import { CsvError, parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { counted } from '#contract/counted.ts';
import { type FeedLog, FeedError } from '#feeds/feed-log.ts';

/** A longer row has an unclosed quote. */
const MAX_ROW_CHARACTERS = 4 * 2 ** 20;

/** A line that tells a spreadsheet the delimiter: "sep=;". */
export const SPREADSHEET_DELIMITER = /^sep=(.)$/i;

export interface Row {
  readonly line: number;
  /** Trimmed; '' where the column is absent or empty. */
  get(column: string): string;
  /** As `get`, by the column's position: two may have the same name. */
  at(position: number): string;
}

export interface Rows {
  readonly header: readonly string[];
  readonly rows: AsyncGenerator<Row>;
}

/** Reads the header. Rows with another number of cells are rejected one by one; a malformed file throws FeedError. */
export async function readRows(text: AsyncIterable<string>, delimiter: string, log: FeedLog): Promise<Rows> {
  const records = recordsOf(text, delimiter);
  const first = await records.next();
  if (first.done === true) throw new FeedError('the file has no header row', 1);
  const header = first.value.cells.map((name) => name.replace(/^\uFEFF/, '').trim());
  return { header, rows: rowsOf(records, header, log) };
}

async function* rowsOf(records: AsyncGenerator<RawRecord>, header: readonly string[], log: FeedLog) {
  const position = new Map(header.map((name, at) => [name, at] as const).reverse());
  for await (const { cells, line, isUnfinished } of records) {
    log.rows += 1;
    if (cells.length < header.length && isUnfinished)
      throw new FeedError('the file ends in the middle of a row: it is cut short', line);
    if (cells.length !== header.length && !isPadded(cells, header.length)) {
      log.reject({
        line,
        reason: `has ${counted(cells.length, 'cell')} where the header has ${header.length}`,
      });
      continue;
    }
    const at = (index: number): string => (cells[index] ?? '').trim();
    const get = (column: string): string => at(position.get(column) ?? -1);
    yield { line, get, at } satisfies Row;
  }
}

/** White space and control characters, such as the one that ends a file on old systems. */
function isBlank(cell: string): boolean {
  return /^[\s\p{Cc}]*$/u.test(cell);
}

/** Spreadsheets add empty cells at the end of a row. */
function isPadded(cells: readonly string[], wanted: number): boolean {
  return cells.length > wanted && cells.slice(wanted).every((cell) => cell.trim() === '');
}

interface RawRecord {
  readonly cells: readonly string[];
  readonly line: number;
  /** The last row, without a line ending. */
  readonly isUnfinished: boolean;
}

/**
 * In a tab-separated file a quote is often a mark (28", "Boots" tall), which the parser may take for a quoted cell that ends rows
 * later. Lines that each have as many cells as the header are rows: a cell that holds line breaks has fewer in some of them.
 */
function linesThatAreRows(
  { raw = '', record }: ParsedEntry,
  delimiter: string,
  width: number,
): string[][] | null {
  if (!raw.includes('"')) return null;
  const lines = raw.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  if (lines.length === 1 && record.length === width) return null;
  const rows = lines.map((line) => line.split(delimiter).map(unquoted));
  return rows.every((cells) => cells.length === width) ? rows : null;
}

/** Of a cell that is quoted as a whole; any other stays as it is. */
function unquoted(cell: string): string {
  const text = cell.trim();
  if (text.length < 2 || !text.startsWith('"') || !text.endsWith('"')) return cell;
  const inner = text.slice(1, -1);
  return inner.replaceAll('""', '').includes('"') ? cell : inner.replaceAll('""', '"');
}

async function* recordsOf(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<RawRecord> {
  const isTabbed = delimiter === '\t';
  let width: number | null = null;
  let last = '\n';
  const trackedText = async function* () {
    for await (const part of text) {
      if (part !== '') last = part.at(-1) ?? last;
      yield part;
    }
  };
  const parser = parse({
    delimiter,
    info: true,
    bom: true,
    skip_empty_lines: true,
    relax_column_count: true,
    raw: isTabbed,
    // Tab-separated feeds write inches as 28" without quoting the cell.
    relax_quotes: isTabbed,
    max_record_size: MAX_ROW_CHARACTERS,
  });
  const source = Readable.from(trackedText());
  // Errors of the text itself (a damaged archive) must reach the reader of the parser too.
  source.on('error', (cause) => parser.destroy(cause));
  let before = { lines: 0, empty_lines: 0 };
  let pending: RawRecord | null = null;
  try {
    for await (const entry of source.pipe(parser) as AsyncIterable<ParsedEntry>) {
      if (pending !== null) yield pending;
      const line = before.lines + 1 + (entry.info.empty_lines - before.empty_lines);
      before = { lines: entry.info.lines, empty_lines: entry.info.empty_lines };
      pending = null;
      if (entry.record.every(isBlank) || SPREADSHEET_DELIMITER.test(entry.record.join(delimiter))) continue;
      width ??= entry.record.length;
      const rows = linesThatAreRows(entry, delimiter, width);
      for (const [at, cells] of (rows ?? []).slice(0, -1).entries())
        yield { cells, line: line + at, isUnfinished: false };
      pending = {
        cells: rows?.at(-1) ?? entry.record,
        line: line + (rows?.length ?? 1) - 1,
        isUnfinished: false,
      };
    }
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    throw new FeedError(reasonOf(cause), lineOf(cause, before.lines + 1));
  } finally {
    source.destroy();
  }
  if (pending !== null) yield { ...pending, isUnfinished: last !== '\n' };
}

interface ParsedEntry {
  /** Of a tab-separated file. */
  readonly raw?: string;
  readonly record: string[];
  readonly info: { readonly lines: number; readonly empty_lines: number };
}

function reasonOf(cause: CsvError): string {
  if (cause.code === 'CSV_QUOTE_NOT_CLOSED') return 'a quoted cell that opens in this row is never closed';
  if (cause.code === 'CSV_MAX_RECORD_SIZE')
    return `a row of more than ${MAX_ROW_CHARACTERS} characters: a quoted cell is never closed`;
  return `not well-formed: ${cause.message}`;
}

/** An unclosed quote is noticed only at the end of the file: its row is the line to name. */
function lineOf(cause: CsvError, rowLine: number): number {
  const named: unknown = cause['lines'];
  if (cause.code === 'CSV_QUOTE_NOT_CLOSED' || cause.code === 'CSV_MAX_RECORD_SIZE') return rowLine;
  return typeof named === 'number' ? named : rowLine;
}
