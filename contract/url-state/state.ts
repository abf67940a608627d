// Query, filters and sorting of one search instance as a URL's query string, and back (UR-01 to UR-03).
import type { SelectedFilter, SelectedSort } from '#contract/filters.ts';
import { MAX_QUERY_LENGTH } from '#contract/limits.ts';
import { filterOf, filterParameter, isFilterName, joinedFilters } from '#contract/url-state/filters.ts';
import { parametersOf } from '#contract/url-state/parameters.ts';
import { decodeSort, encodeSort } from '#contract/url-state/sorting.ts';

const MAX_FILTERS = 60;
/** UTF-16 units of the query string that are read; the rest is ignored. */
const MAX_SEARCH_LENGTH = 16_384;

export interface DecodedState {
  /** Empty when there is none. */
  readonly query: string;
  readonly filters: readonly SelectedFilter[];
  readonly sort: SelectedSort | null;
  /** Parameters of this instance that were left out, for a warning. */
  readonly ignored: readonly IgnoredParameter[];
}
export interface IgnoredParameter {
  readonly parameter: string;
  readonly reason: 'unreadable' | 'too-long' | 'too-many' | 'repeated' | 'unknown-field';
}
export interface Selection {
  /** Undefined leaves the URL's query as it is; empty removes it. */
  readonly query?: string;
  readonly filters: readonly SelectedFilter[];
  readonly sort: SelectedSort | null;
}

/**
 * What a query string selects. `search` with or without its question mark; `key` (letters, digits, hyphens) tells
 * instances on one page apart. Never throws: what cannot be read is in `ignored`.
 */
export function decodeState(search: string, key = ''): DecodedState {
  let query: string | undefined;
  let sort: SelectedSort | null = null;
  const filters: SelectedFilter[] = [];
  const ignored: IgnoredParameter[] = [];
  for (const { name, value } of parametersOf(search.slice(0, MAX_SEARCH_LENGTH))) {
    const ignore = (reason: IgnoredParameter['reason']) => ignored.push({ parameter: name, reason });
    if (name === `query${key}` && query === undefined) {
      query = truncateQuery(value);
      if (query !== value) ignore('too-long');
    } else if (name === `sorting${key}` && sort === null) {
      sort = decodeSort(value) ?? null;
      if (sort === null) ignore('unreadable');
    } else if (isFilterName(name, key)) {
      const filter = filterOf(name, value, key);
      const at = filters.findIndex(({ field, op }) => field === filter?.field && op === filter.op);
      const before = filters[at];
      if (filter === undefined) ignore('unreadable');
      else if (before !== undefined) {
        const joined = joinedFilters(before, filter);
        if (joined === undefined) ignore('repeated');
        else filters[at] = joined;
      } else if (filters.length === MAX_FILTERS) ignore('too-many');
      else filters.push(filter);
    }
  }
  return { query: query ?? '', filters, sort, ignored };
}

/**
 * The query string ("" or with a question mark) for a selection. Every other parameter stays character by character
 * and comes first; so does one named like ours whose value we could not have written: it is the host's.
 */
export function encodeState(search: string, selection: Selection, key = ''): string {
  const others = parametersOf(search)
    .filter(({ name, value }) => !isOwn(name, value, selection, key))
    .map(({ raw }) => raw);
  const own: string[] = [];
  const write = (name: string, value: string) =>
    own.push(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  if (selection.query !== undefined && selection.query !== '')
    write(`query${key}`, truncateQuery(selection.query).toWellFormed());
  const sorting = selection.sort === null ? undefined : encodeSort(selection.sort);
  if (sorting !== undefined) write(`sorting${key}`, sorting);
  for (const filter of selection.filters.slice(0, MAX_FILTERS)) {
    const parameter = filterParameter(filter, key);
    if (parameter !== undefined) write(parameter.name, parameter.value);
  }
  const parts = [...others, ...own];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

function isOwn(name: string, value: string, selection: Selection, key: string): boolean {
  if (name === `query${key}`) return selection.query !== undefined;
  if (name === `sorting${key}`) return decodeSort(value) !== undefined;
  return isFilterName(name, key) && filterOf(name, value, key) !== undefined;
}

/** Never ends in the first half of a surrogate pair. */
function truncateQuery(query: string): string {
  if (query.length <= MAX_QUERY_LENGTH) return query;
  const head = query.slice(0, MAX_QUERY_LENGTH);
  return head.isWellFormed() || !query.isWellFormed() ? head : head.slice(0, -1);
}
