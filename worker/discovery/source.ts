// The discovery source of the worker: chooses for every request between snapshot, server and stored responses.
import type { PageCallName } from '#contract/calls.ts';
import type { DiscoverySource } from '#contract/discovery-source.ts';
import type { ResponseOf } from '#contract/endpoints.ts';
import type { Result } from '#contract/result.ts';
import { chooseResponse, type Patience } from '#worker/cache/choose-response.ts';
import type { ServerResponses } from '#worker/cache/server-responses.ts';
import { orFallback } from '#worker/discovery/fallbacks.ts';
import { cachedSource, onlineSource } from '#worker/discovery/online.ts';
import type { SnapshotManager } from '#worker/discovery/snapshot.ts';
import type { CallOptions } from '#worker/http/request.ts';
import type { Network } from '#worker/network.ts';

export interface SourceDeps {
  readonly network: Network;
  readonly snapshot: Pick<SnapshotManager, 'stateOf' | 'canContinue'>;
  readonly device: DiscoverySource;
  readonly responses: ServerResponses;
  readonly merchant: string;
  readonly patience: Patience;
}

/** `signal` cancels the calls of one request; others with the same content go on. */
export function createDiscoverySource(
  { network, snapshot, device, responses, merchant, patience }: SourceDeps,
  signal: AbortSignal,
): DiscoverySource {
  const stored = cachedSource(responses, merchant);
  const choose = async <N extends PageCallName>(
    name: N,
    market: string,
    call: (source: DiscoverySource) => Promise<Result<ResponseOf<N>>>,
    fromCache: () => Promise<Result<ResponseOf<N>> | null>,
    cursor?: string | null,
  ) => {
    // A list continues in the source where it began, however the catalogue has changed since.
    const response = snapshot.canContinue(market, cursor)
      ? call(device)
      : chooseResponse<ResponseOf<N>>({
          isOnline: network.isOnline,
          snapshot: snapshot.stateOf(market),
          fromSnapshot: () => call(device),
          fromServer: (options: CallOptions) =>
            call(onlineSource(responses, merchant, { ...options, signal })),
          fromCache,
          patience,
        });
    return orFallback(name, await response);
  };
  return {
    searchResults: (request) =>
      choose(
        'searchResults',
        request.market,
        (source) => source.searchResults(request),
        () => stored.searchResults(request),
        request.cursor,
      ),
    suggestions: (request) =>
      choose(
        'searchSuggestionsPost',
        request.market,
        (source) => source.suggestions(request),
        () => stored.suggestions(request),
      ),
    listing: (request) =>
      choose(
        'listing',
        request.market,
        (source) => source.listing(request),
        () => stored.listing(request),
      ),
    listingProducts: (request, paging) =>
      choose(
        'listingProducts',
        request.market,
        (source) => source.listingProducts(request, paging),
        () => stored.listingProducts(request, paging),
        paging.cursor,
      ),
    recommend: (request) =>
      choose(
        'recommendProducts',
        request.market,
        (source) => source.recommend(request),
        () => stored.recommend(request),
      ),
  };
}
