// What is selected, as values: reading it, and taking parts of it out (DA-13, FI-02).
import type { FilterDataValue, SelectedFilter } from '#contract/filters.ts';

/** One item of a filter's data: an option's value or a hierarchy path. */
export type FilterItem = string | number | string[];
/** Names one filter of an answer: two filters may share a field and differ in their operator. */
export type FilterKey = Pick<SelectedFilter, 'field' | 'op'>;

export function filterFor(
  filters: readonly SelectedFilter[],
  { field, op }: FilterKey,
): SelectedFilter | undefined {
  return filters.find((filter) => filter.field === field && filter.op === op);
}

/** A filter's data as a list, also where it is one value; empty when there is no such filter. */
export function itemsOf(filters: readonly SelectedFilter[], key: FilterKey): readonly FilterItem[] {
  const data = filterFor(filters, key)?.data;
  if (data === undefined) return [];
  return Array.isArray(data) ? data : [typeof data === 'boolean' ? String(data) : data];
}

/** Values are compared without case, and a number as the text it is written as. */
export function isSameItem(a: FilterItem, b: FilterItem): boolean {
  return textOf(a) === textOf(b);
}

export function isSelected(filters: readonly SelectedFilter[], key: FilterKey, item: FilterItem): boolean {
  return itemsOf(filters, key).some((selected) => isSameItem(selected, item));
}

/** Other filters keep their place and their data, also those that share the field; empty data takes the filter out (FI-02). */
export function withData(
  filters: readonly SelectedFilter[],
  { field, op }: FilterKey,
  data: FilterDataValue | null,
): readonly SelectedFilter[] {
  const isGone = data === null || data === '' || (Array.isArray(data) && data.length === 0);
  const at = filters.findIndex((filter) => filter.field === field && filter.op === op);
  if (isGone) return filters.filter((_, index) => index !== at);
  const changed = { field, op, data };
  return at === -1 ? [...filters, changed] : filters.with(at, changed);
}

/** Takes one value out of a filter, and the filter with its last value. */
export function withoutItem(
  filters: readonly SelectedFilter[],
  key: FilterKey,
  item: FilterItem,
): readonly SelectedFilter[] {
  const rest = itemsOf(filters, key).filter((selected) => !isSameItem(selected, item));
  return withData(filters, key, rest);
}

/** Takes a category out with all that is below it, and with what is above it: that is no longer whole. */
export function withoutBranch(
  filters: readonly SelectedFilter[],
  key: FilterKey,
  path: readonly string[],
): readonly SelectedFilter[] {
  const rest = itemsOf(filters, key).filter(
    (item) => !Array.isArray(item) || !(isWithinPath(item, path) || isWithinPath(path, item)),
  );
  return withData(filters, key, rest);
}

/** True for the path itself, too. */
export function isWithinPath(path: readonly string[], above: readonly string[]): boolean {
  return above.every((segment, at) => path[at]?.toLowerCase() === segment.toLowerCase());
}

function textOf(item: FilterItem): string {
  return (Array.isArray(item) ? JSON.stringify(item) : String(item)).toLowerCase();
}
