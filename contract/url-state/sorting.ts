// The sorting as a URL parameter's value: the field, then the emoji of a rising or a falling chart (UR-01).
import type { SelectedSort } from '#contract/filters.ts';

const ASCENDING = '\u{1F4C8}';
const DESCENDING = '\u{1F4C9}';
const MAX_FIELD_LENGTH = 80;

/** Undefined for a field that no URL can hold. */
export function encodeSort(sort: SelectedSort): string | undefined {
  return isField(sort.field) ? sort.field + (sort.order === 'asc' ? ASCENDING : DESCENDING) : undefined;
}

/** Undefined without one of the two suffixes, or without a field before it. */
export function decodeSort(text: string): SelectedSort | undefined {
  const order = text.endsWith(ASCENDING) ? 'asc' : text.endsWith(DESCENDING) ? 'desc' : undefined;
  const field = text.slice(0, -ASCENDING.length);
  return order !== undefined && isField(field) ? { field, order } : undefined;
}

function isField(field: string): boolean {
  return field.length > 0 && field.length <= MAX_FIELD_LENGTH && field.isWellFormed();
}
