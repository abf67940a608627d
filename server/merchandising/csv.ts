// The CSV form of a merchandising file: one row per synonym or rule action; rows with equal ids form one rule.
import {
  type FileRule,
  type FileSynonym,
  LIST_SEPARATOR,
  type MerchandisingFile,
} from '#server/merchandising/file-schema.ts';

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
const SYNONYM_COLUMNS: readonly Column[] = ['language', 'words', 'means'];
const CONDITION_COLUMNS: readonly Column[] = ['id', 'query', 'match', 'listing', 'markets', 'from', 'until'];
/** By action: what its rows say besides the rule's condition. */
const ACTION_COLUMNS: ReadonlyMap<string, readonly Column[]> = new Map<string, readonly Column[]>([
  ['pin', ['product', 'position']],
  ['boost', ['product', 'field', 'value', 'steps']],
  ['bury', ['product', 'field', 'value', 'steps']],
  ['hide', ['product', 'field', 'value']],
  ['redirect', ['redirect_listing', 'redirect_page']],
]);

/** Reads a cell of a row; '' if it is empty or its column is missing. */
export type CellReader = (column: Column) => string;
export interface RuleLines {
  /** Of its first row. */
  readonly line: number;
  /** Of the rows of each action, in their order in the rule. */
  readonly actions: ReadonlyMap<string, readonly number[]>;
}
export interface ParsedTable {
  /** A merchandising file, not validated yet. */
  readonly file: unknown;
  /** Line numbers by index of the entry. */
  readonly synonymLines: readonly number[];
  readonly ruleLines: readonly RuleLines[];
  /** Rows that are neither a synonym nor an action, fill cells without a meaning there, or contradict an earlier row of their rule. */
  readonly issues: readonly TableIssue[];
}
interface TableIssue {
  readonly line: number;
  readonly field: string;
  readonly reason: string;
}
interface TableRule extends RuleLines {
  readonly rule: Record<string, unknown>;
  readonly condition: string;
  readonly actions: Map<string, number[]>;
}

export function fileOfRows(
  rows: readonly { readonly line: number; readonly get: CellReader }[],
): ParsedTable {
  const synonyms: object[] = [];
  const synonymLines: number[] = [];
  const rules = new Map<string, TableRule>();
  const issues: TableIssue[] = [];
  const givenIds = new Set(rows.map(({ get }) => get('id')));
  for (const { line, get } of rows) {
    const what = get('what');
    const actionColumns = ACTION_COLUMNS.get(what);
    if (SYNONYM_KINDS.includes(what)) {
      issues.push(...unusedCells(line, get, SYNONYM_COLUMNS));
      synonyms.push({
        language: get('language'),
        kind: what,
        from: splitList(get('words')),
        to: splitList(get('means')),
      });
      synonymLines.push(line);
    } else if (actionColumns !== undefined) {
      issues.push(...unusedCells(line, get, [...CONDITION_COLUMNS, ...actionColumns]));
      const id = get('id') || idOfLine(line, givenIds);
      const condition = {
        ...filledCells(get, ['query', 'match', 'listing', 'from', 'until']),
        ...marketsOf(get),
      };
      const entry: TableRule = rules.get(id) ?? {
        rule: { id, ...condition },
        line,
        condition: JSON.stringify(condition),
        actions: new Map(),
      };
      rules.set(id, entry);
      if (entry.condition !== JSON.stringify(condition))
        issues.push({
          line,
          field: 'id',
          reason: `"${id}" is the rule of line ${entry.line}, which is for something else`,
        });
      issues.push(...addAction(entry, what, line, get));
    } else {
      issues.push({
        line,
        field: 'what',
        reason: `"${what}" is none of ${[...SYNONYM_KINDS, ...ACTION_COLUMNS.keys()].join(', ')}`,
      });
    }
  }
  const entries = [...rules.values()];
  return {
    file: { synonyms, rules: entries.map(({ rule }) => rule) },
    synonymLines,
    ruleLines: entries,
    issues,
  };
}

function addAction({ rule, actions }: TableRule, what: string, line: number, get: CellReader): TableIssue[] {
  const [earlier] = actions.get(what) ?? [];
  if (what === 'redirect' && earlier !== undefined)
    return [
      { line, field: what, reason: `"${String(rule['id'])}" is redirected by line ${earlier} already` },
    ];
  actions.set(what, [...(actions.get(what) ?? []), line]);
  if (what === 'redirect') rule[what] = redirectOf(get);
  else rule[what] = [...((rule[what] as object[] | undefined) ?? []), actionOf(what, get)];
  return [];
}

/** Of a row that names none: an id that no row gives. */
function idOfLine(line: number, givenIds: ReadonlySet<string>): string {
  let id = `line-${line}`;
  while (givenIds.has(id)) id += '-';
  return id;
}

/** A cell that is not read would be a condition or an effect that the merchant believes in. */
function unusedCells(line: number, get: CellReader, used: readonly Column[]): TableIssue[] {
  return COLUMNS.filter((column) => column !== 'what' && !used.includes(column) && get(column) !== '').map(
    (column) => ({ line, field: column, reason: `has no meaning for ${get('what')}` }),
  );
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
  const steps = what === 'pin' || what === 'hide' ? '' : get('steps');
  return {
    ...filledCells(get, what === 'pin' ? ['product'] : ['product', 'field', 'value']),
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
