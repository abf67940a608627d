// The facets of a feed's products: the built-in ones, and attributes that many products have.
import type { Language } from '#contract/market.ts';
import type { CatalogueFacet, LocalizedText } from '#server/catalogue/model.ts';

/** An attribute becomes a facet when this share of products has it. */
const MIN_FACET_SHARE = 0.2;
const MAX_ATTRIBUTE_FACETS = 6;

const text = (en: string, sv: string, de: string, ko: string): LocalizedText => ({ en, sv, de, ko });
const BUILT_IN: readonly Pick<CatalogueFacet, 'field' | 'type' | 'title'>[] = [
  {
    field: 'category',
    type: 'checkbox-hierarchical',
    title: text('Category', 'Kategori', 'Kategorie', '카테고리'),
  },
  { field: 'gender', type: 'checkbox', title: text('Made for', 'För', 'Für', '대상') },
  { field: 'color', type: 'checkbox-color', title: text('Colour', 'Färg', 'Farbe', '색상') },
  { field: 'size', type: 'checkbox-grid', title: text('Size', 'Storlek', 'Größe', '사이즈') },
  { field: 'price', type: 'range', title: text('Price', 'Pris', 'Preis', '가격') },
  { field: 'brand', type: 'checkbox', title: text('Brand', 'Varumärke', 'Marke', '브랜드') },
  {
    field: 'in_stock',
    type: 'checkbox',
    title: text('Availability', 'Tillgänglighet', 'Verfügbarkeit', '재고'),
  },
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
  const builtIn = BUILT_IN.filter(({ field }) => hasSizes || field !== 'size');
  const reserved = new Set(BUILT_IN.map(({ field }) => field));
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
