// What a press on a category box selects, and which part of a tree is on show (FI-06).
import { type CheckState, checkStates, pathKey, type TreeNode } from '#src/discovery/state/hierarchy.ts';
import { type FilterItem, isWithinPath } from '#src/discovery/state/selection.ts';

/**
 * The selected paths after a click on one box. Checking takes all below with it, unchecking also all above; a parent
 * whose children are all checked is checked. Every checked node's path is in the answer, so that a back end that
 * compares whole paths finds the same products as one that compares beginnings. Paths the tree does not know stay.
 */
export function toggledPaths(
  roots: readonly TreeNode[],
  selected: readonly FilterItem[],
  clicked: TreeNode,
): string[][] {
  const before = checkStates(roots, selected);
  const isChecking = before.get(clicked.key) !== 'on';
  const after: string[][] = [];
  const visit = (node: TreeNode): boolean => {
    const at = after.length;
    const areAllBelowOn = node.children.map(visit).every(Boolean);
    const wasOn = before.get(node.key) === 'on';
    const isOn = isWithinPath(node.path, clicked.path)
      ? isChecking
      : isWithinPath(clicked.path, node.path)
        ? isChecking && areAllBelowOn
        : wasOn;
    if (isOn) after.splice(at, 0, [...node.path]);
    return isOn;
  };
  for (const root of roots) visit(root);

  const unknownPaths = selected.filter((item): item is string[] => {
    if (!Array.isArray(item) || before.has(pathKey(item))) return false;
    return isChecking || !(isWithinPath(item, clicked.path) || isWithinPath(clicked.path, item));
  });
  return [...after, ...unknownPaths];
}

/** Nodes that match, the nodes above them, and everything below a match; names contain the words without case. */
export function searchTree(roots: readonly TreeNode[], query: string): readonly TreeNode[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return roots;
  const keep = (node: TreeNode): readonly TreeNode[] => {
    if (node.name.toLowerCase().includes(wanted)) return [node];
    const children = node.children.flatMap(keep);
    return children.length === 0 ? [] : [{ ...node, children }];
  };
  return roots.flatMap(keep);
}

/**
 * The shopper's own choice, else open while searching, else open along a chain that has only one option, else open
 * when something below is checked and this is not.
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
