// One collapsible group of filters with its own search box when it is long (FI-05, FI-07).
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
      onToggle={(isNowOpen) => {
        // The element also tells of being opened by us.
        if (isNowOpen !== isOpen) expandGroup(instance, group.title, isNowOpen);
      }}
    >
      <GroupContent group={group} />
    </Collapsible>
  );
}

function GroupContent({ group }: { group: FilterGroup }) {
  const texts = useTexts();
  const [words, setWords] = useState('');
  const found = group.definitions.filter((definition) => hasMatch(definition, words));
  return (
    <>
      {group.isSearchable ? (
        <input
          type="search"
          className={styles['search']}
          value={words}
          placeholder={texts.filters.searchIn(group.title)}
          aria-label={texts.filters.searchIn(group.title)}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || words === '') return;
            event.preventDefault();
            setWords('');
          }}
        />
      ) : null}
      {found.length === 0 ? <p role="status">{texts.filters.noOption(words)}</p> : null}
      {found.map((definition) => (
        <fieldset key={`${definition.field} ${definition.op}`}>
          <legend className={group.definitions.length > 1 ? styles['legend'] : styles['hidden']}>
            {definition.meta.title}
          </legend>
          <Filter definition={definition} query={words} />
        </fieldset>
      ))}
    </>
  );
}

function Filter({ definition, query: words }: { definition: FilterDefinition; query: string }) {
  if (isTree(definition)) return <CategoryTree definition={definition} query={words} />;
  if (isRange(definition)) return <RangeFilter definition={definition} />;
  if (isList(definition)) return <Options definition={definition} query={words} />;
  throw new Error(`unknown filter type: ${String(definition.meta.type)}`);
}

function isTree(d: FilterDefinition): d is FilterDefinition & { meta: HierarchicalMetaType } {
  return d.meta.type === 'checkbox-hierarchical';
}
function isRange(d: FilterDefinition): d is FilterDefinition & { meta: RangeMetaType } {
  return d.meta.type === 'range';
}
function isList(d: FilterDefinition): d is FilterDefinition & { meta: ValuesMetaType } {
  const types: readonly string[] = LIST_TYPES;
  return types.includes(d.meta.type);
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
