// Products for a selection that the list can have, whatever the URL gives: of known fields and sorts, ranges within their bounds (FI-02).
import type { ProductsRequest } from '#contract/clients.ts';
import type { FilterDefinition, SelectedFilter } from '#contract/filters.ts';
import { ok, type Result } from '#contract/result.ts';
import type { ListingProducts, SearchResults } from '#contract/search.ts';
import { filterParameter } from '#contract/url-state/filters.ts';
import { type DecodedState, encodeState } from '#contract/url-state/state.ts';
import type { PageContext } from '#pages/context.ts';
import { selectionOf } from '#pages/products.ts';

interface Found<R> {
  readonly results: R;
  /** What the results are of. */
  readonly selection: DecodedState;
  /** The query string for that selection, where it is not the one asked for. */
  readonly corrected: { readonly correctedSearch?: string };
}

/**
 * A range beyond the bounds is clamped, and one equal to them goes. The bounds are those of the list without any
 * filter: those that narrow with other filters would take a range away that means something once these are cleared.
 */
export async function fetchWithinBounds<R extends ListingProducts | SearchResults>(
  context: PageContext,
  request: ProductsRequest,
  fetch: (selection: DecodedState, limit: number) => Promise<Result<R>>,
): Promise<Result<Found<R>>> {
  const { search, limit, key } = request;
  const asked = selectionOf(context, request);
  const found = await fetch(asked, limit);
  if (!found.ok) return found;
  const selection = withoutUnknownFields(context, asked, found.value, key);
  const given = ok({ results: found.value, selection, corrected: {} });
  // Bounds under other filters are the narrower ones: what lies within these lies within all.
  if (withinBounds(selection.filters, found.value.filters) === selection.filters) return given;
  const whole = selection.filters.length === 1 ? found : await fetch({ ...selection, filters: [] }, 1);
  if (!whole.ok) return given;
  const filters = withinBounds(selection.filters, whole.value.filters);
  if (filters === selection.filters) return given;
  const within = { ...selection, filters };
  // What follows in a list that goes on is asked for by the filters that it was made with.
  const isSameList =
    found.value.cursor === undefined &&
    selection.filters.every((filter) => overlaps(filter, whole.value.filters));
  const results = isSameList ? found : await fetch(within, limit);
  if (!results.ok) return results;
  const corrected = { correctedSearch: encodeState(search, { filters, sort: selection.sort }, key) };
  return ok({ results: results.value, selection: within, corrected });
}

/** What the shop does not filter or sort by is not shown as selected; it stays in the URL until the selection changes. */
function withoutUnknownFields(
  { warn }: PageContext,
  selection: DecodedState,
  { ignored_filters: unknown = [], sorts }: Pick<ListingProducts, 'ignored_filters' | 'sorts'>,
  key = '',
): DecodedState {
  const { sort } = selection;
  // Results that could not be had offer none.
  const isUnknownSort = sort !== null && sorts.length > 0 && !sorts.some(({ field }) => field === sort.field);
  if (unknown.length === 0 && !isUnknownSort) return selection;
  const parameters = selection.filters
    .filter(({ field }) => unknown.includes(field))
    .map((filter) => filterParameter(filter, key)?.name ?? filter.field);
  if (isUnknownSort) parameters.push(`sorting${key}`);
  const ignored = parameters.map((parameter) => ({ parameter, reason: 'unknown-field' as const }));
  warn?.('address parameters ignored', { ignored });
  const filters = selection.filters.filter(({ field }) => !unknown.includes(field));
  return { ...selection, filters, sort: isUnknownSort ? null : sort };
}

/** The same filters where nothing changes. */
function withinBounds(
  filters: readonly SelectedFilter[],
  definitions: readonly FilterDefinition[],
): readonly SelectedFilter[] {
  const clamped = filters.flatMap((filter) => {
    const range = rangeOf(filter, definitions);
    if (range === undefined) return [filter];
    const { low, high, min, max } = range;
    const clamp = (value: number) => Math.min(Math.max(value, min), max);
    const data = [clamp(Math.min(low, high)), clamp(Math.max(low, high))];
    if (data[0] === min && data[1] === max) return [];
    return [data[0] === low && data[1] === high ? filter : { ...filter, data }];
  });
  const isSame = clamped.length === filters.length && clamped.every((filter, at) => filter === filters[at]);
  return isSame ? filters : clamped;
}

/** Whether clamping a filter changes nothing of what it finds. */
function overlaps(filter: SelectedFilter, definitions: readonly FilterDefinition[]): boolean {
  const range = rangeOf(filter, definitions);
  return (
    range === undefined || (range.low <= range.high && range.low <= range.max && range.high >= range.min)
  );
}

/** Undefined for all but ranges whose bounds are known. */
function rangeOf(
  { field, op, data }: SelectedFilter,
  definitions: readonly FilterDefinition[],
): { readonly low: number; readonly high: number; readonly min: number; readonly max: number } | undefined {
  const meta = definitions.find((one) => one.field === field && one.op === op)?.meta;
  const [low, high] = Array.isArray(data) ? data : [];
  if (meta?.type !== 'range' || typeof low !== 'number' || typeof high !== 'number') return undefined;
  return { low, high, min: meta.min, max: meta.max };
}
