// Discovery from the engine over the device's snapshot, each result marked with the snapshot's time.
import type { DiscoverySource } from '#contract/discovery-source.ts';
import type { Result } from '#contract/result.ts';
import type { PartSize } from '#contract/snapshot.ts';
import { engineSource } from '#engine/engine.ts';
import type { Provenance } from '#worker/cache/provenance.ts';
import type { SnapshotManager } from '#worker/discovery/snapshot.ts';

export function offlineSource(
  snapshot: Pick<SnapshotManager, 'engineOf' | 'asOf' | 'partOf'>,
  provenance: Provenance,
  newId: () => string,
): DiscoverySource {
  const engine = engineSource((market, cursor) => snapshot.engineOf(market, cursor), newId);
  const marked = async <T>(search: Promise<Result<T>>, part?: PartSize): Promise<Result<T>> => {
    const result = await search;
    const { products = 0, of = 0 } = part ?? {};
    const size = part === undefined ? {} : { part: { products, of } };
    if (result.ok) provenance.mark(result.value, { source: 'device', asOf: snapshot.asOf(), ...size });
    return result;
  };
  return {
    searchResults: (request) => marked(engine.searchResults(request), snapshot.partOf(request.market)),
    suggestions: (request) => marked(engine.suggestions(request)),
    listing: (request) => marked(engine.listing(request)),
    listingProducts: (request, paging) => marked(engine.listingProducts(request, paging)),
    recommend: (request) => marked(engine.recommend(request)),
  };
}
