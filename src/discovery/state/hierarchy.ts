// Category trees with three states a box: what is checked follows from the selected paths, and the other way round (FI-06).
import type { HierarchicalMetaType } from '#contract/filters.ts';
import type { FilterItem } from '#src/discovery/state/selection.ts';

export interface TreeNode {
  readonly path: readonly string[];
  /** The path without case, as one text. */
  readonly key: string;
  readonly name: string;
  /** Null for an inner node that the answer did not name. */
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

/** Paths in any order; nodes between that are missing are made up and named by their last segment. */
export function treeOf({ values, names, counts }: HierarchicalMetaType): readonly TreeNode[] {
  const roots: MutableTreeNode[] = [];
  const known = new Map<string, MutableTreeNode>();
  const nodeAt = (path: readonly string[]): MutableTreeNode => {
    const key = pathKey(path);
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = { path, key, name: path.at(-1) ?? '', count: null, children: [] };
    known.set(key, made);
    const siblings = path.length === 1 ? roots : nodeAt(path.slice(0, -1)).children;
    siblings.push(made);
    return made;
  };
  for (const [index, path] of values.entries()) {
    if (path.length === 0) continue;
    const node = nodeAt(path);
    node.name = names[index] ?? node.name;
    node.count = counts[index] ?? null;
  }
  return roots;
}

/** The state of every node, by key: checked through itself, an ancestor, or all of its children. */
export function checkStates(
  roots: readonly TreeNode[],
  selected: readonly FilterItem[],
): ReadonlyMap<string, CheckState> {
  const chosen = new Set(selected.map((item) => pathKey(Array.isArray(item) ? item : [String(item)])));
  const states = new Map<string, CheckState>();
  const visit = (node: TreeNode, isUnderChecked: boolean): CheckState => {
    const isChosen = isUnderChecked || chosen.has(node.key);
    const below = node.children.map((child) => visit(child, isChosen));
    const isFull = isChosen || (below.length > 0 && below.every((state) => state === 'on'));
    const state = isFull ? 'on' : below.some((child) => child !== 'off') ? 'some' : 'off';
    states.set(node.key, state);
    return state;
  };
  for (const root of roots) visit(root, false);
  return states;
}

/** Checked nodes with no checked node above them: what a row of chips names. */
export function topChecked(roots: readonly TreeNode[], selected: readonly FilterItem[]): readonly TreeNode[] {
  const states = checkStates(roots, selected);
  const top = (node: TreeNode): readonly TreeNode[] =>
    states.get(node.key) === 'on' ? [node] : node.children.flatMap(top);
  return roots.flatMap(top);
}
