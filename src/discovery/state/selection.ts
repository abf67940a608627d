// Selected filters as values: reading them, and removing parts (DA-13, FI-02).
import type { FilterDataValue, SelectedFilter } from '#contract/filters.ts';

/** One item of a filter's data: an option's value or a hierarchy path. */
export type FilterItem = string | number | string[];
/** Identifies one filter: two may have the same field and different operators. */
export type FilterKey = Pick<SelectedFilter, 'field' | 'op'>;

export function filterFor(
  filters: readonly SelectedFilter[],
  { field, op }: FilterKey,
): SelectedFilter | undefined {
  return filters.find((filter) => filter.field === field && filter.op === op);
}

/** A filter's data as a list, also when it is a single value; empty when there is no such filter. */
export function itemsOf(filters: readonly SelectedFilter[], key: FilterKey): readonly FilterItem[] {
  const data = filterFor(filters, key)?.data;
  if (data === undefined) return [];
  return Array.isArray(data) ? data : [typeof data === 'boolean' ? String(data) : data];
}

/** Ignores case, and compares numbers by their text. */
export function isSameItem(a: FilterItem, b: FilterItem): boolean {
  return textOf(a) === textOf(b);
}

export function isSelected(filters: readonly SelectedFilter[], key: FilterKey, item: FilterItem): boolean {
  return itemsOf(filters, key).some((selected) => isSameItem(selected, item));
}

/** Sets one filter's data; empty data removes the filter (FI-02). Other filters stay as they are, also those with the same field. */
export function withData(
  filters: readonly SelectedFilter[],
  { field, op }: FilterKey,
  data: FilterDataValue | null,
): readonly SelectedFilter[] {
  const isRemoved = data === null || data === '' || (Array.isArray(data) && data.length === 0);
  const index = filters.findIndex((filter) => filter.field === field && filter.op === op);
  if (isRemoved) return filters.filter((_, other) => other !== index);
  const changed = { field, op, data };
  return index === -1 ? [...filters, changed] : filters.with(index, changed);
}

/** Removes one value, and the filter with its last value. */
export function withoutItem(
  filters: readonly SelectedFilter[],
  key: FilterKey,
  item: FilterItem,
): readonly SelectedFilter[] {
  const rest = itemsOf(filters, key).filter((selected) => !isSameItem(selected, item));
  return withData(filters, key, rest);
}

/** Removes a category with its descendants, and its ancestors: these are no longer fully selected. */
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

/** Whether `path` is `above` or one of its descendants. */
export function isWithinPath(path: readonly string[], above: readonly string[]): boolean {
  return above.every((segment, index) => path[index]?.toLowerCase() === segment.toLowerCase());
}

function textOf(item: FilterItem): string {
  return (Array.isArray(item) ? JSON.stringify(item) : String(item)).toLowerCase();
}
