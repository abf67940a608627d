// A question to an engine as plain data, and its whole answer as text: asked alike in Node and in a browser's worker.
import type { ListingIdType } from '#contract/discovery-source.ts';
import type { Result } from '#contract/result.ts';
import type { Engine, ProductsResult, ProductsRequest } from '#engine/engine.ts';

/** `pages`: how many to read by following the cursors, the first one included. */
interface Paged {
  readonly request: ProductsRequest;
  readonly pages: number;
}
export type EngineCall =
  | ({ readonly method: 'search'; readonly query: string } & Paged)
  | ({ readonly method: 'listingProducts'; readonly id: string; readonly idType: ListingIdType } & Paged)
  | { readonly method: 'listing'; readonly id: string; readonly idType: ListingIdType }
  | { readonly method: 'suggest'; readonly query: string; readonly limit: number }
  | { readonly method: 'related' | 'recommend'; readonly ids: readonly string[]; readonly limit: number }
  | { readonly method: 'product'; readonly id: string }
  | { readonly method: 'prices'; readonly ids: readonly string[] }
  | { readonly method: 'productSlugs' };

/** The text of everything the engine answers, in the order in which it says it. */
export function resultText(engine: Engine, question: EngineCall): string {
  return JSON.stringify(resultOf(engine, question));
}

function resultOf(engine: Engine, question: EngineCall): unknown {
  switch (question.method) {
    case 'search':
      return pagesOf(question, (request) => engine.search(question.query, request));
    case 'listingProducts':
      return pagesOf(question, (request) => engine.listingProducts(question.id, question.idType, request));
    case 'listing':
      return engine.listing(question.id, question.idType);
    case 'suggest':
      return engine.suggest(question.query, question.limit);
    case 'related':
      return engine.related(question.ids, question.limit);
    case 'recommend':
      return engine.recommend(question.ids, question.limit);
    case 'product':
      return engine.product(question.id);
    case 'prices':
      return engine.prices(question.ids);
    case 'productSlugs':
      return engine.productSlugs();
  }
}

function pagesOf({ request, pages }: Paged, ask: (request: ProductsRequest) => Result<ProductsResult>) {
  const answers: Result<ProductsResult>[] = [];
  let cursor = request.cursor;
  for (let page = 0; page < pages; page += 1) {
    const answer = ask({ ...request, cursor });
    answers.push(answer);
    if (!answer.ok || answer.value.cursor === undefined) break;
    ({ cursor } = answer.value);
  }
  return answers;
}
