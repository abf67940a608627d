// The facets of a feed's products: the built-in ones, and attributes that many products have.
import type { Language } from '#contract/market.ts';
import type { CatalogueFacet } from '#server/catalogue/model.ts';
import { inEveryLanguage, type ServerTexts } from '#server/catalogue/server-texts.ts';

/** An attribute becomes a facet when this share of products has it. */
const MIN_FACET_SHARE = 0.2;
const MAX_ATTRIBUTE_FACETS = 6;

const BUILT_IN: readonly {
  readonly field: keyof ServerTexts['facets'];
  readonly type: CatalogueFacet['type'];
}[] = [
  { field: 'category', type: 'checkbox-hierarchical' },
  { field: 'gender', type: 'checkbox' },
  { field: 'color', type: 'checkbox-color' },
  { field: 'size', type: 'checkbox-grid' },
  { field: 'price', type: 'range' },
  { field: 'brand', type: 'checkbox' },
  { field: 'in_stock', type: 'checkbox' },
];

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
  const reserved = new Set<string>(BUILT_IN.map(({ field }) => field));
  const builtIn = BUILT_IN.filter(({ field }) => hasSizes || field !== 'size').map((facet) => ({
    ...facet,
    title: inEveryLanguage(({ facets }) => facets[facet.field]),
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
