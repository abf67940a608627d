// The discovery source of the worker: chooses for every question between snapshot, server and kept answers.
import type { DiscoverySource } from '#contract/discovery-source.ts';
import type { Result } from '#contract/result.ts';
import { choose } from '#worker/cache/choose.ts';
import type { ServerAnswers } from '#worker/cache/server-answers.ts';
import { keptSource, onlineSource } from '#worker/discovery/online.ts';
import type { SnapshotKeeper } from '#worker/discovery/snapshot.ts';
import type { CallOptions } from '#worker/http/request.ts';
import type { Network } from '#worker/network.ts';

export interface SourceDeps {
  readonly network: Network;
  readonly snapshot: Pick<SnapshotKeeper, 'stateOf' | 'goesOn'>;
  readonly device: DiscoverySource;
  readonly answers: ServerAnswers;
}

/** `signal` ends the calls of one question; other questions with the same content go on. */
export function chosenSource(
  { network, snapshot, device, answers }: SourceDeps,
  signal: AbortSignal,
): DiscoverySource {
  const kept = keptSource(answers);
  const decide = <T>(
    market: string,
    ask: (source: DiscoverySource) => Promise<Result<T>>,
    fromKept: () => Promise<Result<T> | null>,
    cursor?: string | null,
  ) => {
    // A list goes on where it began, however the catalogue has changed since.
    if (snapshot.goesOn(market, cursor)) return ask(device);
    return choose<T>({
      isOnline: network.isOnline,
      snapshot: snapshot.stateOf(market),
      fromSnapshot: () => ask(device),
      fromServer: (options: CallOptions) => ask(onlineSource(answers, { ...options, signal })),
      fromKept,
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
