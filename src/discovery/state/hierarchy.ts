// The tree of a hierarchical filter, and which of its nodes the selected paths check (FI-06).
import type { HierarchicalMetaType } from '#contract/filters.ts';
import type { FilterItem } from '#src/discovery/state/selection.ts';

export interface TreeNode {
  readonly path: readonly string[];
  /** The path in lower case as one string. */
  readonly key: string;
  readonly name: string;
  /** Null for an inner node that the response did not list. */
  readonly count: number | null;
  readonly children: readonly TreeNode[];
}
export type CheckState = 'on' | 'off' | 'some';

interface MutableTreeNode extends TreeNode {
  name: string;
  count: number | null;
  readonly children: MutableTreeNode[];
}

export function pathKey(path: readonly string[]): string {
  return JSON.stringify(path).toLowerCase();
}

/**
 * Paths may come in any order; missing nodes between them are added, named by their last segment. None is added above
 * them: what a listing is itself, its tree does not offer.
 */
export function treeOf({ values, names, counts }: HierarchicalMetaType): readonly TreeNode[] {
  const roots: MutableTreeNode[] = [];
  const known = new Map<string, MutableTreeNode>();
  const listed = new Set(values.map(pathKey));
  const hasListedAncestor = (path: readonly string[]) =>
    path.some((_, length) => length > 0 && listed.has(pathKey(path.slice(0, length))));
  const nodeAt = (path: readonly string[]): MutableTreeNode => {
    const key = pathKey(path);
    const existing = known.get(key);
    if (existing !== undefined) return existing;
    const node = { path, key, name: path.at(-1) ?? '', count: null, children: [] };
    known.set(key, node);
    const siblings = hasListedAncestor(path) ? nodeAt(path.slice(0, -1)).children : roots;
    siblings.push(node);
    return node;
  };
  for (const [index, path] of values.entries()) {
    if (path.length === 0) continue;
    const node = nodeAt(path);
    node.name = names[index] ?? node.name;
    node.count = counts[index] ?? null;
  }
  return roots;
}

/** The state of every node by key: a node is checked by its own path, an ancestor's, or all of its children's. */
export function checkStates(
  roots: readonly TreeNode[],
  selected: readonly FilterItem[],
): ReadonlyMap<string, CheckState> {
  const selectedKeys = new Set(selected.map((item) => pathKey(Array.isArray(item) ? item : [String(item)])));
  const states = new Map<string, CheckState>();
  const visit = (node: TreeNode, isUnderChecked: boolean): CheckState => {
    const isSelected = isUnderChecked || selectedKeys.has(node.key);
    const below = node.children.map((child) => visit(child, isSelected));
    const isFull = isSelected || (below.length > 0 && below.every((state) => state === 'on'));
    const state = isFull ? 'on' : below.some((child) => child !== 'off') ? 'some' : 'off';
    states.set(node.key, state);
    return state;
  };
  for (const root of roots) visit(root, false);
  return states;
}

/** The checked nodes without a checked ancestor: one chip each. */
export function topChecked(roots: readonly TreeNode[], selected: readonly FilterItem[]): readonly TreeNode[] {
  const states = checkStates(roots, selected);
  const top = (node: TreeNode): readonly TreeNode[] =>
    states.get(node.key) === 'on' ? [node] : node.children.flatMap(top);
  return roots.flatMap(top);
}
