// The sort options as a flat list, one choice per direction (DA-14, FB-01).
import type { SelectedSort, SortOption } from '#contract/filters.ts';

export interface SortChoice extends SelectedSort {
  readonly key: string;
  /** "Price". */
  readonly title: string;
  /** "Lowest price first"; the title when the option has no name per direction. */
  readonly name: string;
}

export function sortChoicesOf(sorts: readonly SortOption[]): readonly SortChoice[] {
  return sorts.flatMap((sort) => {
    const directions = sort.meta.values?.length ? sort.meta.values : [sort.order];
    return directions.map((order, index) => ({
      key: `${sort.field} ${order}`,
      field: sort.field,
      order,
      title: sort.meta.title,
      name: sort.meta.names?.[index] ?? sort.meta.title,
    }));
  });
}

/** The selected choice; without a selection the first, which is the default order. */
export function selectedChoiceOf(
  choices: readonly SortChoice[],
  selected: SelectedSort | null | undefined,
): SortChoice | undefined {
  return (
    choices.find((choice) => choice.field === selected?.field && choice.order === selected.order) ??
    choices[0]
  );
}
