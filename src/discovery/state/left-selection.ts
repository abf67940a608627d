// The selection of the list that the shopper left last, which the next list may offer (FI-08).
import type { SelectedFilter, SelectedSort } from '#contract/filters.ts';

export interface Selection {
  readonly filters: readonly SelectedFilter[];
  readonly sort: SelectedSort | null;
}

/** One for all lists of a page; null where nothing was selected. */
export interface LeftSelection {
  selection: Selection | null;
}

/** What a list is left with. */
export function selectionLeft(
  filters: readonly SelectedFilter[],
  sort: SelectedSort | null,
): LeftSelection['selection'] {
  return filters.length === 0 ? null : { filters, sort: sort && { ...sort } };
}
