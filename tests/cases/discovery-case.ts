// A test case for discovery sources over the fixture catalogue, and the parts that the cases share.
import type { DiscoverySource } from '#contract/discovery-source.ts';
import type { ProductHit } from '#contract/product-hit.ts';
import type { FilterDefinition, SelectedFilter } from '#contract/filters.ts';
import type { Result } from '#contract/result.ts';
import type { ListingProductsRequest, SearchResultsRequest } from '#contract/search.ts';

/** `run` returns plain data without request and result ids, which must equal `expected`. */
export interface DiscoveryCase {
  readonly name: string;
  readonly run: (source: DiscoverySource) => Promise<unknown>;
  readonly expected: unknown;
}

const MERCHANT = { merchant: 'cairn' };
export const EN = { ...MERCHANT, market: 'en-eu' };
export const SV = { ...MERCHANT, market: 'sv-se' };

/** The value, or code and field of the error. */
export function read<T>(result: Result<T>, of: (value: T) => unknown): unknown {
  return result.ok ? of(result.value) : { code: result.error.code, field: result.error.field };
}

/** The displayed variant of each hit. */
export function visibleVariantIds(hits: readonly ProductHit[]): string[] {
  return hits.map(
    ({ variant_displays, variant_index }) => variant_displays[variant_index]?.color_variant_id ?? 'none',
  );
}

export function facetCounts(filters: readonly FilterDefinition[], field: string): Record<string, number> {
  const meta = filters.find((filter) => filter.field === field)?.meta;
  if (meta === undefined || meta.type === 'range') return {};
  return Object.fromEntries(meta.values.map((value, at) => [String(value), meta.counts[at] ?? -1]));
}

export const search = (request: SearchResultsRequest) => async (source: DiscoverySource) =>
  read(await source.searchResults(request), ({ displays }) => visibleVariantIds(displays));

export const inListing = (id: string, request: ListingProductsRequest) => async (source: DiscoverySource) =>
  read(
    await source.listingProducts({ market: request.market, id, idType: 'listingId' }, request),
    ({ displays }) => visibleVariantIds(displays),
  );

export const RED: SelectedFilter = { field: 'color', op: 'in', data: ['red'] };
