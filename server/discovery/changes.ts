// Follows the catalogue's change log, so that a change made by any node or import reaches this one within about a second.
import { type CatalogueChange, lastChange } from '#server/store/change-log.ts';
import type { Store } from '#server/store/store.ts';

const POLL_MS = 1_000;

/** Calls `follow` with each change later than `seen`, one at a time; a failure is told and tried again at the next look. */
export function followChanges(
  store: Store,
  seen: number,
  follow: (change: CatalogueChange) => Promise<void>,
  failed: (error: unknown) => void,
): { stop(): Promise<void> } {
  let last = seen;
  let isStopped = false;
  let timer: NodeJS.Timeout;
  let look: Promise<void> = Promise.resolve();
  const again = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      look = once().catch(failed).finally(again);
    }, POLL_MS);
    timer.unref();
  };
  const once = async () => {
    const change = await lastChange(store.db);
    if (change === undefined || change.seq <= last) return;
    await follow(change);
    last = change.seq;
  };
  again();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await look;
    },
  };
}
