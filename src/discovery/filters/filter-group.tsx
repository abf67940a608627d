// One collapsible group of filters, with a search box when it has many options (FI-05, FI-07).
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type {
  FilterDefinition,
  HierarchicalMetaType,
  RangeMetaType,
  ValuesMetaType,
} from '#contract/filters.ts';
import { CategoryTree } from '#src/discovery/filters/category-tree.tsx';
import styles from '#src/discovery/filters/filter-group.module.css';
import { type FilterGroup, matchesQuery } from '#src/discovery/filters/option-list.ts';
import { Options } from '#src/discovery/filters/options.tsx';
import { RangeFilter } from '#src/discovery/filters/range-filter.tsx';
import { expandGroup } from '#src/discovery/state/filter-actions.ts';
import { useDiscovery } from '#src/discovery/state/context.tsx';
import { topChecked, treeOf } from '#src/discovery/state/hierarchy.ts';
import { searchTree } from '#src/discovery/state/hierarchy-changes.ts';
import { itemsOf } from '#src/discovery/state/selection.ts';
import { useTexts } from '#src/discovery/host-context.tsx';
import { Collapsible } from '#src/ui/collapsible.tsx';

const LIST_TYPES = [
  'checkbox',
  'radio',
  'checkbox-grid',
  'checkbox-color',
] satisfies ValuesMetaType['type'][];

export function FilterGroupSection({ group }: { group: FilterGroup }) {
  const { instance } = useDiscovery();
  const { expandedGroups, selected } = useSnapshot(instance);
  const isOpen = expandedGroups[group.title] ?? group.isExpanded;
  const count = group.definitions.reduce((sum, definition) => sum + selectedCount(selected, definition), 0);
  return (
    <Collapsible
      title={
        <h3 className={styles['title']}>
          {group.title}
          {count === 0 ? null : <span className={styles['count']}> ({count})</span>}
        </h3>
      }
      isInitiallyOpen={isOpen}
      onToggle={(nextIsOpen) => {
        // The toggle event also fires when rendering changed `open`.
        if (nextIsOpen !== isOpen) expandGroup(instance, group.title, nextIsOpen);
      }}
    >
      <GroupContent group={group} />
    </Collapsible>
  );
}

function GroupContent({ group }: { group: FilterGroup }) {
  const texts = useTexts();
  const [query, setQuery] = useState('');
  const matching = group.definitions.filter((definition) => hasMatch(definition, query));
  return (
    <>
      {group.isSearchable ? (
        <input
          type="search"
          className={styles['search']}
          value={query}
          placeholder={texts.filters.searchIn(group.title)}
          aria-label={texts.filters.searchIn(group.title)}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || query === '') return;
            event.preventDefault();
            setQuery('');
          }}
        />
      ) : null}
      {matching.length === 0 ? <p role="status">{texts.filters.noOption(query)}</p> : null}
      {matching.map((definition) => (
        <fieldset key={`${definition.field} ${definition.op}`}>
          <legend className={group.definitions.length > 1 ? styles['legend'] : styles['hidden']}>
            {definition.meta.title}
          </legend>
          <Filter definition={definition} query={query} />
        </fieldset>
      ))}
    </>
  );
}

function Filter({ definition, query }: { definition: FilterDefinition; query: string }) {
  if (isTree(definition)) return <CategoryTree definition={definition} query={query} />;
  if (isRange(definition)) return <RangeFilter definition={definition} />;
  if (isList(definition)) return <Options definition={definition} query={query} />;
  throw new Error(`unknown filter type: ${String(definition.meta.type)}`);
}

function isTree(
  definition: FilterDefinition,
): definition is FilterDefinition & { meta: HierarchicalMetaType } {
  return definition.meta.type === 'checkbox-hierarchical';
}
function isRange(definition: FilterDefinition): definition is FilterDefinition & { meta: RangeMetaType } {
  return definition.meta.type === 'range';
}
function isList(definition: FilterDefinition): definition is FilterDefinition & { meta: ValuesMetaType } {
  const types: readonly string[] = LIST_TYPES;
  return types.includes(definition.meta.type);
}

function hasMatch(definition: FilterDefinition, query: string): boolean {
  if (query.trim() === '') return true;
  if (isTree(definition)) return searchTree(treeOf(definition.meta), query).length > 0;
  return isList(definition) && definition.meta.names.some((name) => matchesQuery(name, query));
}

function selectedCount(selected: Parameters<typeof itemsOf>[0], definition: FilterDefinition): number {
  const items = itemsOf(selected, definition);
  if (isTree(definition)) return topChecked(treeOf(definition.meta), items).length;
  return isRange(definition) ? Math.min(items.length, 1) : items.length;
}
