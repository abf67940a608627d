// Filters as URL parameters: `f<key>_<field><operator token>` (UR-02).
import type { FilterOperatorName } from '#contract/facets.ts';
import type { SelectedFilter } from '#contract/filters.ts';
import { decodeValue, encodeValue } from '#contract/url-state/values.ts';

/** Stands behind the field in the parameter's name; `in` needs none. */
const TOKENS: Readonly<Record<FilterOperatorName, string>> = {
  in: '\u2208',
  eq: '\u2261',
  neq: '\u2260',
  nin: '\u2209',
  leq: '\u2264',
  geq: '\u2265',
  inrange: '\u{1F522}',
};
const OPERATORS = Object.keys(TOKENS) as FilterOperatorName[];
const LEGACY_PREFIX = 'filter_';
const MAX_FIELD_LENGTH = 80;

/** The parameter of a filter; undefined for one that no URL can hold. */
export function filterParameter(
  filter: SelectedFilter,
  key: string,
): { readonly name: string; readonly value: string } | undefined {
  if (!isField(filter.field)) return undefined;
  const value = encodeValue(filter.op, filter.data);
  if (value === undefined) return undefined;
  // A field that itself ends in a token would be misread, so there the default operator is written too.
  const token = filter.op === 'in' && operatorOf(filter.field) === undefined ? '' : TOKENS[filter.op];
  return { name: `f${key}_${filter.field}${token}`, value };
}

/** Whether a parameter's name is one of a filter of this instance; the older `filter_` belongs to the one without a key. */
export function isFilterName(name: string, key: string): boolean {
  return name.startsWith(`f${key}_`) || (key === '' && name.startsWith(LEGACY_PREFIX));
}

/** Undefined: the field or the value can't be read. Call it with a name for which `isFilterName` holds. */
export function filterOf(name: string, value: string, key: string): SelectedFilter | undefined {
  const prefix = name.startsWith(`f${key}_`) ? `f${key}_` : LEGACY_PREFIX;
  const rest = name.slice(prefix.length);
  const written = operatorOf(rest);
  const op = written ?? 'in';
  const field = written === undefined ? rest : rest.slice(0, -TOKENS[written].length);
  if (!isField(field)) return undefined;
  const data = decodeValue(op, value);
  return data === undefined ? undefined : { field, op, data };
}

/** Of two filters of one field and operator one that lists what either does; undefined where they are no lists, or too long ones. */
export function joinedFilters(
  { field, op, data }: SelectedFilter,
  other: SelectedFilter,
): SelectedFilter | undefined {
  if ((op !== 'in' && op !== 'nin') || !Array.isArray(data) || !Array.isArray(other.data)) return undefined;
  const known = new Set(data.map((item) => JSON.stringify(item)));
  const joined = [...data, ...other.data.filter((item) => !known.has(JSON.stringify(item)))];
  return encodeValue(op, joined) === undefined ? undefined : { field, op, data: joined };
}

function operatorOf(text: string): FilterOperatorName | undefined {
  return OPERATORS.find((op) => text.endsWith(TOKENS[op]));
}

function isField(field: string): boolean {
  return field.length > 0 && field.length <= MAX_FIELD_LENGTH && field.isWellFormed();
}
