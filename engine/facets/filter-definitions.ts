// Facet counts as the filter definitions of a response: names, counts, swatches, paths, bounds (DA-11, DA-12).
import { FACETS } from '#contract/facets.ts';
import type { FilterDefinition } from '#contract/filters.ts';
import { toDecimal } from '#contract/money.ts';
import type { EngineFacet } from '#engine/catalogue.ts';
import type { FacetCounts } from '#engine/facets/facet-counter.ts';
import { PRESENT, type PresentValues } from '#engine/facets/present-values.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import { NONE } from '#engine/snapshot/bounds-checker.ts';
import type { TextField } from '#engine/snapshot/text-table.ts';

/** Facets without any value among the candidates are omitted; options that count nothing stay, with 0. */
export function filterDefinitions(
  pair: SnapshotPair,
  counts: FacetCounts,
  present: PresentValues,
): FilterDefinition[] {
  const definitions: FilterDefinition[] = [];
  for (const facet of pair.meta.facets) {
    const field = pair.meta.fields.find(({ name }) => name === facet.field);
    const definition = field === undefined ? undefined : definitionOf(pair, facet, field, counts, present);
    if (definition !== undefined) definitions.push(definition);
  }
  return definitions;
}

function definitionOf(
  pair: SnapshotPair,
  facet: EngineFacet,
  field: TextField,
  counts: FacetCounts,
  present: PresentValues,
): FilterDefinition | undefined {
  const { type, title, groupTitle: group_title, groupExpanded: group_expanded } = facet;
  const group = { title, group_title, group_expanded };
  const { op } = FACETS[type];
  if (field.level === 'price') {
    const [min, max] = present.price;
    if (max < 0) return undefined;
    const { currency } = pair.market;
    const bounds = { min: toDecimal(min, currency), max: toDecimal(max, currency) };
    return { field: facet.field, op: 'inrange', meta: { ...group, type: 'range', ...bounds, currency } };
  }
  if (type === 'range') {
    const bounds = boundsOf(pair, field, counts, present);
    if (bounds === undefined) return undefined;
    return { field: facet.field, op, meta: { ...group, type, ...bounds, unit: facet.unit } };
  }
  const options: number[] = [];
  const names: string[] = [];
  const optionCounts: number[] = [];
  for (let value = field.first; value < field.end; value += 1) {
    if (present.values[value] === 0) continue;
    options.push(value);
    names.push(pair.valueName(value));
    optionCounts.push(field.level === 'stock' ? counts.inStock : counts.values[value]!);
  }
  if (options.length === 0) return undefined;
  const optionFields = { names, counts: optionCounts };
  switch (type) {
    case 'checkbox-hierarchical': {
      const values = options.map((value) => pathOf(pair, value));
      return { field: facet.field, op, meta: { ...group, type, values, ...optionFields } };
    }
    case 'checkbox-color': {
      const values = options.map((value) => pair.valueId(value));
      const swatches = options.map((value) => swatchOf(pair, value));
      return { field: facet.field, op, meta: { ...group, type, values, ...optionFields, swatches } };
    }
    case 'checkbox':
    case 'radio':
    case 'checkbox-grid': {
      const values = options.map((value) => pair.valueId(value));
      return { field: facet.field, op, meta: { ...group, type, values, ...optionFields } };
    }
  }
}

/** Minimum and maximum of the counted values; where nothing is counted, of all values among the candidates. */
function boundsOf(
  { t }: SnapshotPair,
  { first, end }: TextField,
  counts: FacetCounts,
  present: PresentValues,
): { min: number; max: number } | undefined {
  const counted = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY };
  const all = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY };
  for (let value = first; value < end; value += 1) {
    const measure = t.valueNumber[value]!;
    // NaN for values without a number.
    if (present.values[value] !== PRESENT || !(measure <= Number.MAX_VALUE)) continue;
    const bounds = counts.values[value]! > 0 ? counted : all;
    bounds.min = Math.min(bounds.min, measure);
    bounds.max = Math.max(bounds.max, measure);
  }
  if (counted.min <= counted.max) return counted;
  return all.min <= all.max ? all : undefined;
}

/** Listing ids from the root to the category; for a value that is no category, its own id. */
function pathOf(pair: SnapshotPair, value: number): string[] {
  const path: string[] = [];
  for (let at = pair.t.valueListing[value]!; at !== NONE; at = pair.t.listingParent[at]!)
    path.unshift(pair.text(pair.t.listingId[at]!));
  return path.length > 0 ? path : [pair.valueId(value)];
}

function swatchOf(pair: SnapshotPair, value: number): string | null {
  const swatch = pair.t.valueSwatch[value]!;
  return swatch === NONE ? null : hexOf(swatch);
}

/** 0xrrggbb as #rrggbb. */
function hexOf(rgb: number): string {
  return `#${rgb.toString(16).padStart(6, '0')}`;
}
