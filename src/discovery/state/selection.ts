// What is selected, as values: how a checkbox, a radio, a range or a chip changes the list of filters (DA-13, FI-02).
import type { FilterDataValue, FilterDefinition, SelectedFilter } from '#contract/filters.ts';

/** One item of a filter's data: an option's value or a hierarchy path. */
export type FilterItem = string | number | string[];
/** Names one filter of an answer: two filters may share a field and differ in their operator. */
export type FilterKey = Pick<SelectedFilter, 'field' | 'op'>;
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

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

/** Checkboxes: puts a value in, or takes it out. Radios: chooses it instead of any other. */
export function toggled(
  filters: readonly SelectedFilter[],
  definition: FilterDefinition,
  value: string,
): readonly SelectedFilter[] {
  const isList = definition.op === 'in' || definition.op === 'nin';
  if (definition.meta.type === 'radio' || !isList) {
    const isTakenOut = definition.meta.type !== 'radio' && isSelected(filters, definition, value);
    return withData(filters, definition, isTakenOut ? null : isList ? [value] : value);
  }
  const before = itemsOf(filters, definition);
  const rest = before.filter((item) => !isSameItem(item, value));
  return withData(filters, definition, rest.length < before.length ? rest : [...before, value]);
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

/** FI-02: a range is clamped to the bounds; equal to them it is removed. */
export function withRange(
  filters: readonly SelectedFilter[],
  key: FilterKey,
  [low, high]: readonly [number, number],
  { min, max }: Bounds,
): readonly SelectedFilter[] {
  const clamped = [Math.max(min, Math.min(low, max)), Math.min(max, Math.max(high, min))];
  const isFull = clamped[0] === min && clamped[1] === max;
  return withData(filters, key, isFull ? null : clamped);
}

/** The selected range inside the bounds, or all of it. */
export function rangeOf(
  filters: readonly SelectedFilter[],
  key: FilterKey,
  { min, max }: Bounds,
): readonly [number, number] {
  const [low, high] = itemsOf(filters, key);
  if (typeof low !== 'number' || typeof high !== 'number') return [min, max];
  return [Math.max(min, Math.min(low, max)), Math.min(max, Math.max(high, min))];
}

function textOf(item: FilterItem): string {
  return (Array.isArray(item) ? JSON.stringify(item) : String(item)).toLowerCase();
}
