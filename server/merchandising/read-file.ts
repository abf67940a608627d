// Reads and validates a merchandising file in JSON or CSV.
import { fail, ok, type Result } from '#contract/result.ts';
import { detectDelimiter, FeedError, FeedLog, openFeedFile, readRows } from '#feeds/feeds.ts';
import { COLUMNS, fileOfRows } from '#server/merchandising/csv.ts';
import {
  type ValidationIssue,
  validateFile,
  type MerchandisingFile,
} from '#server/merchandising/file-schema.ts';

export interface ParsedFile {
  readonly file: MerchandisingFile;
  /** Name of an entry for messages: index and name in JSON, line number in CSV. */
  readonly nameOf: (path: readonly string[]) => string;
}

export async function readMerchandisingFile(path: string): Promise<Result<ParsedFile, ValidationIssue[]>> {
  try {
    return path.toLowerCase().endsWith('.csv') ? await readTable(path) : await readJson(path);
  } catch (cause) {
    if (!(cause instanceof FeedError)) throw cause;
    return fail([
      { entry: cause.line === null ? path : `line ${cause.line}`, field: '', reason: cause.message },
    ]);
  }
}

async function readJson(path: string): Promise<Result<ParsedFile, ValidationIssue[]>> {
  const opened = await openFeedFile(path);
  let text = '';
  for await (const part of opened.text()) text += part;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    const reason = `is no JSON: ${cause instanceof Error ? cause.message : String(cause)}`;
    return fail([{ entry: path, field: '', reason }]);
  }
  const nameOf = ([list = '', at = '', ...rest]: readonly string[]): string => {
    if (rest.length > 0) return nameOf([list, at]);
    if (!/^\d+$/.test(at)) return path;
    const name = nameIn(value, list, Number(at));
    return `${list}[${at}]${name === undefined ? '' : ` "${name}"`}`;
  };
  return validated(value, nameOf, []);
}

/** The name of an entry: a rule's id, a synonym's first phrase. */
function nameIn(value: unknown, list: string, at: number): string | undefined {
  const lists = value as Readonly<Record<string, readonly { id?: unknown; from?: unknown }[] | undefined>>;
  const entry = lists[list]?.[at];
  const name = Array.isArray(entry?.from) ? (entry.from as unknown[])[0] : entry?.id;
  return typeof name === 'string' ? name : undefined;
}

async function readTable(path: string): Promise<Result<ParsedFile, ValidationIssue[]>> {
  const opened = await openFeedFile(path);
  const log = new FeedLog();
  const { header, rows } = await readRows(opened.text(), detectDelimiter(opened.head), log);
  const unknown = header.filter((column) => column !== '' && !COLUMNS.some((known) => known === column));
  if (unknown.length > 0 || !header.includes('what')) {
    const reason =
      unknown.length > 0
        ? `there is no column "${unknown[0]}"; the columns are ${COLUMNS.join(', ')}`
        : 'the column "what" is missing';
    return fail([{ entry: 'line 1', field: '', reason }]);
  }
  const tableRows = [];
  for await (const row of rows) tableRows.push(row);
  const { file, synonymLines, ruleLines, issues: tableIssues } = fileOfRows(tableRows);
  const parseIssues = [
    ...log.rejected.map(({ line, reason }) => ({ entry: `line ${line}`, field: '', reason })),
    ...tableIssues.map(({ line, ...issue }) => ({ entry: `line ${line}`, ...issue })),
  ];
  const nameOf = ([list, at = '', action = '', index = '']: readonly string[]) => {
    if (list === 'synonyms') return `line ${synonymLines[Number(at)] ?? 1}`;
    const rule = ruleLines[Number(at)];
    const lines = rule?.actions.get(action) ?? [];
    return `line ${lines[Number(index)] ?? lines[0] ?? rule?.line ?? 1}`;
  };
  return validated(file, nameOf, parseIssues);
}

function validated(
  file: unknown,
  nameOf: ParsedFile['nameOf'],
  parseIssues: ValidationIssue[],
): Result<ParsedFile, ValidationIssue[]> {
  const issues = [...parseIssues, ...validateFile(file, nameOf)];
  return issues.length > 0 ? fail(issues) : ok({ file: file as MerchandisingFile, nameOf });
}
