// Actions of the filter panels on an instance; loaded with the panels.
import type { FilterDefinition } from '#contract/filters.ts';
import { setSelectedFilters } from '#src/discovery/state/actions.ts';
import { type TreeNode, treeOf } from '#src/discovery/state/hierarchy.ts';
import { toggledPaths } from '#src/discovery/state/hierarchy-changes.ts';
import type { DiscoveryInstance, LocalFilter } from '#src/discovery/state/discovery-instance.ts';
import { type FilterKey, isWithinPath, itemsOf, withData } from '#src/discovery/state/selection.ts';
import { type Bounds, withToggledValue, withRange } from '#src/discovery/state/selection-changes.ts';

/** For checkboxes, radios, size boxes and swatches. */
export function toggleFilterValue(
  instance: DiscoveryInstance,
  definition: FilterDefinition,
  value: string,
): void {
  setSelectedFilters(instance, withToggledValue(instance.selected, definition, value));
}

/** Toggles a category; checking it also expands it (FI-06). */
export function toggleCategory(
  instance: DiscoveryInstance,
  definition: FilterDefinition,
  node: TreeNode,
): void {
  if (definition.meta.type !== 'checkbox-hierarchical') return;
  const roots = treeOf(definition.meta);
  const before = itemsOf(instance.selected, definition);
  const after = toggledPaths(roots, before, node);
  const isChecked = after.some((path) => path.length === node.path.length && isWithinPath(path, node.path));
  if (isChecked) instance.expandedPaths[node.key] = true;
  setSelectedFilters(instance, withData(instance.selected, definition, after));
}

/** `range` in decimal units, like the definition's bounds. */
export function setRange(
  instance: DiscoveryInstance,
  key: FilterKey,
  range: readonly [number, number],
  bounds: Bounds,
): void {
  setSelectedFilters(instance, withRange(instance.selected, key, range, bounds));
}

export function expandGroup(instance: DiscoveryInstance, key: string, isExpanded: boolean): void {
  instance.expandedGroups[key] = isExpanded;
}

export function expandPath(instance: DiscoveryInstance, key: string, isExpanded: boolean): void {
  instance.expandedPaths[key] = isExpanded;
}

export function setLocalFilter(instance: DiscoveryInstance, name: string, change: LocalFilter): void {
  instance.localFilters[name] = { ...instance.localFilters[name], ...change };
}
