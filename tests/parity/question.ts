// A question to an engine as plain data, and its whole answer as text: asked alike in Node and in a browser's worker.
import type { ListingIdType } from '#contract/discovery-source.ts';
import type { Result } from '#contract/result.ts';
import type { Engine, ProductsAnswer, ProductsRequest } from '#engine/engine.ts';

/** `pages`: how many to read by following the cursors, the first one included. */
interface Paged {
  readonly request: ProductsRequest;
  readonly pages: number;
}
export type Question =
  | ({ readonly door: 'search'; readonly query: string } & Paged)
  | ({ readonly door: 'listingProducts'; readonly id: string; readonly idType: ListingIdType } & Paged)
  | { readonly door: 'listing'; readonly id: string; readonly idType: ListingIdType }
  | { readonly door: 'suggest'; readonly query: string; readonly limit: number }
  | { readonly door: 'related' | 'recommend'; readonly ids: readonly string[]; readonly limit: number }
  | { readonly door: 'product'; readonly id: string }
  | { readonly door: 'prices'; readonly ids: readonly string[] }
  | { readonly door: 'productSlugs' };

/** The text of everything the engine answers, in the order in which it says it. */
export function answerText(engine: Engine, question: Question): string {
  return JSON.stringify(answerTo(engine, question));
}

function answerTo(engine: Engine, question: Question): unknown {
  switch (question.door) {
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

function pagesOf({ request, pages }: Paged, ask: (request: ProductsRequest) => Result<ProductsAnswer>) {
  const answers: Result<ProductsAnswer>[] = [];
  let cursor = request.cursor;
  for (let page = 0; page < pages; page += 1) {
    const answer = ask({ ...request, cursor });
    answers.push(answer);
    if (!answer.ok || answer.value.cursor === undefined) break;
    ({ cursor } = answer.value);
  }
  return answers;
}
