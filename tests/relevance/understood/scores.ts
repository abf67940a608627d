// Compares what is understood of each query with what is expected, with the words of the demo catalogue.
import type { Language, MarketCode } from '#contract/market.ts';
import { demoCatalogue } from '#demo/catalogue/catalogue.ts';
import type { Intent, Statement } from '#engine/intent/parse-intent.ts';
import { intentParserOf } from '#engine/query/query-intent.ts';
import { Workspace } from '#engine/query/workspace.ts';
import { openSnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import { demoSnapshot } from '#tests/fixtures/demo-engine.ts';
import { understood as de } from '#tests/relevance/understood/de.ts';
import { understood as en } from '#tests/relevance/understood/en.ts';
import { understood as ko } from '#tests/relevance/understood/ko.ts';
import { understood as sv } from '#tests/relevance/understood/sv.ts';

export interface UnderstoodScore {
  readonly language: Language;
  readonly queries: number;
  /** Share of the queries that are understood in all of it, 0..1. */
  readonly share: number;
  /** "query => expected, not what was understood". */
  readonly mistakes: readonly string[];
}

const TABLES: readonly (readonly [Language, MarketCode, string])[] = [
  ['en', 'en-eu', en],
  ['sv', 'sv-se', sv],
  ['de', 'de-de', de],
  ['ko', 'ko-kr', ko],
];

export function understoodScores(languages: readonly Language[]): UnderstoodScore[] {
  const parts = demoCatalogue();
  const products = [...parts.products];
  return TABLES.filter(([language]) => languages.includes(language)).map(([language, market, table]) => {
    const files = demoSnapshot(parts, products, market);
    const pair = openSnapshotPair(files, { text: true, columns: true }, new Workspace());
    if (!pair.ok) throw new Error(pair.error);
    const parse = intentParserOf(pair.value);
    const rows = table.trim().split('\n').map(rowOf);
    const mistakes = rows.flatMap(({ query, statements }) => {
      const got = noteOf(parse(query));
      return got === statements ? [] : [`${query} => ${statements}, not ${got}`];
    });
    return { language, queries: rows.length, share: 1 - mistakes.length / rows.length, mistakes };
  });
}

/** "query => words that are searched | statements". */
function rowOf(line: string): { readonly query: string; readonly statements: string } {
  const [query = '', rest = ''] = line.split(' => ');
  const [words = '', statements = ''] = rest.split('|').map((part) => part.trim());
  return { query, statements: [words, ...statements.split(', ').sort()].join(' | ') };
}

function noteOf({ text, statements }: Intent): string {
  const notes = statements.length === 0 ? [''] : statements.map(noteOfStatement).sort();
  return [text, ...notes].join(' | ');
}

function noteOfStatement(statement: Statement): string {
  const { kind } = statement;
  if (kind === 'price') return `price ${statement.low ?? ''}..${statement.high ?? ''}`;
  if (kind === 'sort') return `sort ${statement.field} ${statement.order}`;
  if (kind === 'not') return `not ${statement.word}`;
  if (kind === 'size') return `size ${statement.ids.join('/')}`;
  return kind === 'color' || kind === 'gender' ? `${kind} ${statement.id}` : kind;
}
