// The category filter: nested lists of native checkboxes with three states (FI-06).
import { useEffect, useId, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { FilterDefinition, HierarchicalMetaType } from '#contract/filters.ts';
import styles from '#src/discovery/filters/category-tree.module.css';
import { initialOptionCount } from '#src/discovery/filters/option-list.ts';
import { useFocusNewItem } from '#src/discovery/filters/use-focus-new-item.ts';
import { useLocalFilter } from '#src/discovery/filters/use-local-filter.ts';
import { usePressedItems } from '#src/discovery/filters/use-pressed-items.ts';
import { ViewMore } from '#src/discovery/filters/view-more.tsx';
import { expandPath, toggleCategory } from '#src/discovery/state/filter-actions.ts';
import { useDiscovery } from '#src/discovery/state/context.tsx';
import { type CheckState, checkStates, type TreeNode, treeOf } from '#src/discovery/state/hierarchy.ts';
import { isExpanded, searchTree, toggledPaths } from '#src/discovery/state/hierarchy-changes.ts';
import { useTexts } from '#src/discovery/host-context.tsx';
import { Icon } from '#src/ui/icon.tsx';

interface CategoryTreeProps {
  readonly definition: FilterDefinition & { readonly meta: HierarchicalMetaType };
  readonly query: string;
}

export function CategoryTree({ definition, query }: CategoryTreeProps) {
  const { instance } = useDiscovery();
  const [items, press] = usePressedItems(definition);
  const [{ isShowingAll = false }, setLocal] = useLocalFilter(`${definition.field} ${definition.op}`);
  const tree = useRef<HTMLDivElement>(null);
  const focusItem = useFocusNewItem(tree, ':scope > ul > li > div input', true);
  const roots = treeOf(definition.meta);
  const states = checkStates(roots, items);
  const isSearching = query.trim() !== '';
  const initialCount = initialOptionCount('checkbox-hierarchical', roots.length);
  const visible = isSearching
    ? searchTree(roots, query)
    : roots.filter((root, index) => isShowingAll || index < initialCount || states.get(root.key) !== 'off');
  return (
    <div ref={tree} className={styles['tree']}>
      <TreeList
        nodes={visible}
        states={states}
        isSearching={isSearching}
        onToggle={(node) =>
          press(
            (before) => toggledPaths(roots, before, node),
            () => toggleCategory(instance, definition, node),
          )
        }
      />
      {isSearching || initialCount === roots.length ? null : (
        <ViewMore
          isExpanded={isShowingAll}
          onToggle={() => {
            // One without products takes no focus.
            if (!isShowingAll) focusItem(roots.findIndex((one) => !visible.includes(one) && one.count !== 0));
            setLocal({ isShowingAll: !isShowingAll });
          }}
        />
      )}
    </div>
  );
}

interface TreeListProps {
  readonly nodes: readonly TreeNode[];
  readonly states: ReadonlyMap<string, CheckState>;
  readonly isSearching: boolean;
  readonly onToggle: (node: TreeNode) => void;
  readonly id?: string;
  readonly label?: string;
}

function TreeList({ nodes, id, label, ...rest }: TreeListProps) {
  return (
    <ul
      id={id}
      aria-label={label}
      className={styles['branch']}
      data-nested={label === undefined ? undefined : true}
    >
      {nodes.map((node) => (
        <TreeItem key={node.key} node={node} isOnlyChild={nodes.length === 1} {...rest} />
      ))}
    </ul>
  );
}

interface TreeItemProps extends Omit<TreeListProps, 'nodes' | 'id' | 'label'> {
  readonly node: TreeNode;
  readonly isOnlyChild: boolean;
}

function TreeItem({ node, isOnlyChild, states, isSearching, onToggle }: TreeItemProps) {
  const { instance } = useDiscovery();
  const { expandedPaths } = useSnapshot(instance);
  const texts = useTexts();
  const listId = useId();
  const state = states.get(node.key) ?? 'off';
  const isOpen = isExpanded(node, {
    userChoice: expandedPaths[node.key],
    isSearching,
    isOnlyChild,
    state,
  });
  return (
    <li>
      <div className={styles[node.children.length === 0 ? 'leaf' : 'row']}>
        <TriStateCheckbox node={node} state={state} onToggle={() => onToggle(node)} />
        {node.children.length === 0 ? null : (
          <button
            type="button"
            className={styles['expand']}
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-label={texts.filters.subcategories(node.name)}
            onClick={() => expandPath(instance, node.key, !isOpen)}
          >
            <Icon name={isOpen ? 'up' : 'down'} />
          </button>
        )}
      </div>
      {isOpen ? (
        <TreeList
          id={listId}
          label={node.name}
          nodes={node.children}
          states={states}
          isSearching={isSearching}
          onToggle={onToggle}
        />
      ) : null}
    </li>
  );
}

function TriStateCheckbox({
  node,
  state,
  onToggle,
}: {
  node: TreeNode;
  state: CheckState;
  onToggle: () => void;
}) {
  const texts = useTexts();
  const checkbox = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (checkbox.current !== null) checkbox.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <label className={styles['label']} data-empty={node.count === 0 || undefined}>
      <input
        ref={checkbox}
        type="checkbox"
        className={styles['box']}
        checked={state === 'on'}
        disabled={node.count === 0 && state === 'off'}
        aria-label={node.count === null ? node.name : texts.filters.option(node.name, node.count)}
        onChange={onToggle}
      />
      <span className={styles['name']}>{node.name}</span>
      {node.count === null ? null : (
        <span className={styles['count']} aria-hidden="true">
          {texts.filters.count(node.count)}
        </span>
      )}
    </label>
  );
}
