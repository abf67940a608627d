// Clears the filters as the shop wants it: with the sorting, or without (FI-08).
import { useHost } from '#src/discovery/host-context.tsx';
import { clearFilters } from '#src/discovery/state/actions.ts';
import { useDiscovery } from '#src/discovery/state/context.tsx';

export function useClearFilters(): () => void {
  const { instance } = useDiscovery();
  const { filterSettings } = useHost();
  return () => clearFilters(instance, { withSort: filterSettings?.clearSorting ?? false });
}
