// What toggling a category selects, and which nodes of the tree are visible (FI-06).
import { type CheckState, checkStates, pathKey, type TreeNode } from '#src/discovery/state/hierarchy.ts';
import { type FilterItem, isWithinPath } from '#src/discovery/state/selection.ts';

/**
 * The selected paths after one node was toggled. Checking also checks its descendants; unchecking also unchecks its
 * ancestors; a parent whose children are all checked is checked. The result has the paths of the topmost checked nodes
 * alone: a product has the ancestors of its categories too. Unknown paths stay.
 */
export function toggledPaths(
  roots: readonly TreeNode[],
  selected: readonly FilterItem[],
  toggled: TreeNode,
): string[][] {
  const before = checkStates(roots, selected);
  const isChecking = before.get(toggled.key) !== 'on';
  const after: string[][] = [];
  const visit = (node: TreeNode): boolean => {
    const index = after.length;
    const areChildrenOn = node.children.map(visit).every(Boolean);
    const wasOn = before.get(node.key) === 'on';
    const isOn = isWithinPath(node.path, toggled.path)
      ? isChecking
      : isWithinPath(toggled.path, node.path)
        ? isChecking && areChildrenOn
        : wasOn;
    if (isOn) after.splice(index, Infinity, [...node.path]);
    return isOn;
  };
  for (const root of roots) visit(root);

  const unknownPaths = selected.filter((item): item is string[] => {
    if (!Array.isArray(item) || before.has(pathKey(item))) return false;
    return isChecking || !(isWithinPath(item, toggled.path) || isWithinPath(toggled.path, item));
  });
  return [...after, ...unknownPaths];
}

/** The nodes whose name contains `query`, ignoring case, with their ancestors and descendants. */
export function searchTree(roots: readonly TreeNode[], query: string): readonly TreeNode[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return roots;
  const filter = (node: TreeNode): readonly TreeNode[] => {
    if (node.name.toLowerCase().includes(wanted)) return [node];
    const children = node.children.flatMap(filter);
    return children.length === 0 ? [] : [{ ...node, children }];
  };
  return roots.flatMap(filter);
}

/**
 * The shopper's own choice; without one a node is open while searching, when it is an only child, and when some of its
 * descendants are checked.
 */
export function isExpanded(
  node: TreeNode,
  context: {
    readonly userChoice: boolean | undefined;
    readonly isSearching: boolean;
    readonly isOnlyChild: boolean;
    readonly state: CheckState;
  },
): boolean {
  if (node.children.length === 0) return false;
  return context.userChoice ?? (context.isSearching || context.isOnlyChild || context.state === 'some');
}
