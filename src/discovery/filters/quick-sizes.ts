// Which sizes stand as chips over the results: those of the size facet, where there are few enough for one row; pure.
import type { FilterDefinition, ValuesMetaType } from '#contract/filters.ts';
import { SIZE_FIELD } from '#src/discovery/filters/option-name.ts';

/** More are no quick choice: clothes and shoes for everyone. */
const MAX_QUICK_SIZES = 16;

export type SizeDefinition = FilterDefinition & { readonly meta: ValuesMetaType };

/** Undefined where there is nothing to choose, or too much. */
export function quickSizesOf(filters: readonly FilterDefinition[]): SizeDefinition | undefined {
  const found = filters.find(({ field, meta }) => field === SIZE_FIELD && meta.type === 'checkbox-grid');
  const count = found !== undefined && 'values' in found.meta ? found.meta.values.length : 0;
  return count > 1 && count <= MAX_QUICK_SIZES ? (found as SizeDefinition) : undefined;
}
