// The discovery source of the worker: chooses for every question between snapshot, server and kept responses.
import type { DiscoverySource } from '#contract/discovery-source.ts';
import type { Result } from '#contract/result.ts';
import { chooseResponse } from '#worker/cache/choose-response.ts';
import type { ServerResponses } from '#worker/cache/server-responses.ts';
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
}

/** `signal` ends the calls of one question; other questions with the same content go on. */
export function createDiscoverySource(
  { network, snapshot, device, responses, merchant }: SourceDeps,
  signal: AbortSignal,
): DiscoverySource {
  const kept = cachedSource(responses, merchant);
  const decide = <T>(
    market: string,
    ask: (source: DiscoverySource) => Promise<Result<T>>,
    fromKept: () => Promise<Result<T> | null>,
    cursor?: string | null,
  ) => {
    // A list goes on where it began, however the catalogue has changed since.
    if (snapshot.canContinue(market, cursor)) return ask(device);
    return chooseResponse<T>({
      isOnline: network.isOnline,
      snapshot: snapshot.stateOf(market),
      fromSnapshot: () => ask(device),
      fromServer: (options: CallOptions) => ask(onlineSource(responses, merchant, { ...options, signal })),
      fromCache: fromKept,
    });
  };
  return {
    searchResults: (request) =>
      decide(
        request.market,
        (source) => source.searchResults(request),
        () => kept.searchResults(request),
        request.cursor,
      ),
    suggestions: (request) =>
      decide(
        request.market,
        (source) => source.suggestions(request),
        () => kept.suggestions(request),
      ),
    listing: (request) =>
      decide(
        request.market,
        (source) => source.listing(request),
        () => kept.listing(request),
      ),
    listingProducts: (request, paging) =>
      decide(
        request.market,
        (source) => source.listingProducts(request, paging),
        () => kept.listingProducts(request, paging),
        paging.cursor,
      ),
    recommend: (request) =>
      decide(
        request.market,
        (source) => source.recommend(request),
        () => kept.recommend(request),
      ),
  };
}
