// What was understood of a query besides products, as results carry it: each with its name and the query without it.
import type { SelectedSort } from '#contract/filters.ts';
import type { QueryStatement } from '#contract/search.ts';
import { type Intent, type Statement, textWithout } from '#engine/intent/parse-intent.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';

/** `sort` is the order that was asked for in so many words; the query's own is then not applied. */
export function understoodOf(
  pair: SnapshotPair,
  query: string,
  { statements }: Intent,
  sort: SelectedSort | null,
): QueryStatement[] {
  const shown = statements.filter(({ kind }) => kind !== 'sort' || sort === null);
  // What is said twice is shown once, and removed with all its words.
  return [...Map.groupBy(shown, meaningOf).values()].flatMap((same) =>
    same.slice(0, 1).map((statement) => ({
      kind: statement.kind,
      label: labelOf(pair, query, statement),
      query: textWithout(query, same),
      ...(statement.kind === 'price' ? { low: statement.low, high: statement.high } : {}),
      ...(statement.kind === 'sort' ? { sort: { field: statement.field, order: statement.order } } : {}),
    })),
  );
}

/** The same text for statements that say the same in other places of the query. */
function meaningOf({ from: _from, to: _to, ...meaning }: Statement): string {
  return JSON.stringify(meaning);
}

function labelOf(pair: SnapshotPair, query: string, statement: Statement): string {
  if (statement.kind === 'color' || statement.kind === 'gender') {
    const field = pair.meta.fields.find(({ name }) => name === statement.kind);
    return field === undefined ? statement.id : pair.valueName(pair.findValue(field, statement.id));
  }
  if (statement.kind === 'size') return statement.ids[0] ?? '';
  if (statement.kind === 'sort') {
    const names = pair.meta.sortTitles[statement.field];
    return statement.field === 'price' ? names[statement.order] : names.title;
  }
  return query.slice(statement.from, statement.to);
}

/** The order that a query asks for; the first of several. */
export function sortOf({ statements }: Intent): SelectedSort | null {
  for (const statement of statements)
    if (statement.kind === 'sort') return { field: statement.field, order: statement.order };
  return null;
}
