// The selected filters as named chips, each removable on its own (FB-01); pure.
import type { FilterDefinition, SelectedFilter } from '#contract/filters.ts';
import { optionName } from '#src/discovery/filters/option-name.ts';
import { topChecked, treeOf } from '#src/discovery/state/hierarchy.ts';
import { type FilterItem, type FilterKey, isSameItem, itemsOf } from '#src/discovery/state/selection.ts';
import type { DiscoveryTexts } from '#src/discovery/texts/texts.ts';

export interface Chip {
  readonly key: string;
  readonly name: string;
  readonly filter: FilterKey;
  /** What removing the chip deselects; null: the whole filter. */
  readonly item: FilterItem | null;
}

/** What stands before the value of a filter that no control of the page makes, but a URL may. */
const SIGNS: Readonly<Partial<Record<FilterKey['op'], string>>> = {
  neq: '≠ ',
  nin: '≠ ',
  leq: '≤ ',
  geq: '≥ ',
};

/** `formatRange` formats a range in the filter's unit. A selected category is one chip, also when it has subcategories. */
export function chipsOf(
  definitions: readonly FilterDefinition[],
  selected: readonly SelectedFilter[],
  formatRange: (definition: FilterDefinition, range: readonly [number, number]) => string,
  texts: DiscoveryTexts,
): readonly Chip[] {
  return selected.flatMap((filter) => {
    const ofField = definitions.filter(({ field }) => field === filter.field);
    const definition = ofField.find(({ op }) => op === filter.op) ?? ofField[0];
    // "true" names nothing.
    if (definition === undefined && typeof filter.data === 'boolean') return [];
    const sign = SIGNS[filter.op] ?? '';
    const chip = (name: string, item: FilterItem | null): Chip => ({
      key: `${filter.field} ${filter.op} ${JSON.stringify(item)}`,
      name,
      filter,
      item,
    });
    if (filter.op === 'inrange') {
      const [low, high] = Array.isArray(filter.data) ? filter.data : [];
      if (typeof low !== 'number' || typeof high !== 'number') return [];
      const name =
        definition?.meta.type === 'range' ? formatRange(definition, [low, high]) : `${low}–${high}`;
      return [chip(name, null)];
    }
    const items = itemsOf(selected, filter);
    if (definition?.op === filter.op && definition.meta.type === 'checkbox-hierarchical')
      return topChecked(treeOf(definition.meta), items).map((node) => chip(node.name, [...node.path]));
    const named = (item: FilterItem) => sign + optionName(filter.field, nameOf(definition, item), texts);
    return items.map((item) => chip(named(item), item));
  });
}

function nameOf(definition: FilterDefinition | undefined, item: FilterItem): string {
  const ownName = Array.isArray(item) ? (item.at(-1) ?? '') : String(item);
  if (definition === undefined || definition.meta.type === 'range') return ownName;
  const values: readonly FilterItem[] = definition.meta.values;
  return definition.meta.names[values.findIndex((value) => isSameItem(value, item))] ?? ownName;
}
