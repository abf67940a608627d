// Of what is selected only what concerns a part, so that a press draws that part again and no other.
import { useCallback, useSyncExternalStore } from 'react';
import { subscribe } from 'valtio/vanilla';
import type { SelectedFilter } from '#contract/filters.ts';
import { useDiscovery } from '#src/discovery/state/context.tsx';
import { type FilterItem, type FilterKey, filterFor, itemsOf } from '#src/discovery/state/selection.ts';

/** `selector` returns equal values while its part of the selection is the same: a number, a text, an object of the selection. */
export function useSelection<T>(selector: (selected: readonly SelectedFilter[]) => T): T {
  const { instance } = useDiscovery();
  const listen = useCallback((onChange: () => void) => subscribe(instance, onChange), [instance]);
  const read = () => selector(instance.selected);
  return useSyncExternalStore(listen, read, read);
}

export function useSelectedItems(key: FilterKey): readonly FilterItem[] {
  const filter = useSelection((selected) => filterFor(selected, key));
  return filter === undefined ? [] : itemsOf([filter], key);
}
