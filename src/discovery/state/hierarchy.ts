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

interface GrowingNode extends TreeNode {
  name: string;
  count: number | null;
  readonly children: GrowingNode[];
}

export function pathKey(path: readonly string[]): string {
  return JSON.stringify(path).toLowerCase();
}

/** Paths in any order; nodes between that are missing are made up and named by their last segment. */
export function treeOf({ values, names, counts }: HierarchicalMetaType): readonly TreeNode[] {
  const roots: GrowingNode[] = [];
  const known = new Map<string, GrowingNode>();
  const nodeAt = (path: readonly string[]): GrowingNode => {
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
  const isBelow = (path: readonly string[], above: readonly string[]) =>
    path.length >= above.length && pathKey(path.slice(0, above.length)) === pathKey(above);

  const after: string[][] = [];
  const visit = (node: TreeNode): boolean => {
    const at = after.length;
    const areAllBelowOn = node.children.map(visit).every(Boolean);
    const wasOn = before.get(node.key) === 'on';
    const isOn = isBelow(node.path, clicked.path)
      ? isChecking
      : isBelow(clicked.path, node.path)
        ? isChecking && areAllBelowOn
        : wasOn;
    if (isOn) after.splice(at, 0, [...node.path]);
    return isOn;
  };
  for (const root of roots) visit(root);

  const strangers = selected.filter((item): item is string[] => {
    if (!Array.isArray(item) || before.has(pathKey(item))) return false;
    return isChecking || !(isBelow(item, clicked.path) || isBelow(clicked.path, item));
  });
  return [...after, ...strangers];
}

/** Checked nodes with no checked node above them: what a row of chips names. */
export function topChecked(roots: readonly TreeNode[], selected: readonly FilterItem[]): readonly TreeNode[] {
  const states = checkStates(roots, selected);
  const top = (node: TreeNode): readonly TreeNode[] =>
    states.get(node.key) === 'on' ? [node] : node.children.flatMap(top);
  return roots.flatMap(top);
}

/** Nodes that match, the nodes above them, and everything below a match; names contain the words without case. */
export function searched(roots: readonly TreeNode[], words: string): readonly TreeNode[] {
  const wanted = words.trim().toLowerCase();
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
  facts: {
    readonly byShopper: boolean | undefined;
    readonly isSearching: boolean;
    readonly isOnlyChild: boolean;
    readonly state: CheckState;
  },
): boolean {
  if (node.children.length === 0) return false;
  return facts.byShopper ?? (facts.isSearching || facts.isOnlyChild || facts.state === 'some');
}
