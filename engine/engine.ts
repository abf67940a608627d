// THE DOOR of the discovery engine: build two kinds of snapshot, open a pair of them, ask.
import type { ListingIdType } from '#contract/discovery-source.ts';
import type { ProductHit } from '#contract/product-hit.ts';
import { shopError } from '#contract/errors.ts';
import type { Listing } from '#contract/listing.ts';
import type { PriceItem, Product } from '#contract/product.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { QueryEngine } from '#engine/results/query-engine.ts';
import type { Explanation } from '#engine/results/explanation.ts';
import { Workspace } from '#engine/query/workspace.ts';
import { openSnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import type { ProductsResult, ProductsRequest, SearchResult, Suggestion } from '#engine/request.ts';

export { buildMarketColumns, type MarketBuilder, marketBuilder } from '#engine/build/market-columns.ts';
export { buildTextBase } from '#engine/build/text-base.ts';
export { mergeEpoch } from '#engine/hash.ts';
export { isCursorOfEpoch } from '#engine/query/page.ts';
export { type SnapshotSection, snapshotSections } from '#engine/snapshot/sections.ts';
export { Workspace } from '#engine/query/workspace.ts';
export type { Explanation } from '#engine/results/explanation.ts';
export type { ProductsResult, ProductsRequest, SearchResult, Suggestion } from '#engine/request.ts';

/** One market's discovery over an opened pair of snapshots. Pure: the same request gives the same answer, in Node and in a browser. */
export interface Engine {
  readonly market: string;
  readonly epoch: string;
  readonly variantCount: number;
  readonly productCount: number;
  search(query: string, request: ProductsRequest): Result<SearchResult>;
  /** Why the cards of the same search stand where they do; with `productId` also why that product stands elsewhere, or nowhere. */
  explain(query: string, request: ProductsRequest, productId?: string): Result<Explanation>;
  /** `unknown_listing` when there is none such; `broken_cursor` with field `cursor` for one this epoch did not make. */
  listingProducts(id: string, idType: ListingIdType, request: ProductsRequest): Result<ProductsResult>;
  /** `externalId` finds a slug too. */
  listing(id: string, idType: ListingIdType): Result<Omit<Listing, 'product_listing_request_id'>>;
  /** At most `limit`, best first. */
  suggest(query: string, limit: number): Suggestion[];
  /** Displays with one variant a colour. */
  related(productIds: readonly string[], limit: number): ProductHit[];
  /** The same with one variant an article (PR-02). */
  recommend(productIds: readonly string[], limit: number): ProductHit[];
  /** By product id or slug; `unknown_product` also for one not sold in the market. */
  product(idOrSlug: string): Result<Product>;
  prices(productIds: readonly string[]): PriceItem[];
  /** Of every product sold in the market, those of one category together. */
  productSlugs(): string[];
  /** How many they are. */
  soldProductCount(): number;
}

/** One market's two files: the text base of its language, and its own columns built over that base. */
export interface EngineFiles {
  readonly text: ArrayBuffer;
  readonly columns: ArrayBuffer;
}

/**
 * Opens without parsing or copying: the engine reads the buffers themselves, which must not change.
 * Damaged, truncated or mismatched files are refused with `snapshot_refused`. `isVerified` leaves out the
 * search for damage, for bytes that this caller opened successfully before; then opening takes no time;
 * `isTextVerified` does so for the text base alone, under which new columns come often.
 * Engines that are asked in one thread may share one `workspace`, the memory questions work in.
 */
export function openEngine(
  files: EngineFiles,
  options: { isVerified?: boolean; isTextVerified?: boolean; workspace?: Workspace } = {},
): Result<Engine> {
  const workspace = options.workspace ?? new Workspace();
  const { isVerified = false, isTextVerified = isVerified } = options;
  const pair = openSnapshotPair(files, { columns: isVerified, text: isTextVerified }, workspace);
  return pair.ok
    ? ok(new QueryEngine(pair.value))
    : fail(shopError('snapshot_refused', { detail: pair.error }));
}
