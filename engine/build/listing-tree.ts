// The listings of a source in pre-order, so that every subtree is one range of numbers.
import type { EngineListing, TextSource } from '#engine/catalogue.ts';
import { ListColumnWriter } from '#engine/build/list-column-writer.ts';
import { NONE } from '#engine/snapshot/bounds-checker.ts';
import { StringHeapWriter, type StringPoolWriter } from '#engine/snapshot/strings.ts';
import {
  LISTING_FLAG,
  LISTING_TYPES,
  type ListingDetail,
  type TextViews,
} from '#engine/snapshot/text-table.ts';

export interface ListingNode {
  readonly listing: EngineListing;
  /** Number of the parent, or NONE. */
  readonly parent: number;
  /** One past the last listing of the subtree. */
  end: number;
}

export class ListingTree {
  readonly nodes: readonly ListingNode[];
  readonly #numbers: ReadonlyMap<string, number>;

  /** A listing with a missing parent, or that is its own ancestor, becomes a root. */
  constructor(source: Pick<TextSource, 'listings' | 'language'>) {
    const collator = new Intl.Collator(source.language);
    const known = new Set(source.listings.map((listing) => listing.listingId));
    const children = Map.groupBy(
      source.listings.toSorted((a, b) => a.order - b.order || collator.compare(a.title, b.title)),
      ({ parentId }) => (parentId !== null && known.has(parentId) ? parentId : null),
    );
    const nodes: ListingNode[] = [];
    const numbers = new Map<string, number>();
    const add = (listing: EngineListing, parent: number): void => {
      if (numbers.has(listing.listingId)) return;
      const number = nodes.length;
      const node: ListingNode = { listing, parent, end: 0 };
      numbers.set(listing.listingId, number);
      nodes.push(node);
      for (const child of children.get(listing.listingId) ?? []) add(child, number);
      node.end = nodes.length;
    };
    for (const listing of children.get(null) ?? []) add(listing, NONE);
    for (const listing of source.listings) add(listing, NONE);
    this.nodes = nodes;
    this.#numbers = numbers;
  }

  numberOf(listingId: string): number | undefined {
    return this.#numbers.get(listingId);
  }

  /** The listing itself, then its ancestors up to the root. */
  lineage(number: number): number[] {
    const lineage: number[] = [];
    for (let at = number; at !== NONE; at = this.nodes[at]?.parent ?? NONE) lineage.push(at);
    return lineage;
  }
}

type ListingViews = Pick<TextViews, Extract<keyof TextViews, `listing${string}`>>;

export function listingColumns(
  tree: ListingTree,
  source: TextSource,
  strings: StringPoolWriter,
): ListingViews {
  const details = new StringHeapWriter();
  const ruleProducts = new ListColumnWriter();
  for (const { listing } of tree.nodes) {
    const { description, imageIds, contentBlocks } = listing;
    details.add(JSON.stringify({ description, imageIds, contentBlocks } satisfies ListingDetail));
    ruleProducts.add(listing.rule === null ? [] : productsOfRule(listing.rule, source));
  }
  const listingProducts = new ListColumnWriter();
  for (const products of productsByListing(tree, source)) listingProducts.add(products);
  const refs = (text: (listing: EngineListing) => string) =>
    Uint32Array.from(tree.nodes, ({ listing }) => strings.ref(text(listing)));
  return {
    listingId: refs((listing) => listing.listingId),
    listingExternalId: refs((listing) => listing.externalId),
    listingSlug: refs((listing) => listing.slug),
    listingTitle: refs((listing) => listing.title),
    listingParent: Uint32Array.from(tree.nodes, (node) => node.parent),
    listingEnd: Uint32Array.from(tree.nodes, (node) => node.end),
    listingType: Uint8Array.from(tree.nodes, ({ listing }) => LISTING_TYPES.indexOf(listing.type)),
    listingFlags: Uint8Array.from(tree.nodes, ({ listing }) => flagsOf(listing)),
    listingDetailStart: details.starts,
    listingDetails: details.bytes,
    listingRuleStart: ruleProducts.starts,
    listingRuleProducts: ruleProducts.ordinals,
    listingProductStart: listingProducts.starts,
    listingProducts: listingProducts.ordinals,
  };
}

/** By listing number: the products in the listing, ascending, each once. */
function productsByListing(tree: ListingTree, { products }: TextSource): number[][] {
  const listingProducts = tree.nodes.map((): number[] => []);
  for (const [product, { listingIds }] of products.entries()) {
    for (const id of listingIds) {
      const own = listingProducts[tree.numberOf(id) ?? NONE];
      if (own !== undefined && own.at(-1) !== product) own.push(product);
    }
  }
  return listingProducts;
}

function flagsOf(listing: EngineListing): number {
  return (
    (listing.showInBreadcrumbs ? LISTING_FLAG.breadcrumbs : 0) |
    (listing.showInQuicklinks ? LISTING_FLAG.quicklinks : 0) |
    (listing.rule === null ? 0 : LISTING_FLAG.rule) |
    (listing.rule?.onSale === true ? LISTING_FLAG.onSale : 0)
  );
}

/** The products that meet the rule except for `onSale`, which only the market columns know. */
function productsOfRule(rule: NonNullable<EngineListing['rule']>, source: TextSource): number[] {
  const numbers: number[] = [];
  for (const [number, product] of source.products.entries()) {
    const { newerThan, label, attribute } = rule;
    if (newerThan !== undefined && product.publishedAt < newerThan) continue;
    if (label !== undefined && !product.labels.includes(label)) continue;
    if (attribute !== undefined) {
      const own = product.attributes
        .filter(({ key }) => key === attribute.key)
        .flatMap((each) => each.values);
      if (!own.some(({ id }) => attribute.valueIds.includes(id))) continue;
    }
    numbers.push(number);
  }
  return numbers;
}
