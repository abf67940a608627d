// The discovery source of the worker: chooses for every request between snapshot, server and stored responses.
import type { PageCallName } from '#contract/calls.ts';
import type { DiscoverySource, ListingRequest } from '#contract/discovery-source.ts';
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
  readonly snapshot: Pick<SnapshotManager, 'stateOf' | 'canContinue' | 'partOf' | 'hasListing'>;
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
  /** `isWhole`: whether the device can give all of what is asked for. */
  const choose = async <N extends PageCallName>(
    name: N,
    { market, cursor }: { readonly market: string; readonly cursor?: string | null },
    isWhole: boolean,
    call: (source: DiscoverySource) => Promise<Result<ResponseOf<N>>>,
    fromCache: () => Promise<Result<ResponseOf<N>> | null>,
    fromPart?: () => Promise<Result<ResponseOf<N>>>,
  ) => {
    // A list continues in the source where it began, however the catalogue has changed since.
    const response = snapshot.canContinue(market, cursor)
      ? call(device)
      : chooseResponse<ResponseOf<N>>({
          isOnline: network.isOnline,
          snapshot: isWhole ? snapshot.stateOf(market) : 'absent',
          fromSnapshot: () => call(device),
          fromServer: (options: CallOptions) =>
            call(onlineSource(responses, merchant, { ...options, signal })),
          fromCache,
          fromPart: isWhole ? undefined : fromPart,
          patience,
        });
    return orFallback(name, await response);
  };
  const hasAll = (market: string) => snapshot.partOf(market) === undefined;
  const hasListing = ({ market, id, idType }: ListingRequest) =>
    hasAll(market) || snapshot.hasListing(market, id, idType);
  return {
    searchResults: (request) =>
      choose(
        'searchResults',
        request,
        hasAll(request.market),
        (source) => source.searchResults(request),
        () => stored.searchResults(request),
        () => device.searchResults(request),
      ),
    suggestions: (request) =>
      choose(
        'searchSuggestionsPost',
        { market: request.market },
        hasAll(request.market),
        (source) => source.suggestions(request),
        () => stored.suggestions(request),
        () => device.suggestions(request),
      ),
    listing: (request) =>
      choose(
        'listing',
        { market: request.market },
        hasListing(request),
        (source) => source.listing(request),
        () => stored.listing(request),
      ),
    listingProducts: (request, paging) =>
      choose(
        'listingProducts',
        { market: request.market, cursor: paging.cursor ?? null },
        hasListing(request),
        (source) => source.listingProducts(request, paging),
        () => stored.listingProducts(request, paging),
      ),
    recommend: (request) =>
      choose(
        'recommendProducts',
        { market: request.market },
        hasAll(request.market),
        (source) => source.recommend(request),
        () => stored.recommend(request),
        () => device.recommend(request),
      ),
  };
}
