// An engine over an external catalogue: every product has one variant with one article, sold in one English market.
import { MAX_LIMIT } from '#contract/limits.ts';
import {
  buildMarketColumns,
  buildTextBase,
  type Engine,
  openEngine,
  type EngineListing,
  type EngineProduct,
  type MarketSource,
  type TextSource,
} from '#engine/engine.ts';
import { commonWordsIn, textsIn } from '#catalogue/server-texts.ts';
import type { ProductRecord } from '#tests/relevance/records.ts';

/** Throws if the engine refuses the files it has just built. */
export function engineOfRecords(records: readonly ProductRecord[]): Engine {
  const text = buildTextBase(textSourceOf(records));
  const engine = openEngine({ text, columns: buildMarketColumns(marketSourceOf(records), text) });
  if (!engine.ok) throw new Error(engine.error.detail);
  return engine.value;
}

/** Ids of at most `depth` products, best first, read page by page. Throws if a search fails. */
export function rankedIds(engine: Engine, query: string, depth: number): string[] {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const limit = Math.min(depth - ids.length, MAX_LIMIT);
    const result = engine.search(query, { filters: [], sort: null, limit, cursor });
    if (!result.ok) throw new Error(`"${query}" failed: ${result.error.detail ?? result.error.code}`);
    for (const { variant_displays } of result.value.displays) ids.push(variant_displays[0]!.product_id);
    cursor = result.value.cursor ?? null;
  } while (cursor !== null && ids.length < depth);
  return ids;
}

function textSourceOf(records: readonly ProductRecord[]): TextSource {
  const listings = new Map<string, EngineListing>();
  return {
    language: 'en',
    epoch: 'records',
    products: records.map((record) => productOf(record, listings)),
    listings: [...listings.values()],
    facets: [],
    contents: [],
    commonWords: commonWordsIn('en'),
    sortTitles: textsIn('en').sortTitles,
    popularQueries: [],
  };
}

function productOf(record: ProductRecord, listings: Map<string, EngineListing>): EngineProduct {
  const { id, title, description, brand } = record;
  return {
    productId: id,
    slug: id,
    brand,
    title,
    subtitle: '',
    description,
    gender: null,
    listingIds: record.categories.map((path) => listingOf(path, listings)),
    attributes: record.attributes.map(({ name, values }) => ({
      key: name.toLowerCase(),
      title: name,
      values: values.map((value) => ({ id: value, name: value })),
    })),
    sustainability: [],
    labels: [],
    keywords: [],
    popularity: 0,
    margin: 0,
    publishedAt: 0,
    variants: [
      {
        variantId: id,
        color: { id: 'none', name: '' },
        specificColorName: '',
        colorHex: '#000000',
        images: [],
        articles: [{ articleId: id, size: '' }],
      },
    ],
  };
}

/** The id of the listing at the end of a path; creates missing listings of the path. */
function listingOf(path: readonly string[], listings: Map<string, EngineListing>): string {
  const listingId = path.join(' > ');
  if (!listings.has(listingId)) {
    const parentId = path.length > 1 ? listingOf(path.slice(0, -1), listings) : null;
    listings.set(listingId, {
      listingId,
      parentId,
      externalId: listingId,
      slug: listingId,
      type: 'category',
      title: path.at(-1) ?? '',
      description: '',
      imageIds: [],
      order: listings.size,
      showInBreadcrumbs: true,
      showInQuicklinks: true,
      contentBlocks: [],
      rule: null,
    });
  }
  return listingId;
}

function marketSourceOf(records: readonly ProductRecord[]): MarketSource {
  const price = { listMinor: 1000, saleMinor: null, stock: 1 };
  return {
    market: 'en-eu',
    currency: 'EUR',
    epoch: 'records',
    prices: new Map(records.map(({ id }) => [id, price])),
  };
}
