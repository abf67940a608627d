// One comparison with the server: menu and pages, then the catalogue, then the home page of both, as far as the shopper lets this device keep them.
import type { ServerResponses } from '#worker/cache/server-responses.ts';
import { IDLE_POLL_INTERVAL_MS } from '#worker/discovery/poll-intervals.ts';
import type { SnapshotManager } from '#worker/discovery/snapshot.ts';
import type { HomeKeeper } from '#worker/kept-home.ts';
import type { Network } from '#worker/network.ts';
import { prefetchShell } from '#worker/shop/catalogue.ts';
import type { Keeping } from '#worker/store/keeping.ts';

export interface PollDeps {
  readonly market: string;
  readonly isMetered: () => boolean;
  readonly keeping: Keeping;
  readonly network: Network;
  readonly snapshot: Pick<SnapshotManager, 'refresh' | 'latestTextHash' | 'asOf'>;
  readonly responses: Pick<ServerResponses, 'prefetch'>;
  readonly now: () => number;
  /** Keeps the home page as it is with what the device has by then. */
  readonly keepHome: HomeKeeper;
}

export interface Poll {
  readonly run: () => Promise<void>;
  /** Menu and pages may have been deleted from the device: the next poll fetches them. */
  readonly forgetShell: () => void;
}

export function createPoll(deps: PollDeps): Poll {
  const { market, isMetered, keeping, network, snapshot, responses, now, keepHome } = deps;
  /** Of the menu and pages that the device has: the server's texts then, null before the first manifest, and when. */
  let shell: { texts: string | null; readonly at: number } | null = null;

  async function fetchShell(): Promise<void> {
    const fetched = { texts: snapshot.latestTextHash(), at: now() };
    shell = fetched;
    if (!(await prefetchShell(responses, market)) && shell === fetched) shell = null;
  }
  return {
    async run() {
      const isKept = await keeping.read();
      // Menu and pages before the catalogue: a device that says it is ready has both.
      if (isKept && network.isOnline && shell === null) await fetchShell();
      const before = shell;
      await snapshot.refresh(market, isKept && !isMetered());
      if (before?.texts === null) before.texts = snapshot.latestTextHash();
      // Menu and pages change with texts, not with every price.
      const isDue =
        shell?.texts !== snapshot.latestTextHash() ||
        // A clock that was set back counts like one that went on.
        Math.abs(now() - shell.at) >= IDLE_POLL_INTERVAL_MS;
      if (isKept && network.isOnline && isDue) await fetchShell();
      await keepHome(`${shell?.at} ${snapshot.asOf()}`);
    },
    forgetShell() {
      shell = null;
    },
  };
}
