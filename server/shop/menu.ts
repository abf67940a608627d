// The menu, made from the listing tree: every page carries it, so a large tree is cut, and a page of its own holds the whole.
import type { EditorialPage, MenuItem } from '#contract/bootstrap.ts';
import { type Market, pathInMarket } from '#contract/market.ts';
import { textIn, textsIn } from '#catalogue/catalogue.ts';
import { escapeHtml } from '#server/shop/escape-html.ts';
import { listingPath } from '#server/shop/paths.ts';
import type { StoredListing } from '#store/catalogue-entries.ts';
import { pagePath } from '#store/engine-sources.ts';

/** Words beside one another in the head of a page. */
export const MAX_MENU_WORDS = 10;
/** Links of the whole menu, words included. */
export const MAX_MENU_LINKS = 160;
/** Id and slug of the page with all categories. */
export const ALL_CATEGORIES = 'all-categories';

interface Node {
  readonly listing: StoredListing;
  readonly children: readonly Node[];
}

/**
 * Three levels of the listings that are shown in the menu; children of one that is not are left out with it. More than
 * MAX_MENU_LINKS: two levels, with as many of the second under each word as fit. More than MAX_MENU_WORDS: the last word leads
 * to the page of all categories.
 */
export function menuOf(listings: readonly StoredListing[], market: Market): MenuItem[] {
  const tree = menuTree(listings);
  const words = tree.length > MAX_MENU_WORDS ? tree.slice(0, MAX_MENU_WORDS - 1) : tree;
  const branches = words.flatMap(({ children }) => children);
  const leafCount = branches.reduce((sum, { children }) => sum + children.length, 0);
  const hasLeaves = words.length + branches.length + leafCount <= MAX_MENU_LINKS;
  const room = Math.floor((MAX_MENU_LINKS - words.length) / words.length);
  const isCut = words.length + branches.length > MAX_MENU_LINKS;
  const items = words.map(
    ({ listing, children }): MenuItem => ({
      ...linkOf(listing, market),
      children: children.slice(0, isCut ? room : undefined).map((branch) => ({
        ...linkOf(branch.listing, market),
        children: hasLeaves ? branch.children.map((leaf) => linkOf(leaf.listing, market)) : [],
      })),
    }),
  );
  return words === tree ? items : [...items, { ...allCategoriesLink(market), children: [] }];
}

/** All categories of a menu that has too many words for a page's head; null where it has not. */
export function allCategoriesPage(listings: readonly StoredListing[], market: Market): EditorialPage | null {
  const tree = menuTree(listings);
  if (tree.length <= MAX_MENU_WORDS) return null;
  const { title, pageUrl } = allCategoriesLink(market);
  return {
    id: ALL_CATEGORIES,
    slug: ALL_CATEGORIES,
    title,
    description: '',
    pageUrl,
    relatedListingIds: [],
    blocks: [{ kind: 'text', title: '', html: htmlOf(tree, market) }],
  };
}

function allCategoriesLink(market: Market) {
  const title = textsIn(market.language).allCategories;
  return { listingId: ALL_CATEGORIES, title, pageUrl: pathInMarket(market, pagePath(ALL_CATEGORIES)) };
}

/** Depth first, to the third level. */
function htmlOf(nodes: readonly Node[], market: Market): string {
  if (nodes.length === 0) return '';
  const entries = nodes.map(({ listing, children }) => {
    const { pageUrl, title } = linkOf(listing, market);
    return `<li><a href="${escapeHtml(pageUrl)}">${escapeHtml(title)}</a>${htmlOf(children, market)}</li>`;
  });
  return `<ul>${entries.join('')}</ul>`;
}

function linkOf(listing: StoredListing, market: Market) {
  return {
    listingId: listing.listingId,
    title: textIn(listing.title, market.contentLanguage),
    pageUrl: listingPath(market, listing.slug),
  };
}

function menuTree(listings: readonly StoredListing[]): Node[] {
  const childrenOf = Map.groupBy(
    listings.filter(({ showInMenu }) => showInMenu),
    ({ parentId }) => parentId,
  );
  const nodes = (parentId: string | null, depth: number): Node[] =>
    (childrenOf.get(parentId) ?? [])
      .toSorted((a, b) => a.order - b.order)
      .map((listing) => ({ listing, children: depth === 3 ? [] : nodes(listing.listingId, depth + 1) }));
  return nodes(null, 1);
}
