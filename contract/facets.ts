// Filter operators and facet types (DA-11 to DA-13): plain data, without the schemas made from it.

export const FILTER_OPERATORS = ['eq', 'neq', 'in', 'nin', 'leq', 'geq', 'inrange'] as const;
export type FilterOperatorName = (typeof FILTER_OPERATORS)[number];

/** What the values of a facet are: single options, paths of a tree, or the numbers between two bounds. */
export type FacetForm = 'options' | 'hierarchy' | 'range';

interface FacetTraits {
  readonly form: FacetForm;
  /** How a selection of it filters. */
  readonly op: FilterOperatorName;
}

/** Every type of facet. A new one does not compile until each place that treats types differently knows it. */
export const FACETS = {
  checkbox: { form: 'options', op: 'in' },
  radio: { form: 'options', op: 'eq' },
  'checkbox-grid': { form: 'options', op: 'in' },
  'checkbox-color': { form: 'options', op: 'in' },
  'checkbox-hierarchical': { form: 'hierarchy', op: 'in' },
  range: { form: 'range', op: 'inrange' },
} as const satisfies Readonly<Record<string, FacetTraits>>;

export type FacetType = keyof typeof FACETS;
export type FacetTypeOfForm<F extends FacetForm> = {
  [T in FacetType]: (typeof FACETS)[T]['form'] extends F ? T : never;
}[FacetType];

export const FACET_TYPES = Object.keys(FACETS) as FacetType[];

export function facetTypesOfForm<F extends FacetForm>(form: F): FacetTypeOfForm<F>[] {
  return FACET_TYPES.filter((type): type is FacetTypeOfForm<F> => FACETS[type].form === form);
}
