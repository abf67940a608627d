// What a filter shows beyond its selection: kept with the instance, so that it comes back with the page (UR-05).
import { useSnapshot } from 'valtio';
import { useDiscovery } from '#src/discovery/state/context.tsx';
import type { LocalFilter } from '#src/discovery/state/discovery-instance.ts';
import { setLocalFilter } from '#src/discovery/state/filter-actions.ts';

const NOTHING: LocalFilter = {};

/** `name`: as the keys of DiscoveryInstance.localFilters. */
export function useLocalFilter(name: string): readonly [LocalFilter, (change: LocalFilter) => void] {
  const { instance } = useDiscovery();
  // Synchronous, as typing into a field must be.
  const { localFilters } = useSnapshot(instance, { sync: true });
  return [localFilters[name] ?? NOTHING, (change) => setLocalFilter(instance, name, change)];
}
