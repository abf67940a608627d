// Our engine as a measured library, built from the synthetic catalogue and used through its public interface.
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

/** Throws if the engine refuses the files or a request, as both are valid. */
export function ownEngineLibrary(files: EngineFiles): SearchLibrary {
  const opened = openEngine(files, { isVerified: true });
  if (!opened.ok) throw new Error(opened.error.detail);
  const engine = opened.value;
  return {
    operations: {
      text: (query) => hitsOf(engine.search(query.text, { ...BEST, filters: twoFilters(query) })),
      words: (query) => hitsOf(engine.search(query.text, BEST)),
      listing: (query) =>
        hitsOf(
          engine.listingProducts(query.listingId, 'listingId', {
            ...CHEAPEST,
            filters: twoFilters(query),
          }),
        ),
      browse: (query) =>
        hitsOf(
          engine.search('', {
            ...CHEAPEST,
            filters: [
              { field: 'category', op: 'in', data: [query.listingId] },
              { field: 'gender', op: 'in', data: [query.gender] },
            ],
          }),
        ),
      prefix: (query) => hitsOf(engine.search(query.prefix, { ...BEST, limit: PREFIX_PAGE_SIZE })),
      suggest: (query) => engine.suggest(query.prefix, PREFIX_PAGE_SIZE).length,
    },
    save: () => ({
      bytes: files.text.byteLength + files.columns.byteLength,
      open: () => openAgain(files, true),
      openUnverified: () => openAgain(files, false),
    }),
  };
}

function openAgain(files: EngineFiles, isVerified: boolean): void {
  if (!openEngine(files, { isVerified }).ok) throw new Error('refused when opened again');
}

const BEST: ProductsRequest = { filters: [], sort: null, limit: PAGE_SIZE, cursor: null };
const CHEAPEST: ProductsRequest = { ...BEST, sort: { field: 'price', order: 'asc' } };

function twoFilters({ gender, colors }: WorkloadQuery): SelectedFilter[] {
  return [
    { field: 'gender', op: 'in', data: [gender] },
    { field: 'color', op: 'in', data: [...colors] },
  ];
}

function hitsOf(result: Result<ProductsResult>): number {
  if (!result.ok) throw new Error(result.error.detail ?? result.error.code);
  return result.value.n_hits;
}
