// Changes of an instance from inside the filter panels; loaded with them.
import type { FilterDefinition } from '#contract/filters.ts';
import { select } from '#src/discovery/state/actions.ts';
import { type TreeNode, treeOf } from '#src/discovery/state/hierarchy.ts';
import { toggledPaths } from '#src/discovery/state/hierarchy-changes.ts';
import type { Instance } from '#src/discovery/state/instance.ts';
import { type FilterKey, isBelow, itemsOf, withData } from '#src/discovery/state/selection.ts';
import { type Bounds, toggled, withRange } from '#src/discovery/state/selection-changes.ts';

/** Checkbox, radio, size box, swatch. */
export function toggleFilterValue(instance: Instance, definition: FilterDefinition, value: string): void {
  select(instance, toggled(instance.selected, definition, value));
}

/** A category box; checking a category expands it (FI-06). */
export function toggleCategory(instance: Instance, definition: FilterDefinition, node: TreeNode): void {
  if (definition.meta.type !== 'checkbox-hierarchical') return;
  const roots = treeOf(definition.meta);
  const before = itemsOf(instance.selected, definition);
  const after = toggledPaths(roots, before, node);
  const isChecked = after.some((path) => path.length === node.path.length && isBelow(path, node.path));
  if (isChecked) instance.expandedPaths[node.key] = true;
  select(instance, withData(instance.selected, definition, after));
}

/** Decimal units, as the definition's bounds are. */
export function setRange(
  instance: Instance,
  key: FilterKey,
  range: readonly [number, number],
  bounds: Bounds,
): void {
  select(instance, withRange(instance.selected, key, range, bounds));
}

export function expandGroup(instance: Instance, title: string, isExpanded: boolean): void {
  instance.expandedGroups[title] = isExpanded;
}

export function expandPath(instance: Instance, key: string, isExpanded: boolean): void {
  instance.expandedPaths[key] = isExpanded;
}
