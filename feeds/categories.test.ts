// The category paths of a feed as a tree.
import { expect, test } from 'vitest';
import { CategoryTree } from '#feeds/categories.ts';

const shapeOf = (tree: CategoryTree) =>
  tree.listings().map(({ listingId, parentId, title }) => [listingId, parentId, title.en]);

test('levels that all paths share are left out, ids do not change with them', () => {
  const tree = new CategoryTree('shop', 'en');
  const jackets = tree.add(['Goods', 'Clothes', 'Jackets']);
  tree.add(['Goods', 'Clothes', 'Caps']);
  tree.add(['Goods', 'Clothes', 'Caps', 'Wool']);
  expect(jackets).toBe('shop~goods.clothes.jackets');
  expect(shapeOf(tree)).toEqual([
    ['shop~goods.clothes.caps', null, 'Caps'],
    ['shop~goods.clothes.jackets', null, 'Jackets'],
    ['shop~goods.clothes.caps.wool', 'shop~goods.clothes.caps', 'Wool'],
  ]);
  tree.add(['Sale']);
  expect(shapeOf(tree)[0]).toEqual(['shop~goods', null, 'Goods']);
  expect(tree.add(['Goods', 'Clothes', 'Jackets'])).toBe(jackets);
});

test('one spelling of a path stands for all, and slugs hold the path without the source', () => {
  const tree = new CategoryTree('shop', 'en');
  expect(tree.add(['Shoes ', ' Boots'])).toBe(tree.add(['SHOES', 'boots']));
  tree.add(['Shoes Boots']);
  const slugs = tree.listings().map(({ slug }) => slug);
  expect(slugs.toSorted()).toEqual(['shoes', 'shoes-boots', 'shoes-boots']);
});

test('a category named as the one for uncategorized products holds these too', () => {
  const tree = new CategoryTree('shop', 'en');
  expect(tree.add([])).toBe(tree.add(['More']));
  tree.add(['Shoes']);
  expect(tree.listings().map(({ slug, title }) => [slug, title.en])).toEqual([
    ['more', 'More'],
    ['shoes', 'Shoes'],
  ]);
});

test('products without a category have a place of their own', () => {
  const tree = new CategoryTree('shop', 'sv');
  const rest = tree.add([]);
  expect(tree.listings()).toMatchObject([
    { listingId: rest, title: { sv: 'Alla produkter', en: 'All products' } },
  ]);
  tree.add(['Skor']);
  expect(tree.listings().at(-1)).toMatchObject({ listingId: rest, title: { sv: 'Mer' } });
});

test('the order of the rows does not change the order of the tree', () => {
  const paths = [['A'], ['B', 'C'], ['B', 'D'], ['B', 'D']];
  const [one, other] = [paths, paths.toReversed()].map((list) => {
    const tree = new CategoryTree('shop', 'en');
    for (const path of list) tree.add(path);
    return tree.listings();
  });
  expect(one).toEqual(other);
  expect(one?.map(({ title }) => title.en)).toEqual(['B', 'A', 'D', 'C']);
});

test('DA-03q what a feed brings is of the type category', () => {
  const tree = new CategoryTree('shop', 'en');
  tree.add(['Shoes', 'Boots']);
  tree.add(['Caps']);
  expect(tree.listings().map(({ type }) => type)).toEqual(['category', 'category', 'category']);
});
