// How long the address of a listing gets while a person ticks categories in the demo shop's own tree.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeState, encodeState } from '#contract/url-state/state.ts';
import { CATEGORIES, type Category } from '#demo/catalogue/category-tree.ts';
import { checkStates, type TreeNode, treeOf } from '#src/discovery/state/hierarchy.ts';
import { toggledPaths } from '#src/discovery/state/hierarchy-changes.ts';

const MAX_ADDRESS_LENGTH = 500;
const CLICKS = 12;
const LISTING = '/en-eu/c/women-trousers-and-skirts';

const pathOf = ({ id, parent }: Category): string[] => [...(parent === null ? [] : pathOf(parent)), id];
const paths = CATEGORIES.map(pathOf);
const tree = treeOf({
  type: 'checkbox-hierarchical',
  title: 'Category',
  group_title: '',
  group_expanded: true,
  values: paths,
  names: CATEGORIES.map(({ id }) => id),
  counts: CATEGORIES.map(() => 1),
});
const nodes = (function all(some: readonly TreeNode[]): TreeNode[] {
  return some.flatMap((node) => [node, ...all(node.children)]);
})(tree);
const addressOf = (selected: string[][]) =>
  LISTING + encodeState('', { filters: [{ field: 'category', op: 'in', data: selected }], sort: null });

/** After each click the address is short, and read back it checks the same boxes. */
function expectShort(clicks: readonly TreeNode[]): void {
  let selected: string[][] = [];
  for (const clicked of clicks) {
    selected = toggledPaths(tree, selected, clicked);
    const address = addressOf(selected);
    expect(address.length, address).toBeLessThan(MAX_ADDRESS_LENGTH);
    const read = decodeState(address.split('?')[1] ?? '').filters[0]?.data ?? [];
    expect(checkStates(tree, read as string[][])).toEqual(checkStates(tree, selected));
  }
}

test('any 12 categories that a person clicks leave an address under 500 characters', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...nodes), { maxLength: CLICKS }), (clicks) => expectShort(clicks)),
  );
});

test('so do the 12 that make it the longest', () => {
  const clicks: TreeNode[] = [];
  let selected: string[][] = [];
  while (clicks.length < CLICKS) {
    const after = nodes.map((node) => ({ node, selected: toggledPaths(tree, selected, node) }));
    const longest = after.reduce((a, b) =>
      addressOf(b.selected).length > addressOf(a.selected).length ? b : a,
    );
    clicks.push(longest.node);
    selected = longest.selected;
  }
  expectShort(clicks);
  // Whole departments are chosen first, then categories are left out of them one by one.
  for (const count of [1, 2, 3]) {
    const departments = tree.toSorted((a, b) => b.children.length - a.children.length).slice(0, count);
    const branches = departments.flatMap((department) =>
      department.children.map(({ children }) => children[0]),
    );
    expectShort([...departments, ...branches.filter((leaf) => leaf !== undefined)].slice(0, CLICKS));
  }
});
