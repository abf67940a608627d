// Which options of a filter are visible: the first few, all, or those that match the group's search box (FI-05, FI-07).
import type { FacetTypeOfForm } from '#contract/facets.ts';
import type {
  FilterDefinition,
  FilterDefinitionOf,
  SelectedFilter,
  ValuesMetaType,
} from '#contract/filters.ts';
import { optionName } from '#src/discovery/filters/option-name.ts';
import { isSameItem, isWithinPath, itemsOf } from '#src/discovery/state/selection.ts';
import type { DiscoveryTexts } from '#src/discovery/texts/texts.ts';

/** The types of filters that list values. */
type ListType = FacetTypeOfForm<'options' | 'hierarchy'>;

/** Longer lists are collapsed at first. */
export const COLLAPSE_ABOVE_COUNT = 15;
const LIST = { collapseAbove: COLLAPSE_ABOVE_COUNT, collapsedCount: 4, weight: 1 };
/**
 * Lists longer than `collapseAbove` show `collapsedCount` options at first. `weight` counts towards a group's search
 * box: swatches and size boxes take little room.
 */
const LISTS: Readonly<Record<ListType, typeof LIST>> = {
  checkbox: LIST,
  radio: LIST,
  'checkbox-grid': { ...LIST, weight: 0.5 },
  'checkbox-color': { collapseAbove: 30, collapsedCount: 8, weight: 0.5 },
  'checkbox-hierarchical': LIST,
};
/** A group with this many options or more has a search box. */
const SEARCH_BOX_FROM_COUNT = 15;

export interface FilterOption {
  readonly value: string;
  readonly name: string;
  readonly count: number;
  /** #rgb, #rrggbb, or null. */
  readonly swatch: string | null;
}
export interface FilterGroup {
  /** Tells it from other groups of the list, which may have the same title. */
  readonly key: string;
  readonly title: string;
  readonly definitions: readonly FilterDefinition[];
  readonly isSearchable: boolean;
  /** FI-05: open at first only when all its filters say so. */
  readonly isExpanded: boolean;
}

export function optionsOf(
  { field, meta }: FilterDefinitionOf<'options'>,
  texts: DiscoveryTexts,
): readonly FilterOption[] {
  return meta.values.map((value, index) => ({
    value,
    name: optionName(field, meta.names[index] ?? value, texts),
    count: meta.counts[index] ?? 0,
    swatch: meta.swatches?.[index] ?? null,
  }));
}

/** How many options are visible before "show more"; all of them when the list is short. */
export function initialOptionCount(type: ListType, length: number): number {
  const { collapseAbove, collapsedCount } = LISTS[type];
  return length > collapseAbove ? collapsedCount : length;
}

/** Ignores case; either text may contain the other: "dark blue" matches "Blue". */
export function matchesQuery(name: string, query: string): boolean {
  const wanted = query.trim().toLowerCase();
  const option = name.toLowerCase();
  return wanted === '' || option.includes(wanted) || wanted.includes(option);
}

/**
 * False for a filter that would change nothing: every product has its only option, or its only chain of categories. A
 * filter with a selection is always shown.
 */
export function isWorthShowing(definition: FilterDefinition, total: number, isSelected: boolean): boolean {
  const { meta } = definition;
  if (isSelected || !('values' in meta)) return true;
  const hasAll = meta.counts.every((count) => count >= total);
  if (meta.type !== 'checkbox-hierarchical') return meta.values.length > 1 || !hasAll;
  const depths = new Set(meta.values.map((path) => path.length));
  return depths.size < meta.values.length || !hasAll;
}

/**
 * FI-03: without the values that no product has, where the shop hides them; what is selected stays, and what is above or
 * below a selected category. A filter without any value left goes as a whole.
 */
export function withoutEmptyValues(
  definitions: readonly FilterDefinition[],
  selected: readonly SelectedFilter[],
): readonly FilterDefinition[] {
  return definitions.flatMap((definition) => {
    const { meta } = definition;
    if (!('values' in meta)) return [definition];
    const items = itemsOf(selected, definition);
    const isKept = (_: unknown, at: number) => {
      const value = meta.values[at];
      if (value === undefined || meta.counts[at] !== 0) return true;
      if (typeof value === 'string') return items.some((item) => isSameItem(item, value));
      return items.some(
        (item) => Array.isArray(item) && (isWithinPath(value, item) || isWithinPath(item, value)),
      );
    };
    const { swatches } = meta as Partial<ValuesMetaType>;
    const kept = {
      ...meta,
      values: (meta.values as readonly (string | string[])[]).filter(isKept),
      names: meta.names.filter(isKept),
      counts: meta.counts.filter(isKept),
      ...(swatches === undefined ? {} : { swatches: swatches.filter(isKept) }),
    } as typeof meta;
    return kept.values.length === 0 ? [] : [{ ...definition, meta: kept }];
  });
}

/** Filters with the same group title form one group, at the position of the first; the others are groups of one. */
export function groupsOf(definitions: readonly FilterDefinition[]): readonly FilterGroup[] {
  const groups = new Map<string, FilterDefinition[]>();
  for (const definition of definitions) {
    const title = definition.meta.group_title;
    const key = title ? `group ${title}` : `filter ${definition.field} ${definition.op}`;
    groups.set(key, [...(groups.get(key) ?? []), definition]);
  }
  return [...groups].map(([key, members]) => ({
    key,
    title: members[0]?.meta.group_title || members[0]?.meta.title || '',
    definitions: members,
    isSearchable: members.reduce((sum, { meta }) => sum + weightOf(meta), 0) >= SEARCH_BOX_FROM_COUNT,
    isExpanded: members.every(({ meta }) => meta.group_expanded === true),
  }));
}

function weightOf(meta: FilterDefinition['meta']): number {
  // The response of a newer server may have types that this page does not know.
  const { weight } = (LISTS as Partial<Record<string, typeof LIST>>)[meta.type] ?? LIST;
  return 'values' in meta ? meta.values.length * weight : 0;
}
