// How a checkbox, a radio or a range changes the selected filters (DA-13, FI-02).
import type { FacetType } from '#contract/facets.ts';
import type { FilterDefinition, SelectedFilter } from '#contract/filters.ts';
import {
  type FilterItem,
  type FilterKey,
  isSameItem,
  isSelected,
  itemsOf,
  withData,
} from '#src/discovery/state/selection.ts';

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

const IS_SINGLE_CHOICE: Readonly<Record<FacetType, boolean>> = {
  checkbox: false,
  radio: true,
  'checkbox-grid': false,
  'checkbox-color': false,
  'checkbox-hierarchical': false,
  range: false,
};

/** Checkboxes: adds or removes a value. Radios: replaces the value. */
export function withToggledValue(
  filters: readonly SelectedFilter[],
  definition: FilterDefinition,
  value: string,
): readonly SelectedFilter[] {
  const isList = definition.op === 'in' || definition.op === 'nin';
  const isSingleChoice = IS_SINGLE_CHOICE[definition.meta.type];
  if (isSingleChoice || !isList) {
    const isRemoved = !isSingleChoice && isSelected(filters, definition, value);
    return withData(filters, definition, isRemoved ? null : isList ? [value] : value);
  }
  const before = itemsOf(filters, definition);
  const rest = before.filter((item) => !isSameItem(item, value));
  return withData(filters, definition, rest.length < before.length ? rest : [...before, value]);
}

/** Of one filter, as `withToggledValue` changes them. */
export function toggledItems(
  items: readonly FilterItem[],
  definition: FilterDefinition,
  value: string,
): readonly FilterItem[] {
  return itemsOf(withToggledValue(withData([], definition, [...items]), definition, value), definition);
}

/** FI-02: clamps a range to the bounds; one equal to them is removed. */
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

/** The selected range clamped to the bounds; without a selection the bounds. */
export function rangeOf(
  filters: readonly SelectedFilter[],
  key: FilterKey,
  { min, max }: Bounds,
): readonly [number, number] {
  const [low, high] = itemsOf(filters, key);
  if (typeof low !== 'number' || typeof high !== 'number') return [min, max];
  return [Math.max(min, Math.min(low, max)), Math.min(max, Math.max(high, min))];
}
