// The CSV form of a merchandising file: one row per synonym or rule action; rows with equal ids form one rule.
import type { FileRule, FileSynonym, MerchandisingFile } from '#server/merchandising/file-schema.ts';

export const COLUMNS = [
  'what',
  'id',
  'language',
  'words',
  'means',
  'query',
  'match',
  'listing',
  'markets',
  'from',
  'until',
  'product',
  'position',
  'field',
  'value',
  'steps',
  'redirect_listing',
  'redirect_page',
] as const;
type Column = (typeof COLUMNS)[number];
const SYNONYM_KINDS = ['one_way', 'equal', 'correction'];
const RULE_ACTIONS = ['pin', 'boost', 'bury', 'hide', 'redirect'];
/** Separates several words, meanings or markets in one cell. */
const LIST_SEPARATOR = '|';

/** Reads a cell of a row; '' if it is empty or its column is missing. */
export type CellReader = (column: Column) => string;
export interface ParsedTable {
  /** A merchandising file, not validated yet. */
  readonly file: unknown;
  /** Line numbers by index of the entry. */
  readonly synonymLines: readonly number[];
  readonly ruleLines: readonly number[];
  /** Rows that are neither a synonym nor an action, or contradict an earlier row of their rule. */
  readonly issues: readonly { readonly line: number; readonly field: string; readonly reason: string }[];
}

export function fileOfRows(
  rows: readonly { readonly line: number; readonly get: CellReader }[],
): ParsedTable {
  const synonyms: object[] = [];
  const synonymLines: number[] = [];
  const rules = new Map<string, { rule: Record<string, unknown>; line: number; condition: string }>();
  const issues: { line: number; field: string; reason: string }[] = [];
  for (const { line, get } of rows) {
    const what = get('what');
    if (SYNONYM_KINDS.includes(what)) {
      synonyms.push({
        language: get('language'),
        kind: what,
        from: splitList(get('words')),
        to: splitList(get('means')),
      });
      synonymLines.push(line);
    } else if (RULE_ACTIONS.includes(what)) {
      const id = get('id') || `line-${line}`;
      const condition = {
        ...filledCells(get, ['query', 'match', 'listing', 'from', 'until']),
        ...marketsOf(get),
      };
      const existing = rules.get(id);
      const entry = existing ?? { rule: { id, ...condition }, line, condition: JSON.stringify(condition) };
      if (existing === undefined) rules.set(id, entry);
      else if (existing.condition !== JSON.stringify(condition))
        issues.push({
          line,
          field: 'id',
          reason: `"${id}" is the rule of line ${existing.line}, which is for something else`,
        });
      if (what === 'redirect') entry.rule['redirect'] = redirectOf(get);
      else entry.rule[what] = [...((entry.rule[what] as object[] | undefined) ?? []), actionOf(what, get)];
    } else {
      issues.push({
        line,
        field: 'what',
        reason: `"${what}" is none of ${[...SYNONYM_KINDS, ...RULE_ACTIONS].join(', ')}`,
      });
    }
  }
  const entries = [...rules.values()];
  return {
    file: { synonyms, rules: entries.map(({ rule }) => rule) },
    synonymLines,
    ruleLines: entries.map(({ line }) => line),
    issues,
  };
}

function splitList(cell: string): string[] {
  return cell
    .split(LIST_SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function filledCells(get: CellReader, columns: readonly Column[]): Record<string, string> {
  return Object.fromEntries(columns.flatMap((column) => (get(column) === '' ? [] : [[column, get(column)]])));
}

function marketsOf(get: CellReader): { markets?: string[] } {
  const markets = splitList(get('markets'));
  return markets.length === 0 ? {} : { markets };
}

/** A number if the cell is one; else the text, which validation will report. */
function numberOrText(cell: string): number | string {
  return /^\d+$/.test(cell) ? Number(cell) : cell;
}

function actionOf(what: string, get: CellReader): object {
  const steps = get('steps');
  return {
    ...filledCells(get, ['product', 'field', 'value']),
    ...(what === 'pin' ? { position: numberOrText(get('position')) } : {}),
    ...(steps === '' ? {} : { steps: numberOrText(steps) }),
  };
}

function redirectOf(get: CellReader): object {
  const [listing, page] = [get('redirect_listing'), get('redirect_page')];
  return { ...(listing === '' ? {} : { listing }), ...(page === '' ? {} : { page }) };
}

/** The file as CSV with a header, with \n line ends. */
export function tableOfFile({ synonyms = [], rules = [] }: MerchandisingFile): string {
  const rows = [...synonyms.map(synonymRow), ...rules.flatMap(ruleRows)];
  const lines = [
    COLUMNS.join(','),
    ...rows.map((row) => COLUMNS.map((column) => cell(row[column])).join(',')),
  ];
  return `${lines.join('\n')}\n`;
}

type TableRow = Partial<Record<Column, string | number>>;

function cell(value: string | number | undefined): string {
  const text = `${value ?? ''}`;
  return /[",\n\r]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function synonymRow({ kind, language, from, to = [] }: FileSynonym): TableRow {
  return { what: kind, language, words: from.join(LIST_SEPARATOR), means: to.join(LIST_SEPARATOR) };
}

function ruleRows({
  id,
  query,
  match,
  listing,
  markets,
  from,
  until,
  redirect,
  ...actions
}: FileRule): TableRow[] {
  const condition: TableRow = {
    id,
    ...(query === undefined ? {} : { query }),
    ...(match === undefined ? {} : { match }),
    ...(listing === undefined ? {} : { listing }),
    ...(markets === undefined ? {} : { markets: markets.join(LIST_SEPARATOR) }),
    ...(from === undefined ? {} : { from }),
    ...(until === undefined ? {} : { until }),
  };
  const rows = (['pin', 'boost', 'bury', 'hide'] as const).flatMap((what) =>
    (actions[what] ?? []).map((action): TableRow => ({ what, ...condition, ...action })),
  );
  if (redirect === undefined) return rows;
  const to: TableRow = {
    ...(redirect.listing === undefined ? {} : { redirect_listing: redirect.listing }),
    ...(redirect.page === undefined ? {} : { redirect_page: redirect.page }),
  };
  return [...rows, { what: 'redirect', ...condition, ...to }];
}
