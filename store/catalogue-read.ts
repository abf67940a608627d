// Reads the stored catalogue for the engine and for the shop's own pages.
import { type Language, languageOf, type Market } from '#contract/market.ts';
import type {
  ArticlePrice,
  ArticlePrices,
  CatalogueFacet,
  CatalogueParts,
  CatalogueSizeGuide,
  CatalogueStore,
} from '#catalogue/catalogue.ts';
import type { EntryKind, StoredListing, StoredPage } from '#store/catalogue-entries.ts';
import { marketsOf, pricesOf, productOf, type StoredProduct } from '#store/documents.ts';
import { lastTextsChange } from '#store/change-log.ts';
import { type JsonColumn, jsonColumn } from '#store/json-column.ts';
import type { Db } from '#store/store.ts';
import {
  FacetSchema,
  ListingSchema,
  PageSchema,
  PopularQueriesSchema,
  SizeGuideSchema,
  StoreEntrySchema,
  SynonymsSchema,
} from '#store/stored-schemas.ts';

const readFacet = jsonColumn('entries.doc', FacetSchema);
const readListing = jsonColumn('entries.doc', ListingSchema);
const readPage = jsonColumn('entries.doc', PageSchema);
const readSizeGuide = jsonColumn('entries.doc', SizeGuideSchema);
const readStoreEntry = jsonColumn('entries.doc', StoreEntrySchema);
const readSynonymList = jsonColumn('entries.doc', SynonymsSchema);
const readPopularQueries = jsonColumn('entries.doc', PopularQueriesSchema);

type Synonyms = NonNullable<CatalogueParts['synonyms'][Language]>;
type PopularQueries = NonNullable<CatalogueParts['popularQueries'][Language]>;

/**
 * Every source's products (by id) and entries (by source, then in their order). Products withdrawn since the last change of
 * the texts are included: they stay in the text base, unsold, until it is built again.
 */
export interface StoredCatalogue {
  readonly products: readonly StoredProduct[];
  readonly listings: readonly StoredListing[];
  readonly facets: readonly CatalogueFacet[];
  readonly pages: readonly StoredPage[];
  readonly sizeGuides: readonly CatalogueSizeGuide[];
  readonly synonyms: ReadonlyMap<Language, Synonyms>;
  readonly popularQueries: ReadonlyMap<Language, PopularQueries>;
}

export async function readCatalogue(db: Db): Promise<StoredCatalogue> {
  const seq = (await lastTextsChange(db))?.seq ?? 0;
  const rows = await db
    .selectFrom('products')
    .select(['product_id', 'doc'])
    .where((eb) => eb.or([eb('is_withdrawn', '=', 0), eb('withdrawn_seq', '>', seq)]))
    .orderBy('product_id')
    .execute();
  return {
    products: rows.map(productOf),
    listings: await readListings(db),
    facets: await readEntries(db, 'facet', readFacet),
    pages: await readPages(db),
    sizeGuides: await readEntries(db, 'size_guide', readSizeGuide),
    synonyms: await readSynonyms(db),
    popularQueries: await byLanguage(db, 'popular_queries', readPopularQueries),
  };
}

export function readSynonyms(db: Db): Promise<Map<Language, Synonyms>> {
  return byLanguage(db, 'synonyms', readSynonymList);
}

export function readListings(db: Db): Promise<StoredListing[]> {
  return readEntries(db, 'listing', readListing);
}

export function readPages(db: Db): Promise<StoredPage[]> {
  return readEntries(db, 'page', readPage);
}

export function readStores(db: Db): Promise<CatalogueStore[]> {
  return readEntries(db, 'store', readStoreEntry);
}

/** Entries of one kind; if two sources give the same id, the alphabetically first source takes precedence. */
async function readEntries<T>(db: Db, kind: EntryKind, read: JsonColumn<T>): Promise<T[]> {
  const rows = await db
    .selectFrom('entries')
    .select(['entry_id', 'doc'])
    .where('kind', '=', kind)
    .where('is_withdrawn', '=', 0)
    .orderBy('source')
    .orderBy('position')
    .execute();
  const found = new Map<string, T>();
  for (const { entry_id: id, doc } of rows) if (!found.has(id)) found.set(id, read(doc, `${kind} ${id}`));
  return [...found.values()];
}

/** The lists of all sources, concatenated, without those of languages that the shop no longer has. */
async function byLanguage<T>(
  db: Db,
  kind: 'synonyms' | 'popular_queries',
  read: JsonColumn<readonly T[]>,
): Promise<Map<Language, readonly T[]>> {
  const rows = await db
    .selectFrom('entries')
    .select(['entry_id', 'doc'])
    .where('kind', '=', kind)
    .where('is_withdrawn', '=', 0)
    .orderBy('source')
    .execute();
  const lists = new Map<Language, readonly T[]>();
  for (const { entry_id: id, doc } of rows) {
    const language = languageOf(id);
    if (language === undefined) continue;
    lists.set(language, [...(lists.get(language) ?? []), ...read(doc, `${kind} ${id}`)]);
  }
  return lists;
}

export interface StoredArticle {
  readonly articleId: string;
  readonly stock: number;
  readonly prices: ArticlePrices;
  /** Empty: every market that has a price. */
  readonly markets: readonly string[];
}

/** Prices and stock of all articles for sale, by article id. */
export async function readArticles(db: Db): Promise<StoredArticle[]> {
  const products = await db
    .selectFrom('products')
    .select(['product_id', 'markets'])
    .where('is_withdrawn', '=', 0)
    .execute();
  const markets = new Map(products.map((row) => [row.product_id, marketsOf(row)]));
  const rows = await db
    .selectFrom('articles')
    .select(['article_id', 'product_id', 'stock', 'prices'])
    .where('is_withdrawn', '=', 0)
    .orderBy('article_id')
    .execute();
  return rows.flatMap((row) => {
    const soldIn = markets.get(row.product_id);
    if (soldIn === undefined) return [];
    return [{ articleId: row.article_id, stock: row.stock, prices: pricesOf(row), markets: soldIn }];
  });
}

/** The price for the market, else for its currency; undefined: not sold there. A sale price is below the list price (PR-05). */
export function priceIn(
  article: Pick<StoredArticle, 'prices' | 'markets'>,
  market: Market,
): ArticlePrice | undefined {
  if (article.markets.length > 0 && !article.markets.includes(market.code)) return undefined;
  const price = article.prices[market.code] ?? article.prices[market.currency];
  return price === undefined || price.sale === null || price.sale < price.list
    ? price
    : { ...price, sale: null };
}
