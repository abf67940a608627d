// The query engine over one opened snapshot pair: runs each request through matching, filters, sorting, paging and facets.
import type { SelectedSort } from '#contract/filters.ts';
import type { ListingIdType } from '#contract/discovery-source.ts';
import type { ProductHit } from '#contract/product-hit.ts';
import type { Listing } from '#contract/listing.ts';
import { MAX_LIMIT, type RecommendationType } from '#contract/limits.ts';
import type { PriceItem, Product } from '#contract/product.ts';
import { ok, type Result } from '#contract/result.ts';
import { contentLinks } from '#engine/results/content-links.ts';
import { ColorHits } from '#engine/results/product-hits.ts';
import { explanationOf, type SearchTrace } from '#engine/results/explain.ts';
import type { Explanation } from '#engine/results/explanation.ts';
import { highlightsOf } from '#engine/results/highlights.ts';
import { findListing, listingResult } from '#engine/results/listings.ts';
import { priceItems, productResult, soldProductCount, soldSlugs } from '#engine/results/products.ts';
import { RecommendedHits } from '#engine/results/recommended-hits.ts';
import { type RelatedProduct, RelatedProductFinder } from '#engine/results/related-products.ts';
import { Suggester } from '#engine/results/suggester.ts';
import { sortOf, understoodOf } from '#engine/results/understood.ts';
import { besideProducts, type IntentParser } from '#engine/intent/parse-intent.ts';
import { filterDefinitions } from '#engine/facets/filter-definitions.ts';
import { applyFilters } from '#engine/facets/apply-filters.ts';
import { presentValues } from '#engine/facets/present-values.ts';
import { compileFilters } from '#engine/facets/compiled-filters.ts';
import { type Candidates, NO_CANDIDATES } from '#engine/query/candidates.ts';
import { listingCandidates, soldCandidates } from '#engine/query/listing-candidates.ts';
import { matchText, type TextMatch } from '#engine/query/match.ts';
import { applyRulesToCandidates, applyRulesToHits } from '#engine/query/merchandising.ts';
import { offeredSort, orderingOf, type SortField, sortOptions } from '#engine/query/ordering.ts';
import { firstPageLimitOf, takePage, readCursor } from '#engine/query/page.ts';
import { applyStatements, strongTier } from '#engine/query/statements.ts';
import { intentParserOf, queryValues } from '#engine/query/query-intent.ts';
import { dropWeakMatches } from '#engine/query/minimum-match.ts';
import { type RuleEffects, RuleIndex } from '#engine/query/rule-index.ts';
import type { ProductsResult, ProductsRequest, SearchResult, Suggestion } from '#engine/request.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import { tokenize } from '#engine/text/tokenizer.ts';

/** A request's state before filters, sort and paging. */
interface SearchContext {
  readonly candidates: Candidates;
  readonly match: TextMatch | undefined;
  readonly defaultSort: SortField;
  /** The order that the query's words ask for; a requested one counts more. */
  readonly querySort: SelectedSort | null;
  /** Identifies the query or listing that a cursor belongs to; filters and sort are added. */
  readonly requestKey: string;
  readonly ruleEffects: RuleEffects | undefined;
  /** Records how the result came about, for `explain`. */
  readonly trace: SearchTrace | undefined;
}

export class QueryEngine {
  readonly market: string;
  readonly epoch: string;
  readonly variantCount: number;
  readonly productCount: number;
  readonly #pair: SnapshotPair;
  readonly #suggester: Suggester;
  readonly #colorHits: ColorHits;
  #rules: RuleIndex | undefined;
  #intentParser: IntentParser | undefined;
  #relatedProducts: RelatedProductFinder | undefined;
  #recommendedHits: RecommendedHits | undefined;

  constructor(pair: SnapshotPair) {
    this.#pair = pair;
    this.#suggester = new Suggester(pair);
    this.#colorHits = new ColorHits(pair);
    this.market = pair.market.market;
    this.epoch = pair.epoch;
    this.variantCount = pair.variants;
    this.productCount = pair.products;
  }

  search(query: string, request: ProductsRequest): Result<SearchResult> {
    return this.#search(query, request, undefined);
  }

  explain(query: string, request: ProductsRequest, productId?: string): Result<Explanation> {
    const trace: SearchTrace = { match: { expansions: [], sizes: [], matches: undefined }, page: undefined };
    const result = this.#search(query, request, trace);
    return result.ok ? ok(explanationOf(this.#pair, result.value, trace, productId)) : result;
  }

  #search(query: string, request: ProductsRequest, trace: SearchTrace | undefined): Result<SearchResult> {
    const pair = this.#pair;
    const intent = (this.#intentParser ??= intentParserOf(pair))(query);
    const isEmpty = tokenize(intent.text).length === 0;
    // Signs without a word say something, which no product is: only a query that says nothing is about all of them.
    const isAboutAll = query.trim() === '' || intent.statements.length > 0;
    const minResults = firstPageLimitOf(request.cursor, clampedLimit(request));
    const values = queryValues(pair, query, intent);
    const match = isEmpty ? undefined : matchText(pair, intent.text, minResults, trace?.match, values);
    const candidates = match?.candidates ?? (isAboutAll ? soldCandidates(pair) : NO_CANDIDATES);
    const ruleEffects = this.#ruleIndex().forQuery(query);
    const result = this.#products(request, {
      querySort: sortOf(intent),
      candidates: applyStatements(pair, candidates, intent.statements, isEmpty),
      match,
      defaultSort: isEmpty ? 'popularity' : 'relevance',
      requestKey: `search ${query}`,
      ruleEffects,
      trace,
    });
    if (!result.ok) return result;
    const corrected = result.value.n_hits > 0 ? match?.corrected : undefined;
    const understood = understoodOf(pair, query, intent, request.sort);
    return ok({
      ...result.value,
      content_search_links: contentLinks(pair, query),
      ...(understood.length === 0 ? {} : { understood }),
      ...(corrected === undefined
        ? {}
        : { corrected_query: [corrected, ...besideProducts(query, intent)].join(' ') }),
      ...(ruleEffects?.redirect === undefined
        ? {}
        : { redirect_url: `/${this.market}${ruleEffects.redirect}` }),
    });
  }

  listingProducts(id: string, idType: ListingIdType, request: ProductsRequest): Result<ProductsResult> {
    const listing = findListing(this.#pair, id, idType);
    if (!listing.ok) return listing;
    return this.#products(request, {
      candidates: listingCandidates(this.#pair, listing.value),
      match: undefined,
      defaultSort: 'popularity',
      querySort: null,
      requestKey: `listing ${listing.value}`,
      ruleEffects: this.#ruleIndex().forListing(listing.value),
      trace: undefined,
    });
  }

  listing(id: string, idType: ListingIdType): Result<Omit<Listing, 'product_listing_request_id'>> {
    const listing = findListing(this.#pair, id, idType);
    return listing.ok ? ok(listingResult(this.#pair, listing.value)) : listing;
  }

  isListingSold(listingId: string): boolean {
    const listing = this.#pair.findListing(listingId, 'listingId');
    return listing >= 0 && this.#pair.m.listingSold[listing]! > 0;
  }

  suggest(query: string, limit: number): Suggestion[] {
    return this.#suggester.suggest(query, limit);
  }

  related(productIds: readonly string[], limit: number): ProductHit[] {
    return this.#related(productIds, limit, 'related').map(({ product, variant }) =>
      this.#colorHits.of(product, variant),
    );
  }

  recommend(
    productIds: readonly string[],
    limit: number,
    type: RecommendationType = 'related',
  ): ProductHit[] {
    return (this.#recommendedHits ??= new RecommendedHits(this.#pair)).of(
      this.#related(productIds, limit, type),
    );
  }

  product(idOrSlug: string): Result<Product> {
    return productResult(this.#pair, idOrSlug);
  }

  prices(productIds: readonly string[]): PriceItem[] {
    return priceItems(this.#pair, productIds);
  }

  productSlugs(): string[] {
    return soldSlugs(this.#pair);
  }

  soldProductCount(): number {
    return soldProductCount(this.#pair);
  }

  #related(productIds: readonly string[], limit: number, type: RecommendationType): RelatedProduct[] {
    return (this.#relatedProducts ??= new RelatedProductFinder(this.#pair)).related(productIds, limit, type);
  }

  #ruleIndex(): RuleIndex {
    return (this.#rules ??= new RuleIndex(this.#pair));
  }

  #products(request: ProductsRequest, context: SearchContext): Result<ProductsResult> {
    const pair = this.#pair;
    const { filters } = request;
    const sort = offeredSort(request.sort, context.defaultSort);
    const limit = clampedLimit(request);
    const scope = {
      epoch: pair.epoch,
      requestKey: JSON.stringify([context.requestKey, filters, sort]),
      firstPageLimit: firstPageLimitOf(request.cursor, limit),
    };
    const start = readCursor(request.cursor, scope);
    if (!start.ok) return start;
    const compiledFilters = compileFilters(pair, filters);
    if (!compiledFilters.ok) return compiledFilters;
    const { match, defaultSort, querySort, ruleEffects, trace } = context;
    // An order that the words ask for hides nothing: weaker matches come after the others.
    const isByQuery = match !== undefined && sort === null && querySort !== null;
    const ordering = isByQuery
      ? orderingOf(pair, querySort, defaultSort, strongTier(pair, context.candidates))
      : orderingOf(pair, sort ?? querySort, defaultSort);
    if (match !== undefined && !isByQuery && ordering.field !== 'relevance')
      dropWeakMatches(pair, context.candidates);
    const candidates =
      ruleEffects === undefined
        ? context.candidates
        : applyRulesToCandidates(pair, context.candidates, ruleEffects);
    const filtered = applyFilters(pair, candidates, compiledFilters.value, ordering);
    const { hits, counts } = filtered;
    const isDefaultOrder = ordering.field === defaultSort && (sort ?? querySort)?.order !== 'asc';
    const keys = trace === undefined ? undefined : hits.keys.slice(0, hits.count);
    const pinnedHits =
      ruleEffects !== undefined && isDefaultOrder ? applyRulesToHits(hits, defaultSort, ruleEffects) : [];
    const { hitIndexes, cursor } = takePage(hits, limit, start.value, scope, pinnedHits);
    if (trace !== undefined && keys !== undefined) {
      const slots = match?.slots ?? [];
      trace.page = {
        slots,
        candidates,
        ordering,
        hits,
        keys,
        ruleEffects,
        activeRuleEffects: isDefaultOrder ? ruleEffects : undefined,
        pinnedHits,
        hitIndexes,
        offset: start.value.offset,
      };
    }
    const displays = hitIndexes.map((hitIndex) => {
      const hit = this.#colorHits.of(hits.products[hitIndex]!, hits.variants[hitIndex]!);
      if (match === undefined) return hit;
      const title = hit.variant_displays[hit.variant_index]?.title ?? '';
      return { ...hit, highlights: highlightsOf(pair, title, match) };
    });
    const present = presentValues(pair, candidates, compiledFilters.value, filtered);
    const { unknownFields } = compiledFilters.value;
    return ok({
      n_hits: hits.count,
      displays,
      filters: filterDefinitions(pair, counts, present),
      ...(unknownFields.length === 0 ? {} : { ignored_filters: [...unknownFields] }),
      sorts: sortOptions(pair, defaultSort),
      ...(cursor === undefined ? {} : { cursor }),
    });
  }
}

function clampedLimit({ limit }: ProductsRequest): number {
  return Math.max(1, Math.min(Math.trunc(limit), MAX_LIMIT));
}
