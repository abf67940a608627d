// The category paths of a feed as a tree of listings: ids by path, shared levels at the top left out.
import type { Language } from '#contract/market.ts';
import type { CatalogueListing, LocalizedText } from '#server/catalogue/model.ts';
import { listingIdOf } from '#server/feeds/ids.ts';
import { slugOf } from '#server/feeds/transliterate.ts';

/** Deeper levels are put into the last one. */
const MAX_DEPTH = 6;
/** What products without a category stand in, beside others and where no product has one. */
const MORE_TITLE: LocalizedText = { en: 'More', sv: 'Mer', de: 'Mehr', ko: '더 보기' };
const ALL_PRODUCTS_TITLE: LocalizedText = {
  en: 'All products',
  sv: 'Alla produkter',
  de: 'Alle Produkte',
  ko: '전체 상품',
};
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
  #hasRest = false;

  constructor(source: string, language: Language) {
    this.#source = source;
    this.#language = language;
  }

  /** The listing of a path, made with all above it; a product without a path goes to a listing for the rest. */
  add(path: readonly string[]): string {
    const titles = path
      .map((title) => title.trim())
      .filter((title) => title !== '')
      .slice(0, MAX_DEPTH);
    if (titles.length === 0) {
      this.#hasRest = true;
      return this.#restId();
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

  /** Parents before children, large ones first, so that the order of a feed's rows changes nothing. */
  listings(): CatalogueListing[] {
    const shared = this.#sharedLevels();
    const kept = [...this.#nodes.values()].filter((node) => node.path.length > shared);
    kept.sort((a, b) => a.path.length - b.path.length || b.offerCount - a.offerCount || compare(a.id, b.id));
    const slugs = new Set<string>();
    const listings = kept.map((node, order) => {
      const isTop = node.path.length === shared + 1;
      const parentId = isTop ? null : listingIdOf(this.#source, node.path.slice(0, -1));
      const base = slugOf(node.path.slice(shared).join(' ')) || 'category';
      let slug = `${base}-${this.#source}`;
      for (let number = 2; slugs.has(slug); number += 1) slug = `${base}-${number}-${this.#source}`;
      slugs.add(slug);
      return this.#listing({ ...node, parentId, slug, order, title: { [this.#language]: node.title } });
    });
    if (!this.#hasRest) return listings;
    const slug = `${MORE_KEY}-${this.#source}`;
    const rest = {
      id: this.#restId(),
      path: [MORE_KEY],
      parentId: null,
      slug,
      title: listings.length === 0 ? ALL_PRODUCTS_TITLE : MORE_TITLE,
    };
    return [...listings, this.#listing({ ...rest, order: listings.length })];
  }

  /** How many levels every path begins with; the last level of a path is never counted. */
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

  #restId(): string {
    return listingIdOf(this.#source, [MORE_KEY]);
  }

  #listing(facts: {
    id: string;
    path: readonly string[];
    parentId: string | null;
    slug: string;
    order: number;
    title: LocalizedText;
  }): CatalogueListing {
    return {
      listingId: facts.id,
      parentId: facts.parentId,
      source: this.#source,
      externalId: facts.id,
      slug: facts.slug,
      type: 'category',
      title: facts.title,
      description: {},
      images: [],
      order: facts.order,
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

/** "Women > Shoes" and its like, split; an empty text is no path. */
export function splitPath(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
