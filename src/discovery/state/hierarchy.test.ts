import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkStates, pathKey, type TreeNode, topChecked, treeOf } from '#src/discovery/state/hierarchy.ts';
import { isExpanded, searchTree, toggledPaths } from '#src/discovery/state/hierarchy-changes.ts';
import { treeFilter } from '#tests/fixtures/discovery-responses.ts';

const tree = treeOf(
  treeFilter('category', ['Jackets', 'Jackets/Shell', 'Jackets/Down', 'Jackets/Down/Light', 'Shoes']).meta,
);
const all = (nodes: readonly TreeNode[]): TreeNode[] =>
  nodes.flatMap((node) => [node, ...all(node.children)]);
const at = (path: string): TreeNode => {
  const found = all(tree).find((node) => node.path.join('/') === path);
  if (found === undefined) throw new Error(path);
  return found;
};
const states = (selected: string[][]) =>
  Object.fromEntries(
    all(tree).map((node) => [node.path.join('/'), checkStates(tree, selected).get(node.key)]),
  );
const joined = (paths: string[][]) => paths.map((path) => path.join('/'));

describe('tree', () => {
  test('paths in any order make one tree; missing nodes between are made up', () => {
    const roots = treeOf(treeFilter('category', ['A/B/C', 'A', 'A/D']).meta);
    expect(all(roots).map(({ path, count }) => [path.join('/'), count])).toEqual([
      ['A', 3],
      ['A/B', null],
      ['A/B/C', 3],
      ['A/D', 3],
    ]);
  });

  test('nothing is made up above what is listed', () => {
    const roots = treeOf(treeFilter('category', ['W/A/B', 'W/A', 'W/C', 'M/A/B']).meta);
    expect(roots.map(({ path }) => path.join('/'))).toEqual(['W/A', 'W/C', 'M/A/B']);
    expect(roots[0]?.children.map(({ path }) => path.join('/'))).toEqual(['W/A/B']);
  });
});

describe('checking', () => {
  test('checking a parent selects it alone, in the place of what was selected below it', () => {
    expect(joined(toggledPaths(tree, [], at('Jackets')))).toEqual(['Jackets']);
    expect(joined(toggledPaths(tree, [['Shoes'], ['Jackets', 'Down']], at('Jackets')))).toEqual([
      'Jackets',
      'Shoes',
    ]);
  });

  test('unchecking a child unchecks the parent, the other children stay', () => {
    const before = toggledPaths(tree, [], at('Jackets'));
    expect(joined(toggledPaths(tree, before, at('Jackets/Shell')))).toEqual(['Jackets/Down']);
  });

  test('a parent whose children are all checked is checked', () => {
    const down = toggledPaths(tree, [], at('Jackets/Down'));
    expect(joined(toggledPaths(tree, down, at('Jackets/Shell')))).toEqual(['Jackets']);
  });

  test('a partly checked parent shows the third state, and a press on it checks the rest', () => {
    expect(states([['Jackets', 'Shell']])).toMatchObject({
      Jackets: 'some',
      'Jackets/Shell': 'on',
      'Jackets/Down': 'off',
    });
    expect(joined(toggledPaths(tree, [['Jackets', 'Shell']], at('Jackets')))).toEqual(['Jackets']);
  });

  test('a parent alone in the URL selects all its descendants, whatever its case', () => {
    expect(states([['jackets']])).toMatchObject({ Jackets: 'on', 'Jackets/Down/Light': 'on', Shoes: 'off' });
  });

  test('selected paths that the response does not list stay, unless an ancestor is unchecked', () => {
    const gone = [['Jackets', 'Rain'], ['Tents']];
    expect(joined(toggledPaths(tree, gone, at('Shoes')))).toEqual(['Shoes', 'Jackets/Rain', 'Tents']);
    const checked = [...toggledPaths(tree, [], at('Jackets')), ...gone];
    expect(joined(toggledPaths(tree, checked, at('Jackets')))).toEqual(['Tents']);
  });

  test('one chip names a whole checked category', () => {
    const selected = toggledPaths(tree, [['Shoes']], at('Jackets'));
    expect(topChecked(tree, selected).map(({ name }) => name)).toEqual(['Jackets', 'Shoes']);
  });

  test('after any presses a parent is checked exactly when all its children are', () => {
    const nodes = all(tree);
    fc.assert(
      fc.property(fc.array(fc.nat(nodes.length - 1), { maxLength: 12 }), (presses) => {
        let selected: string[][] = [];
        for (const press of presses) selected = toggledPaths(tree, selected, nodes[press] as TreeNode);
        const now = checkStates(tree, selected);
        const selectedKeys = new Set(joined(selected));
        for (const node of nodes) {
          const isOn = now.get(node.key) === 'on';
          const isUnderOn = now.get(pathKey(node.path.slice(0, -1))) === 'on';
          expect(selectedKeys.has(node.path.join('/'))).toBe(isOn && !isUnderOn);
          if (node.children.length > 0)
            expect(isOn).toBe(node.children.every((child) => now.get(child.key) === 'on'));
        }
      }),
    );
  });
});

describe('showing', () => {
  const context = { userChoice: undefined, isSearching: false, isOnlyChild: false, state: 'off' as const };

  test('the shopper overrides the search, a lone chain opens itself', () => {
    const jackets = at('Jackets');
    expect(isExpanded(jackets, context)).toBe(false);
    expect(isExpanded(jackets, { ...context, isSearching: true })).toBe(true);
    expect(isExpanded(jackets, { ...context, isSearching: true, userChoice: false })).toBe(false);
    expect(isExpanded(jackets, { ...context, isOnlyChild: true })).toBe(true);
    expect(isExpanded(jackets, { ...context, userChoice: true })).toBe(true);
    expect(isExpanded(at('Shoes'), { ...context, userChoice: true })).toBe(false);
  });

  test('a search keeps what lies above a match and below it', () => {
    expect(all(searchTree(tree, ' DOWN ')).map(({ name }) => name)).toEqual(['Jackets', 'Down', 'Light']);
    expect(searchTree(tree, 'rope')).toEqual([]);
    expect(searchTree(tree, '')).toBe(tree);
  });
});
