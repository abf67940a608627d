// The menu of a catalogue: its levels and order, and what becomes of a tree that is too large for every page.
import { expect, test } from 'vitest';
import type { MenuItem } from '#contract/bootstrap.ts';
import {
  ALL_CATEGORIES,
  allCategoriesPage,
  MAX_MENU_LINKS,
  MAX_MENU_WORDS,
  menuOf,
} from '#server/shop/menu.ts';
import type { StoredListing } from '#store/catalogue-entries.ts';
import { marketOf } from '#tests/fixtures/markets.ts';
import { smallListing } from '#tests/small-catalogue.ts';

const SWEDEN = marketOf('sv-se');

test('three levels, in the order of the merchant; a hidden listing takes those under it along', () => {
  const listings = [
    smallListing('tents', null, { order: 2 }),
    smallListing('clothing', null, { order: 1 }),
    smallListing('jackets', 'clothing', { order: 2 }),
    smallListing('caps', 'clothing', { order: 1 }),
    smallListing('shells', 'jackets'),
    smallListing('three-layer', 'shells'),
    smallListing('hidden', 'clothing', { showInMenu: false }),
    smallListing('under-hidden', 'hidden'),
    smallListing('campaign', null, { showInMenu: false }),
  ];
  const leaf = (id: string) => ({
    listingId: id,
    title: `Lista ${id}`,
    pageUrl: `/sv-se/c/slug-${id}`,
  });
  expect(menuOf(listings, marketOf('sv-se'))).toEqual([
    {
      ...leaf('clothing'),
      children: [
        { ...leaf('caps'), children: [] },
        { ...leaf('jackets'), children: [leaf('shells')] },
      ],
    },
    { ...leaf('tents'), children: [] },
  ]);
});

/** So many children at each level. */
function tree(...counts: readonly number[]): StoredListing[] {
  const under = (parent: string | null, [count = 0, ...deeper]: readonly number[]): StoredListing[] =>
    Array.from({ length: count }, (_, at) => `${parent ?? 'c'}-${at}`).flatMap((id, order) => [
      smallListing(id, parent, { order }),
      ...under(id, deeper),
    ]);
  return under(null, counts);
}
const linksOf = (items: readonly MenuItem[]) =>
  items.flatMap((item) => [item, ...item.children.flatMap((branch) => [branch, ...branch.children])]);
const linkCounts = (items: readonly MenuItem[]) => [
  items.length,
  items.flatMap(({ children }) => children).length,
  linksOf(items).length,
];

test('a menu that fits stays whole; a larger one loses its third level, then what does not fit of the second', () => {
  expect(linkCounts(menuOf(tree(10, 5, 2), SWEDEN))).toEqual([10, 50, 160]);
  expect(linkCounts(menuOf(tree(10, 6, 2), SWEDEN))).toEqual([10, 60, 70]);
  expect(linkCounts(menuOf(tree(10, 40, 3), SWEDEN))).toEqual([10, 150, MAX_MENU_LINKS]);
  expect(menuOf(tree(2, 100), SWEDEN).map(({ children }) => children.at(-1)?.listingId)).toEqual([
    'c-0-78',
    'c-1-78',
  ]);
  expect(menuOf([], SWEDEN)).toEqual([]);
});

test('with more words than fit the last one leads to a page that links every category of the menu', () => {
  const listings = [
    ...tree(40, 4, 2),
    smallListing('hidden', null, { showInMenu: false }),
    smallListing('quoted', null, { order: 99, title: { sv: 'Mössor & "hattar" <b>' } }),
  ];
  const items = menuOf(listings, SWEDEN);
  expect(linkCounts(items)).toEqual([MAX_MENU_WORDS, 36, 118]);
  expect(items.at(-1)).toEqual({
    listingId: ALL_CATEGORIES,
    title: 'Alla kategorier',
    pageUrl: '/sv-se/e/all-categories',
    children: [],
  });
  const page = allCategoriesPage(listings, SWEDEN);
  expect(page).toMatchObject({
    id: ALL_CATEGORIES,
    title: 'Alla kategorier',
    pageUrl: items.at(-1)?.pageUrl,
  });
  const [block] = page?.blocks ?? [];
  const html = block?.kind === 'text' ? block.html : '';
  expect(html.match(/<a /g)).toHaveLength(40 + 160 + 320 + 1);
  expect(html).toContain('<a href="/sv-se/c/slug-c-39-3-1">Lista c-39-3-1</a>');
  expect(html).toContain('>Mössor &#38; &#34;hattar&#34; &#60;b&#62;</a>');
  expect(html).not.toContain('hidden');
  expect(allCategoriesPage(tree(MAX_MENU_WORDS, 40, 3), SWEDEN)).toBe(null);
});
