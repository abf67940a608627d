// The engine as it is measured: built from the synthetic catalogue, asked through its own door.
import type { SelectedFilter } from '#contract/filters.ts';
import { buildMarketColumns, buildTextBase, type EngineFiles, openEngine } from '#engine/engine.ts';
import type { ProductsResult, ProductsRequest } from '#engine/engine.ts';
import type { Result } from '#contract/result.ts';
import { PAGE_SIZE, type SearchLibrary, PREFIX_PAGE_SIZE } from '#tests/speed/search-library.ts';
import type { SyntheticCatalogue } from '#tests/synthetic/catalogue.ts';
import type { WorkloadQuery } from '#tests/synthetic/workload.ts';

export function buildOwnEngine({ text, market }: SyntheticCatalogue): EngineFiles {
  const base = buildTextBase(text);
  return { text: base, columns: buildMarketColumns(market, base) };
}

/** Throws when the engine refuses the files or a question: both are made to be right. */
export function ownEngineLibrary(files: EngineFiles): SearchLibrary {
  const opened = openEngine(files, { isVerified: true });
  if (!opened.ok) throw new Error(opened.error.detail);
  const engine = opened.value;
  return {
    operations: {
      text: (question) => hitsOf(engine.search(question.text, { ...BEST, filters: twoFilters(question) })),
      words: (question) => hitsOf(engine.search(question.text, BEST)),
      listing: (question) =>
        hitsOf(
          engine.listingProducts(question.listingId, 'listingId', {
            ...CHEAPEST,
            filters: twoFilters(question),
          }),
        ),
      browse: (question) =>
        hitsOf(
          engine.search('', {
            ...CHEAPEST,
            filters: [
              { field: 'category', op: 'in', data: [question.listingId] },
              { field: 'gender', op: 'in', data: [question.gender] },
            ],
          }),
        ),
      prefix: (question) => hitsOf(engine.search(question.prefix, { ...BEST, limit: PREFIX_PAGE_SIZE })),
      suggest: (question) => engine.suggest(question.prefix, PREFIX_PAGE_SIZE).length,
    },
    save: () => ({
      bytes: files.text.byteLength + files.columns.byteLength,
      open: () => openAgain(files, true),
      openUnverified: () => openAgain(files, false),
    }),
  };
}

function openAgain(files: EngineFiles, isVerified: boolean): void {
  if (!openEngine(files, { isVerified }).ok) throw new Error('refused on the second opening');
}

const BEST: ProductsRequest = { filters: [], sort: null, limit: PAGE_SIZE, cursor: null };
const CHEAPEST: ProductsRequest = { ...BEST, sort: { field: 'price', order: 'asc' } };

function twoFilters({ gender, colors }: WorkloadQuery): SelectedFilter[] {
  return [
    { field: 'gender', op: 'in', data: [gender] },
    { field: 'color', op: 'in', data: [...colors] },
  ];
}

function hitsOf(answer: Result<ProductsResult>): number {
  if (!answer.ok) throw new Error(answer.error.detail ?? answer.error.code);
  return answer.value.n_hits;
}
