// Search and filters in the plain form of the shop API (AP-01, AP-04), from the discovery source.
import type { DiscoverySource } from '#contract/discovery-source.ts';
import type { QueryOf, ResponseOf } from '#contract/endpoints.ts';
import { ok, type Result } from '#contract/result.ts';

/** Who asks, where the calls of the shop API name no merchant. */
const MERCHANT = 'shop';
const DEFAULT_LIMIT = 30;

export async function shopSearch(
  source: DiscoverySource,
  { market, query, limit = DEFAULT_LIMIT }: QueryOf<'search'>,
): Promise<Result<ResponseOf<'search'>>> {
  const found = await source.searchResults({ merchant: MERCHANT, market, query, limit });
  if (!found.ok) return found;
  const { n_hits: nHits, displays } = found.value;
  const hits = displays.map((hit, at) => ({
    id: hit.variant_displays[0]?.product_id ?? '',
    relevance: 1 / (at + 1),
  }));
  return ok({ query, nHits, hits });
}

export async function productFilter(
  source: DiscoverySource,
  { market, listingId, query = '' }: QueryOf<'productFilter'>,
): Promise<Result<ResponseOf<'productFilter'>>> {
  const asked = { merchant: MERCHANT, market, limit: 1 };
  const found = await (listingId === undefined
    ? source.searchResults({ ...asked, query })
    : source.listingProducts({ market, id: listingId, idType: 'listingId' }, asked));
  if (!found.ok) return found;
  const { n_hits: nHits, filters, sorts } = found.value;
  return ok({ nHits, filters, sorts });
}
