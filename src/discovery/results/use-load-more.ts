// Loads more cards of the current results; the returned function resolves to the index of the first new card, or null.
import { useHost } from '#src/discovery/host-context.tsx';
import { loadMore } from '#src/discovery/state/actions.ts';
import { useDiscovery } from '#src/discovery/state/context.tsx';
import { report } from '#src/platform/log.ts';

/** `pageSize` is the number of cards of the first load (PA-01). */
export function useLoadMore(pageSize: number): (isAutomatic: boolean) => Promise<number | null> {
  const { instance, scope } = useDiscovery();
  const { client, market } = useHost();
  return (isAutomatic) =>
    loadMore(instance, {
      client,
      market,
      scope,
      pageSize,
      isAutomatic,
      now: () => performance.now(),
    }).catch((error: unknown) => {
      report(error, 'load more');
      return null;
    });
}
