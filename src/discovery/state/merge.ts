// Keeps selected values in the filters when the response no longer lists them: first, with a count of zero.
import type {
  FilterDefinition,
  HierarchicalMetaType,
  SelectedFilter,
  ValuesMetaType,
} from '#contract/filters.ts';
import { isSameItem, itemsOf } from '#src/discovery/state/selection.ts';

/** Names, counts and swatches stay aligned with the values. Ranges need no change: the selection is clamped to their bounds. */
export function withSelectedValues(
  definitions: readonly FilterDefinition[],
  selected: readonly SelectedFilter[],
): readonly FilterDefinition[] {
  return definitions.map((definition) => {
    const { meta } = definition;
    if (meta.type === 'range') return definition;
    const items = itemsOf(selected, definition);
    if (meta.type === 'checkbox-hierarchical') {
      const missing = items.filter(
        (item): item is string[] =>
          Array.isArray(item) && !meta.values.some((value) => isSameItem(value, item)),
      );
      return missing.length === 0 ? definition : { ...definition, meta: withMissingPaths(meta, missing) };
    }
    const missing = items
      .filter((item) => !Array.isArray(item) && !meta.values.some((value) => isSameItem(value, item)))
      .map(String);
    return missing.length === 0 ? definition : { ...definition, meta: withMissingOptions(meta, missing) };
  });
}

function withMissingOptions(meta: ValuesMetaType, missing: readonly string[]): ValuesMetaType {
  return {
    ...meta,
    values: [...missing, ...meta.values],
    names: [...missing, ...meta.names],
    counts: [...missing.map(() => 0), ...meta.counts],
    ...(meta.swatches === undefined ? {} : { swatches: [...missing.map(() => null), ...meta.swatches] }),
  };
}

function withMissingPaths(meta: HierarchicalMetaType, missing: readonly string[][]): HierarchicalMetaType {
  return {
    ...meta,
    values: [...missing, ...meta.values],
    names: [...missing.map((path) => path.at(-1) ?? ''), ...meta.names],
    counts: [...missing.map(() => 0), ...meta.counts],
  };
}
