// The facets of a feed's products: the built-in ones, and attributes that many products have.
import { FACET_TYPES, type FacetType } from '#contract/facets.ts';
import type { Language } from '#contract/market.ts';
import { type CatalogueFacet, inEveryLanguage, type ServerTexts } from '#catalogue/catalogue.ts';

/** An attribute becomes a facet when this share of products has it. */
const MIN_FACET_SHARE = 0.2;
const MAX_ATTRIBUTE_FACETS = 6;

type BuiltInField = keyof ServerTexts['facets'];

/** In the order in which they are shown. */
const BUILT_IN_FIELDS = ['category', 'gender', 'color', 'size', 'price', 'brand', 'in_stock'] as const;
/** The built-in fields that a feed's facets of each type are for; a type without any is for other catalogues. */
const FIELDS_BY_TYPE: Readonly<Record<FacetType, readonly BuiltInField[]>> = {
  checkbox: ['gender', 'brand', 'in_stock'],
  radio: [],
  'checkbox-grid': ['size'],
  'checkbox-color': ['color'],
  'checkbox-hierarchical': ['category'],
  range: ['price'],
};

/** Attribute key to its title and the number of products that have it. */
export type AttributeCounts = ReadonlyMap<string, { readonly title: string; readonly products: number }>;

export interface FacetInput {
  readonly attributes: AttributeCounts;
  readonly products: number;
  /** False where everything comes in one size: nobody can filter by size then. */
  readonly hasSizes: boolean;
}

export function facetsOf(
  { attributes, products, hasSizes }: FacetInput,
  language: Language,
): CatalogueFacet[] {
  const reserved = new Set<string>(BUILT_IN_FIELDS);
  const builtIn = BUILT_IN_FIELDS.filter((field) => hasSizes || field !== 'size').map((field) => ({
    field,
    type: typeOf(field),
    title: inEveryLanguage(({ facets }) => facets[field]),
  }));
  const attributeFacets = [...attributes]
    .filter(([key, { products: having }]) => !reserved.has(key) && having >= products * MIN_FACET_SHARE)
    .sort(([a, x], [b, y]) => y.products - x.products || (a < b ? -1 : 1))
    .slice(0, MAX_ATTRIBUTE_FACETS)
    .map(([key, { title }]) => ({ field: key, type: 'checkbox' as const, title: { [language]: title } }));
  return [...builtIn, ...attributeFacets].map((facet, order) => ({
    ...facet,
    groupTitle: null,
    groupExpanded: order < 5,
    order,
    unit: null,
  }));
}

function typeOf(field: BuiltInField): FacetType {
  return FACET_TYPES.find((type) => FIELDS_BY_TYPE[type].includes(field)) ?? 'checkbox';
}
