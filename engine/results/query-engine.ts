// The engine over one opened pair: each question put together from matching, filtering, paging and showing.
import type { ListingIdType } from '#contract/discovery-source.ts';
import type { ProductHit } from '#contract/product-hit.ts';
import type { Listing } from '#contract/listing.ts';
import { MAX_LIMIT } from '#contract/limits.ts';
import type { PriceItem, Product } from '#contract/product.ts';
import { ok, type Result } from '#contract/result.ts';
import { contentLinks } from '#engine/results/content-links.ts';
import { productHitByArticle, productHitByColor } from '#engine/results/product-hits.ts';
import { explanationOf, type SearchTrace } from '#engine/results/explain.ts';
import type { Explanation } from '#engine/results/explanation.ts';
import { highlightsOf } from '#engine/results/highlights.ts';
import { findListing, listingResult } from '#engine/results/listings.ts';
import { priceItems, productResult, soldProductCount, soldSlugs } from '#engine/results/products.ts';
import { type RelatedProduct, RelatedProductFinder } from '#engine/results/related-products.ts';
import { Suggester } from '#engine/results/suggester.ts';
import { filterDefinitions } from '#engine/facets/filter-definitions.ts';
import { applyFilters } from '#engine/facets/apply-filters.ts';
import { presentValues } from '#engine/facets/present-values.ts';
import { compileFilters } from '#engine/facets/compiled-filters.ts';
import type { Candidates } from '#engine/query/candidates.ts';
import { listingCandidates, soldCandidates } from '#engine/query/listing-candidates.ts';
import { matchText, type TextMatch } from '#engine/query/match.ts';
import { applyRulesToCandidates, applyRulesToHits } from '#engine/query/merchandising.ts';
import { orderingOf, type SortField, sortOptions } from '#engine/query/ordering.ts';
import { firstPageLimitOf, takePage, readCursor } from '#engine/query/page.ts';
import { dropWeakMatches } from '#engine/query/minimum-match.ts';
import { type RuleEffects, RuleIndex } from '#engine/query/rule-index.ts';
import type { ProductsResult, ProductsRequest, SearchResult, Suggestion } from '#engine/request.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import { tokenize } from '#engine/text/tokenizer.ts';

/** What is known of the answers before filters, sort and page. */
interface SearchContext {
  readonly candidates: Candidates;
  readonly match: TextMatch | undefined;
  readonly defaultSort: SortField;
  /** What a cursor is sealed to, besides filters and sort. */
  readonly requestKey: string;
  readonly ruleEffects: RuleEffects | undefined;
  /** Takes down how it was answered, for who asks why. */
  readonly trace: SearchTrace | undefined;
}

export class QueryEngine {
  readonly market: string;
  readonly epoch: string;
  readonly variantCount: number;
  readonly productCount: number;
  readonly #pair: SnapshotPair;
  readonly #suggester: Suggester;
  #rules: RuleIndex | undefined;
  #relations: RelatedProductFinder | undefined;

  constructor(pair: SnapshotPair) {
    this.#pair = pair;
    this.#suggester = new Suggester(pair);
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
    const answer = this.#search(query, request, trace);
    return answer.ok ? ok(explanationOf(this.#pair, answer.value, trace, productId)) : answer;
  }

  #search(query: string, request: ProductsRequest, trace: SearchTrace | undefined): Result<SearchResult> {
    const isEmpty = tokenize(query).length === 0;
    const asked = firstPageLimitOf(request.cursor, clampedLimit(request));
    const match = isEmpty ? undefined : matchText(this.#pair, query, asked, trace?.match);
    const decisions = this.#ruleBook().forQuery(query);
    const answer = this.#products(request, {
      candidates: match?.candidates ?? soldCandidates(this.#pair),
      match,
      defaultSort: isEmpty ? 'popularity' : 'relevance',
      requestKey: `search ${query}`,
      ruleEffects: decisions,
      trace,
    });
    if (!answer.ok) return answer;
    const corrected = answer.value.n_hits > 0 ? match?.corrected : undefined;
    return ok({
      ...answer.value,
      content_search_links: contentLinks(this.#pair, query),
      ...(corrected === undefined ? {} : { corrected_query: corrected }),
      ...(decisions?.redirect === undefined ? {} : { redirect_url: `/${this.market}${decisions.redirect}` }),
    });
  }

  listingProducts(id: string, idType: ListingIdType, request: ProductsRequest): Result<ProductsResult> {
    const listing = findListing(this.#pair, id, idType);
    if (!listing.ok) return listing;
    return this.#products(request, {
      candidates: listingCandidates(this.#pair, listing.value),
      match: undefined,
      defaultSort: 'popularity',
      requestKey: `listing ${listing.value}`,
      ruleEffects: this.#ruleBook().forListing(listing.value),
      trace: undefined,
    });
  }

  listing(id: string, idType: ListingIdType): Result<Omit<Listing, 'product_listing_request_id'>> {
    const listing = findListing(this.#pair, id, idType);
    return listing.ok ? ok(listingResult(this.#pair, listing.value)) : listing;
  }

  suggest(query: string, limit: number): Suggestion[] {
    return this.#suggester.suggest(query, limit);
  }

  related(productIds: readonly string[], limit: number): ProductHit[] {
    return this.#related(productIds, limit).map(({ product, variant }) =>
      productHitByColor(this.#pair, product, variant),
    );
  }

  recommend(productIds: readonly string[], limit: number): ProductHit[] {
    return this.#related(productIds, limit).map(({ product, variant }) =>
      productHitByArticle(this.#pair, product, variant),
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

  #related(productIds: readonly string[], limit: number): RelatedProduct[] {
    return (this.#relations ??= new RelatedProductFinder(this.#pair)).related(productIds, limit);
  }

  #ruleBook(): RuleIndex {
    return (this.#rules ??= new RuleIndex(this.#pair));
  }

  #products(request: ProductsRequest, asked: SearchContext): Result<ProductsResult> {
    const pair = this.#pair;
    const { filters, sort } = request;
    const limit = clampedLimit(request);
    const scope = {
      epoch: pair.epoch,
      requestKey: JSON.stringify([asked.requestKey, filters, sort]),
      firstPageLimit: firstPageLimitOf(request.cursor, limit),
    };
    const start = readCursor(request.cursor, scope);
    if (!start.ok) return start;
    const selection = compileFilters(pair, filters);
    if (!selection.ok) return selection;
    const { match, defaultSort: standard, ruleEffects: decisions, trace } = asked;
    const ordering = orderingOf(pair, sort, standard);
    if (match !== undefined && ordering.field !== 'relevance') dropWeakMatches(pair, asked.candidates);
    const candidates =
      decisions === undefined ? asked.candidates : applyRulesToCandidates(pair, asked.candidates, decisions);
    const passed = applyFilters(pair, candidates, selection.value, ordering);
    const { hits, counts } = passed;
    const isOwnOrder = ordering.field === standard && (sort === null || sort.order !== 'asc');
    const keys = trace === undefined ? undefined : hits.keys.slice(0, hits.count);
    const placed = decisions !== undefined && isOwnOrder ? applyRulesToHits(hits, standard, decisions) : [];
    const { hitIndexes: places, cursor } = takePage(hits, limit, start.value, scope, placed);
    if (trace !== undefined && keys !== undefined) {
      const rules = isOwnOrder ? decisions : undefined;
      const { offset: shown } = start.value;
      const slots = match?.slots ?? [];
      trace.page = {
        slots,
        candidates,
        ordering,
        hits,
        keys,
        ruleEffects: decisions,
        activeRuleEffects: rules,
        pinnedHits: placed,
        hitIndexes: places,
        offset: shown,
      };
    }
    const displays = places.map((place) => {
      const display = productHitByColor(pair, hits.products[place]!, hits.variants[place]!);
      if (match === undefined) return display;
      const title = display.variant_displays[display.variant_index]?.title ?? '';
      return { ...display, highlights: highlightsOf(pair, title, match) };
    });
    const present = presentValues(pair, candidates, selection.value, passed);
    return ok({
      n_hits: hits.count,
      displays,
      filters: filterDefinitions(pair, counts, present),
      sorts: sortOptions(pair, standard),
      ...(cursor === undefined ? {} : { cursor }),
    });
  }
}

function clampedLimit({ limit }: ProductsRequest): number {
  return Math.max(1, Math.min(Math.trunc(limit), MAX_LIMIT));
}
