// All filter groups of the current results, each in an error boundary (ER-01); shown in the column and in the sheet.
import { useDeferredValue, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { FilterGroupSection } from '#src/discovery/filters/filter-group.tsx';
import { groupsOf, isWorthShowing, withoutEmptyValues } from '#src/discovery/filters/option-list.ts';
import { useHost } from '#src/discovery/host-context.tsx';
import { useDiscovery } from '#src/discovery/state/context.tsx';
import { itemsOf } from '#src/discovery/state/selection.ts';
import { Boundary } from '#src/ui/boundary.tsx';

export function FilterList() {
  const { instance } = useDiscovery();
  const { filters: latest, selected, products } = useSnapshot(instance);
  const { total: latestTotal } = products;
  // As the cards: what new results say of each option is drawn in slices.
  const { filters, total } = useDeferredValue(
    useMemo(() => ({ filters: latest, total: latestTotal }), [latest, latestTotal]),
  );
  const { filterSettings } = useHost();
  const offered = filterSettings?.hideEmptyValues ? withoutEmptyValues(filters, selected) : filters;
  const visible = offered.filter((definition) =>
    isWorthShowing(definition, total, itemsOf(selected, definition).length > 0),
  );
  return groupsOf(visible).map((group) => (
    <Boundary key={group.key} name={`Filter group ${group.title}`}>
      <FilterGroupSection group={group} />
    </Boundary>
  ));
}
