// One collapsible group of filters, with a search box when it has many options (FI-05, FI-07).
import { type ComponentType, memo } from 'react';
import { useSnapshot } from 'valtio';
import { FACETS, type FacetForm } from '#contract/facets.ts';
import type { FilterDefinition, FilterDefinitionOf } from '#contract/filters.ts';
import { CategoryTree } from '#src/discovery/filters/category-tree.tsx';
import styles from '#src/discovery/filters/filter-group.module.css';
import { type FilterGroup, matchesQuery } from '#src/discovery/filters/option-list.ts';
import { optionName } from '#src/discovery/filters/option-name.ts';
import { Options } from '#src/discovery/filters/options.tsx';
import { RangeFilter } from '#src/discovery/filters/range-filter.tsx';
import { useLocalFilter } from '#src/discovery/filters/use-local-filter.ts';
import { expandGroup } from '#src/discovery/state/filter-actions.ts';
import { useDiscovery } from '#src/discovery/state/context.tsx';
import { useSelection } from '#src/discovery/state/use-selection.ts';
import { topChecked, treeOf } from '#src/discovery/state/hierarchy.ts';
import { searchTree } from '#src/discovery/state/hierarchy-changes.ts';
import { type FilterItem, itemsOf } from '#src/discovery/state/selection.ts';
import { useTexts } from '#src/discovery/host-context.tsx';
import type { DiscoveryTexts } from '#src/discovery/texts/texts.ts';
import { Collapsible } from '#src/ui/collapsible.tsx';

/** What a group needs to know of a form of filters. */
interface FilterForm<D extends FilterDefinition> {
  readonly Filter: ComponentType<{ definition: D; query: string }>;
  /** Whether an option matches the text in the group's search box. */
  readonly hasMatch: (definition: D, query: string, texts: DiscoveryTexts) => boolean;
  readonly selectedCount: (definition: D, items: readonly FilterItem[]) => number;
}

const FORMS: { readonly [F in FacetForm]: FilterForm<FilterDefinitionOf<F>> } = {
  options: {
    Filter: Options,
    hasMatch: ({ field, meta }, query, texts) =>
      meta.names.some((name) => matchesQuery(optionName(field, name, texts), query)),
    selectedCount: (_, items) => items.length,
  },
  hierarchy: {
    Filter: CategoryTree,
    hasMatch: ({ meta }, query) => searchTree(treeOf(meta), query).length > 0,
    selectedCount: ({ meta }, items) => topChecked(treeOf(meta), items).length,
  },
  range: {
    Filter: RangeFilter,
    hasMatch: () => false,
    selectedCount: (_, items) => Math.min(items.length, 1),
  },
};

function formOf({ meta }: FilterDefinition): FilterForm<FilterDefinition> {
  // The response of a newer server may have types that this page does not know.
  if (!Object.hasOwn(FACETS, meta.type)) throw new Error(`unknown filter type: ${meta.type}`);
  return FORMS[FACETS[meta.type].form] as FilterForm<FilterDefinition>;
}

/** Drawn again only if something of it has changed. */
export const FilterGroupSection = memo(function FilterGroupSection({ group }: { group: FilterGroup }) {
  const { instance } = useDiscovery();
  const { expandedGroups } = useSnapshot(instance);
  const isOpen = expandedGroups[group.key] ?? group.isExpanded;
  const count = useSelection((selected) =>
    group.definitions.reduce(
      (sum, definition) => sum + formOf(definition).selectedCount(definition, itemsOf(selected, definition)),
      0,
    ),
  );
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
        if (nextIsOpen !== isOpen) expandGroup(instance, group.key, nextIsOpen);
      }}
    >
      <GroupContent group={group} />
    </Collapsible>
  );
}, isSameGroup);

function isSameGroup({ group: before }: { group: FilterGroup }, { group }: { group: FilterGroup }): boolean {
  return (
    before.key === group.key &&
    before.title === group.title &&
    before.isExpanded === group.isExpanded &&
    before.isSearchable === group.isSearchable &&
    before.definitions.length === group.definitions.length &&
    before.definitions.every((definition, index) => definition === group.definitions[index])
  );
}

function GroupContent({ group }: { group: FilterGroup }) {
  const texts = useTexts();
  const [{ query = '' }, setLocal] = useLocalFilter(group.key);
  const matching = group.definitions.filter(
    (definition) => query.trim() === '' || formOf(definition).hasMatch(definition, query, texts),
  );
  return (
    <>
      {group.isSearchable ? (
        <>
          <input
            type="search"
            className={styles['search']}
            value={query}
            placeholder={texts.filters.searchIn(group.title)}
            aria-label={texts.filters.searchIn(group.title)}
            onChange={(event) => setLocal({ query: event.target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || query === '') return;
              event.preventDefault();
              setLocal({ query: '' });
            }}
          />
          {/* A screen reader says only what comes into a region that was there before. */}
          <p role="status">{matching.length === 0 ? texts.filters.noOption(query) : ''}</p>
        </>
      ) : null}
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
  const { Filter: FilterOfForm } = formOf(definition);
  return <FilterOfForm definition={definition} query={query} />;
}
