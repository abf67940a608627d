// The selected filters as named chips, each removable on its own (FB-01); pure.
import type { FilterDefinition, SelectedFilter } from '#contract/filters.ts';
import { topChecked, treeOf } from '#src/discovery/state/hierarchy.ts';
import { type FilterItem, type FilterKey, isSameItem, itemsOf } from '#src/discovery/state/selection.ts';

export interface Chip {
  readonly key: string;
  readonly name: string;
  readonly filter: FilterKey;
  /** What removing the chip deselects; null: the whole filter. */
  readonly item: FilterItem | null;
}

/** `formatRange` formats a range in the filter's unit. A selected category is one chip, also when it has subcategories. */
export function chipsOf(
  definitions: readonly FilterDefinition[],
  selected: readonly SelectedFilter[],
  formatRange: (definition: FilterDefinition, range: readonly [number, number]) => string,
): readonly Chip[] {
  return selected.flatMap((filter) => {
    const definition = definitions.find(({ field, op }) => field === filter.field && op === filter.op);
    const chip = (name: string, item: FilterItem | null): Chip => ({
      key: `${filter.field} ${filter.op} ${JSON.stringify(item)}`,
      name,
      filter,
      item,
    });
    if (filter.op === 'inrange') {
      const [low, high] = Array.isArray(filter.data) ? filter.data : [];
      if (typeof low !== 'number' || typeof high !== 'number') return [];
      return [chip(definition === undefined ? `${low}–${high}` : formatRange(definition, [low, high]), null)];
    }
    const items = itemsOf(selected, filter);
    if (definition?.meta.type === 'checkbox-hierarchical')
      return topChecked(treeOf(definition.meta), items).map((node) => chip(node.name, [...node.path]));
    return items.map((item) => chip(nameOf(definition, item), item));
  });
}

function nameOf(definition: FilterDefinition | undefined, item: FilterItem): string {
  if (Array.isArray(item)) return item.at(-1) ?? '';
  if (definition === undefined || definition.meta.type === 'range') return String(item);
  const values: readonly FilterItem[] = definition.meta.values;
  const index = values.findIndex((value) => isSameItem(value, item));
  return definition.meta.names[index] ?? String(item);
}
