// One comparison with the server: menu and pages, then the catalogue, as far as the shopper lets this device keep them.
import type { ServerResponses } from '#worker/cache/server-responses.ts';
import { IDLE_POLL_INTERVAL_MS } from '#worker/discovery/poll-intervals.ts';
import type { SnapshotManager } from '#worker/discovery/snapshot.ts';
import type { Network } from '#worker/network.ts';
import { prefetchShell } from '#worker/shop/catalogue.ts';
import type { Keeping } from '#worker/store/keeping.ts';

export interface PollDeps {
  readonly market: string;
  readonly isMetered: boolean;
  readonly keeping: Keeping;
  readonly network: Network;
  readonly snapshot: SnapshotManager;
  readonly responses: ServerResponses;
  readonly now: () => number;
}

export function createPoll(deps: PollDeps): () => Promise<void> {
  const { market, isMetered, keeping, network, snapshot, responses, now } = deps;
  let shellPrefetch: { readonly texts: string | null; readonly at: number } | null = null;
  return async () => {
    const isKept = await keeping.read();
    const isFirst = isKept && shellPrefetch === null && network.isOnline;
    // Menu and pages before the catalogue: a device that says it is ready has both.
    if (isFirst) await prefetchShell(responses, market);
    await snapshot.refresh(market, isKept && !isMetered);
    if (isFirst) shellPrefetch = { texts: snapshot.latestTextHash(), at: now() };
    // Menu and pages change with texts, not with every price.
    const isDue =
      shellPrefetch?.texts !== snapshot.latestTextHash() || now() - shellPrefetch.at >= IDLE_POLL_INTERVAL_MS;
    if (!isKept || !network.isOnline || !isDue) return;
    shellPrefetch = { texts: snapshot.latestTextHash(), at: now() };
    await prefetchShell(responses, market);
  };
}
