// Filters and sorting as the discovery calls carry them (DA-11 to DA-14).
import { type Static, Type } from 'typebox';
import {
  type FacetForm,
  FILTER_OPERATORS,
  type FilterOperatorName,
  facetTypesOfForm,
} from '#contract/facets.ts';
import { Nullable } from '#contract/parameters.ts';

export const FilterOperator = Type.Enum([...FILTER_OPERATORS], { title: 'FilterOperator' });

const Text = Type.String({ maxLength: 200 });
const Path = Type.Array(Text, { maxItems: 10 });

/** DA-13: one value, a list of values, [min, max] for inrange, or a list of hierarchy paths. */
export const FilterData = Type.Union(
  [
    Text,
    Type.Number(),
    Type.Boolean(),
    Type.Array(Type.Union([Text, Type.Number(), Path]), { maxItems: 200 }),
  ],
  { title: 'FilterData' },
);
export type FilterDataValue = string | number | boolean | (string | number | string[])[];

export const SelectedFilterSchema = Type.Refine(
  Type.Object(
    { field: Type.String({ minLength: 1, maxLength: 80 }), op: FilterOperator, data: FilterData },
    { title: 'SelectedFilter', additionalProperties: true },
  ),
  ({ op, data }) => {
    const count = BOUND_COUNTS[op];
    if (count === undefined) return true;
    const bounds = Array.isArray(data) ? data : [data];
    return bounds.length === count && bounds.every(isNumeric);
  },
  ({ op }) => `data of ${op} must be ${BOUND_COUNTS[op] === 2 ? 'two numbers' : 'a number'}`,
);
/** How many numbers an operator compares with; the others compare values. */
const BOUND_COUNTS: Partial<Record<FilterOperatorName, number>> = { inrange: 2, leq: 1, geq: 1 };
/** A number, also as text: 199, '199.50'. */
function isNumeric(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '' && Number.isFinite(Number(value));
  return Number.isFinite(value);
}
export interface SelectedFilter {
  readonly field: string;
  readonly op: FilterOperatorName;
  readonly data: FilterDataValue;
}

const Group = {
  title: Type.String(),
  group_title: Type.Optional(Nullable(Type.String())),
  group_expanded: Type.Optional(Nullable(Type.Boolean())),
};
export const ValuesMeta = Type.Object(
  {
    ...Group,
    type: Type.Enum(facetTypesOfForm('options')),
    values: Type.Array(Type.String()),
    names: Type.Array(Type.String()),
    counts: Type.Array(Type.Integer()),
    swatches: Type.Optional(Type.Array(Nullable(Type.String()))),
  },
  { title: 'OptionsFilter' },
);
export const HierarchicalMeta = Type.Object(
  {
    ...Group,
    type: Type.Enum(facetTypesOfForm('hierarchy')),
    values: Type.Array(Type.Array(Type.String())),
    names: Type.Array(Type.String()),
    counts: Type.Array(Type.Integer()),
  },
  { title: 'HierarchyFilter' },
);
export const RangeMeta = Type.Object(
  {
    ...Group,
    type: Type.Enum(facetTypesOfForm('range')),
    min: Type.Number(),
    max: Type.Number(),
    unit: Type.Optional(Nullable(Type.String())),
    currency: Type.Optional(Nullable(Type.String())),
  },
  { title: 'RangeFilter' },
);
/** DA-11, DA-12: one facet; `names` and `counts` run beside `values`. Counts are of visible cards, disjunctive (FI-12). */
export const FilterDefinitionSchema = Type.Object(
  {
    field: Type.String(),
    actual_field: Type.Optional(Type.String()),
    op: FilterOperator,
    data: Type.Optional(FilterData),
    meta: Type.Union([ValuesMeta, HierarchicalMeta, RangeMeta]),
  },
  { title: 'FilterDefinition' },
);
export type ValuesMetaType = Static<typeof ValuesMeta>;
export type HierarchicalMetaType = Static<typeof HierarchicalMeta>;
export type RangeMetaType = Static<typeof RangeMeta>;
/** The meta of each form of facets. */
export interface FilterMetas {
  readonly options: ValuesMetaType;
  readonly hierarchy: HierarchicalMetaType;
  readonly range: RangeMetaType;
}
export interface FilterDefinition {
  readonly field: string;
  readonly actual_field?: string;
  readonly op: FilterOperatorName;
  readonly data?: FilterDataValue;
  readonly meta: FilterMetas[FacetForm];
}
/** A definition of one form. */
export type FilterDefinitionOf<F extends FacetForm> = FilterDefinition & { readonly meta: FilterMetas[F] };

const SortOrder = Type.Union([Type.Literal('asc'), Type.Literal('desc')]);
/** DA-14: as a client sends it; responses have SortOption. */
export const SortSchema = Type.Object(
  {
    field: Type.String({ minLength: 1, maxLength: 80 }),
    order: Type.Optional(SortOrder),
  },
  { title: 'RequestedSort', additionalProperties: true },
);
export const SortOptionSchema = Type.Object(
  {
    field: Type.String(),
    order: SortOrder,
    meta: Type.Object({
      title: Type.String(),
      values: Type.Optional(Type.Array(SortOrder)),
      names: Type.Optional(Type.Array(Type.String())),
    }),
  },
  { title: 'SortOption' },
);
export type SortOption = Static<typeof SortOptionSchema>;
export interface SelectedSort {
  readonly field: string;
  readonly order: 'asc' | 'desc';
}
