// How a checkbox, a radio or a range changes the list of filters (DA-13, FI-02).
import type { FilterDefinition, SelectedFilter } from '#contract/filters.ts';
import { type FilterKey, isSameItem, isSelected, itemsOf, withData } from '#src/discovery/state/selection.ts';

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Checkboxes: puts a value in, or takes it out. Radios: chooses it instead of any other. */
export function withToggledValue(
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
