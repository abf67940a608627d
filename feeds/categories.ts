// The category paths of a feed as a tree of listings: ids by path, without the top levels that all paths share.
import type { Language } from '#contract/market.ts';
import { type CatalogueListing, inEveryLanguage, type LocalizedText } from '#catalogue/catalogue.ts';
import { listingIdOf } from '#feeds/ids.ts';
import { slugOf } from '#feeds/transliterate.ts';

/** Deeper levels are put into the last one. */
const MAX_DEPTH = 6;
const MORE_KEY = 'more';

interface CategoryNode {
  readonly id: string;
  /** Offers in it and below. */
  offerCount: number;
  readonly path: readonly string[];
  readonly title: string;
}

export class CategoryTree {
  readonly #source: string;
  readonly #language: Language;
  readonly #nodes = new Map<string, CategoryNode>();
  readonly #leaves = new Map<string, readonly string[]>();
  #hasUncategorized = false;

  constructor(source: string, language: Language) {
    this.#source = source;
    this.#language = language;
  }

  /** The listing id of a path, whose parents are added too; an empty path gives the listing of uncategorized products. */
  add(path: readonly string[]): string {
    const titles = path
      .map((title) => title.trim())
      .filter((title) => title !== '')
      .slice(0, MAX_DEPTH);
    if (titles.length === 0) {
      this.#hasUncategorized = true;
      return this.#uncategorizedId();
    }
    let id = '';
    for (let depth = 1; depth <= titles.length; depth += 1) {
      const part = titles.slice(0, depth);
      id = listingIdOf(this.#source, part);
      // The first spelling of a path stands for all.
      const node = this.#nodes.get(id) ?? { id, path: part, title: part[depth - 1] ?? '', offerCount: 0 };
      node.offerCount += 1;
      this.#nodes.set(id, node);
    }
    this.#leaves.set(id, titles);
    return id;
  }

  titleOf(listingId: string): string {
    return this.#nodes.get(listingId)?.title ?? '';
  }

  /**
   * Parents before children, large ones first, so that the order of a feed's rows changes nothing. Slugs are those wanted:
   * whoever stores the listings makes them unique.
   */
  listings(): CatalogueListing[] {
    const shared = this.#sharedLevels();
    const nodes = [...this.#nodes.values()].filter((node) => node.path.length > shared);
    nodes.sort((a, b) => a.path.length - b.path.length || b.offerCount - a.offerCount || compare(a.id, b.id));
    const listings = nodes.map((node, order) => {
      const isTop = node.path.length === shared + 1;
      const parentId = isTop ? null : listingIdOf(this.#source, node.path.slice(0, -1));
      const slug = slugOf(node.path.slice(shared).join(' ')) || 'category';
      return this.#listing({ ...node, parentId, slug, order, title: { [this.#language]: node.title } });
    });
    // A category that is itself called so holds the uncategorized products too.
    if (!this.#hasUncategorized || this.#nodes.has(this.#uncategorizedId())) return listings;
    const uncategorized = {
      id: this.#uncategorizedId(),
      path: [MORE_KEY],
      parentId: null,
      slug: MORE_KEY,
      title: inEveryLanguage(({ feeds }) => (listings.length === 0 ? feeds.allProducts : feeds.more)),
    };
    return [...listings, this.#listing({ ...uncategorized, order: listings.length })];
  }

  /** How many levels every path starts with; the last level of a path is never counted. */
  #sharedLevels(): number {
    const paths = [...this.#leaves.values()];
    const first = paths[0];
    if (first === undefined) return 0;
    let shared = Math.min(...paths.map((path) => path.length - 1));
    for (const path of paths) {
      let same = 0;
      while (same < shared && path[same] === first[same]) same += 1;
      shared = same;
    }
    return shared;
  }

  #uncategorizedId(): string {
    return listingIdOf(this.#source, [MORE_KEY]);
  }

  #listing(node: {
    id: string;
    path: readonly string[];
    parentId: string | null;
    slug: string;
    order: number;
    title: LocalizedText;
  }): CatalogueListing {
    return {
      listingId: node.id,
      parentId: node.parentId,
      source: this.#source,
      externalId: node.id,
      slug: node.slug,
      type: 'category',
      title: node.title,
      description: {},
      images: [],
      order: node.order,
      showInBreadcrumbs: true,
      showInQuicklinks: true,
      showInMenu: true,
      rule: null,
      contentBlocks: {},
    };
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A path such as "Women > Shoes" as its levels; none for an empty text. */
export function splitPath(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
