// The orders a shopper may choose from, one a direction (DA-14, FB-01).
import type { SelectedSort, SortOption } from '#contract/filters.ts';

export interface SortChoice extends SelectedSort {
  readonly key: string;
  /** "Price". */
  readonly title: string;
  /** "Lowest price first"; the title itself when the answer names no direction. */
  readonly name: string;
}

export function sortChoicesOf(sorts: readonly SortOption[]): readonly SortChoice[] {
  return sorts.flatMap((sort) => {
    const orders = sort.meta.values?.length ? sort.meta.values : [sort.order];
    return orders.map((order, index) => ({
      key: `${sort.field} ${order}`,
      field: sort.field,
      order,
      title: sort.meta.title,
      name: sort.meta.names?.[index] ?? sort.meta.title,
    }));
  });
}

/** The chosen order; with none chosen the first, which is the one the list is in. */
export function selectedChoiceOf(
  choices: readonly SortChoice[],
  selected: SelectedSort | null,
): SortChoice | undefined {
  return (
    choices.find((choice) => choice.field === selected?.field && choice.order === selected.order) ??
    choices[0]
  );
}
