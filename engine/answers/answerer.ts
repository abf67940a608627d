// The engine over one opened pair: each question put together from matching, filtering, paging and showing.
import type { ListingIdType } from '#contract/discovery-source.ts';
import type { Display } from '#contract/display.ts';
import type { Listing } from '#contract/listing.ts';
import { MAX_LIMIT } from '#contract/limits.ts';
import type { PriceItem, Product } from '#contract/product.ts';
import { ok, type Result } from '#contract/result.ts';
import { contentLinks } from '#engine/answers/contents.ts';
import { articleDisplay, colorDisplay } from '#engine/answers/displays.ts';
import { explanationOf, type QuestionTrace } from '#engine/answers/explain.ts';
import type { Explanation } from '#engine/answers/explanation.ts';
import { highlightsOf } from '#engine/answers/highlights.ts';
import { findListing, listingAnswer } from '#engine/answers/listings.ts';
import { priceItems, productAnswer, soldSlugs } from '#engine/answers/products.ts';
import { type RelatedProduct, Relations } from '#engine/answers/related.ts';
import { Suggester } from '#engine/answers/suggest.ts';
import { filterDefinitions } from '#engine/facets/definitions.ts';
import { passFilters } from '#engine/facets/pass.ts';
import { presentValues } from '#engine/facets/present.ts';
import { compileFilters } from '#engine/facets/selection.ts';
import type { Candidates } from '#engine/query/candidates.ts';
import { listingCandidates, soldCandidates } from '#engine/query/listing-products.ts';
import { matchText, type TextMatch } from '#engine/query/match.ts';
import { decideCandidates, standHits } from '#engine/query/merchandise.ts';
import { orderingOf, type SortField, sortOptions } from '#engine/query/ordering.ts';
import { askedFirst, cutPage, readCursor } from '#engine/query/page.ts';
import { keepNearest } from '#engine/query/relax.ts';
import { type Decisions, RuleBook } from '#engine/query/rules.ts';
import type { ProductsAnswer, ProductsRequest, SearchAnswer, Suggestion } from '#engine/request.ts';
import type { Pair } from '#engine/snapshot/pair.ts';
import { wordsOf } from '#engine/text/words.ts';

/** What is known of the answers before filters, sort and page. */
interface Question {
  readonly candidates: Candidates;
  readonly match: TextMatch | undefined;
  readonly standard: SortField;
  /** What a cursor is sealed to, besides filters and sort. */
  readonly question: string;
  readonly decisions: Decisions | undefined;
  /** Takes down how it was answered, for who asks why. */
  readonly trace: QuestionTrace | undefined;
}

export class Answerer {
  readonly market: string;
  readonly epoch: string;
  readonly variantCount: number;
  readonly productCount: number;
  readonly #pair: Pair;
  readonly #suggester: Suggester;
  #rules: RuleBook | undefined;
  #relations: Relations | undefined;

  constructor(pair: Pair) {
    this.#pair = pair;
    this.#suggester = new Suggester(pair);
    this.market = pair.market.market;
    this.epoch = pair.epoch;
    this.variantCount = pair.variants;
    this.productCount = pair.products;
  }

  search(query: string, request: ProductsRequest): Result<SearchAnswer> {
    return this.#search(query, request, undefined);
  }

  explain(query: string, request: ProductsRequest, productId?: string): Result<Explanation> {
    const trace: QuestionTrace = { match: { readings: [], sizes: [], matches: undefined }, page: undefined };
    const answer = this.#search(query, request, trace);
    return answer.ok ? ok(explanationOf(this.#pair, answer.value, trace, productId)) : answer;
  }

  #search(query: string, request: ProductsRequest, trace: QuestionTrace | undefined): Result<SearchAnswer> {
    const isEmpty = wordsOf(query).length === 0;
    const asked = askedFirst(request.cursor, limitOf(request));
    const match = isEmpty ? undefined : matchText(this.#pair, query, asked, trace?.match);
    const decisions = this.#ruleBook().ofQuery(query);
    const answer = this.#products(request, {
      candidates: match?.candidates ?? soldCandidates(this.#pair),
      match,
      standard: isEmpty ? 'popularity' : 'relevance',
      question: `search ${query}`,
      decisions,
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

  listingProducts(id: string, idType: ListingIdType, request: ProductsRequest): Result<ProductsAnswer> {
    const listing = findListing(this.#pair, id, idType);
    if (!listing.ok) return listing;
    return this.#products(request, {
      candidates: listingCandidates(this.#pair, listing.value),
      match: undefined,
      standard: 'popularity',
      question: `listing ${listing.value}`,
      decisions: this.#ruleBook().ofListing(listing.value),
      trace: undefined,
    });
  }

  listing(id: string, idType: ListingIdType): Result<Omit<Listing, 'product_listing_request_id'>> {
    const listing = findListing(this.#pair, id, idType);
    return listing.ok ? ok(listingAnswer(this.#pair, listing.value)) : listing;
  }

  suggest(query: string, limit: number): Suggestion[] {
    return this.#suggester.suggest(query, limit);
  }

  related(productIds: readonly string[], limit: number): Display[] {
    return this.#related(productIds, limit).map(({ product, variant }) =>
      colorDisplay(this.#pair, product, variant),
    );
  }

  recommend(productIds: readonly string[], limit: number): Display[] {
    return this.#related(productIds, limit).map(({ product, variant }) =>
      articleDisplay(this.#pair, product, variant),
    );
  }

  product(idOrSlug: string): Result<Product> {
    return productAnswer(this.#pair, idOrSlug);
  }

  prices(productIds: readonly string[]): PriceItem[] {
    return priceItems(this.#pair, productIds);
  }

  productSlugs(): string[] {
    return soldSlugs(this.#pair);
  }

  #related(productIds: readonly string[], limit: number): RelatedProduct[] {
    return (this.#relations ??= new Relations(this.#pair)).related(productIds, limit);
  }

  #ruleBook(): RuleBook {
    return (this.#rules ??= new RuleBook(this.#pair));
  }

  #products(request: ProductsRequest, asked: Question): Result<ProductsAnswer> {
    const pair = this.#pair;
    const { filters, sort } = request;
    const limit = limitOf(request);
    const scope = {
      epoch: pair.epoch,
      question: JSON.stringify([asked.question, filters, sort]),
      asked: askedFirst(request.cursor, limit),
    };
    const start = readCursor(request.cursor, scope);
    if (!start.ok) return start;
    const selection = compileFilters(pair, filters);
    if (!selection.ok) return selection;
    const { match, standard, decisions, trace } = asked;
    const ordering = orderingOf(pair, sort, standard);
    if (match !== undefined && ordering.field !== 'relevance') keepNearest(pair, asked.candidates);
    const candidates =
      decisions === undefined ? asked.candidates : decideCandidates(pair, asked.candidates, decisions);
    const passed = passFilters(pair, candidates, selection.value, ordering);
    const { hits, counts } = passed;
    const isOwnOrder = ordering.field === standard && (sort === null || sort.order !== 'asc');
    const keys = trace === undefined ? undefined : hits.keys.slice(0, hits.count);
    const placed = decisions !== undefined && isOwnOrder ? standHits(hits, standard, decisions) : [];
    const { places, cursor } = cutPage(hits, limit, start.value, scope, placed);
    if (trace !== undefined && keys !== undefined) {
      const rules = isOwnOrder ? decisions : undefined;
      const { shown } = start.value;
      const slots = match?.slots ?? [];
      trace.page = { slots, candidates, ordering, hits, keys, decisions, rules, placed, places, shown };
    }
    const displays = places.map((place) => {
      const display = colorDisplay(pair, hits.products[place]!, hits.variants[place]!);
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

function limitOf({ limit }: ProductsRequest): number {
  return Math.max(1, Math.min(Math.trunc(limit), MAX_LIMIT));
}
