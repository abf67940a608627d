// One market's engine: opens its pair of snapshot files for queries.
import type { ListingIdType } from '#contract/discovery-source.ts';
import type { ProductHit } from '#contract/product-hit.ts';
import { shopError } from '#contract/errors.ts';
import type { RecommendationType } from '#contract/limits.ts';
import type { Listing } from '#contract/listing.ts';
import type { PriceItem, Product } from '#contract/product.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { QueryEngine } from '#engine/results/query-engine.ts';
import type { Explanation } from '#engine/results/explanation.ts';
import { Workspace } from '#engine/query/workspace.ts';
import { isOfAnotherVersion } from '#engine/snapshot/format.ts';
import { openSnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import { ANALYSER_VERSION } from '#engine/text/analyser.ts';
import type { ProductsResult, ProductsRequest, SearchResult, Suggestion } from '#engine/request.ts';

/** Search and listings of one market over an opened pair of snapshots. Pure: equal requests give equal results, in Node and in browsers. */
export interface Engine {
  readonly market: string;
  readonly epoch: string;
  readonly variantCount: number;
  readonly productCount: number;
  search(query: string, request: ProductsRequest): Result<SearchResult>;
  /** Explains the ranking of the same search; with `productId` also that product's rank or absence. */
  explain(query: string, request: ProductsRequest, productId?: string): Result<Explanation>;
  /** `unknown_listing` when there is none; `broken_cursor` with field `cursor` for a cursor of another epoch or request. */
  listingProducts(id: string, idType: ListingIdType, request: ProductsRequest): Result<ProductsResult>;
  /** `externalId` matches slugs too. */
  listing(id: string, idType: ListingIdType): Result<Omit<Listing, 'product_listing_request_id'>>;
  /** Whether the market sells a product of it; false for one that is not there. */
  isListingSold(listingId: string): boolean;
  /** At most `limit`, best first. */
  suggest(query: string, limit: number): Suggestion[];
  /** Hits with one variant per colour. */
  related(productIds: readonly string[], limit: number): ProductHit[];
  /** With one variant per colour, as an article of it (PR-02), and for 200 kB at most. Complements and alternatives need a known product. */
  recommend(productIds: readonly string[], limit: number, type?: RecommendationType): ProductHit[];
  /** By product id or slug; `unknown_product` also for one not sold in the market. */
  product(idOrSlug: string): Result<Product>;
  prices(productIds: readonly string[]): PriceItem[];
  /** Of all products sold in the market, grouped by category. */
  productSlugs(): string[];
  /** How many they are. */
  soldProductCount(): number;
}

/** One market's two snapshot files: the text base of its language, and the market's own columns built over that base. */
export interface EngineFiles {
  readonly text: ArrayBuffer;
  readonly columns: ArrayBuffer;
}

/**
 * Opens without parsing or copying: the engine reads the buffers directly, so they must not change.
 * Damaged, truncated or mismatched files are refused with `snapshot_refused`. `isVerified` skips the integrity
 * check, for bytes this caller has opened before; `isTextVerified` skips it for the text base alone, which stays the
 * same under frequently replaced columns. Engines used in one thread may share one `workspace`.
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

/** Whether files that were refused are only of another version of the shop, whose own engine may open them. */
export function areOfAnotherVersion({ text, columns }: EngineFiles): boolean {
  return [text, columns].some((file) => isOfAnotherVersion(file, ANALYSER_VERSION));
}
