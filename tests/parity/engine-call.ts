// A call of the engine as plain data, and its result as text, for the comparison of Node and browsers.
import type { ListingIdType } from '#contract/discovery-source.ts';
import type { RecommendationType } from '#contract/limits.ts';
import type { Result } from '#contract/result.ts';
import type { Engine, ProductsResult, ProductsRequest } from '#engine/engine.ts';

/** `pages`: how many pages to read by following the cursors, including the first. */
interface Paged {
  readonly request: ProductsRequest;
  readonly pages: number;
}
export type EngineCall =
  | ({ readonly method: 'search'; readonly query: string } & Paged)
  | ({ readonly method: 'listingProducts'; readonly id: string; readonly idType: ListingIdType } & Paged)
  | { readonly method: 'listing'; readonly id: string; readonly idType: ListingIdType }
  | { readonly method: 'suggest'; readonly query: string; readonly limit: number }
  | { readonly method: 'related'; readonly ids: readonly string[]; readonly limit: number }
  | {
      readonly method: 'recommend';
      readonly ids: readonly string[];
      readonly limit: number;
      readonly type: RecommendationType;
    }
  | { readonly method: 'product'; readonly id: string }
  | { readonly method: 'prices'; readonly ids: readonly string[] }
  | { readonly method: 'productSlugs' };

/** The complete result of a call as JSON. */
export function resultText(engine: Engine, call: EngineCall): string {
  return JSON.stringify(resultOf(engine, call));
}

function resultOf(engine: Engine, call: EngineCall): unknown {
  switch (call.method) {
    case 'search':
      return pagesOf(call, (request) => engine.search(call.query, request));
    case 'listingProducts':
      return pagesOf(call, (request) => engine.listingProducts(call.id, call.idType, request));
    case 'listing':
      return engine.listing(call.id, call.idType);
    case 'suggest':
      return engine.suggest(call.query, call.limit);
    case 'related':
      return engine.related(call.ids, call.limit);
    case 'recommend':
      return engine.recommend(call.ids, call.limit, call.type);
    case 'product':
      return engine.product(call.id);
    case 'prices':
      return engine.prices(call.ids);
    case 'productSlugs':
      return engine.productSlugs();
  }
}

function pagesOf({ request, pages }: Paged, run: (request: ProductsRequest) => Result<ProductsResult>) {
  const results: Result<ProductsResult>[] = [];
  let cursor = request.cursor;
  for (let page = 0; page < pages; page += 1) {
    const result = run({ ...request, cursor });
    results.push(result);
    if (!result.ok || result.value.cursor === undefined) break;
    ({ cursor } = result.value);
  }
  return results;
}
